-- N queens: all ways to place them, by backtracking over lists that are changed in place.
local function solutions(size)
  local columns, rising, falling, placed = {}, {}, {}, {}
  for i = 1, size do
    columns[i] = false
    placed[i] = 0
  end
  for i = 1, 2 * size do
    rising[i] = false
    falling[i] = false
  end
  local found = 0
  local row = 1
  while row >= 1 do
    local column = placed[row]
    if column >= 1 then
      columns[column] = false
      rising[row + column] = false
      falling[row - column + size] = false
    end
    column = column + 1
    while column <= size and (columns[column] or rising[row + column] or falling[row - column + size]) do
      column = column + 1
    end
    if column > size then
      placed[row] = 0
      row = row - 1
    else
      placed[row] = column
      columns[column] = true
      rising[row + column] = true
      falling[row - column + size] = true
      if row == size then
        found = found + 1
      else
        row = row + 1
      end
    end
  end
  return found
end

print(solutions(12))
