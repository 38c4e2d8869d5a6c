#!/usr/bin/env python3
"""Writes Sources/TextLayout/Width/ScalarTable.swift.

The data comes from the Unicode Character Database as the Python module `regex` carries it
(`pip install regex`), because Python's own `unicodedata` knows no emoji and no grapheme properties.
The version is read from `unicodedata2` if that is installed and agrees, else from `--unicode`.

    Tools/generate-width-table.py            write the table
    Tools/generate-width-table.py --check    compare widths with the module `wcwidth`, write nothing

Each scalar gets one byte: its width (2 bits: 0, 1, 2, or 3 for East Asian ambiguous), whether a
variation selector changes its width (1 bit), and its class for finding grapheme clusters (5 bits).
The bytes are stored by blocks of 128 scalars, each distinct block once, as letters with run lengths.
"""
import argparse
import pathlib
import string
import sys

import regex

# Must agree with `ClusterClass` in Sources/TextLayout/Width/ClusterClass.swift.
CLASSES = [
    "other", "control", "extend", "joiner", "regional", "prepend", "spacingMark",
    "hangulL", "hangulV", "hangulT", "hangulLV", "hangulLVT",
    "pictograph", "consonant", "linker", "emojiModifier", "carriageReturn", "lineFeed",
    "nonJoiner",
]
CLASS = {name: number for number, name in enumerate(CLASSES)}
AMBIGUOUS = 3
COVERED = 0x20000  # planes 0 and 1; the others are regular and computed in Swift
TAGS = (0xE0000, 0xE1000)
BLOCK = 128
IDEOGRAPHIC = [
    (0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD),
]


def members(*properties):
    """The set of code points that have any of the properties."""
    found = set()
    for prop in properties:
        found.update(map(ord, regex.findall(r"\p{%s}" % prop, ALL)))
    return found


ALL = "".join(chr(c) for c in range(0x110000) if not 0xD800 <= c < 0xE000)


def table():
    # regex calls all unassigned scalars wide; the standard (UAX 11) so only those kept for ideographs.
    wide = members("East_Asian_Width=Wide", "East_Asian_Width=Fullwidth") - members("Cn")
    for first, last in IDEOGRAPHIC:
        wide.update(range(first, last + 1))
    ambiguous = members("East_Asian_Width=Ambiguous")
    nonspacing = members("Mn", "Me")
    invisible = members("GCB=Control") | {0x061C, 0x200E, 0x200F}
    emoji = members("Emoji")
    regional = members("Regional_Indicator")
    modifiers = members("Emoji_Modifier")
    ignorable = members("Default_Ignorable_Code_Point")
    hangul = {name: members("Hangul_Syllable_Type=" + name) for name in ("L", "V", "T", "LV", "LVT")}
    linkers = members("InCB=Linker")
    by_class = [  # the first that holds decides
        ("carriageReturn", {0x0D}), ("lineFeed", {0x0A}), ("joiner", {0x200D}),
        ("nonJoiner", {0x200C}),
        ("control", invisible), ("emojiModifier", modifiers), ("linker", linkers),
        ("extend", members("GCB=Extend")), ("regional", regional), ("prepend", members("GCB=Prepend")),
        ("spacingMark", members("GCB=SpacingMark")),
        ("hangulL", hangul["L"]), ("hangulV", hangul["V"]), ("hangulT", hangul["T"]),
        ("hangulLV", hangul["LV"]), ("hangulLVT", hangul["LVT"]),
        ("pictograph", members("Extended_Pictographic")), ("consonant", members("InCB=Consonant")),
    ]
    values = []
    for code in range(0x110000):
        kind = next((name for name, chars in by_class if code in chars), "other")
        if kind == "control":
            width = 0  # what is shown in its stead is decided in Swift (`Sanitizer`)
        elif kind in ("joiner", "nonJoiner", "hangulV", "hangulT", "carriageReturn", "lineFeed"):
            width = 0
        elif code in nonspacing or (code in ignorable and code not in wide):
            width = 0
        elif code in wide:
            width = 2
        elif code in ambiguous and kind not in ("regional",):
            width = AMBIGUOUS
        else:
            width = 1
        selectable = code in emoji and kind not in ("regional", "emojiModifier")
        values.append(width | (4 if selectable else 0) | CLASS[kind] << 3)
    return values


