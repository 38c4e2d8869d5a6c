# Closures over lists: scale every number, keep some, fold what is left.
from functools import reduce


def fold_kept(numbers, factor, limit):
    scaled = [x * factor % 10007 for x in numbers]
    kept = [x for x in scaled if x < limit]
    return reduce(lambda total, x: (total * 31 + x) % 1000003, kept, 0)


def passes(size, rounds):
    numbers = [i * 7 + 3 for i in range(size)]
    total = 0
    for number in range(1, rounds + 1):
        total += fold_kept(numbers, number * 13, 5000 + number)
    return total


print(passes(100000, 60))
