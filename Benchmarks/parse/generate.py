#!/usr/bin/env python3
"""Makes a long Trellis script and its Lua twin, for measuring how fast they are parsed and compiled.

    generate.py DIRECTORY [--bytes N]

writes DIRECTORY/parse.dsl (about N bytes, two million unless said) and DIRECTORY/parse.lua. Both hold the
same functions, statement by statement. The names and shapes come from a seeded generator: the same call
makes the same bytes.
"""
import argparse
import pathlib
import random

from languages import Lua, Trellis

NAMES = ["price", "amount", "total", "width", "height", "index", "limit", "score", "weight", "offset",
         "balance", "distance", "length", "margin", "speed", "share", "level", "ratio", "depth", "volume"]
FIELDS = ["name", "city", "country", "year", "size", "rank", "color", "status"]
WORDS = ["north", "harbour", "violet", "seven", "granite", "lantern", "meadow", "copper", "winter", "signal"]


def enclosed(value):
    """The value in parentheses, unless it is a single operand or has them already."""
    is_single = " " not in value or (value.startswith("(") and value.endswith(")") and value.count("(") == 1)
    return value if is_single else f"({value})"


class Writer:
    """Writes one function at a time. Two writers with equal seeds make the same choices in both languages."""

    def __init__(self, language, seed):
        self.language = language
        self.random = random.Random(seed)
        self.functions = []
        self.fresh = 0

    def new_name(self):
        self.fresh += 1
        return f"{self.random.choice(NAMES)}{self.fresh}"

    def number(self):
        if self.random.random() < 0.7:
            return str(self.random.randint(0, 5000))
        return f"{self.random.randint(0, 999)}.{self.random.choice(['25', '5', '75', '125'])}"

    def operand(self, names):
        return self.random.choice(names) if self.random.random() < 0.6 else self.number()

    def value(self, names, depth=0):
        pick = self.random.random()
        if depth > 2 or pick < 0.25:
            return self.operand(names)
        if pick < 0.7:
            left, right = self.value(names, depth + 1), self.value(names, depth + 1)
            return f"{left} {self.random.choice('+-*')} {right}"
        if pick < 0.8:
            return f"{enclosed(self.value(names, depth + 1))} {self.random.choice('*%')} {self.operand(names)}"
        if pick < 0.85:
            return self.language.quotient(self.random.choice(names), str(self.random.randint(2, 90)))
        if pick < 0.95 and self.functions:
            name, arity = self.random.choice(self.functions[-50:])
            return f"{name}({', '.join(self.value(names, depth + 2) for _ in range(arity))})"
        return f"({self.operand(names)} - {self.operand(names)})"

    def test(self, names):
        operators = self.language.operators
        comparison = self.random.choice(["<", "<=", ">", ">=", "==", operators["!="]])
        simple = f"{self.value(names, 2)} {comparison} {self.value(names, 2)}"
        pick = self.random.random()
        if pick < 0.65:
            return simple
        if pick < 0.75:
            return f"{operators['not']}({simple})"
        return f"{simple} {operators[self.random.choice(['and', 'or'])]} {self.value(names, 3)} < {self.number()}"

    def sentence(self, names):
        pieces = [self.random.choice(WORDS) + " "]
        for _ in range(self.random.randint(1, 2)):
            pieces += [("value", self.random.choice(names)), f" {self.random.choice(WORDS)} "]
        return self.language.text(pieces)

    def block(self, names, variables, depth, length):
        """Statements that see `names` and may change `variables`."""
        names = list(names)
        lines = []
        for _ in range(length):
            lines += self.statement(names, variables, depth)
        return lines

    def statement(self, names, variables, depth):
        language, pick = self.language, self.random.random()
        if depth > 2 or pick < 0.25:
            target = self.random.choice(variables)
            return language.assign(target, self.random.choice(["", "+", "-", "*"]), self.value(names))
        if pick < 0.45:
            name, value = self.new_name(), self.value(names)
            names.append(name)
            return language.declare(name, value, changes=False)
        if pick < 0.6:
            test = self.test(names)
            body = self.block(names, variables, depth + 1, self.random.randint(1, 2))
            otherwise = self.block(names, variables, depth + 1, 1) if self.random.random() < 0.5 else []
            return language.condition(test, body, otherwise)
        if pick < 0.7:
            name = self.new_name()
            limit = self.random.choice(names)
            return language.count(name, limit, self.block(names + [name], variables, depth + 1, 2))
        if pick < 0.75:
            return language.loop(self.test(names), self.block(names, variables, depth + 1, 2))
        if pick < 0.85:
            return self.over_a_list(names, variables, depth)
        if pick < 0.95:
            return self.with_a_record(names, variables)
        return language.calls(f"print({self.sentence(names)})")

    def over_a_list(self, names, variables, depth):
        language = self.language
        items, item, mapped = self.new_name(), self.new_name(), self.new_name()
        lines = list(language.declare(
            items, language.list([self.operand(names) for _ in range(self.random.randint(2, 6))]), changes=True))
        lines += language.append(items, self.value(names))
        lines += language.mapped(mapped, items, item, self.value(names + [item], 1))
        lines += language.each(item, mapped, self.block(names + [item], variables, depth + 1, 1))
        return lines

    def with_a_record(self, names, variables):
        language = self.language
        record, fields = self.new_name(), self.random.sample(FIELDS, self.random.randint(2, 5))
        pairs = [(field, f'"{self.random.choice(WORDS)}"' if i == 0 else self.operand(names))
                 for i, field in enumerate(fields)]
        lines = list(language.declare(record, language.record(pairs), changes=True))
        lines += language.assign(f"{record}.{fields[-1]}", "", self.value(names))
        lines += language.assign(self.random.choice(variables), "+", f"{record}.{fields[-1]}")
        return lines

    def function(self):
        language = self.language
        self.fresh = 0
        parameters = [self.new_name() for _ in range(self.random.randint(1, 4))]
        name = f"{self.random.choice(NAMES)}Of{self.random.choice(FIELDS).capitalize()}{len(self.functions)}"
        first, second = self.new_name(), self.new_name()
        body = [f"{language.comment} {' '.join(self.random.choices(WORDS, k=8))}"]
        body += language.declare(first, self.value(parameters), changes=True)
        body += language.declare(second, self.number(), changes=True)
        body += self.block(parameters + [first, second], [first, second], 0, self.random.randint(3, 8))
        body += language.returns(f"{first} + {second}")
        lines = list(language.function(name, parameters, body))
        self.functions.append((name, len(parameters)))
        return "\n".join(lines) + "\n\n"


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("directory", type=pathlib.Path)
    options.add_argument("--bytes", type=int, default=2_000_000)
    arguments = options.parse_args()
    trellis, lua = Writer(Trellis(), 1), Writer(Lua(), 1)
    texts = {"parse.dsl": [], "parse.lua": []}
    size = 0
    while size < arguments.bytes:
        text = trellis.function()
        size += len(text)
        texts["parse.dsl"].append(text)
        texts["parse.lua"].append(lua.function())
    arguments.directory.mkdir(parents=True, exist_ok=True)
    for name, pieces in texts.items():
        (arguments.directory / name).write_text("".join(pieces), encoding="utf-8")


if __name__ == "__main__":
    main()
