-- Lists of lists of floats: the product of two square matrices, by index.
local function matrix(size, seed)
  local rows = {}
  for i = 0, size - 1 do
    local row = {}
    for j = 0, size - 1 do
      row[j + 1] = (i * seed + j * 7) % 11 * 0.5 - 2.5
    end
    rows[i + 1] = row
  end
  return rows
end

local function product(a, b)
  local size = #a
  local result = {}
  for i = 1, size do
    local left = a[i]
    local row = {}
    for j = 1, size do
      local sum = 0.0
      for k = 1, size do
        sum = sum + left[k] * b[k][j]
      end
      row[j] = sum
    end
    result[i] = row
  end
  return result
end

local function trace(m)
  local sum = 0.0
  for i = 1, #m do
    sum = sum + m[i][i] * i
  end
  return sum
end

print(trace(product(matrix(300, 3), matrix(300, 5))))
