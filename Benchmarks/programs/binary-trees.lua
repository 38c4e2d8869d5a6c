-- Allocation: many short-lived trees of tables, built and walked by recursion.
local function grow(depth)
  if depth == 0 then return {left = nil, right = nil} end
  return {left = grow(depth - 1), right = grow(depth - 1)}
end

local function weigh(tree)
  if tree.left == nil then return 1 end
  return 1 + weigh(tree.left) + weigh(tree.right)
end

local function forest(trees, depth)
  local total = 0
  for _ = 1, trees do
    total = total + weigh(grow(depth))
  end
  return total
end

print(forest(80, 14))
