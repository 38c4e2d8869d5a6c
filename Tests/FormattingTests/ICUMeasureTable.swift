/// Measurements as PyICU 2.17 with ICU 72.1 wrote them (`NumberFormatter` with a `MeasureUnit`): unit, width, value, answer.
enum ICUMeasureTable {
  /// Where the library's data, which is of a later CLDR, has another answer.
  static let differences: [String: String] = [
    "ar_EG|kilometers|words|3": "٣ كيلومترات",
    "he_IL|celsius|words|1": "1 מעלת צלזיוס",
    "he_IL|kilograms|short|1": "1 ק״ג",
    "he_IL|kilograms|words|1": "1 קילוגרם",
    "he_IL|kilometers|words|1": "1 קילומטר",
    "he_IL|liters|short|1": "1 ל׳",
    "he_IL|liters|words|1": "1 ליטר",
    "he_IL|miles|words|1": "1 מייל",
    "he_IL|squareMeters|short|1": "1 מ״ר",
    "he_IL|squareMeters|words|1": "1 מטר רבוע",
  ]

  static let blocks: [(locale: String, cases: String)] = [
    (
      "en_US",
      """
      kilometers|short|1|1 km
      kilometers|short|3|3 km
      kilometers|short|12.5|12.5 km
      kilometers|words|1|1 kilometer
      kilometers|words|3|3 kilometers
      kilometers|words|12.5|12.5 kilometers
      kilograms|short|1|1 kg
      kilograms|short|3|3 kg
      kilograms|short|12.5|12.5 kg
      kilograms|words|1|1 kilogram
      kilograms|words|3|3 kilograms
      kilograms|words|12.5|12.5 kilograms
      celsius|short|1|1°C
      celsius|short|3|3°C
      celsius|short|12.5|12.5°C
      celsius|words|1|1 degree Celsius
      celsius|words|3|3 degrees Celsius
      celsius|words|12.5|12.5 degrees Celsius
      kilometersPerHour|short|1|1 km/h
      kilometersPerHour|short|3|3 km/h
      kilometersPerHour|short|12.5|12.5 km/h
      kilometersPerHour|words|1|1 kilometer per hour
      kilometersPerHour|words|3|3 kilometers per hour
      kilometersPerHour|words|12.5|12.5 kilometers per hour
      liters|short|1|1 L
      liters|short|3|3 L
      liters|short|12.5|12.5 L
      liters|words|1|1 liter
      liters|words|3|3 liters
      liters|words|12.5|12.5 liters
      squareMeters|short|1|1 m²
      squareMeters|short|3|3 m²
      squareMeters|short|12.5|12.5 m²
      squareMeters|words|1|1 square meter
      squareMeters|words|3|3 square meters
      squareMeters|words|12.5|12.5 square meters
      miles|short|1|1 mi
      miles|short|3|3 mi
      miles|short|12.5|12.5 mi
      miles|words|1|1 mile
      miles|words|3|3 miles
      miles|words|12.5|12.5 miles
      """
    ),
    (
      "en_GB",
      """
      kilometers|short|1|1 km
      kilometers|short|3|3 km
      kilometers|short|12.5|12.5 km
      kilometers|words|1|1 kilometre
      kilometers|words|3|3 kilometres
      kilometers|words|12.5|12.5 kilometres
      kilograms|short|1|1 kg
      kilograms|short|3|3 kg
      kilograms|short|12.5|12.5 kg
      kilograms|words|1|1 kilogram
      kilograms|words|3|3 kilograms
      kilograms|words|12.5|12.5 kilograms
      celsius|short|1|1°C
      celsius|short|3|3°C
      celsius|short|12.5|12.5°C
      celsius|words|1|1 degree Celsius
      celsius|words|3|3 degrees Celsius
      celsius|words|12.5|12.5 degrees Celsius
      kilometersPerHour|short|1|1 km/h
      kilometersPerHour|short|3|3 km/h
      kilometersPerHour|short|12.5|12.5 km/h
      kilometersPerHour|words|1|1 kilometre per hour
      kilometersPerHour|words|3|3 kilometres per hour
      kilometersPerHour|words|12.5|12.5 kilometres per hour
      liters|short|1|1 l
      liters|short|3|3 l
      liters|short|12.5|12.5 l
      liters|words|1|1 litre
      liters|words|3|3 litres
      liters|words|12.5|12.5 litres
      squareMeters|short|1|1 m²
      squareMeters|short|3|3 m²
      squareMeters|short|12.5|12.5 m²
      squareMeters|words|1|1 square metre
      squareMeters|words|3|3 square metres
      squareMeters|words|12.5|12.5 square metres
      miles|short|1|1 mi
      miles|short|3|3 mi
      miles|short|12.5|12.5 mi
      miles|words|1|1 mile
      miles|words|3|3 miles
      miles|words|12.5|12.5 miles
      """
    ),
    (
      "nl_NL",
      """
      kilometers|short|1|1 km
      kilometers|short|3|3 km
      kilometers|short|12.5|12,5 km
      kilometers|words|1|1 kilometer
      kilometers|words|3|3 kilometer
      kilometers|words|12.5|12,5 kilometer
      kilograms|short|1|1 kg
      kilograms|short|3|3 kg
      kilograms|short|12.5|12,5 kg
      kilograms|words|1|1 kilogram
      kilograms|words|3|3 kilogram
      kilograms|words|12.5|12,5 kilogram
      celsius|short|1|1°C
      celsius|short|3|3°C
      celsius|short|12.5|12,5°C
      celsius|words|1|1 graad Celsius
      celsius|words|3|3 graden Celsius
      celsius|words|12.5|12,5 graden Celsius
      kilometersPerHour|short|1|1 km/u
      kilometersPerHour|short|3|3 km/u
      kilometersPerHour|short|12.5|12,5 km/u
      kilometersPerHour|words|1|1 kilometer per uur
      kilometersPerHour|words|3|3 kilometer per uur
      kilometersPerHour|words|12.5|12,5 kilometer per uur
      liters|short|1|1 l
      liters|short|3|3 l
      liters|short|12.5|12,5 l
      liters|words|1|1 liter
      liters|words|3|3 liter
      liters|words|12.5|12,5 liter
      squareMeters|short|1|1 m²
      squareMeters|short|3|3 m²
      squareMeters|short|12.5|12,5 m²
      squareMeters|words|1|1 vierkante meter
      squareMeters|words|3|3 vierkante meter
      squareMeters|words|12.5|12,5 vierkante meter
      miles|short|1|1 mi
      miles|short|3|3 mi
      miles|short|12.5|12,5 mi
      miles|words|1|1 mijl
      miles|words|3|3 mijl
      miles|words|12.5|12,5 mijl
      """
    ),
    (
      "de_DE",
      """
      kilometers|short|1|1 km
      kilometers|short|3|3 km
      kilometers|short|12.5|12,5 km
      kilometers|words|1|1 Kilometer
      kilometers|words|3|3 Kilometer
      kilometers|words|12.5|12,5 Kilometer
      kilograms|short|1|1 kg
      kilograms|short|3|3 kg
      kilograms|short|12.5|12,5 kg
      kilograms|words|1|1 Kilogramm
      kilograms|words|3|3 Kilogramm
      kilograms|words|12.5|12,5 Kilogramm
      celsius|short|1|1 °C
      celsius|short|3|3 °C
      celsius|short|12.5|12,5 °C
      celsius|words|1|1 Grad Celsius
      celsius|words|3|3 Grad Celsius
      celsius|words|12.5|12,5 Grad Celsius
      kilometersPerHour|short|1|1 km/h
      kilometersPerHour|short|3|3 km/h
      kilometersPerHour|short|12.5|12,5 km/h
      kilometersPerHour|words|1|1 Kilometer pro Stunde
      kilometersPerHour|words|3|3 Kilometer pro Stunde
      kilometersPerHour|words|12.5|12,5 Kilometer pro Stunde
      liters|short|1|1 l
      liters|short|3|3 l
      liters|short|12.5|12,5 l
      liters|words|1|1 Liter
      liters|words|3|3 Liter
      liters|words|12.5|12,5 Liter
      squareMeters|short|1|1 m²
      squareMeters|short|3|3 m²
      squareMeters|short|12.5|12,5 m²
      squareMeters|words|1|1 Quadratmeter
      squareMeters|words|3|3 Quadratmeter
      squareMeters|words|12.5|12,5 Quadratmeter
      miles|short|1|1 mi
      miles|short|3|3 mi
      miles|short|12.5|12,5 mi
      miles|words|1|1 Meile
      miles|words|3|3 Meilen
      miles|words|12.5|12,5 Meilen
      """
    ),
    (
      "de_CH",
      """
      kilometers|short|1|1 km
      kilometers|short|3|3 km
      kilometers|short|12.5|12.5 km
      kilometers|words|1|1 Kilometer
      kilometers|words|3|3 Kilometer
      kilometers|words|12.5|12.5 Kilometer
      kilograms|short|1|1 kg
      kilograms|short|3|3 kg
      kilograms|short|12.5|12.5 kg
      kilograms|words|1|1 Kilogramm
      kilograms|words|3|3 Kilogramm
      kilograms|words|12.5|12.5 Kilogramm
      celsius|short|1|1 °C
      celsius|short|3|3 °C
      celsius|short|12.5|12.5 °C
      celsius|words|1|1 Grad Celsius
      celsius|words|3|3 Grad Celsius
      celsius|words|12.5|12.5 Grad Celsius
      kilometersPerHour|short|1|1 km/h
      kilometersPerHour|short|3|3 km/h
      kilometersPerHour|short|12.5|12.5 km/h
      kilometersPerHour|words|1|1 Kilometer pro Stunde
      kilometersPerHour|words|3|3 Kilometer pro Stunde
      kilometersPerHour|words|12.5|12.5 Kilometer pro Stunde
      liters|short|1|1 l
      liters|short|3|3 l
      liters|short|12.5|12.5 l
      liters|words|1|1 Liter
      liters|words|3|3 Liter
      liters|words|12.5|12.5 Liter
      squareMeters|short|1|1 m²
      squareMeters|short|3|3 m²
      squareMeters|short|12.5|12.5 m²
      squareMeters|words|1|1 Quadratmeter
      squareMeters|words|3|3 Quadratmeter
      squareMeters|words|12.5|12.5 Quadratmeter
      miles|short|1|1 mi
      miles|short|3|3 mi
      miles|short|12.5|12.5 mi
      miles|words|1|1 Meile
      miles|words|3|3 Meilen
      miles|words|12.5|12.5 Meilen
      """
    ),
    (
      "fr_FR",
      """
      kilometers|short|1|1\u{202F}km
      kilometers|short|3|3\u{202F}km
      kilometers|short|12.5|12,5\u{202F}km
      kilometers|words|1|1\u{A0}kilomètre
      kilometers|words|3|3\u{A0}kilomètres
      kilometers|words|12.5|12,5\u{A0}kilomètres
      kilograms|short|1|1\u{202F}kg
      kilograms|short|3|3\u{202F}kg
      kilograms|short|12.5|12,5\u{202F}kg
      kilograms|words|1|1\u{A0}kilogramme
      kilograms|words|3|3\u{A0}kilogrammes
      kilograms|words|12.5|12,5\u{A0}kilogrammes
      celsius|short|1|1\u{202F}°C
      celsius|short|3|3\u{202F}°C
      celsius|short|12.5|12,5\u{202F}°C
      celsius|words|1|1\u{A0}degré Celsius
      celsius|words|3|3\u{A0}degrés Celsius
      celsius|words|12.5|12,5\u{A0}degrés Celsius
      kilometersPerHour|short|1|1\u{202F}km/h
      kilometersPerHour|short|3|3\u{202F}km/h
      kilometersPerHour|short|12.5|12,5\u{202F}km/h
      kilometersPerHour|words|1|1\u{A0}kilomètre par heure
      kilometersPerHour|words|3|3\u{A0}kilomètres par heure
      kilometersPerHour|words|12.5|12,5\u{A0}kilomètres par heure
      liters|short|1|1\u{202F}l
      liters|short|3|3\u{202F}l
      liters|short|12.5|12,5\u{202F}l
      liters|words|1|1\u{A0}litre
      liters|words|3|3\u{A0}litres
      liters|words|12.5|12,5\u{A0}litres
      squareMeters|short|1|1\u{202F}m²
      squareMeters|short|3|3\u{202F}m²
      squareMeters|short|12.5|12,5\u{202F}m²
      squareMeters|words|1|1\u{A0}mètre carré
      squareMeters|words|3|3\u{A0}mètres carrés
      squareMeters|words|12.5|12,5\u{A0}mètres carrés
      miles|short|1|1\u{202F}mi
      miles|short|3|3\u{202F}mi
      miles|short|12.5|12,5\u{202F}mi
      miles|words|1|1\u{A0}mile
      miles|words|3|3\u{A0}miles
      miles|words|12.5|12,5\u{A0}miles
      """
    ),
    (
      "es_ES",
      """
      kilometers|short|1|1 km
      kilometers|short|3|3 km
      kilometers|short|12.5|12,5 km
      kilometers|words|1|1 kilómetro
      kilometers|words|3|3 kilómetros
      kilometers|words|12.5|12,5 kilómetros
      kilograms|short|1|1 kg
      kilograms|short|3|3 kg
      kilograms|short|12.5|12,5 kg
      kilograms|words|1|1 kilogramo
      kilograms|words|3|3 kilogramos
      kilograms|words|12.5|12,5 kilogramos
      celsius|short|1|1 °C
      celsius|short|3|3 °C
      celsius|short|12.5|12,5 °C
      celsius|words|1|1 grado Celsius
      celsius|words|3|3 grados Celsius
      celsius|words|12.5|12,5 grados Celsius
      kilometersPerHour|short|1|1 km/h
      kilometersPerHour|short|3|3 km/h
      kilometersPerHour|short|12.5|12,5 km/h
      kilometersPerHour|words|1|1 kilómetro por hora
      kilometersPerHour|words|3|3 kilómetros por hora
      kilometersPerHour|words|12.5|12,5 kilómetros por hora
      liters|short|1|1 l
      liters|short|3|3 l
      liters|short|12.5|12,5 l
      liters|words|1|1 litro
      liters|words|3|3 litros
      liters|words|12.5|12,5 litros
      squareMeters|short|1|1 m²
      squareMeters|short|3|3 m²
      squareMeters|short|12.5|12,5 m²
      squareMeters|words|1|1 metro cuadrado
      squareMeters|words|3|3 metros cuadrados
      squareMeters|words|12.5|12,5 metros cuadrados
      miles|short|1|1 mi
      miles|short|3|3 mi
      miles|short|12.5|12,5 mi
      miles|words|1|1 milla
      miles|words|3|3 millas
      miles|words|12.5|12,5 millas
      """
    ),
    (
      "pt_BR",
      """
      kilometers|short|1|1 km
      kilometers|short|3|3 km
      kilometers|short|12.5|12,5 km
      kilometers|words|1|1 quilômetro
      kilometers|words|3|3 quilômetros
      kilometers|words|12.5|12,5 quilômetros
      kilograms|short|1|1 kg
      kilograms|short|3|3 kg
      kilograms|short|12.5|12,5 kg
      kilograms|words|1|1 quilograma
      kilograms|words|3|3 quilogramas
      kilograms|words|12.5|12,5 quilogramas
      celsius|short|1|1 °C
      celsius|short|3|3 °C
      celsius|short|12.5|12,5 °C
      celsius|words|1|1 grau Celsius
      celsius|words|3|3 graus Celsius
      celsius|words|12.5|12,5 graus Celsius
      kilometersPerHour|short|1|1 km/h
      kilometersPerHour|short|3|3 km/h
      kilometersPerHour|short|12.5|12,5 km/h
      kilometersPerHour|words|1|1 quilômetro por hora
      kilometersPerHour|words|3|3 quilômetros por hora
      kilometersPerHour|words|12.5|12,5 quilômetros por hora
      liters|short|1|1 l
      liters|short|3|3 l
      liters|short|12.5|12,5 l
      liters|words|1|1 litro
      liters|words|3|3 litros
      liters|words|12.5|12,5 litros
      squareMeters|short|1|1 m²
      squareMeters|short|3|3 m²
      squareMeters|short|12.5|12,5 m²
      squareMeters|words|1|1 metro quadrado
      squareMeters|words|3|3 metros quadrados
      squareMeters|words|12.5|12,5 metros quadrados
      miles|short|1|1 mi
      miles|short|3|3 mi
      miles|short|12.5|12,5 mi
      miles|words|1|1 milha
      miles|words|3|3 milhas
      miles|words|12.5|12,5 milhas
      """
    ),
    (
      "ja_JP",
      """
      kilometers|short|1|1 km
      kilometers|short|3|3 km
      kilometers|short|12.5|12.5 km
      kilometers|words|1|1 キロメートル
      kilometers|words|3|3 キロメートル
      kilometers|words|12.5|12.5 キロメートル
      kilograms|short|1|1 kg
      kilograms|short|3|3 kg
      kilograms|short|12.5|12.5 kg
      kilograms|words|1|1 キログラム
      kilograms|words|3|3 キログラム
      kilograms|words|12.5|12.5 キログラム
      celsius|short|1|1°C
      celsius|short|3|3°C
      celsius|short|12.5|12.5°C
      celsius|words|1|摂氏 1 度
      celsius|words|3|摂氏 3 度
      celsius|words|12.5|摂氏 12.5 度
      kilometersPerHour|short|1|1 km/h
      kilometersPerHour|short|3|3 km/h
      kilometersPerHour|short|12.5|12.5 km/h
      kilometersPerHour|words|1|時速 1 キロメートル
      kilometersPerHour|words|3|時速 3 キロメートル
      kilometersPerHour|words|12.5|時速 12.5 キロメートル
      liters|short|1|1 L
      liters|short|3|3 L
      liters|short|12.5|12.5 L
      liters|words|1|1 リットル
      liters|words|3|3 リットル
      liters|words|12.5|12.5 リットル
      squareMeters|short|1|1 m²
      squareMeters|short|3|3 m²
      squareMeters|short|12.5|12.5 m²
      squareMeters|words|1|1 平方メートル
      squareMeters|words|3|3 平方メートル
      squareMeters|words|12.5|12.5 平方メートル
      miles|short|1|1 mi
      miles|short|3|3 mi
      miles|short|12.5|12.5 mi
      miles|words|1|1 マイル
      miles|words|3|3 マイル
      miles|words|12.5|12.5 マイル
      """
    ),
    (
      "zh_CN",
      """
      kilometers|short|1|1公里
      kilometers|short|3|3公里
      kilometers|short|12.5|12.5公里
      kilometers|words|1|1公里
      kilometers|words|3|3公里
      kilometers|words|12.5|12.5公里
      kilograms|short|1|1 kg
      kilograms|short|3|3 kg
      kilograms|short|12.5|12.5 kg
      kilograms|words|1|1千克
      kilograms|words|3|3千克
      kilograms|words|12.5|12.5千克
      celsius|short|1|1°C
      celsius|short|3|3°C
      celsius|short|12.5|12.5°C
      celsius|words|1|1摄氏度
      celsius|words|3|3摄氏度
      celsius|words|12.5|12.5摄氏度
      kilometersPerHour|short|1|1 km/h
      kilometersPerHour|short|3|3 km/h
      kilometersPerHour|short|12.5|12.5 km/h
      kilometersPerHour|words|1|每小时1公里
      kilometersPerHour|words|3|每小时3公里
      kilometersPerHour|words|12.5|每小时12.5公里
      liters|short|1|1升
      liters|short|3|3升
      liters|short|12.5|12.5升
      liters|words|1|1升
      liters|words|3|3升
      liters|words|12.5|12.5升
      squareMeters|short|1|1平方米
      squareMeters|short|3|3平方米
      squareMeters|short|12.5|12.5平方米
      squareMeters|words|1|1平方米
      squareMeters|words|3|3平方米
      squareMeters|words|12.5|12.5平方米
      miles|short|1|1英里
      miles|short|3|3英里
      miles|short|12.5|12.5英里
      miles|words|1|1英里
      miles|words|3|3英里
      miles|words|12.5|12.5英里
      """
    ),
    (
      "ko_KR",
      """
      kilometers|short|1|1km
      kilometers|short|3|3km
      kilometers|short|12.5|12.5km
      kilometers|words|1|1킬로미터
      kilometers|words|3|3킬로미터
      kilometers|words|12.5|12.5킬로미터
      kilograms|short|1|1kg
      kilograms|short|3|3kg
      kilograms|short|12.5|12.5kg
      kilograms|words|1|1킬로그램
      kilograms|words|3|3킬로그램
      kilograms|words|12.5|12.5킬로그램
      celsius|short|1|1°C
      celsius|short|3|3°C
      celsius|short|12.5|12.5°C
      celsius|words|1|섭씨 1도
      celsius|words|3|섭씨 3도
      celsius|words|12.5|섭씨 12.5도
      kilometersPerHour|short|1|1km/h
      kilometersPerHour|short|3|3km/h
      kilometersPerHour|short|12.5|12.5km/h
      kilometersPerHour|words|1|시속 1킬로미터
      kilometersPerHour|words|3|시속 3킬로미터
      kilometersPerHour|words|12.5|시속 12.5킬로미터
      liters|short|1|1L
      liters|short|3|3L
      liters|short|12.5|12.5L
      liters|words|1|1리터
      liters|words|3|3리터
      liters|words|12.5|12.5리터
      squareMeters|short|1|1m²
      squareMeters|short|3|3m²
      squareMeters|short|12.5|12.5m²
      squareMeters|words|1|1제곱미터
      squareMeters|words|3|3제곱미터
      squareMeters|words|12.5|12.5제곱미터
      miles|short|1|1mi
      miles|short|3|3mi
      miles|short|12.5|12.5mi
      miles|words|1|1마일
      miles|words|3|3마일
      miles|words|12.5|12.5마일
      """
    ),
    (
      "hi_IN",
      """
      kilometers|short|1|1 कि॰मी॰
      kilometers|short|3|3 कि॰मी॰
      kilometers|short|12.5|12.5 कि॰मी॰
      kilometers|words|1|1 किलोमीटर
      kilometers|words|3|3 किलोमीटर
      kilometers|words|12.5|12.5 किलोमीटर
      kilograms|short|1|1 कि॰ग्रा॰
      kilograms|short|3|3 कि॰ग्रा॰
      kilograms|short|12.5|12.5 कि॰ग्रा॰
      kilograms|words|1|1 किलोग्राम
      kilograms|words|3|3 किलोग्राम
      kilograms|words|12.5|12.5 किलोग्राम
      celsius|short|1|1°से॰
      celsius|short|3|3°से॰
      celsius|short|12.5|12.5°से॰
      celsius|words|1|1 डिग्री सेल्सियस
      celsius|words|3|3 डिग्री सेल्सियस
      celsius|words|12.5|12.5 डिग्री सेल्सियस
      kilometersPerHour|short|1|1 कि॰मी॰/घं॰
      kilometersPerHour|short|3|3 कि॰मी॰/घं॰
      kilometersPerHour|short|12.5|12.5 कि॰मी॰/घं॰
      kilometersPerHour|words|1|1 किलोमीटर प्रति घंटा
      kilometersPerHour|words|3|3 किलोमीटर प्रति घंटा
      kilometersPerHour|words|12.5|12.5 किलोमीटर प्रति घंटा
      liters|short|1|1 ली॰
      liters|short|3|3 ली॰
      liters|short|12.5|12.5 ली॰
      liters|words|1|1 लीटर
      liters|words|3|3 लीटर
      liters|words|12.5|12.5 लीटर
      squareMeters|short|1|1 वर्ग मी॰
      squareMeters|short|3|3 वर्ग मी॰
      squareMeters|short|12.5|12.5 वर्ग मी॰
      squareMeters|words|1|1 वर्ग मीटर
      squareMeters|words|3|3 वर्ग मीटर
      squareMeters|words|12.5|12.5 वर्ग मीटर
      miles|short|1|1 मील
      miles|short|3|3 मील
      miles|short|12.5|12.5 मील
      miles|words|1|1 मील
      miles|words|3|3 मील
      miles|words|12.5|12.5 मील
      """
    ),
    (
      "ar_EG",
      """
      kilometers|short|1|١ كم
      kilometers|short|3|٣ كم
      kilometers|short|12.5|١٢٫٥ كم
      kilometers|words|1|١ كيلومتر
      kilometers|words|3|٣ كيلومتر
      kilometers|words|12.5|١٢٫٥ كيلومتر
      kilograms|short|1|١ كغم
      kilograms|short|3|٣ كغم
      kilograms|short|12.5|١٢٫٥ كغم
      kilograms|words|1|١ كيلوغرام
      kilograms|words|3|٣ كيلوغرام
      kilograms|words|12.5|١٢٫٥ كيلوغرام
      celsius|short|1|١°م
      celsius|short|3|٣°م
      celsius|short|12.5|١٢٫٥°م
      celsius|words|1|١ درجة مئوية
      celsius|words|3|٣ درجة مئوية
      celsius|words|12.5|١٢٫٥ درجة مئوية
      kilometersPerHour|short|1|١ كم/س
      kilometersPerHour|short|3|٣ كم/س
      kilometersPerHour|short|12.5|١٢٫٥ كم/س
      kilometersPerHour|words|1|١ كيلومتر في الساعة
      kilometersPerHour|words|3|٣ كيلومتر في الساعة
      kilometersPerHour|words|12.5|١٢٫٥ كيلومتر في الساعة
      liters|short|1|لتر
      liters|short|3|٣ لتر
      liters|short|12.5|١٢٫٥ لتر
      liters|words|1|لتر
      liters|words|3|٣ لتر
      liters|words|12.5|١٢٫٥ لتر
      squareMeters|short|1|١ م²
      squareMeters|short|3|٣ م²
      squareMeters|short|12.5|١٢٫٥ م²
      squareMeters|words|1|١ متر مربع
      squareMeters|words|3|٣ متر مربع
      squareMeters|words|12.5|١٢٫٥ متر مربع
      miles|short|1|ميل
      miles|short|3|٣ ميل
      miles|short|12.5|١٢٫٥ ميل
      miles|words|1|ميل
      miles|words|3|٣ أميال
      miles|words|12.5|١٢٫٥ ميل
      """
    ),
    (
      "he_IL",
      """
      kilometers|short|1|1 ק״מ
      kilometers|short|3|3 ק״מ
      kilometers|short|12.5|12.5 ק״מ
      kilometers|words|1|קילומטר 1
      kilometers|words|3|3 קילומטרים
      kilometers|words|12.5|12.5 קילומטרים
      kilograms|short|1|ק״ג 1
      kilograms|short|3|3 ק״ג
      kilograms|short|12.5|12.5 ק״ג
      kilograms|words|1|קילוגרם 1
      kilograms|words|3|3 קילוגרם
      kilograms|words|12.5|12.5 קילוגרם
      celsius|short|1|1°C
      celsius|short|3|3°C
      celsius|short|12.5|12.5°C
      celsius|words|1|מעלת צלזיוס 1
      celsius|words|3|3 מעלות צלזיוס
      celsius|words|12.5|12.5 מעלות צלזיוס
      kilometersPerHour|short|1|1 קמ״ש
      kilometersPerHour|short|3|3 קמ״ש
      kilometersPerHour|short|12.5|12.5 קמ״ש
      kilometersPerHour|words|1|1 קילומטר לשעה
      kilometersPerHour|words|3|3 קילומטר לשעה
      kilometersPerHour|words|12.5|12.5 קילומטר לשעה
      liters|short|1|ל׳ 1
      liters|short|3|3 ל׳
      liters|short|12.5|12.5 ל׳
      liters|words|1|ליטר 1
      liters|words|3|3 ליטר
      liters|words|12.5|12.5 ליטר
      squareMeters|short|1|מ״ר 1
      squareMeters|short|3|3 מ״ר
      squareMeters|short|12.5|12.5 מ״ר
      squareMeters|words|1|מטר רבוע 1
      squareMeters|words|3|3 מטר רבוע
      squareMeters|words|12.5|12.5 מטר רבוע
      miles|short|1|1 מייל
      miles|short|3|3 מייל
      miles|short|12.5|12.5 מייל
      miles|words|1|מייל 1
      miles|words|3|3 מייל
      miles|words|12.5|12.5 מייל
      """
    ),
    (
      "sv_SE",
      """
      kilometers|short|1|1 km
      kilometers|short|3|3 km
      kilometers|short|12.5|12,5 km
      kilometers|words|1|1 kilometer
      kilometers|words|3|3 kilometer
      kilometers|words|12.5|12,5 kilometer
      kilograms|short|1|1 kg
      kilograms|short|3|3 kg
      kilograms|short|12.5|12,5 kg
      kilograms|words|1|1 kilogram
      kilograms|words|3|3 kilogram
      kilograms|words|12.5|12,5 kilogram
      celsius|short|1|1 °C
      celsius|short|3|3 °C
      celsius|short|12.5|12,5 °C
      celsius|words|1|1 grad Celsius
      celsius|words|3|3 grader Celsius
      celsius|words|12.5|12,5 grader Celsius
      kilometersPerHour|short|1|1 km/h
      kilometersPerHour|short|3|3 km/h
      kilometersPerHour|short|12.5|12,5 km/h
      kilometersPerHour|words|1|1 kilometer per timme
      kilometersPerHour|words|3|3 kilometer per timme
      kilometersPerHour|words|12.5|12,5 kilometer per timme
      liters|short|1|1 l
      liters|short|3|3 l
      liters|short|12.5|12,5 l
      liters|words|1|1 liter
      liters|words|3|3 liter
      liters|words|12.5|12,5 liter
      squareMeters|short|1|1 m²
      squareMeters|short|3|3 m²
      squareMeters|short|12.5|12,5 m²
      squareMeters|words|1|1 kvadratmeter
      squareMeters|words|3|3 kvadratmeter
      squareMeters|words|12.5|12,5 kvadratmeter
      miles|short|1|1 mi
      miles|short|3|3 mi
      miles|short|12.5|12,5 mi
      miles|words|1|1 mile
      miles|words|3|3 mile
      miles|words|12.5|12,5 mile
      """
    ),
    (
      "pl_PL",
      """
      kilometers|short|1|1 km
      kilometers|short|3|3 km
      kilometers|short|12.5|12,5 km
      kilometers|words|1|1 kilometr
      kilometers|words|3|3 kilometry
      kilometers|words|12.5|12,5 kilometra
      kilograms|short|1|1 kg
      kilograms|short|3|3 kg
      kilograms|short|12.5|12,5 kg
      kilograms|words|1|1 kilogram
      kilograms|words|3|3 kilogramy
      kilograms|words|12.5|12,5 kilograma
      celsius|short|1|1 st. C
      celsius|short|3|3 st. C
      celsius|short|12.5|12,5 st. C
      celsius|words|1|1 stopień Celsjusza
      celsius|words|3|3 stopnie Celsjusza
      celsius|words|12.5|12,5 stopnia Celsjusza
      kilometersPerHour|short|1|1 km/godz.
      kilometersPerHour|short|3|3 km/godz.
      kilometersPerHour|short|12.5|12,5 km/godz.
      kilometersPerHour|words|1|1 kilometr na godzinę
      kilometersPerHour|words|3|3 kilometry na godzinę
      kilometersPerHour|words|12.5|12,5 kilometra na godzinę
      liters|short|1|1 l
      liters|short|3|3 l
      liters|short|12.5|12,5 l
      liters|words|1|1 litr
      liters|words|3|3 litry
      liters|words|12.5|12,5 litra
      squareMeters|short|1|1 m²
      squareMeters|short|3|3 m²
      squareMeters|short|12.5|12,5 m²
      squareMeters|words|1|1 metr kwadratowy
      squareMeters|words|3|3 metry kwadratowe
      squareMeters|words|12.5|12,5 metra kwadratowego
      miles|short|1|1 mila
      miles|short|3|3 mile
      miles|short|12.5|12,5 mili
      miles|words|1|1 mila
      miles|words|3|3 mile
      miles|words|12.5|12,5 mili
      """
    ),
    (
      "tr_TR",
      """
      kilometers|short|1|1 km
      kilometers|short|3|3 km
      kilometers|short|12.5|12,5 km
      kilometers|words|1|1 kilometre
      kilometers|words|3|3 kilometre
      kilometers|words|12.5|12,5 kilometre
      kilograms|short|1|1 kg
      kilograms|short|3|3 kg
      kilograms|short|12.5|12,5 kg
      kilograms|words|1|1 kilogram
      kilograms|words|3|3 kilogram
      kilograms|words|12.5|12,5 kilogram
      celsius|short|1|1 °C
      celsius|short|3|3°C
      celsius|short|12.5|12,5°C
      celsius|words|1|1 santigrat derece
      celsius|words|3|3 santigrat derece
      celsius|words|12.5|12,5 santigrat derece
      kilometersPerHour|short|1|1 km/sa
      kilometersPerHour|short|3|3 km/sa
      kilometersPerHour|short|12.5|12,5 km/sa
      kilometersPerHour|words|1|1 kilometre/saat
      kilometersPerHour|words|3|3 kilometre/saat
      kilometersPerHour|words|12.5|12,5 kilometre/saat
      liters|short|1|1 l
      liters|short|3|3 l
      liters|short|12.5|12,5 l
      liters|words|1|1 litre
      liters|words|3|3 litre
      liters|words|12.5|12,5 litre
      squareMeters|short|1|1 m²
      squareMeters|short|3|3 m²
      squareMeters|short|12.5|12,5 m²
      squareMeters|words|1|1 metrekare
      squareMeters|words|3|3 metrekare
      squareMeters|words|12.5|12,5 metrekare
      miles|short|1|1 mil
      miles|short|3|3 mil
      miles|short|12.5|12,5 mil
      miles|words|1|1 mil
      miles|words|3|3 mil
      miles|words|12.5|12,5 mil
      """
    ),
  ]
}