def encode(values):
    """Blocks of 128 bytes, each distinct one once, and the number of its block for each 128 scalars."""
    blocks, numbers = [], {}
    index = []
    ranges = list(range(0, COVERED, BLOCK)) + list(range(TAGS[0], TAGS[1], BLOCK))
    for start in ranges:
        block = tuple(values[start:start + BLOCK])
        if block not in numbers:
            numbers[block] = len(blocks)
            blocks.append(block)
        index.append(numbers[block])
    assert len(blocks) <= 256, len(blocks)
    kinds = sorted({value for block in blocks for value in block})
    letters = string.ascii_uppercase + string.ascii_lowercase
    assert len(kinds) <= len(letters), len(kinds)
    letter = {value: letters[i] for i, value in enumerate(kinds)}
    lines = []
    for block in blocks:
        text, i = "", 0
        while i < BLOCK:
            run = i
            while run < BLOCK and block[run] == block[i]:
                run += 1
            text += letter[block[i]] + (str(run - i) if run - i > 1 else "")
            i = run
        lines.append(text)
    return kinds, index, lines


def regular(values):
    """What Swift computes instead of looking it up: planes 2 and 3 wide, private planes ambiguous."""
    for code in range(COVERED, 0x110000):
        if TAGS[0] <= code < TAGS[1]:
            continue
        if code & 0xFFFE == 0xFFFE:
            continue  # no characters, and never will be: their width does not matter
        expected = 2 if code < 0x40000 else AMBIGUOUS if code >= 0xF0000 else 1
        assert values[code] == expected, (hex(code), values[code])


def wrap(text, width=100):
    return [text[i:i + width] for i in range(0, len(text), width)]


def swift(version, kinds, index, lines):
    out = [
        f"// Written by Tools/generate-width-table.py from Unicode {version}: do not edit.",
        "",
        "/// What Unicode says of each scalar, packed as the generator describes it.",
        "enum ScalarTable {",
        "  /// The version of the Unicode Character Database that the table was made from.",
        f'  static let unicodeVersion = "{version}"',
        "",
        "  /// How many different blocks of 128 scalars there are.",
        f"  static let blockCount = {len(lines)}",
        "",
        "  /// The byte that each letter of `blocks` stands for, two hexadecimal digits each, from `A` to `z`.",
        "  static let kinds: StaticString =",
        f'    "{"".join("%02x" % k for k in kinds)}"',
        "",
        "  /// Two hexadecimal digits for each 128 scalars of U+0000...U+1FFFF and U+E0000...U+E0FFF.",
        '  static let index: StaticString = """',
    ]
    out += ["    " + line for line in wrap("".join("%02x" % i for i in index))]
    out += ['    """', "", "  /// A letter and the number of times it is repeated, if more than once.",
            '  static let blocks: StaticString = """']
    out += ["    " + line for line in wrap("".join(lines))]
    out += ['    """', "}", ""]
    return "\n".join(out)


def check(values):
    import wcwidth
    print("wcwidth", wcwidth.__version__, wcwidth.list_versions())
    differences = {}
    for code in range(0x110000):
        if 0xD800 <= code < 0xE000 or code < 0x20 or 0x7F <= code < 0xA0:
            continue
        ours = values[code] & 3
        ours = 1 if ours == AMBIGUOUS else ours
        theirs = wcwidth.wcwidth(chr(code))
        if ours != theirs:
            key = (CLASSES[values[code] >> 3], ours, theirs)
            differences.setdefault(key, []).append(code)
    for key, codes in differences.items():
        print(key, len(codes), " ".join("%04X" % c for c in codes[:12]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--check", action="store_true", help="compare with wcwidth, write nothing")
    parser.add_argument("--unicode", help="the Unicode version of the installed regex module")
    options = parser.parse_args()
    values = table()
    regular(values)
    if options.check:
        return check(values)
    version = options.unicode
    if version is None:
        import unicodedata2
        version = unicodedata2.unidata_version
        unassigned = {c for c in map(ord, ALL) if unicodedata2.category(chr(c)) == "Cn"}
        if unassigned != members("Cn"):
            sys.exit("unicodedata2 and regex are of different Unicode versions: state it with --unicode")
    target = pathlib.Path(__file__).parent.parent / "Sources/TextLayout/Width/ScalarTable.swift"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(swift(version, *encode(values)))
    print(f"{target.name}: Unicode {version}, {target.stat().st_size} bytes")


if __name__ == "__main__":
    main()
