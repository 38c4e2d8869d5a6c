-- Float kernel: how many steps the points of a grid need to leave the Mandelbrot set.
local function escape_steps(width, height, limit)
  local total = 0
  for row = 0, height - 1 do
    local ci = 2.0 * row / height - 1.0
    for column = 0, width - 1 do
      local cr = 3.0 * column / width - 2.0
      local zr, zi, steps = 0.0, 0.0, 0
      while steps < limit and zr * zr + zi * zi <= 4.0 do
        zr, zi = zr * zr - zi * zi + cr, 2.0 * zr * zi + ci
        steps = steps + 1
      end
      total = total + steps
    end
  end
  return total
end

print(escape_steps(900, 600, 100))
