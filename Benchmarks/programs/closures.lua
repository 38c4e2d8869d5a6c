-- Closures that keep what they captured: counters that change a variable, chained adders.
local function counter(start, step)
  local value = start
  return function()
    value = value + step
    return value
  end
end

local function compose(first, second)
  return function(x) return second(first(x)) end
end

local function adder(amount)
  return function(x) return (x + amount) % 1000003 end
end

local function drive(rounds)
  local counters = {counter(0, 1), counter(5, 3), counter(7, 11)}
  local change = compose(compose(adder(17), adder(4)), adder(1))
  local total = 0
  for _ = 1, rounds do
    for _, next_value in ipairs(counters) do
      total = change(total + next_value())
    end
  end
  return total
end

print(drive(1000000))
