// swift-format-ignore-file

extension MeasureTable {
  static let third = [
    "he":
      """
      millimeters|one=0 מ″מ,other=0 מ״מ|one=0 מילימטר,other=0 מילימטרים
      centimeters|other=0 ס״מ|one=0 סנטימטר,other=0 סנטימטרים
      meters|other=0 מ׳|one=0 מטר,other=0 מטרים
      kilometers|other=0 ק״מ|one=0 קילומטר,other=0 קילומטרים
      inches|other=0 in|other=0 אינץ׳
      feet|other=0 ft|other=0 רגל
      yards|other=0 יארד|other=0 יארד
      miles|other=0 מייל|other=0 מייל
      nauticalMiles|one=מ״י אחד,two=שני מ״י,other=0 מ״י|other=0 מייל ימי
      grams|other=0 גר׳|other=0 גרם
      kilograms|other=0 ק״ג|other=0 קילוגרם
      tonnes|other=0 טון מ׳|other=0 טון מטרי
      ounces|other=0 oz|one=0 אונקיה,other=0 אונקיות
      pounds|one=0 lb,other=0 lbs|other=0 פאונד
      celsius|other=0°C|one=0 מעלת צלזיוס,other=0 מעלות צלזיוס
      fahrenheit|other=0°F|one=0 מעלת פרנהייט,other=0 מעלות פרנהייט
      kelvin|other=0 K|other=0 קלווין
      kilometersPerHour|other=0 קמ״ש|other=0 קילומטר לשעה
      metersPerSecond|other=0 מ׳/שנ׳|other=0 מטר לשנייה
      milesPerHour|other=0 mph|other=0 מייל לשעה
      knots|other=0 kn|other=0 קשר
      milliliters|other=0 מ״ל|other=0 מיליליטר
      liters|other=0 ל׳|other=0 ליטר
      gallons|other=0 גל׳|one=0 גלון,other=0 גלונים
      squareMeters|other=0 מ״ר|other=0 מטר רבוע
      squareKilometers|other=0 קמ״ר|other=0 קילומטר רבוע
      hectares|other=0 ha|other=0 הקטאר
      acres|other=0 אקר|other=0 אקר
      squareMiles|other=0 sq mi|other=0 מייל רבוע
      hectopascals|other=0 hPa|other=0 הקטופסקל
      inchesOfMercury|other=0 inHg|other=0 אינץ׳ כספית
      joules|other=0 J|other=0 ג׳אול
      kilojoules|other=0 kJ|other=0 קילו ג׳אול
      kilocalories|other=0 kcal|one=0 קילו קלוריה,other=0 קילו קלוריות
      kilowattHours|other=0 קוט״ש|one=0 קילוואט־שעה,other=0 קילוואט-שעה
      watts|other=0 W|other=0 ואט
      kilowatts|other=0 kW|other=0 קילוואט
      """,
    "sv":
      """
      millimeters|other=0 mm|other=0 millimeter
      centimeters|other=0 cm|other=0 centimeter
      meters|other=0 m|other=0 meter
      kilometers|other=0 km|other=0 kilometer
      inches|other=0 tum|other=0 tum
      feet|other=0 fot|other=0 fot
      yards|other=0 yd|other=0 yard
      miles|other=0 mi|other=0 mile
      nauticalMiles|other=0 naut. mil|one=0 nautisk mil,other=0 nautiska mil
      grams|other=0 g|other=0 gram
      kilograms|other=0 kg|other=0 kilogram
      tonnes|other=0 t|other=0 ton
      ounces|other=0 uns|other=0 uns
      pounds|other=0 pund|other=0 pund
      celsius|other=0 °C|one=0 grad Celsius,other=0 grader Celsius
      fahrenheit|other=0 °F|one=0 grad Fahrenheit,other=0 grader Fahrenheit
      kelvin|other=0 K|other=0 kelvin
      kilometersPerHour|other=0 km/h|other=0 kilometer per timme
      metersPerSecond|other=0 m/s|other=0 meter per sekund
      milesPerHour|other=0 mi/h|other=0 mile per timme
      knots|other=0 knop|other=0 knop
      milliliters|other=0 ml|other=0 milliliter
      liters|other=0 l|other=0 liter
      gallons|other=0 gal|other=0 gallon
      squareMeters|other=0 m²|other=0 kvadratmeter
      squareKilometers|other=0 km²|other=0 kvadratkilometer
      hectares|other=0 ha|other=0 hektar
      acres|other=0 ac|one=0 engelskt tunnland,other=0 engelska tunnland
      squareMiles|other=0 kv.mile|other=0 kvadratmile
      hectopascals|other=0 hPa|other=0 hektopascal
      inchesOfMercury|other=0 tum Hg|other=0 tum kvicksilver
      joules|other=0 J|other=0 joule
      kilojoules|other=0 kJ|other=0 kilojoule
      kilocalories|other=0 kcal|one=0 kilokalori,other=0 kilokalorier
      kilowattHours|other=0 kWh|one=0 kilowattimme,other=0 kilowattimmar
      watts|other=0 W|other=0 watt
      kilowatts|other=0 kW|other=0 kilowatt
      """,
    "pl":
      """
      millimeters|other=0 mm|one=0 milimetr,few=0 milimetry,many=0 milimetrów,other=0 milimetra
      centimeters|other=0 cm|one=0 centymetr,few=0 centymetry,many=0 centymetrów,other=0 centymetra
      meters|other=0 m|one=0 metr,few=0 metry,many=0 metrów,other=0 metra
      kilometers|other=0 km|one=0 kilometr,few=0 kilometry,many=0 kilometrów,other=0 kilometra
      inches|one=0 cal,few=0 cale,many=0 cali,other=0 cala|one=0 cal,few=0 cale,many=0 cali,other=0 cala
      feet|other=0 ft|one=0 stopa,many=0 stóp,other=0 stopy
      yards|other=0 yd|one=0 jard,few=0 jardy,many=0 jardów,other=0 jarda
      miles|one=0 mila,few=0 mile,many=0 mil,other=0 mili|one=0 mila,few=0 mile,many=0 mil,other=0 mili
      nauticalMiles|other=0 Mm|one=0 mila morska,few=0 mile morskie,many=0 mil morskich,other=0 mili morskiej
      grams|other=0 g|one=0 gram,few=0 gramy,many=0 gramów,other=0 grama
      kilograms|other=0 kg|one=0 kilogram,few=0 kilogramy,many=0 kilogramów,other=0 kilograma
      tonnes|other=0 t|one=0 tona,many=0 ton,other=0 tony
      ounces|other=0 oz|one=0 uncja,few=0 uncje,other=0 uncji
      pounds|one=0 funt,few=0 funty,many=0 funtów,other=0 funta|one=0 funt,few=0 funty,many=0 funtów,other=0 funta
      celsius|other=0 st. C|one=0 stopień Celsjusza,few=0 stopnie Celsjusza,many=0 stopni Celsjusza,other=0 stopnia Celsjusza
      fahrenheit|other=0°F|one=0 stopień Fahrenheita,few=0 stopnie Fahrenheita,many=0 stopni Fahrenheita,other=0 stopnia Fahrenheita
      kelvin|other=0 K|one=0 kelwin,few=0 kelwiny,many=0 kelwinów,other=0 kelwina
      kilometersPerHour|other=0 km/godz.|one=0 kilometr na godzinę,few=0 kilometry na godzinę,many=0 kilometrów na godzinę,other=0 kilometra na godzinę
      metersPerSecond|other=0 m/s|one=0 metr na sekundę,few=0 metry na sekundę,many=0 metrów na sekundę,other=0 metra na sekundę
      milesPerHour|one=0 mila/h,few=0 mile/h,many=0 mil/h,other=0 mili/h|one=0 mila na godzinę,few=0 mile na godzinę,many=0 mil na godzinę,other=0 mili na godzinę
      knots|other=0 w.|one=0 węzeł,few=0 węzły,many=0 węzłów,other=0 węzła
      milliliters|other=0 ml|one=0 mililitr,few=0 mililitry,many=0 mililitrów,other=0 mililitra
      liters|other=0 l|one=0 litr,few=0 litry,many=0 litrów,other=0 litra
      gallons|other=0 gal am.|one=0 galon amerykański,few=0 galony amerykańskie,many=0 galonów amerykańskich,other=0 galona amerykańskiego
      squareMeters|other=0 m²|one=0 metr kwadratowy,few=0 metry kwadratowe,many=0 metrów kwadratowych,other=0 metra kwadratowego
      squareKilometers|other=0 km²|one=0 kilometr kwadratowy,few=0 kilometry kwadratowe,many=0 kilometrów kwadratowych,other=0 kilometra kwadratowego
      hectares|other=0 ha|one=0 hektar,few=0 hektary,many=0 hektarów,other=0 hektara
      acres|one=0 akr,few=0 akry,many=0 akrów,other=0 akra|one=0 akr,few=0 akry,many=0 akrów,other=0 akra
      squareMiles|one=0 mila kw.,few=0 mile kw.,many=0 mil kw.,other=0 mili kw.|one=0 mila kwadratowa,few=0 mile kwadratowe,many=0 mil kwadratowych,other=0 mili kwadratowej
      hectopascals|other=0 hPa|one=0 hektopaskal,few=0 hektopaskale,many=0 hektopaskali,other=0 hektopaskala
      inchesOfMercury|other=0 inHg|one=0 cal słupa rtęci,few=0 cale słupa rtęci,many=0 cali słupa rtęci,other=0 cala słupa rtęci
      joules|other=0 J|one=0 dżul,few=0 dżule,many=0 dżuli,other=0 dżula
      kilojoules|other=0 kJ|one=0 kilodżul,few=0 kilodżule,many=0 kilodżuli,other=0 kilodżula
      kilocalories|other=0 kcal|one=0 kilokaloria,few=0 kilokalorie,other=0 kilokalorii
      kilowattHours|other=0 kWh|one=0 kilowatogodzina,many=0 kilowatogodzin,other=0 kilowatogodziny
      watts|other=0 W|one=0 wat,few=0 waty,many=0 watów,other=0 wata
      kilowatts|other=0 kW|one=0 kilowat,few=0 kilowaty,many=0 kilowatów,other=0 kilowata
      """,
    "tr":
      """
      millimeters|other=0 mm|other=0 milimetre
      centimeters|other=0 cm|other=0 santimetre
      meters|other=0 m|other=0 metre
      kilometers|other=0 km|other=0 kilometre
      inches|other=0 inç|other=0 inç
      feet|other=0 fit|other=0 fit
      yards|other=0 yd|other=0 yarda
      miles|other=0 mil|other=0 mil
      nauticalMiles|other=0 nmi|other=0 deniz mili
      grams|other=0 g|other=0 gram
      kilograms|other=0 kg|other=0 kilogram
      tonnes|other=0 t|other=0 ton
      ounces|other=0 oz|other=0 ons
      pounds|other=0 lb|other=0 libre
      celsius|one=0 °C,other=0°C|other=0 santigrat derece
      fahrenheit|one=0 °F,other=0°F|other=0 fahrenhayt derece
      kelvin|one=0K,other=0 K|other=0 kelvin
      kilometersPerHour|other=0 km/sa|other=0 kilometre/saat
      metersPerSecond|other=0 m/sn|other=0 metre/saniye
      milesPerHour|other=0 mil/sa|other=0 mil/saat
      knots|other=0 kn|other=0 knot
      milliliters|other=0 ml|other=0 mililitre
      liters|other=0 l|other=0 litre
      gallons|other=0 gal|other=0 galon
      squareMeters|other=0 m²|other=0 metrekare
      squareKilometers|other=0 km²|other=0 kilometrekare
      hectares|other=0 ha|other=0 hektar
      acres|other=0 ac|other=0 akre
      squareMiles|other=0 mi²|other=0 mil kare
      hectopascals|other=0 hPa|other=0 hektopaskal
      inchesOfMercury|other=0 inHg|other=0 inç cıva
      joules|other=0 J|other=0 jul
      kilojoules|other=0 kJ|other=0 kilojul
      kilocalories|other=0 kcal|other=0 kilokalori
      kilowattHours|other=0 kWh|other=0 kilovatsaat
      watts|other=0 W|other=0 vat
      kilowatts|other=0 kW|other=0 kilovat
      """,
    "it":
      """
      millimeters|other=0 mm|one=0 millimetro,other=0 millimetri
      centimeters|other=0 cm|one=0 centimetro,other=0 centimetri
      meters|other=0 m|one=0 metro,other=0 metri
      kilometers|other=0 km|one=0 chilometro,other=0 chilometri
      inches|other=0 in|one=0 pollice,other=0 pollici
      feet|other=0 ft|one=0 piede,other=0 piedi
      yards|other=0 yd|one=0 iarda,other=0 iarde
      miles|other=0 mi|one=0 miglio,other=0 miglia
      nauticalMiles|other=0 nmi|one=0 miglio nautico,other=0 miglia nautiche
      grams|other=0 g|one=0 grammo,other=0 grammi
      kilograms|other=0 kg|one=0 chilogrammo,other=0 chilogrammi
      tonnes|other=0 t|one=0 tonnellata metrica,other=0 tonnellate metriche
      ounces|other=0 oz|one=0 oncia,other=0 once
      pounds|other=0 lb|one=0 libbra,other=0 libbre
      celsius|other=0 °C|one=0 grado Celsius,other=0 gradi Celsius
      fahrenheit|other=0 °F|one=0 grado Fahrenheit,other=0 gradi Fahrenheit
      kelvin|other=0 K|other=0 Kelvin
      kilometersPerHour|other=0 km/h|one=0 chilometro orario,other=0 chilometri orari
      metersPerSecond|other=0 m/s|one=0 metro al secondo,other=0 metri al secondo
      milesPerHour|other=0 mi/h|one=0 miglio all’ora,other=0 miglia all’ora
      knots|other=0 kn|one=0 nodo,other=0 nodi
      milliliters|other=0 ml|one=0 millilitro,other=0 millilitri
      liters|other=0 l|one=0 litro,other=0 litri
      gallons|other=0 gal|one=0 gallone,other=0 galloni
      squareMeters|other=0 m²|one=0 metro quadrato,other=0 metri quadrati
      squareKilometers|other=0 km²|one=0 chilometro quadrato,other=0 chilometri quadrati
      hectares|other=0 ha|one=0 ettaro,other=0 ettari
      acres|other=0 ac|one=0 acro,other=0 acri
      squareMiles|other=0 mi²|one=0 miglio quadrato,other=0 miglia quadrate
      hectopascals|other=0 hPa|other=0 ettopascal
      inchesOfMercury|other=0 inHg|one=0 pollice di mercurio,other=0 pollici di mercurio
      joules|other=0 J|other=0 joule
      kilojoules|other=0 kJ|other=0 kilojoule
      kilocalories|other=0 kcal|one=0 chilocaloria,other=0 chilocalorie
      kilowattHours|other=0 kWh|other=0 chilowattora
      watts|other=0 W|other=0 watt
      kilowatts|other=0 kW|other=0 kilowatt
      """,
  ]
}
