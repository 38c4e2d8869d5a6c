// Records: transfers between accounts, by named field, by computed key, inside a list.
fn openAccounts(count) {
    var accounts = []
    for i in 0..<count {
        accounts.append({number: i, balance: 1000, transfers: 0})
    }
    return accounts
}

fn transfer(accountCount, transfers) {
    var accounts = openAccounts(accountCount)
    var ledger = {small: 0, large: 0, refused: 0}
    var seed = 7
    for _ in 0..<transfers {
        seed = seed * 48271 % 2147483647
        let source = seed % accountCount
        let target = seed.quotient(1000) % accountCount
        let amount = seed % 251
        if accounts[source].balance >= amount {
            accounts[source].balance -= amount
            accounts[source].transfers += 1
            accounts[target].balance += amount
            let kind = amount < 100 ? "small" : "large"
            ledger[kind] = ledger[kind] + 1
        } else {
            ledger.refused += 1
        }
    }
    var sum = 0
    for account in accounts {
        sum = (sum * 31 + account.balance * 7 + account.transfers) % 1000000007
    }
    print(ledger.small)
    print(ledger.large)
    print(ledger.refused)
    return sum
}

transfer(1000, 5000000)
