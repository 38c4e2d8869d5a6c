// swift-format-ignore-file

/// How units are written, from CLDR by way of Babel 2.19.0: Foundation writes measurements on Apple's systems only.
///
/// A language a block, a unit a line: its name, the short forms and the long ones by plural category, `0` being the number.
/// A region has only what it writes otherwise.
enum MeasureTable {
  static let blocks: [String: String] = first.merging(second) { $1 }.merging(third) { $1 }

  private static let first = [
    "en":
      """
      millimeters|other=0 mm|one=0 millimeter,other=0 millimeters
      centimeters|other=0 cm|one=0 centimeter,other=0 centimeters
      meters|other=0 m|one=0 meter,other=0 meters
      kilometers|other=0 km|one=0 kilometer,other=0 kilometers
      inches|other=0 in|one=0 inch,other=0 inches
      feet|other=0 ft|one=0 foot,other=0 feet
      yards|other=0 yd|one=0 yard,other=0 yards
      miles|other=0 mi|one=0 mile,other=0 miles
      nauticalMiles|other=0 nmi|one=0 nautical mile,other=0 nautical miles
      grams|other=0 g|one=0 gram,other=0 grams
      kilograms|other=0 kg|one=0 kilogram,other=0 kilograms
      tonnes|other=0 t|one=0 metric ton,other=0 metric tons
      ounces|other=0 oz|one=0 ounce,other=0 ounces
      pounds|other=0 lb|one=0 pound,other=0 pounds
      celsius|other=0°C|one=0 degree Celsius,other=0 degrees Celsius
      fahrenheit|other=0°F|one=0 degree Fahrenheit,other=0 degrees Fahrenheit
      kelvin|other=0 K|one=0 kelvin,other=0 kelvins
      kilometersPerHour|other=0 km/h|one=0 kilometer per hour,other=0 kilometers per hour
      metersPerSecond|other=0 m/s|one=0 meter per second,other=0 meters per second
      milesPerHour|other=0 mph|one=0 mile per hour,other=0 miles per hour
      knots|other=0 kn|one=0 knot,other=0 knots
      milliliters|other=0 mL|one=0 milliliter,other=0 milliliters
      liters|other=0 L|one=0 liter,other=0 liters
      gallons|other=0 gal|one=0 gallon,other=0 gallons
      squareMeters|other=0 m²|one=0 square meter,other=0 square meters
      squareKilometers|other=0 km²|one=0 square kilometer,other=0 square kilometers
      hectares|other=0 ha|one=0 hectare,other=0 hectares
      acres|other=0 ac|one=0 acre,other=0 acres
      squareMiles|other=0 sq mi|one=0 square mile,other=0 square miles
      hectopascals|other=0 hPa|one=0 hectopascal,other=0 hectopascals
      inchesOfMercury|other=0 inHg|one=0 inch of mercury,other=0 inches of mercury
      joules|other=0 J|one=0 joule,other=0 joules
      kilojoules|other=0 kJ|one=0 kilojoule,other=0 kilojoules
      kilocalories|other=0 kcal|one=0 kilocalorie,other=0 kilocalories
      kilowattHours|other=0 kWh|one=0 kilowatt hour,other=0 kilowatt-hours
      watts|other=0 W|one=0 watt,other=0 watts
      kilowatts|other=0 kW|one=0 kilowatt,other=0 kilowatts
      """,
    "en_GB":
      """
      millimeters|other=0 mm|one=0 millimetre,other=0 millimetres
      centimeters|other=0 cm|one=0 centimetre,other=0 centimetres
      meters|other=0 m|one=0 metre,other=0 metres
      kilometers|other=0 km|one=0 kilometre,other=0 kilometres
      tonnes|other=0 t|one=0 tonne,other=0 tonnes
      kelvin|other=0 K|other=0 kelvin
      kilometersPerHour|other=0 km/h|one=0 kilometre per hour,other=0 kilometres per hour
      metersPerSecond|other=0 m/s|one=0 metre per second,other=0 metres per second
      milliliters|other=0 ml|one=0 millilitre,other=0 millilitres
      liters|other=0 l|one=0 litre,other=0 litres
      gallons|other=0 US gal|one=0 US gallon,other=0 US gallons
      squareMeters|other=0 m²|one=0 square metre,other=0 square metres
      squareKilometers|other=0 km²|one=0 square kilometre,other=0 square kilometres
      kilowattHours|other=0 kWh|one=0 kilowatt-hour,other=0 kilowatt-hours
      """,
    "nl":
      """
      millimeters|other=0 mm|other=0 millimeter
      centimeters|other=0 cm|other=0 centimeter
      meters|other=0 m|other=0 meter
      kilometers|other=0 km|other=0 kilometer
      inches|other=0 in|one=0 inch,other=0 inches
      feet|other=0 ft|other=0 voet
      yards|other=0 yd|one=0 yard,other=0 yards
      miles|other=0 mi|other=0 mijl
      nauticalMiles|other=0 nmi|one=0 zeemijl,other=0 zeemijlen
      grams|other=0 g|other=0 gram
      kilograms|other=0 kg|other=0 kilogram
      tonnes|other=0 t|other=0 metrische ton
      ounces|other=0 oz|other=0 ounce
      pounds|other=0 lb|other=0 pound
      celsius|other=0°C|one=0 graad Celsius,other=0 graden Celsius
      fahrenheit|other=0°F|one=0 graad Fahrenheit,other=0 graden Fahrenheit
      kelvin|other=0 K|other=0 kelvin
      kilometersPerHour|other=0 km/u|other=0 kilometer per uur
      metersPerSecond|other=0 m/s|other=0 meter per seconde
      milesPerHour|other=0 mi/h|other=0 mijl per uur
      knots|other=0 kt|one=0 knoop,other=0 knopen
      milliliters|other=0 ml|other=0 milliliter
      liters|other=0 l|other=0 liter
      gallons|other=0 gal|other=0 gallon
      squareMeters|other=0 m²|other=0 vierkante meter
      squareKilometers|other=0 km²|other=0 vierkante kilometer
      hectares|other=0 ha|other=0 hectare
      acres|one=0 acre,other=0 acres|one=0 acre,other=0 acres
      squareMiles|other=0 mi²|other=0 vierkante mijl
      hectopascals|other=0 hPa|other=0 hectopascal
      inchesOfMercury|other=0 inHg|other=0 inch-kwikdruk
      joules|other=0 J|one=0 joule,other=0 joules
      kilojoules|other=0 kJ|one=0 kilojoule,other=0 kilojoules
      kilocalories|other=0 kcal|one=0 kilocalorie,other=0 kilocalorieën
      kilowattHours|other=0 kWh|other=0 kilowattuur
      watts|other=0 W|other=0 watt
      kilowatts|other=0 kW|other=0 kilowatt
      """,
    "de":
      """
      millimeters|other=0 mm|other=0 Millimeter
      centimeters|other=0 cm|other=0 Zentimeter
      meters|other=0 m|other=0 Meter
      kilometers|other=0 km|other=0 Kilometer
      inches|one=0\u{A0}in,other=0 in|other=0 Zoll
      feet|other=0 ft|other=0 Fuß
      yards|other=0 yd|one=0 Yard,other=0 Yards
      miles|other=0 mi|one=0 Meile,other=0 Meilen
      nauticalMiles|other=0\u{A0}sm|one=0\u{A0}Seemeile,other=0\u{A0}Seemeilen
      grams|other=0 g|other=0 Gramm
      kilograms|other=0 kg|other=0 Kilogramm
      tonnes|other=0 t|one=0\u{A0}Tonne,other=0\u{A0}Tonnen
      ounces|other=0 oz|one=0 Unze,other=0 Unzen
      pounds|other=0 lb|other=0 Pfund
      celsius|other=0 °C|other=0 Grad Celsius
      fahrenheit|other=0 °F|other=0 Grad Fahrenheit
      kelvin|other=0 K|other=0 Kelvin
      kilometersPerHour|other=0 km/h|other=0 Kilometer pro Stunde
      metersPerSecond|other=0 m/s|other=0 Meter pro Sekunde
      milesPerHour|other=0 mi/h|one=0 Meile pro Stunde,other=0 Meilen pro Stunde
      knots|other=0 kn|other=0 Knoten
      milliliters|other=0\u{A0}ml|other=0\u{A0}Milliliter
      liters|other=0 l|other=0 Liter
      gallons|other=0 gal|one=0\u{A0}Gallone,other=0\u{A0}Gallonen
      squareMeters|other=0 m²|other=0 Quadratmeter
      squareKilometers|other=0 km²|other=0 Quadratkilometer
      hectares|other=0 ha|other=0 Hektar
      acres|other=0 ac|one=0 Acre,other=0 Acres
      squareMiles|other=0 mi²|one=0 Quadratmeile,other=0 Quadratmeilen
      hectopascals|other=0 hPa|other=0 Hektopascal
      inchesOfMercury|other=0 inHg|other=0 Zoll Quecksilbersäule
      joules|other=0\u{A0}J|other=0\u{A0}Joule
      kilojoules|other=0 kJ|other=0\u{A0}Kilojoule
      kilocalories|other=0 kcal|one=0\u{A0}Kilokalorie,other=0\u{A0}Kilokalorien
      kilowattHours|other=0 kWh|one=0\u{A0}Kilowattstunde,other=0\u{A0}Kilowattstunden
      watts|other=0 W|other=0 Watt
      kilowatts|other=0 kW|other=0 Kilowatt
      """,
    "de_CH":
      """
      feet|other=0 ft|other=0 Fuss
      """,
    "fr":
      """
      millimeters|other=0\u{202F}mm|one=0\u{A0}millimètre,other=0\u{A0}millimètres
      centimeters|other=0\u{202F}cm|one=0\u{A0}centimètre,other=0\u{A0}centimètres
      meters|other=0\u{202F}m|one=0\u{A0}mètre,other=0\u{A0}mètres
      kilometers|other=0\u{202F}km|one=0\u{A0}kilomètre,other=0\u{A0}kilomètres
      inches|other=0\u{202F}po|one=0\u{A0}pouce,other=0\u{A0}pouces
      feet|other=0\u{202F}pi|one=0\u{A0}pied,other=0 pieds
      yards|other=0\u{202F}yd|one=0\u{A0}yard,other=0\u{A0}yards
      miles|other=0\u{202F}mi|one=0\u{A0}mile,other=0\u{A0}miles
      nauticalMiles|other=0\u{202F}nmi|one=0\u{A0}mille marin,other=0\u{A0}milles marins
      grams|other=0\u{202F}g|one=0\u{A0}gramme,other=0\u{A0}grammes
      kilograms|other=0\u{202F}kg|one=0\u{A0}kilogramme,other=0\u{A0}kilogrammes
      tonnes|other=0\u{202F}t|one=0\u{A0}tonne,other=0\u{A0}tonnes
      ounces|other=0\u{202F}oz|one=0\u{A0}once,other=0\u{A0}onces
      pounds|other=0\u{202F}lb|one=0\u{A0}livre,other=0\u{A0}livres
      celsius|other=0\u{202F}°C|one=0\u{A0}degré Celsius,other=0\u{A0}degrés Celsius
      fahrenheit|other=0\u{202F}°F|one=0\u{A0}degré Fahrenheit,other=0\u{A0}degrés Fahrenheit
      kelvin|other=0\u{202F}K|one=0\u{A0}kelvin,other=0\u{A0}kelvins
      kilometersPerHour|other=0\u{202F}km/h|one=0\u{A0}kilomètre par heure,other=0\u{A0}kilomètres par heure
      metersPerSecond|other=0\u{202F}m/s|one=0\u{A0}mètre par seconde,other=0\u{A0}mètres par seconde
      milesPerHour|other=0\u{202F}mi/h|one=0\u{A0}mile par heure,other=0\u{A0}miles par heure
      knots|other=0\u{202F}nd|one=0\u{A0}nœud,other=0\u{A0}nœuds
      milliliters|other=0 ml|one=0 millilitre,other=0 millilitres
      liters|other=0\u{202F}l|one=0\u{A0}litre,other=0\u{A0}litres
      gallons|other=0 gal|one=0 gallon,other=0 gallons
      squareMeters|other=0\u{202F}m²|one=0\u{A0}mètre carré,other=0\u{A0}mètres carrés
      squareKilometers|other=0\u{202F}km²|one=0\u{A0}kilomètre carré,other=0\u{A0}kilomètres carrés
      hectares|other=0\u{202F}ha|one=0\u{A0}hectare,other=0\u{A0}hectares
      acres|other=0\u{202F}ac|one=0\u{A0}acre anglo-saxonne,other=0\u{A0}acres anglo-saxonnes
      squareMiles|other=0\u{202F}mi²|one=0\u{A0}mille carré,other=0\u{A0}milles carrés
      hectopascals|other=0\u{202F}hPa|one=0\u{A0}hectopascal,other=0\u{A0}hectopascals
      inchesOfMercury|other=0\u{202F}inHg|one=0\u{A0}pouce de mercure,other=0\u{A0}pouces de mercure
      joules|other=0\u{202F}J|one=0\u{A0}joule,other=0\u{A0}joules
      kilojoules|other=0\u{202F}kJ|one=0\u{A0}kilojoule,other=0\u{A0}kilojoules
      kilocalories|other=0\u{202F}kcal|one=0\u{A0}kilocalorie,other=0\u{A0}kilocalories
      kilowattHours|other=0\u{202F}kWh|one=0 kilowatt-heure,other=0 kilowatt-heures
      watts|other=0\u{202F}W|one=0\u{A0}watt,other=0\u{A0}watts
      kilowatts|other=0\u{202F}kW|one=0\u{A0}kilowatt,other=0\u{A0}kilowatts
      """,
    "es":
      """
      millimeters|other=0 mm|one=0 milímetro,other=0 milímetros
      centimeters|other=0 cm|one=0 centímetro,other=0 centímetros
      meters|other=0 m|one=0 metro,other=0 metros
      kilometers|other=0 km|one=0 kilómetro,other=0 kilómetros
      inches|other=0 in|one=0 pulgada,other=0 pulgadas
      feet|other=0 ft|one=0 pie,other=0 pies
      yards|other=0 yd|one=0 yarda,other=0 yardas
      miles|other=0 mi|one=0 milla,other=0 millas
      nauticalMiles|other=0 M|one=0 milla náutica,other=0 millas náuticas
      grams|other=0 g|one=0 gramo,other=0 gramos
      kilograms|other=0 kg|one=0 kilogramo,other=0 kilogramos
      tonnes|other=0 t|one=0 tonelada,other=0 toneladas
      ounces|other=0 oz|one=0 onza,other=0 onzas
      pounds|other=0 lb|one=0 libra,other=0 libras
      celsius|other=0 °C|one=0 grado Celsius,other=0 grados Celsius
      fahrenheit|other=0 °F|one=0 grado Fahrenheit,other=0 grados Fahrenheit
      kelvin|other=0 K|other=0 kelvin
      kilometersPerHour|other=0 km/h|one=0 kilómetro por hora,other=0 kilómetros por hora
      metersPerSecond|other=0 m/s|one=0 metro por segundo,other=0 metros por segundo
      milesPerHour|other=0 mi/h|one=0 milla por hora,other=0 millas por hora
      knots|other=0 kn|one=0 nudo,other=0 nudos
      milliliters|other=0 ml|one=0 mililitro,other=0 mililitros
      liters|other=0 l|one=0 litro,other=0 litros
      gallons|other=0 gal|one=0 galón,other=0 galones
      squareMeters|other=0 m²|one=0 metro cuadrado,other=0 metros cuadrados
      squareKilometers|other=0 km²|one=0 kilómetro cuadrado,other=0 kilómetros cuadrados
      hectares|other=0 ha|one=0 hectárea,other=0 hectáreas
      acres|other=0 ac|one=0 acre,other=0 acres
      squareMiles|other=0 mi²|one=0 milla cuadrada,other=0 millas cuadradas
      hectopascals|other=0 hPa|one=0 hectopascal,other=0 hectopascales
      inchesOfMercury|other=0 inHg|one=0 pulgada de mercurio,other=0 pulgadas de mercurio
      joules|other=0 J|one=0 julio,other=0 julios
      kilojoules|other=0 kJ|one=0 kilojulio,other=0 kilojulios
      kilocalories|other=0 kcal|one=0 kilocaloría,other=0 kilocalorías
      kilowattHours|other=0 kWh|one=0 kilovatio hora,other=0 kilovatios hora
      watts|other=0 W|one=0 vatio,other=0 vatios
      kilowatts|other=0 kW|one=0 kilovatio,other=0 kilovatios
      """,
  ]
}
