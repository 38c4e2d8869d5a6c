/// What ICU writes: 1333 cases in 17 locales, a locale a block, in each line what is asked, of what, and the answer.
///
/// Written by PyICU 2.17 with ICU 72.1 (CLDR 42) on 2026-11-30: `NumberFormatter`, `DateFormat`, `SimpleDateFormat` with
/// `DateTimePatternGenerator`, `ListFormatter`, `RelativeDateTimeFormatter`, `MeasureFormat`, `PluralRules` and
/// `RuleBasedNumberFormat`. Not to be edited by hand: what differs on purpose, or because the data of Foundation are
/// newer, is listed in `ICUTableDifferences`.
enum ICUTable {
  static let blocks: [(locale: String, cases: String)] = [
    (
      "en_US",
      """
      fixed2|1234567.891|1,234,567.89
      fixed2|1234.5|1,234.50
      fixed2|-0.125|-0.12
      fixed2|12345678|12,345,678.00
      atMost3|1234.5|1,234.5
      atMost3|0.000123|0
      atMost3|9999|9,999
      significant3|123456|123,000
      plus|42|+42
      percent1|0.256|25.6%
      percent1|-12.5|-1,250%
      currency:EUR|1234.5|€1,234.50
      currency:EUR|-9.99|-€9.99
      currency:USD|1234.5|$1,234.50
      currency:USD|-9.99|-$9.99
      accounting:USD|-1234.5|($1,234.50)
      code:USD|1234.5|USD\u{A0}1,234.50
      name:USD|2|2.00 US dollars
      compact|1234567|1.2M
      compactWords|1234567|1.2 million
      compact|15300|15K
      compactWords|15300|15 thousand
      scientific3|12345.678|1.235E4
      ordinal|1|1st
      ordinal|2|2nd
      ordinal|3|3rd
      ordinal|21|21st
      date:short|2026-11-30|11/30/26
      date:medium|2026-11-30|Nov 30, 2026
      date:medium|2026-03-07|Mar 7, 2026
      date:long|2026-11-30|November 30, 2026
      date:full|2026-11-30|Monday, November 30, 2026
      date:full|2026-03-07|Saturday, March 7, 2026
      time:short|17:05:09|5:05\u{202F}PM
      time:short|09:30:05|9:30\u{202F}AM
      time:medium|17:05:09|5:05:09\u{202F}PM
      time:medium|09:30:05|9:30:05\u{202F}AM
      template:yMMMM|2026-11-30T17:05:09|November 2026
      template:MMMd|2026-11-30T17:05:09|Nov 30
      template:yMMMEd|2026-11-30T17:05:09|Mon, Nov 30, 2026
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|November
      pattern:cccc|2026-11-30T17:05:09|Monday
      pattern:LLL|2026-11-30T17:05:09|Nov
      pattern:ccc|2026-11-30T17:05:09|Mon
      pattern:ccccc|2026-11-30T17:05:09|M
      list:and|a b c|a, b, and c
      list:and|a b|a and b
      list:or|a b c|a, b, or c
      relative:days|-1|yesterday
      relative:days|1|tomorrow
      relative:days|-3|3 days ago
      relative:hours|2|in 2 hours
      relative:minutes|-5|5 minutes ago
      relative:weeks|2|in 2 weeks
      relative:months|-1|last month
      relative:years|5|in 5 years
      duration:words|1 hours|1 hour
      duration:short|1 hours|1 hr
      duration:words|2 hours|2 hours
      duration:short|2 hours|2 hr
      duration:words|30 minutes|30 minutes
      duration:short|30 minutes|30 min
      duration:words|5 days|5 days
      duration:short|5 days|5 days
      plural|0|other
      plural|1|one
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
    (
      "en_GB",
      """
      fixed2|1234567.891|1,234,567.89
      fixed2|1234.5|1,234.50
      fixed2|-0.125|-0.12
      fixed2|12345678|12,345,678.00
      atMost3|1234.5|1,234.5
      atMost3|0.000123|0
      atMost3|9999|9,999
      significant3|123456|123,000
      plus|42|+42
      percent1|0.256|25.6%
      percent1|-12.5|-1,250%
      currency:EUR|1234.5|€1,234.50
      currency:EUR|-9.99|-€9.99
      currency:GBP|1234.5|£1,234.50
      currency:GBP|-9.99|-£9.99
      currency:USD|1234.5|US$1,234.50
      currency:USD|-9.99|-US$9.99
      accounting:GBP|-1234.5|(£1,234.50)
      code:GBP|1234.5|GBP\u{A0}1,234.50
      name:GBP|2|2.00 British pounds
      compact|1234567|1.2M
      compactWords|1234567|1.2 million
      compact|15300|15K
      compactWords|15300|15 thousand
      scientific3|12345.678|1.235E4
      ordinal|1|1st
      ordinal|2|2nd
      ordinal|3|3rd
      ordinal|21|21st
      date:short|2026-11-30|30/11/2026
      date:medium|2026-11-30|30 Nov 2026
      date:medium|2026-03-07|7 Mar 2026
      date:long|2026-11-30|30 November 2026
      date:full|2026-11-30|Monday, 30 November 2026
      date:full|2026-03-07|Saturday, 7 March 2026
      time:short|17:05:09|17:05
      time:short|09:30:05|09:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|09:30:05
      template:yMMMM|2026-11-30T17:05:09|November 2026
      template:MMMd|2026-11-30T17:05:09|30 Nov
      template:yMMMEd|2026-11-30T17:05:09|Mon, 30 Nov 2026
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|November
      pattern:cccc|2026-11-30T17:05:09|Monday
      pattern:LLL|2026-11-30T17:05:09|Nov
      pattern:ccc|2026-11-30T17:05:09|Mon
      pattern:ccccc|2026-11-30T17:05:09|M
      list:and|a b c|a, b and c
      list:and|a b|a and b
      list:or|a b c|a, b or c
      relative:days|-1|yesterday
      relative:days|1|tomorrow
      relative:days|-3|3 days ago
      relative:hours|2|in 2 hours
      relative:minutes|-5|5 minutes ago
      relative:weeks|2|in 2 weeks
      relative:months|-1|last month
      relative:years|5|in 5 years
      duration:words|1 hours|1 hour
      duration:short|1 hours|1 hr
      duration:words|2 hours|2 hours
      duration:short|2 hours|2 hrs
      duration:words|30 minutes|30 minutes
      duration:short|30 minutes|30 mins
      duration:words|5 days|5 days
      duration:short|5 days|5 days
      plural|0|other
      plural|1|one
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
    (
      "nl_NL",
      """
      fixed2|1234567.891|1.234.567,89
      fixed2|1234.5|1.234,50
      fixed2|-0.125|-0,12
      fixed2|12345678|12.345.678,00
      atMost3|1234.5|1.234,5
      atMost3|0.000123|0
      atMost3|9999|9.999
      significant3|123456|123.000
      plus|42|+42
      percent1|0.256|25,6%
      percent1|-12.5|-1.250%
      currency:EUR|1234.5|€\u{A0}1.234,50
      currency:EUR|-9.99|€\u{A0}-9,99
      currency:USD|1234.5|US$\u{A0}1.234,50
      currency:USD|-9.99|US$\u{A0}-9,99
      accounting:EUR|-1234.5|(€\u{A0}1.234,50)
      code:EUR|1234.5|EUR\u{A0}1.234,50
      name:EUR|2|2,00 euro
      compact|1234567|1,2\u{A0}mln.
      compactWords|1234567|1,2 miljoen
      compact|15300|15K
      compactWords|15300|15 duizend
      scientific3|12345.678|1,235E4
      ordinal|1|1e
      ordinal|2|2e
      ordinal|3|3e
      ordinal|21|21e
      date:short|2026-11-30|30-11-2026
      date:medium|2026-11-30|30 nov 2026
      date:medium|2026-03-07|7 mrt 2026
      date:long|2026-11-30|30 november 2026
      date:full|2026-11-30|maandag 30 november 2026
      date:full|2026-03-07|zaterdag 7 maart 2026
      time:short|17:05:09|17:05
      time:short|09:30:05|09:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|09:30:05
      template:yMMMM|2026-11-30T17:05:09|november 2026
      template:MMMd|2026-11-30T17:05:09|30 nov
      template:yMMMEd|2026-11-30T17:05:09|ma 30 nov 2026
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|november
      pattern:cccc|2026-11-30T17:05:09|maandag
      pattern:LLL|2026-11-30T17:05:09|nov
      pattern:ccc|2026-11-30T17:05:09|ma
      pattern:ccccc|2026-11-30T17:05:09|M
      list:and|a b c|a, b en c
      list:and|a b|a en b
      list:or|a b c|a, b of c
      relative:days|-1|gisteren
      relative:days|1|morgen
      relative:days|-3|3 dagen geleden
      relative:hours|2|over 2 uur
      relative:minutes|-5|5 minuten geleden
      relative:weeks|2|over 2 weken
      relative:months|-1|vorige maand
      relative:years|5|over 5 jaar
      duration:words|1 hours|1 uur
      duration:short|1 hours|1 uur
      duration:words|2 hours|2 uur
      duration:short|2 hours|2 uur
      duration:words|30 minutes|30 minuten
      duration:short|30 minutes|30 min
      duration:words|5 days|5 dagen
      duration:short|5 days|5 dagen
      plural|0|other
      plural|1|one
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
    (
      "de_DE",
      """
      fixed2|1234567.891|1.234.567,89
      fixed2|1234.5|1.234,50
      fixed2|-0.125|-0,12
      fixed2|12345678|12.345.678,00
      atMost3|1234.5|1.234,5
      atMost3|0.000123|0
      atMost3|9999|9.999
      significant3|123456|123.000
      plus|42|+42
      percent1|0.256|25,6\u{A0}%
      percent1|-12.5|-1.250\u{A0}%
      currency:EUR|1234.5|1.234,50\u{A0}€
      currency:EUR|-9.99|-9,99\u{A0}€
      currency:USD|1234.5|1.234,50\u{A0}$
      currency:USD|-9.99|-9,99\u{A0}$
      accounting:EUR|-1234.5|-1.234,50\u{A0}€
      code:EUR|1234.5|1.234,50\u{A0}EUR
      name:EUR|2|2,00 Euro
      compact|1234567|1,2\u{A0}Mio.
      compactWords|1234567|1,2 Millionen
      compact|15300|15.300
      compactWords|15300|15 Tausend
      scientific3|12345.678|1,235E4
      ordinal|1|1.
      ordinal|2|2.
      ordinal|3|3.
      ordinal|21|21.
      date:short|2026-11-30|30.11.26
      date:medium|2026-11-30|30.11.2026
      date:medium|2026-03-07|07.03.2026
      date:long|2026-11-30|30. November 2026
      date:full|2026-11-30|Montag, 30. November 2026
      date:full|2026-03-07|Samstag, 7. März 2026
      time:short|17:05:09|17:05
      time:short|09:30:05|09:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|09:30:05
      template:yMMMM|2026-11-30T17:05:09|November 2026
      template:MMMd|2026-11-30T17:05:09|30. Nov.
      template:yMMMEd|2026-11-30T17:05:09|Mo., 30. Nov. 2026
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|November
      pattern:cccc|2026-11-30T17:05:09|Montag
      pattern:LLL|2026-11-30T17:05:09|Nov
      pattern:ccc|2026-11-30T17:05:09|Mo
      pattern:ccccc|2026-11-30T17:05:09|M
      list:and|a b c|a, b und c
      list:and|a b|a und b
      list:or|a b c|a, b oder c
      relative:days|-1|gestern
      relative:days|1|morgen
      relative:days|-3|vor 3 Tagen
      relative:hours|2|in 2 Stunden
      relative:minutes|-5|vor 5 Minuten
      relative:weeks|2|in 2 Wochen
      relative:months|-1|letzten Monat
      relative:years|5|in 5 Jahren
      duration:words|1 hours|1 Stunde
      duration:short|1 hours|1 Std.
      duration:words|2 hours|2 Stunden
      duration:short|2 hours|2 Std.
      duration:words|30 minutes|30 Minuten
      duration:short|30 minutes|30 Min.
      duration:words|5 days|5 Tage
      duration:short|5 days|5 Tg.
      plural|0|other
      plural|1|one
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
    (
      "de_CH",
      """
      fixed2|1234567.891|1’234’567.89
      fixed2|1234.5|1’234.50
      fixed2|-0.125|-0.12
      fixed2|12345678|12’345’678.00
      atMost3|1234.5|1’234.5
      atMost3|0.000123|0
      atMost3|9999|9’999
      significant3|123456|123’000
      plus|42|+42
      percent1|0.256|25.6%
      percent1|-12.5|-1’250%
      currency:CHF|1234.5|CHF\u{A0}1’234.50
      currency:CHF|-9.99|CHF-9.99
      currency:EUR|1234.5|EUR\u{A0}1’234.50
      currency:EUR|-9.99|EUR-9.99
      currency:USD|1234.5|$\u{A0}1’234.50
      currency:USD|-9.99|$-9.99
      accounting:CHF|-1234.5|-1’234.50\u{A0}CHF
      code:CHF|1234.5|CHF\u{A0}1’234.50
      name:CHF|2|2.00 Schweizer Franken
      compact|1234567|1.2\u{A0}Mio.
      compactWords|1234567|1.2 Millionen
      compact|15300|15’300
      compactWords|15300|15 Tausend
      scientific3|12345.678|1.235E4
      ordinal|1|1.
      ordinal|2|2.
      ordinal|3|3.
      ordinal|21|21.
      date:short|2026-11-30|30.11.26
      date:medium|2026-11-30|30.11.2026
      date:medium|2026-03-07|07.03.2026
      date:long|2026-11-30|30. November 2026
      date:full|2026-11-30|Montag, 30. November 2026
      date:full|2026-03-07|Samstag, 7. März 2026
      time:short|17:05:09|17:05
      time:short|09:30:05|09:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|09:30:05
      template:yMMMM|2026-11-30T17:05:09|November 2026
      template:MMMd|2026-11-30T17:05:09|30. Nov.
      template:yMMMEd|2026-11-30T17:05:09|Mo., 30. Nov. 2026
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|November
      pattern:cccc|2026-11-30T17:05:09|Montag
      pattern:LLL|2026-11-30T17:05:09|Nov
      pattern:ccc|2026-11-30T17:05:09|Mo
      pattern:ccccc|2026-11-30T17:05:09|M
      list:and|a b c|a, b und c
      list:and|a b|a und b
      list:or|a b c|a, b oder c
      relative:days|-1|gestern
      relative:days|1|morgen
      relative:days|-3|vor 3 Tagen
      relative:hours|2|in 2 Stunden
      relative:minutes|-5|vor 5 Minuten
      relative:weeks|2|in 2 Wochen
      relative:months|-1|letzten Monat
      relative:years|5|in 5 Jahren
      duration:words|1 hours|1 Stunde
      duration:short|1 hours|1 Std.
      duration:words|2 hours|2 Stunden
      duration:short|2 hours|2 Std.
      duration:words|30 minutes|30 Minuten
      duration:short|30 minutes|30 Min.
      duration:words|5 days|5 Tage
      duration:short|5 days|5 Tg.
      plural|0|other
      plural|1|one
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
    (
      "fr_FR",
      """
      fixed2|1234567.891|1\u{202F}234\u{202F}567,89
      fixed2|1234.5|1\u{202F}234,50
      fixed2|-0.125|-0,12
      fixed2|12345678|12\u{202F}345\u{202F}678,00
      atMost3|1234.5|1\u{202F}234,5
      atMost3|0.000123|0
      atMost3|9999|9\u{202F}999
      significant3|123456|123\u{202F}000
      plus|42|+42
      percent1|0.256|25,6\u{A0}%
      percent1|-12.5|-1\u{202F}250\u{A0}%
      currency:EUR|1234.5|1\u{202F}234,50\u{A0}€
      currency:EUR|-9.99|-9,99\u{A0}€
      currency:USD|1234.5|1\u{202F}234,50\u{A0}$US
      currency:USD|-9.99|-9,99\u{A0}$US
      accounting:EUR|-1234.5|(1\u{202F}234,50\u{A0}€)
      code:EUR|1234.5|1\u{202F}234,50\u{A0}EUR
      name:EUR|2|2,00 euros
      compact|1234567|1,2\u{A0}M
      compactWords|1234567|1,2 million
      compact|15300|15\u{A0}k
      compactWords|15300|15 mille
      scientific3|12345.678|1,235E4
      ordinal|1|1er
      ordinal|2|2e
      ordinal|3|3e
      ordinal|21|21e
      date:short|2026-11-30|30/11/2026
      date:medium|2026-11-30|30 nov. 2026
      date:medium|2026-03-07|7 mars 2026
      date:long|2026-11-30|30 novembre 2026
      date:full|2026-11-30|lundi 30 novembre 2026
      date:full|2026-03-07|samedi 7 mars 2026
      time:short|17:05:09|17:05
      time:short|09:30:05|09:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|09:30:05
      template:yMMMM|2026-11-30T17:05:09|novembre 2026
      template:MMMd|2026-11-30T17:05:09|30 nov.
      template:yMMMEd|2026-11-30T17:05:09|lun. 30 nov. 2026
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|novembre
      pattern:cccc|2026-11-30T17:05:09|lundi
      pattern:LLL|2026-11-30T17:05:09|nov.
      pattern:ccc|2026-11-30T17:05:09|lun.
      pattern:ccccc|2026-11-30T17:05:09|L
      list:and|a b c|a, b et c
      list:and|a b|a et b
      list:or|a b c|a, b ou c
      relative:days|-1|hier
      relative:days|1|demain
      relative:days|-3|il y a 3 jours
      relative:hours|2|dans 2 heures
      relative:minutes|-5|il y a 5 minutes
      relative:weeks|2|dans 2 semaines
      relative:months|-1|le mois dernier
      relative:years|5|dans 5 ans
      duration:words|1 hours|1\u{A0}heure
      duration:short|1 hours|1\u{202F}h
      duration:words|2 hours|2\u{A0}heures
      duration:short|2 hours|2\u{202F}h
      duration:words|30 minutes|30 minutes
      duration:short|30 minutes|30\u{A0}min
      duration:words|5 days|5\u{A0}jours
      duration:short|5 days|5\u{202F}j
      plural|0|one
      plural|1|one
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|many
      """
    ),
    (
      "es_ES",
      """
      fixed2|1234567.891|1.234.567,89
      fixed2|1234.5|1234,50
      fixed2|-0.125|-0,12
      fixed2|12345678|12.345.678,00
      atMost3|1234.5|1234,5
      atMost3|0.000123|0
      atMost3|9999|9999
      significant3|123456|123.000
      plus|42|+42
      percent1|0.256|25,6\u{A0}%
      percent1|-12.5|-1250\u{A0}%
      currency:EUR|1234.5|1234,50\u{A0}€
      currency:EUR|-9.99|-9,99\u{A0}€
      currency:USD|1234.5|1234,50\u{A0}US$
      currency:USD|-9.99|-9,99\u{A0}US$
      accounting:EUR|-1234.5|-1234,50\u{A0}€
      code:EUR|1234.5|1234,50\u{A0}EUR
      name:EUR|2|2,00 euros
      compact|1234567|1,2\u{A0}M
      compactWords|1234567|1,2 millones
      compact|15300|15\u{A0}mil
      compactWords|15300|15 mil
      scientific3|12345.678|1,235E4
      ordinal|1|1.º
      ordinal|2|2.º
      ordinal|3|3.º
      ordinal|21|21.º
      date:short|2026-11-30|30/11/26
      date:medium|2026-11-30|30 nov 2026
      date:medium|2026-03-07|7 mar 2026
      date:long|2026-11-30|30 de noviembre de 2026
      date:full|2026-11-30|lunes, 30 de noviembre de 2026
      date:full|2026-03-07|sábado, 7 de marzo de 2026
      time:short|17:05:09|17:05
      time:short|09:30:05|9:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|9:30:05
      template:yMMMM|2026-11-30T17:05:09|noviembre de 2026
      template:MMMd|2026-11-30T17:05:09|30 nov
      template:yMMMEd|2026-11-30T17:05:09|lun, 30 nov 2026
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|noviembre
      pattern:cccc|2026-11-30T17:05:09|lunes
      pattern:LLL|2026-11-30T17:05:09|nov
      pattern:ccc|2026-11-30T17:05:09|lun
      pattern:ccccc|2026-11-30T17:05:09|L
      list:and|a b c|a, b y c
      list:and|a b|a y b
      list:or|a b c|a, b o c
      relative:days|-1|ayer
      relative:days|1|mañana
      relative:days|-3|hace 3 días
      relative:hours|2|dentro de 2 horas
      relative:minutes|-5|hace 5 minutos
      relative:weeks|2|dentro de 2 semanas
      relative:months|-1|el mes pasado
      relative:years|5|dentro de 5 años
      duration:words|1 hours|1 hora
      duration:short|1 hours|1 h
      duration:words|2 hours|2 horas
      duration:short|2 hours|2 h
      duration:words|30 minutes|30 minutos
      duration:short|30 minutes|30 min
      duration:words|5 days|5 días
      duration:short|5 days|5 d
      plural|0|other
      plural|1|one
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|many
      """
    ),
    (
      "pt_BR",
      """
      fixed2|1234567.891|1.234.567,89
      fixed2|1234.5|1.234,50
      fixed2|-0.125|-0,12
      fixed2|12345678|12.345.678,00
      atMost3|1234.5|1.234,5
      atMost3|0.000123|0
      atMost3|9999|9.999
      significant3|123456|123.000
      plus|42|+42
      percent1|0.256|25,6%
      percent1|-12.5|-1.250%
      currency:BRL|1234.5|R$\u{A0}1.234,50
      currency:BRL|-9.99|-R$\u{A0}9,99
      currency:EUR|1234.5|€\u{A0}1.234,50
      currency:EUR|-9.99|-€\u{A0}9,99
      currency:USD|1234.5|US$\u{A0}1.234,50
      currency:USD|-9.99|-US$\u{A0}9,99
      accounting:BRL|-1234.5|-R$\u{A0}1.234,50
      code:BRL|1234.5|BRL\u{A0}1.234,50
      name:BRL|2|2,00 Reais brasileiros
      compact|1234567|1,2\u{A0}mi
      compactWords|1234567|1,2 milhão
      compact|15300|15\u{A0}mil
      compactWords|15300|15 mil
      scientific3|12345.678|1,235E4
      ordinal|1|1º
      ordinal|2|2º
      ordinal|3|3º
      ordinal|21|21º
      date:short|2026-11-30|30/11/2026
      date:medium|2026-11-30|30 de nov. de 2026
      date:medium|2026-03-07|7 de mar. de 2026
      date:long|2026-11-30|30 de novembro de 2026
      date:full|2026-11-30|segunda-feira, 30 de novembro de 2026
      date:full|2026-03-07|sábado, 7 de março de 2026
      time:short|17:05:09|17:05
      time:short|09:30:05|09:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|09:30:05
      template:yMMMM|2026-11-30T17:05:09|novembro de 2026
      template:MMMd|2026-11-30T17:05:09|30 de nov.
      template:yMMMEd|2026-11-30T17:05:09|seg., 30 de nov. de 2026
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|novembro
      pattern:cccc|2026-11-30T17:05:09|segunda-feira
      pattern:LLL|2026-11-30T17:05:09|nov.
      pattern:ccc|2026-11-30T17:05:09|seg.
      pattern:ccccc|2026-11-30T17:05:09|S
      list:and|a b c|a, b e c
      list:and|a b|a e b
      list:or|a b c|a, b ou c
      relative:days|-1|ontem
      relative:days|1|amanhã
      relative:days|-3|há 3 dias
      relative:hours|2|em 2 horas
      relative:minutes|-5|há 5 minutos
      relative:weeks|2|em 2 semanas
      relative:months|-1|mês passado
      relative:years|5|em 5 anos
      duration:words|1 hours|1 hora
      duration:short|1 hours|1 h
      duration:words|2 hours|2 horas
      duration:short|2 hours|2 h
      duration:words|30 minutes|30 minutos
      duration:short|30 minutes|30 min
      duration:words|5 days|5 dias
      duration:short|5 days|5 dias
      plural|0|one
      plural|1|one
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|many
      """
    ),
    (
      "ja_JP",
      """
      fixed2|1234567.891|1,234,567.89
      fixed2|1234.5|1,234.50
      fixed2|-0.125|-0.12
      fixed2|12345678|12,345,678.00
      atMost3|1234.5|1,234.5
      atMost3|0.000123|0
      atMost3|9999|9,999
      significant3|123456|123,000
      plus|42|+42
      percent1|0.256|25.6%
      percent1|-12.5|-1,250%
      currency:EUR|1234.5|€1,234.50
      currency:EUR|-9.99|-€9.99
      currency:JPY|1234.5|￥1,234
      currency:JPY|-9.99|-￥10
      currency:USD|1234.5|$1,234.50
      currency:USD|-9.99|-$9.99
      accounting:JPY|-1234.5|(￥1,234)
      code:JPY|1234.5|JPY\u{A0}1,234
      name:JPY|2|2円
      compact|1234567|123万
      compactWords|1234567|123万
      compact|15300|1.5万
      compactWords|15300|1.5万
      scientific3|12345.678|1.235E4
      ordinal|1|第1
      ordinal|2|第2
      ordinal|3|第3
      ordinal|21|第21
      date:short|2026-11-30|2026/11/30
      date:medium|2026-11-30|2026/11/30
      date:medium|2026-03-07|2026/03/07
      date:long|2026-11-30|2026年11月30日
      date:full|2026-11-30|2026年11月30日月曜日
      date:full|2026-03-07|2026年3月7日土曜日
      time:short|17:05:09|17:05
      time:short|09:30:05|9:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|9:30:05
      template:yMMMM|2026-11-30T17:05:09|2026年11月
      template:MMMd|2026-11-30T17:05:09|11月30日
      template:yMMMEd|2026-11-30T17:05:09|2026年11月30日(月)
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|11月
      pattern:cccc|2026-11-30T17:05:09|月曜日
      pattern:LLL|2026-11-30T17:05:09|11月
      pattern:ccc|2026-11-30T17:05:09|月
      pattern:ccccc|2026-11-30T17:05:09|月
      list:and|a b c|a、b、c
      list:and|a b|a、b
      list:or|a b c|a、b、またはc
      relative:days|-1|昨日
      relative:days|1|明日
      relative:days|-3|3 日前
      relative:hours|2|2 時間後
      relative:minutes|-5|5 分前
      relative:weeks|2|2 週間後
      relative:months|-1|先月
      relative:years|5|5 年後
      duration:words|1 hours|1 時間
      duration:short|1 hours|1 時間
      duration:words|2 hours|2 時間
      duration:short|2 hours|2 時間
      duration:words|30 minutes|30 分
      duration:short|30 minutes|30 分
      duration:words|5 days|5 日
      duration:short|5 days|5 日
      plural|0|other
      plural|1|other
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
    (
      "zh_CN",
      """
      fixed2|1234567.891|1,234,567.89
      fixed2|1234.5|1,234.50
      fixed2|-0.125|-0.12
      fixed2|12345678|12,345,678.00
      atMost3|1234.5|1,234.5
      atMost3|0.000123|0
      atMost3|9999|9,999
      significant3|123456|123,000
      plus|42|+42
      percent1|0.256|25.6%
      percent1|-12.5|-1,250%
      currency:CNY|1234.5|¥1,234.50
      currency:CNY|-9.99|-¥9.99
      currency:EUR|1234.5|€1,234.50
      currency:EUR|-9.99|-€9.99
      currency:USD|1234.5|US$1,234.50
      currency:USD|-9.99|-US$9.99
      accounting:CNY|-1234.5|(¥1,234.50)
      code:CNY|1234.5|CNY\u{A0}1,234.50
      name:CNY|2|2.00人民币
      compact|1234567|123万
      compactWords|1234567|123万
      compact|15300|1.5万
      compactWords|15300|1.5万
      scientific3|12345.678|1.235E4
      ordinal|1|第1
      ordinal|2|第2
      ordinal|3|第3
      ordinal|21|第21
      date:short|2026-11-30|2026/11/30
      date:medium|2026-11-30|2026年11月30日
      date:medium|2026-03-07|2026年3月7日
      date:long|2026-11-30|2026年11月30日
      date:full|2026-11-30|2026年11月30日星期一
      date:full|2026-03-07|2026年3月7日星期六
      time:short|17:05:09|17:05
      time:short|09:30:05|09:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|09:30:05
      template:yMMMM|2026-11-30T17:05:09|2026年11月
      template:MMMd|2026-11-30T17:05:09|11月30日
      template:yMMMEd|2026-11-30T17:05:09|2026年11月30日周一
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|十一月
      pattern:cccc|2026-11-30T17:05:09|星期一
      pattern:LLL|2026-11-30T17:05:09|11月
      pattern:ccc|2026-11-30T17:05:09|周一
      pattern:ccccc|2026-11-30T17:05:09|一
      list:and|a b c|a、b和c
      list:and|a b|a和b
      list:or|a b c|a、b或c
      relative:days|-1|昨天
      relative:days|1|明天
      relative:days|-3|3天前
      relative:hours|2|2小时后
      relative:minutes|-5|5分钟前
      relative:weeks|2|2周后
      relative:months|-1|上个月
      relative:years|5|5年后
      duration:words|1 hours|1小时
      duration:short|1 hours|1小时
      duration:words|2 hours|2小时
      duration:short|2 hours|2小时
      duration:words|30 minutes|30分钟
      duration:short|30 minutes|30分钟
      duration:words|5 days|5天
      duration:short|5 days|5天
      plural|0|other
      plural|1|other
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
    (
      "ko_KR",
      """
      fixed2|1234567.891|1,234,567.89
      fixed2|1234.5|1,234.50
      fixed2|-0.125|-0.12
      fixed2|12345678|12,345,678.00
      atMost3|1234.5|1,234.5
      atMost3|0.000123|0
      atMost3|9999|9,999
      significant3|123456|123,000
      plus|42|+42
      percent1|0.256|25.6%
      percent1|-12.5|-1,250%
      currency:EUR|1234.5|€1,234.50
      currency:EUR|-9.99|-€9.99
      currency:KRW|1234.5|₩1,234
      currency:KRW|-9.99|-₩10
      currency:USD|1234.5|US$1,234.50
      currency:USD|-9.99|-US$9.99
      accounting:KRW|-1234.5|(₩1,234)
      code:KRW|1234.5|KRW\u{A0}1,234
      name:KRW|2|2 대한민국 원
      compact|1234567|123만
      compactWords|1234567|123만
      compact|15300|1.5만
      compactWords|15300|1.5만
      scientific3|12345.678|1.235E4
      ordinal|1|1번째
      ordinal|2|2번째
      ordinal|3|3번째
      ordinal|21|21번째
      date:short|2026-11-30|26. 11. 30.
      date:medium|2026-11-30|2026. 11. 30.
      date:medium|2026-03-07|2026. 3. 7.
      date:long|2026-11-30|2026년 11월 30일
      date:full|2026-11-30|2026년 11월 30일 월요일
      date:full|2026-03-07|2026년 3월 7일 토요일
      time:short|17:05:09|오후 5:05
      time:short|09:30:05|오전 9:30
      time:medium|17:05:09|오후 5:05:09
      time:medium|09:30:05|오전 9:30:05
      template:yMMMM|2026-11-30T17:05:09|2026년 11월
      template:MMMd|2026-11-30T17:05:09|11월 30일
      template:yMMMEd|2026-11-30T17:05:09|2026년 11월 30일 (월)
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|11월
      pattern:cccc|2026-11-30T17:05:09|월요일
      pattern:LLL|2026-11-30T17:05:09|11월
      pattern:ccc|2026-11-30T17:05:09|월
      pattern:ccccc|2026-11-30T17:05:09|월
      list:and|a b c|a, b 및 c
      list:and|a b|a 및 b
      list:or|a b c|a, b 또는 c
      relative:days|-1|어제
      relative:days|1|내일
      relative:days|-3|3일 전
      relative:hours|2|2시간 후
      relative:minutes|-5|5분 전
      relative:weeks|2|2주 후
      relative:months|-1|지난달
      relative:years|5|5년 후
      duration:words|1 hours|1시간
      duration:short|1 hours|1시간
      duration:words|2 hours|2시간
      duration:short|2 hours|2시간
      duration:words|30 minutes|30분
      duration:short|30 minutes|30분
      duration:words|5 days|5일
      duration:short|5 days|5일
      plural|0|other
      plural|1|other
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
    (
      "hi_IN",
      """
      fixed2|1234567.891|12,34,567.89
      fixed2|1234.5|1,234.50
      fixed2|-0.125|-0.12
      fixed2|12345678|1,23,45,678.00
      atMost3|1234.5|1,234.5
      atMost3|0.000123|0
      atMost3|9999|9,999
      significant3|123456|1,23,000
      plus|42|+42
      percent1|0.256|25.6%
      percent1|-12.5|-1,250%
      currency:EUR|1234.5|€1,234.50
      currency:EUR|-9.99|-€9.99
      currency:INR|1234.5|₹1,234.50
      currency:INR|-9.99|-₹9.99
      currency:USD|1234.5|$1,234.50
      currency:USD|-9.99|-$9.99
      accounting:INR|-1234.5|-₹1,234.50
      code:INR|1234.5|INR\u{A0}1,234.50
      name:INR|2|2.00 भारतीय रुपए
      compact|1234567|12\u{A0}लाख
      compactWords|1234567|12 लाख
      compact|15300|15\u{A0}हज़ार
      compactWords|15300|15 हज़ार
      scientific3|12345.678|1.235E4
      ordinal|1|1ला
      ordinal|2|2रा
      ordinal|3|3रा
      ordinal|21|21वाँ
      date:short|2026-11-30|30/11/26
      date:medium|2026-11-30|30 नव॰ 2026
      date:medium|2026-03-07|7 मार्च 2026
      date:long|2026-11-30|30 नवंबर 2026
      date:full|2026-11-30|सोमवार, 30 नवंबर 2026
      date:full|2026-03-07|शनिवार, 7 मार्च 2026
      time:short|17:05:09|5:05 pm
      time:short|09:30:05|9:30 am
      time:medium|17:05:09|5:05:09 pm
      time:medium|09:30:05|9:30:05 am
      template:yMMMM|2026-11-30T17:05:09|नवंबर 2026
      template:MMMd|2026-11-30T17:05:09|30 नव॰
      template:yMMMEd|2026-11-30T17:05:09|सोम, 30 नव॰ 2026
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|नवंबर
      pattern:cccc|2026-11-30T17:05:09|सोमवार
      pattern:LLL|2026-11-30T17:05:09|नव॰
      pattern:ccc|2026-11-30T17:05:09|सोम
      pattern:ccccc|2026-11-30T17:05:09|सो
      list:and|a b c|a, b, और c
      list:and|a b|a और b
      list:or|a b c|a, b या c
      relative:days|-1|कल
      relative:days|1|कल
      relative:days|-3|3 दिन पहले
      relative:hours|2|2 घंटे में
      relative:minutes|-5|5 मिनट पहले
      relative:weeks|2|2 सप्ताह में
      relative:months|-1|पिछला माह
      relative:years|5|5 वर्ष में
      duration:words|1 hours|1 घंटा
      duration:short|1 hours|1 घं॰
      duration:words|2 hours|2 घंटे
      duration:short|2 hours|2 घं॰
      duration:words|30 minutes|30 मिनट
      duration:short|30 minutes|30 मि॰
      duration:words|5 days|5 दिन
      duration:short|5 days|5 दिन
      plural|0|one
      plural|1|one
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
    (
      "ar_EG",
      """
      fixed2|1234567.891|١٬٢٣٤٬٥٦٧٫٨٩
      fixed2|1234.5|١٬٢٣٤٫٥٠
      fixed2|-0.125|\u{61C}-٠٫١٢
      fixed2|12345678|١٢٬٣٤٥٬٦٧٨٫٠٠
      atMost3|1234.5|١٬٢٣٤٫٥
      atMost3|0.000123|٠
      atMost3|9999|٩٬٩٩٩
      significant3|123456|١٢٣٬٠٠٠
      plus|42|\u{61C}+٤٢
      percent1|0.256|٢٥٫٦٪\u{61C}
      percent1|-12.5|\u{61C}-١٬٢٥٠٪\u{61C}
      currency:EGP|1234.5|\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}
      currency:EGP|-9.99|\u{61C}-\u{200F}٩٫٩٩\u{A0}ج.م.\u{200F}
      currency:EUR|1234.5|\u{200F}١٬٢٣٤٫٥٠\u{A0}€
      currency:EUR|-9.99|\u{61C}-\u{200F}٩٫٩٩\u{A0}€
      currency:USD|1234.5|\u{200F}١٬٢٣٤٫٥٠\u{A0}US$
      currency:USD|-9.99|\u{61C}-\u{200F}٩٫٩٩\u{A0}US$
      accounting:EGP|-1234.5|\u{61C}-\u{200F}١٬٢٣٤٫٥٠\u{A0}ج.م.\u{200F}
      code:EGP|1234.5|\u{200F}١٬٢٣٤٫٥٠\u{A0}EGP
      name:EGP|2|٢٫٠٠ جنيهان مصريان
      compact|1234567|١٫٢\u{A0}مليون
      compactWords|1234567|١٫٢ مليون
      compact|15300|١٥\u{A0}ألف
      compactWords|15300|١٥ ألف
      scientific3|12345.678|١٫٢٣٥اس٤
      ordinal|1|١.
      ordinal|2|٢.
      ordinal|3|٣.
      ordinal|21|٢١.
      date:short|2026-11-30|٣٠\u{200F}/١١\u{200F}/٢٠٢٦
      date:medium|2026-11-30|٣٠\u{200F}/١١\u{200F}/٢٠٢٦
      date:medium|2026-03-07|٠٧\u{200F}/٠٣\u{200F}/٢٠٢٦
      date:long|2026-11-30|٣٠ نوفمبر ٢٠٢٦
      date:full|2026-11-30|الاثنين، ٣٠ نوفمبر ٢٠٢٦
      date:full|2026-03-07|السبت، ٧ مارس ٢٠٢٦
      time:short|17:05:09|٥:٠٥ م
      time:short|09:30:05|٩:٣٠ ص
      time:medium|17:05:09|٥:٠٥:٠٩ م
      time:medium|09:30:05|٩:٣٠:٠٥ ص
      template:yMMMM|2026-11-30T17:05:09|نوفمبر ٢٠٢٦
      template:MMMd|2026-11-30T17:05:09|٣٠ نوفمبر
      template:yMMMEd|2026-11-30T17:05:09|الاثنين، ٣٠ نوفمبر ٢٠٢٦
      template:Hm|2026-11-30T17:05:09|١٧:٠٥
      pattern:LLLL|2026-11-30T17:05:09|نوفمبر
      pattern:cccc|2026-11-30T17:05:09|الاثنين
      pattern:LLL|2026-11-30T17:05:09|نوفمبر
      pattern:ccc|2026-11-30T17:05:09|الاثنين
      pattern:ccccc|2026-11-30T17:05:09|ن
      list:and|a b c|a وb وc
      list:and|a b|a وb
      list:or|a b c|a أو b أو c
      relative:days|-1|أمس
      relative:days|1|غدًا
      relative:days|-3|قبل ٣ أيام
      relative:hours|2|خلال ساعتين
      relative:minutes|-5|قبل ٥ دقائق
      relative:weeks|2|خلال أسبوعين
      relative:months|-1|الشهر الماضي
      relative:years|5|خلال ٥ سنوات
      duration:words|1 hours|ساعة
      duration:short|1 hours|١ س
      duration:words|2 hours|ساعتان
      duration:short|2 hours|٢ س
      duration:words|30 minutes|٣٠ دقيقة
      duration:short|30 minutes|٣٠ د
      duration:words|5 days|٥ أيام
      duration:short|5 days|٥ أيام
      plural|0|zero
      plural|1|one
      plural|2|two
      plural|3|few
      plural|5|few
      plural|11|many
      plural|12|many
      plural|21|many
      plural|22|many
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
    (
      "he_IL",
      """
      fixed2|1234567.891|1,234,567.89
      fixed2|1234.5|1,234.50
      fixed2|-0.125|\u{200E}-0.12
      fixed2|12345678|12,345,678.00
      atMost3|1234.5|1,234.5
      atMost3|0.000123|0
      atMost3|9999|9,999
      significant3|123456|123,000
      plus|42|\u{200E}+42
      percent1|0.256|25.6%
      percent1|-12.5|\u{200E}-1,250%
      currency:EUR|1234.5|\u{200F}1,234.50\u{A0}\u{200F}€
      currency:EUR|-9.99|\u{200F}\u{200E}-9.99\u{A0}\u{200F}€
      currency:ILS|1234.5|\u{200F}1,234.50\u{A0}\u{200F}₪
      currency:ILS|-9.99|\u{200F}\u{200E}-9.99\u{A0}\u{200F}₪
      currency:USD|1234.5|\u{200F}1,234.50\u{A0}\u{200F}$
      currency:USD|-9.99|\u{200F}\u{200E}-9.99\u{A0}\u{200F}$
      accounting:ILS|-1234.5|\u{200F}\u{200E}-1,234.50\u{A0}\u{200F}₪
      code:ILS|1234.5|\u{200F}1,234.50\u{A0}\u{200F}ILS
      name:ILS|2|2.00 שקלים חדשים
      compact|1234567|1.2M\u{200F}
      compactWords|1234567|\u{200F}1.2 מיליון
      compact|15300|15K\u{200F}
      compactWords|15300|\u{200F}15 אלף
      scientific3|12345.678|1.235E4
      ordinal|1|1.
      ordinal|2|2.
      ordinal|3|3.
      ordinal|21|21.
      date:short|2026-11-30|30.11.2026
      date:medium|2026-11-30|30 בנוב׳ 2026
      date:medium|2026-03-07|7 במרץ 2026
      date:long|2026-11-30|30 בנובמבר 2026
      date:full|2026-11-30|יום שני, 30 בנובמבר 2026
      date:full|2026-03-07|יום שבת, 7 במרץ 2026
      time:short|17:05:09|17:05
      time:short|09:30:05|9:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|9:30:05
      template:yMMMM|2026-11-30T17:05:09|נובמבר 2026
      template:MMMd|2026-11-30T17:05:09|30 בנוב׳
      template:yMMMEd|2026-11-30T17:05:09|יום ב׳, 30 בנוב׳ 2026
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|נובמבר
      pattern:cccc|2026-11-30T17:05:09|יום שני
      pattern:LLL|2026-11-30T17:05:09|נוב׳
      pattern:ccc|2026-11-30T17:05:09|יום ב׳
      pattern:ccccc|2026-11-30T17:05:09|ב׳
      list:and|a b c|a, b ו-c
      list:and|a b|a ו-b
      list:or|a b c|a, b או c
      relative:days|-1|אתמול
      relative:days|1|מחר
      relative:days|-3|לפני 3 ימים
      relative:hours|2|בעוד שעתיים
      relative:minutes|-5|לפני 5 דקות
      relative:weeks|2|בעוד שבועיים
      relative:months|-1|החודש שעבר
      relative:years|5|בעוד 5 שנים
      duration:words|1 hours|שעה
      duration:short|1 hours|שעה
      duration:words|2 hours|שעתיים
      duration:short|2 hours|שעתיים
      duration:words|30 minutes|30 דקות
      duration:short|30 minutes|30 דק׳
      duration:words|5 days|5 ימים
      duration:short|5 days|5 ימ׳
      plural|0|other
      plural|1|one
      plural|2|two
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
    (
      "sv_SE",
      """
      fixed2|1234567.891|1\u{A0}234\u{A0}567,89
      fixed2|1234.5|1\u{A0}234,50
      fixed2|-0.125|−0,12
      fixed2|12345678|12\u{A0}345\u{A0}678,00
      atMost3|1234.5|1\u{A0}234,5
      atMost3|0.000123|0
      atMost3|9999|9\u{A0}999
      significant3|123456|123\u{A0}000
      plus|42|+42
      percent1|0.256|25,6\u{A0}%
      percent1|-12.5|−1\u{A0}250\u{A0}%
      currency:EUR|1234.5|1\u{A0}234,50\u{A0}€
      currency:EUR|-9.99|−9,99\u{A0}€
      currency:SEK|1234.5|1\u{A0}234,50\u{A0}kr
      currency:SEK|-9.99|−9,99\u{A0}kr
      currency:USD|1234.5|1\u{A0}234,50\u{A0}US$
      currency:USD|-9.99|−9,99\u{A0}US$
      accounting:SEK|-1234.5|−1\u{A0}234,50\u{A0}kr
      code:SEK|1234.5|1\u{A0}234,50\u{A0}SEK
      name:SEK|2|2,00 svenska kronor
      compact|1234567|1,2\u{A0}mn
      compactWords|1234567|1,2 miljoner
      compact|15300|15\u{A0}tn
      compactWords|15300|15 tusen
      scientific3|12345.678|1,235×10^4
      ordinal|1|1:a
      ordinal|2|2:a
      ordinal|3|3:e
      ordinal|21|21:a
      date:short|2026-11-30|2026-11-30
      date:medium|2026-11-30|30 nov. 2026
      date:medium|2026-03-07|7 mars 2026
      date:long|2026-11-30|30 november 2026
      date:full|2026-11-30|måndag 30 november 2026
      date:full|2026-03-07|lördag 7 mars 2026
      time:short|17:05:09|17:05
      time:short|09:30:05|09:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|09:30:05
      template:yMMMM|2026-11-30T17:05:09|november 2026
      template:MMMd|2026-11-30T17:05:09|30 nov.
      template:yMMMEd|2026-11-30T17:05:09|mån 30 nov. 2026
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|november
      pattern:cccc|2026-11-30T17:05:09|måndag
      pattern:LLL|2026-11-30T17:05:09|nov.
      pattern:ccc|2026-11-30T17:05:09|mån
      pattern:ccccc|2026-11-30T17:05:09|M
      list:and|a b c|a, b och c
      list:and|a b|a och b
      list:or|a b c|a, b eller c
      relative:days|-1|i går
      relative:days|1|i morgon
      relative:days|-3|för 3 dagar sedan
      relative:hours|2|om 2 timmar
      relative:minutes|-5|för 5 minuter sedan
      relative:weeks|2|om 2 veckor
      relative:months|-1|förra månaden
      relative:years|5|om 5 år
      duration:words|1 hours|1 timme
      duration:short|1 hours|1 tim
      duration:words|2 hours|2 timmar
      duration:short|2 hours|2 tim
      duration:words|30 minutes|30 minuter
      duration:short|30 minutes|30 min
      duration:words|5 days|5 dygn
      duration:short|5 days|5 d
      plural|0|other
      plural|1|one
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
    (
      "pl_PL",
      """
      fixed2|1234567.891|1\u{A0}234\u{A0}567,89
      fixed2|1234.5|1234,50
      fixed2|-0.125|-0,12
      fixed2|12345678|12\u{A0}345\u{A0}678,00
      atMost3|1234.5|1234,5
      atMost3|0.000123|0
      atMost3|9999|9999
      significant3|123456|123\u{A0}000
      plus|42|+42
      percent1|0.256|25,6%
      percent1|-12.5|-1250%
      currency:EUR|1234.5|1234,50\u{A0}€
      currency:EUR|-9.99|-9,99\u{A0}€
      currency:PLN|1234.5|1234,50\u{A0}zł
      currency:PLN|-9.99|-9,99\u{A0}zł
      currency:USD|1234.5|1234,50\u{A0}USD
      currency:USD|-9.99|-9,99\u{A0}USD
      accounting:PLN|-1234.5|(1234,50\u{A0}zł)
      code:PLN|1234.5|1234,50\u{A0}PLN
      name:PLN|2|2,00 złotego polskiego
      compact|1234567|1,2\u{A0}mln
      compactWords|1234567|1,2 miliona
      compact|15300|15\u{A0}tys.
      compactWords|15300|15 tysięcy
      scientific3|12345.678|1,235E4
      ordinal|1|1.
      ordinal|2|2.
      ordinal|3|3.
      ordinal|21|21.
      date:short|2026-11-30|30.11.2026
      date:medium|2026-11-30|30 lis 2026
      date:medium|2026-03-07|7 mar 2026
      date:long|2026-11-30|30 listopada 2026
      date:full|2026-11-30|poniedziałek, 30 listopada 2026
      date:full|2026-03-07|sobota, 7 marca 2026
      time:short|17:05:09|17:05
      time:short|09:30:05|09:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|09:30:05
      template:yMMMM|2026-11-30T17:05:09|listopad 2026
      template:MMMd|2026-11-30T17:05:09|30 lis
      template:yMMMEd|2026-11-30T17:05:09|pon., 30 lis 2026
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|listopad
      pattern:cccc|2026-11-30T17:05:09|poniedziałek
      pattern:LLL|2026-11-30T17:05:09|lis
      pattern:ccc|2026-11-30T17:05:09|pon.
      pattern:ccccc|2026-11-30T17:05:09|P
      list:and|a b c|a, b i c
      list:and|a b|a i b
      list:or|a b c|a, b lub c
      relative:days|-1|wczoraj
      relative:days|1|jutro
      relative:days|-3|3 dni temu
      relative:hours|2|za 2 godziny
      relative:minutes|-5|5 minut temu
      relative:weeks|2|za 2 tygodnie
      relative:months|-1|w zeszłym miesiącu
      relative:years|5|za 5 lat
      duration:words|1 hours|1 godzina
      duration:short|1 hours|1 godz.
      duration:words|2 hours|2 godziny
      duration:short|2 hours|2 godz.
      duration:words|30 minutes|30 minut
      duration:short|30 minutes|30 min
      duration:words|5 days|5 dób
      duration:short|5 days|5 dób
      plural|0|many
      plural|1|one
      plural|2|few
      plural|3|few
      plural|5|many
      plural|11|many
      plural|12|many
      plural|21|many
      plural|22|few
      plural|100|many
      plural|101|many
      plural|1000000|many
      """
    ),
    (
      "tr_TR",
      """
      fixed2|1234567.891|1.234.567,89
      fixed2|1234.5|1.234,50
      fixed2|-0.125|-0,12
      fixed2|12345678|12.345.678,00
      atMost3|1234.5|1.234,5
      atMost3|0.000123|0
      atMost3|9999|9.999
      significant3|123456|123.000
      plus|42|+42
      percent1|0.256|%25,6
      percent1|-12.5|-%1.250
      currency:EUR|1234.5|€1.234,50
      currency:EUR|-9.99|-€9,99
      currency:TRY|1234.5|₺1.234,50
      currency:TRY|-9.99|-₺9,99
      currency:USD|1234.5|$1.234,50
      currency:USD|-9.99|-$9,99
      accounting:TRY|-1234.5|-₺1.234,50
      code:TRY|1234.5|TRY\u{A0}1.234,50
      name:TRY|2|₺2,00 Türk lirası
      compact|1234567|1,2\u{A0}Mn
      compactWords|1234567|1,2 milyon
      compact|15300|15\u{A0}B
      compactWords|15300|15 bin
      scientific3|12345.678|1,235E4
      ordinal|1|1.
      ordinal|2|2.
      ordinal|3|3.
      ordinal|21|21.
      date:short|2026-11-30|30.11.2026
      date:medium|2026-11-30|30 Kas 2026
      date:medium|2026-03-07|7 Mar 2026
      date:long|2026-11-30|30 Kasım 2026
      date:full|2026-11-30|30 Kasım 2026 Pazartesi
      date:full|2026-03-07|7 Mart 2026 Cumartesi
      time:short|17:05:09|17:05
      time:short|09:30:05|09:30
      time:medium|17:05:09|17:05:09
      time:medium|09:30:05|09:30:05
      template:yMMMM|2026-11-30T17:05:09|Kasım 2026
      template:MMMd|2026-11-30T17:05:09|30 Kas
      template:yMMMEd|2026-11-30T17:05:09|30 Kas 2026 Pzt
      template:Hm|2026-11-30T17:05:09|17:05
      pattern:LLLL|2026-11-30T17:05:09|Kasım
      pattern:cccc|2026-11-30T17:05:09|Pazartesi
      pattern:LLL|2026-11-30T17:05:09|Kas
      pattern:ccc|2026-11-30T17:05:09|Pzt
      pattern:ccccc|2026-11-30T17:05:09|P
      list:and|a b c|a, b ve c
      list:and|a b|a ve b
      list:or|a b c|a, b veya c
      relative:days|-1|dün
      relative:days|1|yarın
      relative:days|-3|3 gün önce
      relative:hours|2|2 saat sonra
      relative:minutes|-5|5 dakika önce
      relative:weeks|2|2 hafta sonra
      relative:months|-1|geçen ay
      relative:years|5|5 yıl sonra
      duration:words|1 hours|1 saat
      duration:short|1 hours|1 sa.
      duration:words|2 hours|2 saat
      duration:short|2 hours|2 sa.
      duration:words|30 minutes|30 dakika
      duration:short|30 minutes|30 dk.
      duration:words|5 days|5 gün
      duration:short|5 days|5 gün
      plural|0|other
      plural|1|one
      plural|2|other
      plural|3|other
      plural|5|other
      plural|11|other
      plural|12|other
      plural|21|other
      plural|22|other
      plural|100|other
      plural|101|other
      plural|1000000|other
      """
    ),
  ]
}
