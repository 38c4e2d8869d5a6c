// swift-format-ignore-file

extension ScriptTable {
  static let second = [
    "hatran hatr": "108E0-108F2 108F4-108F5 108FB-108FF",
    "hebrew hebr": "591-5C7 5D0-5EA 5EF-5F4 FB1D-FB36 FB38-FB3C FB3E FB40-FB41 FB43-FB44 FB46-FB4F",
    "hiragana hira": "3041-3096 309D-309F 1B001-1B11F 1B132 1B150-1B152 1F200",
    "imperialaramaic armi": "10840-10855 10857-1085F",
    "inherited zinh":
      """
      300-36F 485-486 64B-655 670 951-954 1AB0-1ACE 1CD0-1CD2 1CD4-1CE0 1CE2-1CE8 1CED 1CF4 1CF8-1CF9 \
      1DC0-1DFF 200C-200D 20D0-20F0 302A-302D 3099-309A FE00-FE0F FE20-FE2D 101FD 102E0 1133B 1CF00-1CF2D \
      1CF30-1CF46 1D167-1D169 1D17B-1D182 1D185-1D18B 1D1AA-1D1AD E0100-E01EF
      """,
    "inscriptionalpahlavi phli": "10B60-10B72 10B78-10B7F",
    "inscriptionalparthian prti": "10B40-10B55 10B58-10B5F",
    "javanese java": "A980-A9CD A9D0-A9D9 A9DE-A9DF",
    "kaithi kthi": "11080-110C2 110CD",
    "kannada knda":
      """
      C80-C8C C8E-C90 C92-CA8 CAA-CB3 CB5-CB9 CBC-CC4 CC6-CC8 CCA-CCD CD5-CD6 CDD-CDE CE0-CE3 CE6-CEF \
      CF1-CF3
      """,
    "katakana kana":
      """
      30A1-30FA 30FD-30FF 31F0-31FF 32D0-32FE 3300-3357 FF66-FF6F FF71-FF9D 1AFF0-1AFF3 1AFF5-1AFFB \
      1AFFD-1AFFE 1B000 1B120-1B122 1B155 1B164-1B167
      """,
    "kawi kawi": "11F00-11F10 11F12-11F3A 11F3E-11F59",
    "kayahli kali": "A900-A92D A92F",
    "kharoshthi khar": "10A00-10A03 10A05-10A06 10A0C-10A13 10A15-10A17 10A19-10A35 10A38-10A3A 10A3F-10A48 10A50-10A58",
    "khitansmallscript kits": "16FE4 18B00-18CD5",
    "khmer khmr": "1780-17DD 17E0-17E9 17F0-17F9 19E0-19FF",
    "khojki khoj": "11200-11211 11213-11241",
    "khudawadi sind": "112B0-112EA 112F0-112F9",
    "lao laoo": "E81-E82 E84 E86-E8A E8C-EA3 EA5 EA7-EBD EC0-EC4 EC6 EC8-ECE ED0-ED9 EDC-EDF",
    "latin latn":
      """
      41-5A 61-7A AA BA C0-D6 D8-F6 F8-2B8 2E0-2E4 1D00-1D25 1D2C-1D5C 1D62-1D65 1D6B-1D77 1D79-1DBE \
      1E00-1EFF 2071 207F 2090-209C 212A-212B 2132 214E 2160-2188 2C60-2C7F A722-A787 A78B-A7CA A7D0-A7D1 \
      A7D3 A7D5-A7D9 A7F2-A7FF AB30-AB5A AB5C-AB64 AB66-AB69 FB00-FB06 FF21-FF3A FF41-FF5A 10780-10785 \
      10787-107B0 107B2-107BA 1DF00-1DF1E 1DF25-1DF2A
      """,
    "lepcha lepc": "1C00-1C37 1C3B-1C49 1C4D-1C4F",
    "limbu limb": "1900-191E 1920-192B 1930-193B 1940 1944-194F",
    "lineara lina": "10600-10736 10740-10755 10760-10767",
    "linearb linb": "10000-1000B 1000D-10026 10028-1003A 1003C-1003D 1003F-1004D 10050-1005D 10080-100FA",
    "lisu lisu": "A4D0-A4FF 11FB0",
    "lycian lyci": "10280-1029C",
    "lydian lydi": "10920-10939 1093F",
    "mahajani mahj": "11150-11176",
    "makasar maka": "11EE0-11EF8",
    "malayalam mlym": "D00-D0C D0E-D10 D12-D44 D46-D48 D4A-D4F D54-D63 D66-D7F",
    "mandaic mand": "840-85B 85E",
    "manichaean mani": "10AC0-10AE6 10AEB-10AF6",
    "marchen marc": "11C70-11C8F 11C92-11CA7 11CA9-11CB6",
    "masaramgondi gonm": "11D00-11D06 11D08-11D09 11D0B-11D36 11D3A 11D3C-11D3D 11D3F-11D47 11D50-11D59",
    "medefaidrin medf": "16E40-16E9A",
    "meeteimayek mtei": "AAE0-AAF6 ABC0-ABED ABF0-ABF9",
    "mendekikakui mend": "1E800-1E8C4 1E8C7-1E8D6",
    "meroiticcursive merc": "109A0-109B7 109BC-109CF 109D2-109FF",
    "meroitichieroglyphs mero": "10980-1099F",
    "miao plrd": "16F00-16F4A 16F4F-16F87 16F8F-16F9F",
    "modi modi": "11600-11644 11650-11659",
    "mongolian mong": "1800-1801 1804 1806-1819 1820-1878 1880-18AA 11660-1166C",
    "mro mroo": "16A40-16A5E 16A60-16A69 16A6E-16A6F",
    "multani mult": "11280-11286 11288 1128A-1128D 1128F-1129D 1129F-112A9",
    "myanmar mymr": "1000-109F A9E0-A9FE AA60-AA7F",
    "nabataean nbat": "10880-1089E 108A7-108AF",
    "nagmundari nagm": "1E4D0-1E4F9",
    "nandinagari nand": "119A0-119A7 119AA-119D7 119DA-119E4",
    "newtailue talu": "1980-19AB 19B0-19C9 19D0-19DA 19DE-19DF",
    "newa newa": "11400-1145B 1145D-11461",
    "nko nkoo": "7C0-7FA 7FD-7FF",
    "nushu nshu": "16FE1 1B170-1B2FB",
    "nyiakengpuachuehmong hmnp": "1E100-1E12C 1E130-1E13D 1E140-1E149 1E14E-1E14F",
    "ogham ogam": "1680-169C",
    "olchiki olck": "1C50-1C7F",
    "oldhungarian hung": "10C80-10CB2 10CC0-10CF2 10CFA-10CFF",
  ]
}
