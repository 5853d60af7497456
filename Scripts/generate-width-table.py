#!/usr/bin/env python3
"""Writes Sources/TextWidth/WidthTable.swift from Python's copy of the Unicode Character Database.

Run from the top of the repository; needed only when a newer version of Unicode is wanted.
"""
import sys
import unicodedata

OUTPUT = "Sources/TextWidth/WidthTable.swift"

# UAX #11: unassigned code points of these blocks are wide.
WIDE_WHEN_UNASSIGNED = [(0x3400, 0x4DBF), (0x4E00, 0x9FFF), (0xF900, 0xFAFF), (0x20000, 0x2FFFD), (0x30000, 0x3FFFD)]
# Conjoining vowels and finals are drawn into the cell of the initial consonant before them.
HANGUL_JUNGSEONG_JONGSEONG = [(0x1160, 0x11FF), (0xD7B0, 0xD7FF)]
# Format characters that are drawn: the soft hyphen and the prepended concatenation marks.
VISIBLE_FORMAT = {0xAD, *range(0x0600, 0x0606), 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD}


def within(code, ranges):
    return any(low <= code <= high for low, high in ranges)


def width_class(code):
    category = unicodedata.category(chr(code))
    width = unicodedata.east_asian_width(chr(code))
    if within(code, HANGUL_JUNGSEONG_JONGSEONG):
        return "zero"
    if category in ("Mn", "Me", "Mc", "Cc", "Cf", "Cs", "Zl", "Zp") and code not in VISIBLE_FORMAT:
        return "zero"
    # Python calls every unassigned code point full width.
    if category == "Cn":
        return "wide" if within(code, WIDE_WHEN_UNASSIGNED) else "narrow"
    return {"W": "wide", "F": "wide", "A": "ambiguous"}.get(width, "narrow")


def main():
    ranges = []
    for code in range(sys.maxunicode + 1):
        kind = width_class(code)
        if ranges and ranges[-1][2] == kind:
            ranges[-1][1] = code
        else:
            ranges.append([code, code, kind])
    with open(OUTPUT, "w", encoding="utf-8") as file:
        file.write("// Written by Scripts/generate-width-table.py from Unicode %s; not edited by hand.\n\n" % unicodedata.unidata_version)
        file.write("/// The widths of code points: each range goes from its start to the start of the next one.\n")
        file.write("enum WidthTable {\n")
        file.write("  /// The first code points of the ranges, rising.\n")
        write_array(file, "starts", "UInt32", ["0x%X" % low for low, _, _ in ranges])
        file.write("\n  /// The width of each range: 0, 1 or 2 columns, or 3 for ambiguous.\n")
        codes = {"zero": "0", "narrow": "1", "wide": "2", "ambiguous": "3"}
        write_array(file, "widths", "UInt8", [codes[kind] for _, _, kind in ranges])
        file.write("}\n")


def write_array(file, name, element, values):
    file.write("  static let %s: [%s] = [\n" % (name, element))
    line = "   "
    for value in values:
        if len(line) + len(value) + 2 > 118:
            file.write(line + "\n")
            line = "   "
        line += " " + value + ","
    file.write(line + "\n  ]\n")


main()
