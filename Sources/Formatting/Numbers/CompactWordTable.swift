/// The words of large numbers, from CLDR's long compact forms (by way of Babel 2.19.0): Foundation has the short ones only.
///
/// A language a line. Of each unit, from which power of ten on it is used, the power that it stands for, and the forms by
/// plural category, `0` being the number.
enum CompactWordTable {
  static let lines: [String: String] = [
    "ar":
      """
    3,3,few=0 آلاف,other=0 ألف;\
    4,3,other=0 ألف;\
    6,6,few=0 ملايين,other=0 مليون;\
    8,6,other=0 مليون;\
    9,9,other=0 مليار;\
    12,12,other=0 ترليون
    """,
    "de":
      """
    3,3,other=0 Tausend;\
    6,6,one=0 Million,other=0 Millionen;\
    7,6,other=0 Millionen;\
    9,9,one=0 Milliarde,other=0 Milliarden;\
    10,9,other=0 Milliarden;\
    12,12,one=0 Billion,other=0 Billionen;\
    13,12,other=0 Billionen
    """,
    "es":
      """
    3,3,other=0 mil;\
    6,6,one=0 millón,other=0 millones;\
    7,6,other=0 millones;\
    9,9,other=0 mil millones;\
    12,12,one=0 billón,other=0 billones;\
    13,12,other=0 billones
    """,
    "fr":
      """
    3,3,one=0 millier,other=0 mille;\
    4,3,other=0 mille;\
    6,6,one=0 million,other=0 millions;\
    9,9,one=0 milliard,other=0 milliards;\
    12,12,one=0 billion,other=0 billions
    """,
    "he":
      """
    3,3,other=\u{200F}0 אלף;\
    6,6,other=\u{200F}0 מיליון;\
    9,9,other=\u{200F}0 מיליארד;\
    12,12,other=\u{200F}0 טריליון
    """,
    "hi":
      """
    3,3,other=0 हज़ार;\
    5,5,other=0 लाख;\
    7,7,other=0 करोड़;\
    9,9,other=0 अरब;\
    11,11,other=0 खरब
    """,
    "it":
      """
    3,3,other=0 mila;\
    6,6,one=0 milione,other=0 milioni;\
    7,6,other=0 milioni;\
    9,9,one=0 miliardo,other=0 miliardi;\
    10,9,other=0 miliardi;\
    12,12,one=0 mille miliardi,other=0 mila miliardi;\
    13,12,other=0 mila miliardi
    """,
    "ja":
      """
    4,4,other=0万;\
    8,8,other=0億;\
    12,12,other=0兆
    """,
    "ko":
      """
    3,3,other=0천;\
    4,4,other=0만;\
    8,8,other=0억;\
    12,12,other=0조
    """,
    "nl":
      """
    3,3,other=0 duizend;\
    6,6,other=0 miljoen;\
    9,9,other=0 miljard;\
    12,12,other=0 biljoen
    """,
    "pl":
      """
    3,3,one=0 tysiąc,few=0 tysiące,many=0 tysięcy,other=0 tysiąca;\
    6,6,one=0 milion,few=0 miliony,many=0 milionów,other=0 miliona;\
    9,9,one=0 miliard,few=0 miliardy,many=0 miliardów,other=0 miliarda;\
    12,12,one=0 bilion,few=0 biliony,many=0 bilionów,other=0 biliona
    """,
    "pt":
      """
    3,3,other=0 mil;\
    6,6,one=0 milhão,other=0 milhões;\
    9,9,one=0 bilhão,other=0 bilhões;\
    12,12,one=0 trilhão,other=0 trilhões
    """,
    "sv":
      """
    3,3,other=0 tusen;\
    6,6,one=0 miljon,other=0 miljoner;\
    8,6,other=0 miljoner;\
    9,9,one=0 miljard,other=0 miljarder;\
    10,9,other=0 miljarder;\
    12,12,one=0 biljon,other=0 biljoner;\
    13,12,other=0 biljoner
    """,
    "tr":
      """
    3,3,other=0 bin;\
    6,6,other=0 milyon;\
    9,9,other=0 milyar;\
    12,12,other=0 trilyon
    """,
    "zh":
      """
    4,4,other=0万;\
    8,8,other=0亿;\
    12,12,other=0万亿
    """,
  ]
}
