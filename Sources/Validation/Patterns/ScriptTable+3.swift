// swift-format-ignore-file

extension ScriptTable {
  static let third = [
    "olditalic ital": "10300-10323 1032D-1032F",
    "oldnortharabian narb": "10A80-10A9F",
    "oldpermic perm": "10350-1037A",
    "oldpersian xpeo": "103A0-103C3 103C8-103D5",
    "oldsogdian sogo": "10F00-10F27",
    "oldsoutharabian sarb": "10A60-10A7F",
    "oldturkic orkh": "10C00-10C48",
    "olduyghur ougr": "10F70-10F89",
    "oriya orya":
      """
      B01-B03 B05-B0C B0F-B10 B13-B28 B2A-B30 B32-B33 B35-B39 B3C-B44 B47-B48 B4B-B4D B55-B57 B5C-B5D \
      B5F-B63 B66-B77
      """,
    "osage osge": "104B0-104D3 104D8-104FB",
    "osmanya osma": "10480-1049D 104A0-104A9",
    "pahawhhmong hmng": "16B00-16B45 16B50-16B59 16B5B-16B61 16B63-16B77 16B7D-16B8F",
    "palmyrene palm": "10860-1087F",
    "paucinhau pauc": "11AC0-11AF8",
    "phagspa phag": "A840-A877",
    "phoenician phnx": "10900-1091B 1091F",
    "psalterpahlavi phlp": "10B80-10B91 10B99-10B9C 10BA9-10BAF",
    "rejang rjng": "A930-A953 A95F",
    "runic runr": "16A0-16EA 16EE-16F8",
    "samaritan samr": "800-82D 830-83E",
    "saurashtra saur": "A880-A8C5 A8CE-A8D9",
    "sharada shrd": "11180-111DF",
    "shavian shaw": "10450-1047F",
    "siddham sidd": "11580-115B5 115B8-115DD",
    "signwriting sgnw": "1D800-1DA8B 1DA9B-1DA9F 1DAA1-1DAAF",
    "sinhala sinh": "D81-D83 D85-D96 D9A-DB1 DB3-DBB DBD DC0-DC6 DCA DCF-DD4 DD6 DD8-DDF DE6-DEF DF2-DF4 111E1-111F4",
    "sogdian sogd": "10F30-10F59",
    "sorasompeng sora": "110D0-110E8 110F0-110F9",
    "soyombo soyo": "11A50-11AA2",
    "sundanese sund": "1B80-1BBF 1CC0-1CC7",
    "sylotinagri sylo": "A800-A82C",
    "syriac syrc": "700-70D 70F-74A 74D-74F 860-86A",
    "tagalog tglg": "1700-1715 171F",
    "tagbanwa tagb": "1760-176C 176E-1770 1772-1773",
    "taile tale": "1950-196D 1970-1974",
    "taitham lana": "1A20-1A5E 1A60-1A7C 1A7F-1A89 1A90-1A99 1AA0-1AAD",
    "taiviet tavt": "AA80-AAC2 AADB-AADF",
    "takri takr": "11680-116B9 116C0-116C9",
    "tamil taml":
      """
      B82-B83 B85-B8A B8E-B90 B92-B95 B99-B9A B9C B9E-B9F BA3-BA4 BA8-BAA BAE-BB9 BBE-BC2 BC6-BC8 BCA-BCD \
      BD0 BD7 BE6-BFA 11FC0-11FF1 11FFF
      """,
    "tangsa tnsa": "16A70-16ABE 16AC0-16AC9",
    "tangut tang": "16FE0 17000-187F7 18800-18AFF 18D00-18D08",
    "telugu telu": "C00-C0C C0E-C10 C12-C28 C2A-C39 C3C-C44 C46-C48 C4A-C4D C55-C56 C58-C5A C5D C60-C63 C66-C6F C77-C7F",
    "thaana thaa": "780-7B1",
    "thai thai": "E01-E3A E40-E5B",
    "tibetan tibt": "F00-F47 F49-F6C F71-F97 F99-FBC FBE-FCC FCE-FD4 FD9-FDA",
    "tifinagh tfng": "2D30-2D67 2D6F-2D70 2D7F",
    "tirhuta tirh": "11480-114C7 114D0-114D9",
    "toto toto": "1E290-1E2AE",
    "ugaritic ugar": "10380-1039D 1039F",
    "vai vaii": "A500-A62B",
    "vithkuqi vith": "10570-1057A 1057C-1058A 1058C-10592 10594-10595 10597-105A1 105A3-105B1 105B3-105B9 105BB-105BC",
    "wancho wcho": "1E2C0-1E2F9 1E2FF",
    "warangciti wara": "118A0-118F2 118FF",
    "yezidi yezi": "10E80-10EA9 10EAB-10EAD 10EB0-10EB1",
    "yi yiii": "A000-A48C A490-A4C6",
    "zanabazarsquare zanb": "11A00-11A47",
  ]
}
