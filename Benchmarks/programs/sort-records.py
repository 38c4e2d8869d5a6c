# Sorting: 300,000 records by a key of integers, all different and in no order.
from operator import itemgetter


def shuffled_records(count):
    records = []
    seed = 42
    for i in range(count):
        seed = seed * 48271 % 2147483647
        records.append({"key": seed, "index": i})
    return records


def checksum(records):
    total = 0
    for place, record in enumerate(records, 1):
        total = (total * 31 + record["index"] * place) % 1000000007
    return total


records = sorted(shuffled_records(300000), key=itemgetter("key"))
print(records[0]["key"])
print(records[-1]["key"])
print(checksum(records))
