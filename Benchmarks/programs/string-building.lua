-- Strings: rows of text put together from interpolated pieces, joined and counted.
local concat = table.concat

local function row(number, columns)
  local cells = {}
  for column = 0, columns - 1 do
    cells[column + 1] = "r" .. number .. "c" .. column .. "=" .. number * column % 97
  end
  return concat(cells, ", ")
end

local function report(rows, columns)
  local lines = {}
  for number = 0, rows - 1 do
    local line = "| "
    line = line .. row(number, columns)
    line = line .. " |"
    lines[number + 1] = line
  end
  return concat(lines, "\n")
end

local text = report(50000, 20)
print(#text)
print(text:sub(-14) == "r49999c19=60 |")
