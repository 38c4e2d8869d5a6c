"""Checks that outputs agree: the twins' answers, the alignment of the big table, the days of calendars."""
import itertools
import math
import unicodedata


def answers_agree(one, other):
    """Whether two outputs hold the same words; numbers with a point may differ after their twelfth digit."""
    words, others = (path.read_text(encoding="utf-8").split() for path in (one, other))
    return len(words) == len(others) and all(map(words_agree, words, others))


def words_agree(word, other):
    if word == other:
        return True
    if "." not in word or "." not in other:
        return False
    try:
        return math.isclose(float(word), float(other), rel_tol=1e-12)
    except ValueError:
        return False


def table_fault(path, rows):
    """What is wrong with the table drawn to `path`, or an empty text.

    Every row must be there, and every row must end in the same terminal cell: the generated data has five
    digits in its last column.
    """
    count, widths = 0, {}
    with path.open(encoding="utf-8") as lines:
        for line in lines:
            line = line.rstrip()
            if not line[-5:].isdigit():
                continue
            count += 1
            if count % 7 == 1:
                widths.setdefault(cell_width(line), line)
    if count != rows:
        return f"{count} rows drawn, {rows} expected"
    if len(widths) > 1:
        shown = "; ".join(f"{width} cells: {line}" for width, line in itertools.islice(widths.items(), 2))
        return f"rows end in different cells ({shown})"
    return ""


def cell_width(text):
    """The cells that a text takes in a terminal: enough of the rules for the data that is generated here."""
    width, cluster, joined, conjunct = 0, 0, False, False
    for character in text:
        category = unicodedata.category(character)
        if character == "\u200d":
            joined = True
        elif joined:
            joined = False
        elif category == "Mc" or conjunct:
            # A sign that takes room, or a letter that a virama joins on: a cluster is at most two cells wide.
            more = min(2 - cluster, 1)
            width, cluster, conjunct = width + more, cluster + more, False
        elif category in ("Mn", "Me", "Cf") or "\U0001F3FB" <= character <= "\U0001F3FF":
            conjunct = character == "\u094d"
        else:
            cluster = 2 if unicodedata.east_asian_width(character) in "WF" else 1
            width += cluster
    return width


def week_fault(table, lines):
    """What differs between a week as a table (a header and a rule first) and as lines of start and title."""
    shown = sorted(" ".join(line.split()) for line in table.read_text(encoding="utf-8").splitlines()[2:])
    expected = sorted(" ".join(line.split()) for line in lines.read_text(encoding="utf-8").splitlines())
    if not expected:
        return "the week is empty"
    if shown == expected:
        return ""
    more, less = set(shown) - set(expected), set(expected) - set(shown)
    return f"{len(shown)} events shown, {len(expected)} expected; only one has {sorted(more | less)[:2]}"


def year_fault(calendar, months):
    """What differs between the days of two drawings of a year."""
    def days(path):
        words = path.read_text(encoding="utf-8", errors="replace").split()
        return sorted(int(word) for word in words if word.isdigit() and int(word) <= 31)

    shown, expected = days(calendar), days(months)
    return "" if shown == expected else f"{len(shown)} days drawn, {len(expected)} expected"
