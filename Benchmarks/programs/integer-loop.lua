-- Integer loop: the longest Collatz chain below a limit, a `while` inside a `for`.
local function longest_chain(limit)
  local best, best_length = 0, 0
  for start = 1, limit - 1 do
    local n, length = start, 1
    while n ~= 1 do
      if n % 2 == 0 then
        n = n // 2
      else
        n = 3 * n + 1
      end
      length = length + 1
    end
    if length > best_length then
      best, best_length = start, length
    end
  end
  return best * 1000 + best_length
end

print(longest_chain(300000))
