# Records: transfers between accounts, by named field, by computed key, inside a list.
from dataclasses import dataclass


@dataclass(slots=True)
class Account:
    number: int
    balance: int = 1000
    transfers: int = 0


def transfer(account_count, transfers):
    accounts = [Account(i) for i in range(account_count)]
    ledger = {"small": 0, "large": 0, "refused": 0}
    seed = 7
    for _ in range(transfers):
        seed = seed * 48271 % 2147483647
        source = accounts[seed % account_count]
        target = accounts[seed // 1000 % account_count]
        amount = seed % 251
        if source.balance >= amount:
            source.balance -= amount
            source.transfers += 1
            target.balance += amount
            kind = "small" if amount < 100 else "large"
            ledger[kind] += 1
        else:
            ledger["refused"] += 1
    total = 0
    for account in accounts:
        total = (total * 31 + account.balance * 7 + account.transfers) % 1000000007
    print(ledger["small"])
    print(ledger["large"])
    print(ledger["refused"])
    return total


print(transfer(1000, 5000000))
