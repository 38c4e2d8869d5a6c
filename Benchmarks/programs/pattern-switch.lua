-- Patterns: tagged tables taken apart by a chain of conditions, with a range and a condition.
local function make_shape(i)
  local kind = i % 6
  if kind == 0 then return {kind = "circle", radius = i % 10 + 1} end
  if kind == 1 then return {kind = "square", side = i % 7 + 1} end
  if kind == 2 then return {kind = "rectangle", width = i % 5 + 1, height = i % 9 + 1} end
  if kind == 3 then return {kind = "triangle", base = i % 8 + 1, height = i % 6 + 1} end
  if kind == 4 then return {kind = "polygon", corners = i % 11 + 3, side = 2} end
  return {kind = "nothing"}
end

local function surface(shape)
  local kind = shape.kind
  if kind == "circle" then
    return 3 * shape.radius * shape.radius
  elseif kind == "square" then
    local side = shape.side
    if side > 4 then return side * side + 1 end
    return side * side
  elseif kind == "rectangle" then
    return shape.width * shape.height
  elseif kind == "triangle" then
    return shape.base * shape.height // 2
  elseif kind == "polygon" then
    local corners = shape.corners
    if corners >= 3 and corners <= 5 then return 4 * shape.side * shape.side end
    return corners * shape.side
  end
  return 0
end

local function total_surface(kinds, rounds)
  local shapes = {}
  for i = 0, kinds - 1 do
    shapes[i + 1] = make_shape(i)
  end
  local total = 0
  for round = 1, rounds do
    for _, shape in ipairs(shapes) do
      total = (total + surface(shape) * round) % 1000003
    end
  end
  return total
end

print(total_surface(1000, 6000))
