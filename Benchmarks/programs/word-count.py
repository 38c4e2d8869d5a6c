# Words: a text of made-up lines is split, lower-cased and counted.
from collections import Counter


def vocabulary():
    starts = ["ba", "Do", "ki", "lu", "Mo", "ne", "ra", "Si", "ta", "vu"]
    ends = ["bel", "dor", "fin", "gas", "lim", "mor", "nak", "pet", "ros", "tul"]
    return [first + middle + last for first in starts for middle in starts for last in ends]


def made_up_text(words, lines):
    text = []
    seed = 11
    for _ in range(lines):
        line = []
        for _ in range(10):
            seed = seed * 48271 % 2147483647
            reach = seed // 1000 % len(words) + 1
            line.append(words[seed % reach])
        text.append(" ".join(line))
    return "\n".join(text)


def count_words(text):
    counts = Counter()
    for line in text.splitlines():
        counts.update(line.lower().split())
    return counts


def checksum(words, counts):
    return sum(i * counts[word.lower()] for i, word in enumerate(words, 1))


words = vocabulary()
counts = count_words(made_up_text(words, 100000))
print(counts["babador"])
print(counts["moluros"])
print(checksum(words, counts))
