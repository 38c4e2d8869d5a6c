"""The two languages that the generated program is spelled in: one method a construct, equal in both."""


def indent(lines):
    return ["    " + line for line in lines]


class Trellis:
    """Spells the program in Trellis."""
    comment = "//"
    operators = {"and": "&&", "or": "||", "not": "!", "!=": "!="}

    def quotient(self, a, b):
        return f"{a}.quotient({b})"

    def record(self, pairs):
        return "{" + ", ".join(f"{key}: {value}" for key, value in pairs) + "}"

    def list(self, items):
        return "[" + ", ".join(items) + "]"

    def text(self, pieces):
        return '"' + "".join(f"\\({p[1]})" if isinstance(p, tuple) else p for p in pieces) + '"'

    def function(self, name, parameters, body):
        yield f"fn {name}({', '.join(parameters)}) {{"
        yield from indent(body)
        yield "}"

    def declare(self, name, value, changes):
        yield f"{'var' if changes else 'let'} {name} = {value}"

    def assign(self, target, operator, value):
        yield f"{target} {operator}= {value}" if operator else f"{target} = {value}"

    def returns(self, value):
        yield f"return {value}"

    def calls(self, value):
        yield value

    def condition(self, test, body, otherwise):
        yield f"if {test} {{"
        yield from indent(body)
        if otherwise:
            yield "} else {"
            yield from indent(otherwise)
        yield "}"

    def count(self, name, limit, body):
        yield f"for {name} in 0..<{limit} {{"
        yield from indent(body)
        yield "}"

    def each(self, name, items, body):
        yield f"for {name} in {items} {{"
        yield from indent(body)
        yield "}"

    def loop(self, test, body):
        yield f"while {test} {{"
        yield from indent(body)
        yield "}"

    def mapped(self, name, items, parameter, value):
        yield f"let {name} = {items}.map {{ {parameter} in {value} }}"

    def append(self, items, value):
        yield f"{items}.append({value})"


class Lua:
    """Spells the program in Lua."""
    comment = "--"
    operators = {"and": "and", "or": "or", "not": "not ", "!=": "~="}

    def quotient(self, a, b):
        return f"{a} // {b}"

    def record(self, pairs):
        return "{" + ", ".join(f"{key} = {value}" for key, value in pairs) + "}"

    def list(self, items):
        return "{" + ", ".join(items) + "}"

    def text(self, pieces):
        return " .. ".join(p[1] if isinstance(p, tuple) else f'"{p}"' for p in pieces)

    def function(self, name, parameters, body):
        yield f"function {name}({', '.join(parameters)})"
        yield from indent(body)
        yield "end"

    def declare(self, name, value, changes):
        yield f"local {name} = {value}"

    def assign(self, target, operator, value):
        yield f"{target} = {target} {operator} {value}" if operator else f"{target} = {value}"

    def returns(self, value):
        yield f"return {value}"

    def calls(self, value):
        yield value

    def condition(self, test, body, otherwise):
        yield f"if {test} then"
        yield from indent(body)
        if otherwise:
            yield "else"
            yield from indent(otherwise)
        yield "end"

    def count(self, name, limit, body):
        yield f"for {name} = 0, {limit} - 1 do"
        yield from indent(body)
        yield "end"

    def each(self, name, items, body):
        yield f"for _, {name} in ipairs({items}) do"
        yield from indent(body)
        yield "end"

    def loop(self, test, body):
        yield f"while {test} do"
        yield from indent(body)
        yield "end"

    def mapped(self, name, items, parameter, value):
        yield f"local {name} = map({items}, function({parameter}) return {value} end)"

    def append(self, items, value):
        yield f"table.insert({items}, {value})"
