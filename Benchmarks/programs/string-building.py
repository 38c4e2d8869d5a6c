# Strings: rows of text put together from interpolated pieces, joined and counted.
def row(number, columns):
    return ", ".join([f"r{number}c{column}={number * column % 97}" for column in range(columns)])


def report(rows, columns):
    lines = []
    for number in range(rows):
        line = "| "
        line += row(number, columns)
        line += " |"
        lines.append(line)
    return "\n".join(lines)


text = report(50000, 20)
print(len(text))
print(str(text.endswith("r49999c19=60 |")).lower())
