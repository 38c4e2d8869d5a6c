#!/usr/bin/env python3
"""Makes a CSV file for measuring how fast data becomes an aligned table.

    generate.py FILE [--rows N]

Six columns and N rows (100,000 unless said). City names and notes hold wide characters, combining marks and an
emoji of several joined ones, some cells need quotes, some are empty. The last column always has five digits, so
that in an aligned table every row ends in the same terminal cell.
"""
import argparse
import csv
import datetime
import pathlib

CITIES = ["東京", "São Paulo", "Zürich", "New York", "København", "서울", "Reykjavík", "भोपाल", "Lima", "Washington, D.C."]
GROUPS = ["👨‍👩‍👧", "pair", "single", "👍🏽 team", "school"]
NOTES = ["", "paid", "called \"the early one\"", "second visit", "e\u0301te\u0301 (summer)", "booked, not paid"]


def rows(count):
    seed = 5
    first_day = datetime.date(2001, 1, 1)
    for number in range(count):
        seed = seed * 48271 % 2147483647
        yield [
            first_day + datetime.timedelta(days=number % 9000),
            CITIES[seed % len(CITIES)],
            GROUPS[seed // 16 % len(GROUPS)],
            NOTES[seed // 256 % len(NOTES)],
            f"{seed % 100000 / 100:.2f}",
            10000 + seed // 64 % 90000,
        ]


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("file", type=pathlib.Path)
    options.add_argument("--rows", type=int, default=100_000)
    arguments = options.parse_args()
    arguments.file.parent.mkdir(parents=True, exist_ok=True)
    with arguments.file.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["date", "city", "group", "note", "price", "visitors"])
        writer.writerows(rows(arguments.rows))


if __name__ == "__main__":
    main()
