import Testing

@testable import Trellis

/// What columns are called.
@Suite struct DataCSVHeaderTests {
  @Test(arguments: [
    ("name,name\n1,2\n", "[{name: 1, \"name 2\": 2}]"),
    ("name,name,name\n1,2,3\n", "[{name: 1, \"name 2\": 2, \"name 3\": 3}]"),
    ("name,name 2,name\n1,2,3\n", "[{name: 1, \"name 2\": 2, \"name 3\": 3}]"),
    ("a,,c\n1,2,3\n", "[{a: 1, \"column 2\": 2, c: 3}]"),
    ("a,,\n1,2,3\n", "[{a: 1, \"column 2\": 2, \"column 3\": 3}]"),
    ("column 2,\n1,2\n", "[{\"column 2\": 1, \"column 3\": 2}]"),
    (" a ,b\n1,2\n", "[{a: 1, b: 2}]"),
    ("\"Flight\nDate\",b\n1,2\n", "[{\"Flight\\nDate\": 1, b: 2}]"),
  ])
  func names(csv: String, expected: String) throws {
    #expect(try rows(csv) == expected)
  }

  @Test(arguments: [
    ("Flight Date", "flightDate"), ("Cost Total $", "costTotal"), ("temp_max", "temp_max"), ("iata", "iata"),
    ("Title", "title"), ("IMDB Rating", "imdbRating"), ("US Gross", "usGross"), ("FLIGHT DATE", "flightDate"),
    ("Speed IAS in knots", "speedIASInKnots"), ("Miles_per_Gallon", "milesPerGallon"),
    ("2020 sales", "_2020Sales"),
    ("Größe (cm)", "größeCm"), ("Driver's licence", "driversLicence"), ("東京", "東京"), ("e-mail", "eMail"),
  ])
  func fieldNames(header: String, name: String) {
    #expect(fieldName(forHeader: header) == name)
  }

  @Test(arguments: ["", "%", " - "]) func noFieldName(header: String) {
    #expect(fieldName(forHeader: header) == nil)
  }

  @Test func aliasesYieldToKeys() {
    #expect(memberAliases(of: ["Flight Date", "flightDate", "Flight date", "x"]) == [:])
    #expect(memberAliases(of: ["Flight Date", "FLIGHT DATE", "Cost $"]) == ["flightDate": 0, "cost": 2])
  }
}
