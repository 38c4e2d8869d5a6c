-- Sorting: 300,000 records by a key of integers, all different and in no order.
local function shuffled_records(count)
  local records = {}
  local seed = 42
  for i = 0, count - 1 do
    seed = seed * 48271 % 2147483647
    records[i + 1] = {key = seed, index = i}
  end
  return records
end

local function checksum(records)
  local sum = 0
  for place, record in ipairs(records) do
    sum = (sum * 31 + record.index * place) % 1000000007
  end
  return sum
end

local records = shuffled_records(300000)
table.sort(records, function(a, b) return a.key < b.key end)
print(records[1].key)
print(records[#records].key)
print(checksum(records))
