-- Records: transfers between accounts, by named field, by computed key, inside a list.
local function open_accounts(count)
  local accounts = {}
  for i = 0, count - 1 do
    accounts[i + 1] = {number = i, balance = 1000, transfers = 0}
  end
  return accounts
end

local function transfer(account_count, transfers)
  local accounts = open_accounts(account_count)
  local ledger = {small = 0, large = 0, refused = 0}
  local seed = 7
  for _ = 1, transfers do
    seed = seed * 48271 % 2147483647
    local source = accounts[seed % account_count + 1]
    local target = accounts[seed // 1000 % account_count + 1]
    local amount = seed % 251
    if source.balance >= amount then
      source.balance = source.balance - amount
      source.transfers = source.transfers + 1
      target.balance = target.balance + amount
      local kind = amount < 100 and "small" or "large"
      ledger[kind] = ledger[kind] + 1
    else
      ledger.refused = ledger.refused + 1
    end
  end
  local sum = 0
  for _, account in ipairs(accounts) do
    sum = (sum * 31 + account.balance * 7 + account.transfers) % 1000000007
  end
  print(ledger.small)
  print(ledger.large)
  print(ledger.refused)
  return sum
end

print(transfer(1000, 5000000))
