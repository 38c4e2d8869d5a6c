/// A unit of measure.
public enum MeasureUnit: String, CaseIterable, Hashable, Sendable {
  case millimeters, centimeters, meters, kilometers, inches, feet, yards, miles, nauticalMiles
  case grams, kilograms, tonnes, ounces, pounds
  case celsius, fahrenheit, kelvin
  case kilometersPerHour, metersPerSecond, milesPerHour, knots
  case milliliters, liters, gallons
  case squareMeters, squareKilometers, hectares, acres, squareMiles
  case hectopascals, inchesOfMercury
  case joules, kilojoules, kilocalories, kilowattHours
  case watts, kilowatts

  /// What a unit measures.
  public enum Dimension: Hashable, Sendable {
    case length, mass, temperature, speed, volume, area, pressure, energy, power
  }

  /// What it measures.
  public var dimension: Dimension { scale.dimension }

  /// How many of the dimension's base unit it is; of temperatures also where its zero lies.
  private var scale: (dimension: Dimension, factor: Double, zero: Double) {
    switch self {
    case .millimeters: (.length, 0.001, 0)
    case .centimeters: (.length, 0.01, 0)
    case .meters: (.length, 1, 0)
    case .kilometers: (.length, 1000, 0)
    case .inches: (.length, 0.0254, 0)
    case .feet: (.length, 0.3048, 0)
    case .yards: (.length, 0.9144, 0)
    case .miles: (.length, 1609.344, 0)
    case .nauticalMiles: (.length, 1852, 0)
    case .grams: (.mass, 0.001, 0)
    case .kilograms: (.mass, 1, 0)
    case .tonnes: (.mass, 1000, 0)
    case .ounces: (.mass, 0.028349523125, 0)
    case .pounds: (.mass, 0.45359237, 0)
    case .celsius: (.temperature, 1, 0)
    case .fahrenheit: (.temperature, 5.0 / 9, 32)
    case .kelvin: (.temperature, 1, 273.15)
    case .kilometersPerHour: (.speed, 1 / 3.6, 0)
    case .metersPerSecond: (.speed, 1, 0)
    case .milesPerHour: (.speed, 0.44704, 0)
    case .knots: (.speed, 1852.0 / 3600, 0)
    case .milliliters: (.volume, 0.001, 0)
    case .liters: (.volume, 1, 0)
    case .gallons: (.volume, 3.785411784, 0)
    case .squareMeters: (.area, 1, 0)
    case .squareKilometers: (.area, 1_000_000, 0)
    case .hectares: (.area, 10_000, 0)
    case .acres: (.area, 4046.8564224, 0)
    case .squareMiles: (.area, 2_589_988.110336, 0)
    case .hectopascals: (.pressure, 100, 0)
    case .inchesOfMercury: (.pressure, 3386.389, 0)
    case .joules: (.energy, 1, 0)
    case .kilojoules: (.energy, 1000, 0)
    case .kilocalories: (.energy, 4184, 0)
    case .kilowattHours: (.energy, 3_600_000, 0)
    case .watts: (.power, 1, 0)
    case .kilowatts: (.power, 1000, 0)
    }
  }

  /// A value of this unit in another; nil if they do not measure the same.
  public func converted(_ value: Double, to other: MeasureUnit) -> Double? {
    if self == other { return value }
    let (from, to) = (scale, other.scale)
    guard from.dimension == to.dimension else { return nil }
    switch (self, other) {
    // Exact where a thermometer is.
    case (.celsius, .fahrenheit): return value * 9 / 5 + 32
    case (.fahrenheit, .celsius): return (value - 32) * 5 / 9
    default: return (value - from.zero) * from.factor / to.factor + to.zero
    }
  }

  /// The unit in which people of a locale's region measure the same: miles in the United States and on British roads.
  public func usual(in locale: LocaleID) -> MeasureUnit {
    switch locale.region ?? (locale.identifier == "en" ? "US" : "") {
    case "US", "LR", "MM": american
    case "GB": british
    default: metric
    }
  }

  private var american: MeasureUnit {
    switch self {
    case .kilometers: .miles
    case .meters: .feet
    case .centimeters, .millimeters: .inches
    case .kilograms: .pounds
    case .grams: .ounces
    case .celsius: .fahrenheit
    case .kilometersPerHour, .metersPerSecond: .milesPerHour
    case .liters: .gallons
    case .squareKilometers: .squareMiles
    case .hectares: .acres
    case .hectopascals: .inchesOfMercury
    default: self
    }
  }

  private var british: MeasureUnit {
    switch self {
    case .kilometers: .miles
    case .kilometersPerHour, .metersPerSecond: .milesPerHour
    case .miles, .milesPerHour: self
    default: metric
    }
  }

  private var metric: MeasureUnit {
    switch self {
    case .miles: .kilometers
    case .feet, .yards: .meters
    case .inches: .centimeters
    case .pounds: .kilograms
    case .ounces: .grams
    case .fahrenheit: .celsius
    case .milesPerHour: .kilometersPerHour
    case .gallons: .liters
    case .squareMiles: .squareKilometers
    case .acres: .hectares
    case .inchesOfMercury: .hectopascals
    default: self
    }
  }
}
