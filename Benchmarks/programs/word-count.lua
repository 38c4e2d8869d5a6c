-- Words: a text of made-up lines is split, lower-cased and counted.
local function vocabulary()
  local starts = {"ba", "Do", "ki", "lu", "Mo", "ne", "ra", "Si", "ta", "vu"}
  local ends = {"bel", "dor", "fin", "gas", "lim", "mor", "nak", "pet", "ros", "tul"}
  local words = {}
  for _, first in ipairs(starts) do
    for _, middle in ipairs(starts) do
      for _, last in ipairs(ends) do
        words[#words + 1] = first .. middle .. last
      end
    end
  end
  return words
end

local function made_up_text(words, lines)
  local text = {}
  local seed = 11
  for i = 1, lines do
    local line = {}
    for j = 1, 10 do
      seed = seed * 48271 % 2147483647
      local reach = seed // 1000 % #words + 1
      line[j] = words[seed % reach + 1]
    end
    text[i] = table.concat(line, " ")
  end
  return table.concat(text, "\n")
end

local function count_words(text)
  local counts = {}
  for line in text:gmatch("[^\n]+") do
    for word in line:lower():gmatch("%S+") do
      counts[word] = (counts[word] or 0) + 1
    end
  end
  return counts
end

local function checksum(words, counts)
  local sum = 0
  for i, word in ipairs(words) do
    sum = sum + i * (counts[word:lower()] or 0)
  end
  return sum
end

local words = vocabulary()
local counts = count_words(made_up_text(words, 100000))
print(counts["babador"])
print(counts["moluros"])
print(checksum(words, counts))
