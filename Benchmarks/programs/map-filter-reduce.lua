-- Closures over lists: scale every number, keep some, fold what is left.
local function map(list, transform)
  local result = {}
  for i = 1, #list do
    result[i] = transform(list[i])
  end
  return result
end

local function filter(list, keep)
  local result, n = {}, 0
  for i = 1, #list do
    local item = list[i]
    if keep(item) then
      n = n + 1
      result[n] = item
    end
  end
  return result
end

local function reduce(list, initial, combine)
  local result = initial
  for i = 1, #list do
    result = combine(result, list[i])
  end
  return result
end

local function fold_kept(numbers, factor, limit)
  local scaled = map(numbers, function(x) return x * factor % 10007 end)
  local kept = filter(scaled, function(x) return x < limit end)
  return reduce(kept, 0, function(sum, x) return (sum * 31 + x) % 1000003 end)
end

local function passes(size, rounds)
  local numbers = {}
  for i = 0, size - 1 do
    numbers[i + 1] = i * 7 + 3
  end
  local total = 0
  for round = 1, rounds do
    total = total + fold_kept(numbers, round * 13, 5000 + round)
  end
  return total
end

print(passes(100000, 60))
