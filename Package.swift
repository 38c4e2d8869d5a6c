// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "trellis",
  platforms: [.macOS(.v14), .iOS(.v17), .tvOS(.v17), .watchOS(.v10), .visionOS(.v1)],
  products: [
    .library(name: "Trellis", targets: ["Trellis"]),
    .library(name: "CivilCalendar", targets: ["CivilCalendar"]),
    .library(name: "Formatting", targets: ["Formatting"]),
    .library(name: "Validation", targets: ["Validation"]),
    .library(name: "TrellisC", type: .dynamic, targets: ["TrellisC"]),
    .library(name: "TrellisCStatic", type: .static, targets: ["TrellisC"]),
    .executable(name: "trellis", targets: ["repl"]),
  ],
  targets: [
    .target(name: "Lang"),
    .target(name: "TextLayout"),
    .target(name: "CivilCalendar"),
    .target(name: "Formatting", dependencies: ["TextLayout", "CivilCalendar"]),
    .target(name: "Validation"),
    .target(
      name: "Trellis",
      dependencies: ["Lang", "TextLayout", "CivilCalendar", "Formatting", "Validation"],
      path: "Sources/Runtime"),
    // The C interface: the header, and the functions behind it.
    .target(name: "CTrellis", exclude: ["trellis.pc.in"]),
    .target(
      name: "TrellisC", dependencies: ["Trellis", "CTrellis"],
      exclude: ["static-libraries.txt", "exports.map"]),
    // The example of a host, which is a package of its own as well.
    .executableTarget(
      name: "disk-report", dependencies: ["Trellis"], path: "Examples/embedding/Sources/disk-report"),
    // What a host pays, measured by Benchmarks/run.py.
    .executableTarget(
      name: "host-benchmark", dependencies: ["Trellis"], path: "Benchmarks/embedding/host-benchmark"),
    .systemLibrary(name: "CEditline", providers: [.apt(["libedit-dev"])]),
    .systemLibrary(name: "CTerminal"),
    .executableTarget(
      name: "repl", dependencies: ["Trellis", "Lang", "TextLayout", "CEditline", "CTerminal"],
      linkerSettings: [
        // The archives, so that a run which needs no line editor does not pay for loading it.
        .linkedLibrary(":libedit.a", .when(platforms: [.linux])),
        .linkedLibrary(":libbsd.a", .when(platforms: [.linux])),
        .linkedLibrary(":libmd.a", .when(platforms: [.linux])),
        .linkedLibrary(":libtinfo.a", .when(platforms: [.linux])),
        .linkedLibrary("edit", .when(platforms: [.macOS])),
      ]),

    .target(
      name: "TestSupport",
      dependencies: ["Trellis", "Lang", "TextLayout", "CivilCalendar", "Validation"],
      path: "Tests/TestSupport"),
    .testTarget(name: "LangTests", dependencies: ["Lang", "Trellis", "TestSupport"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout", "TestSupport"]),
    .testTarget(name: "CivilCalendarTests", dependencies: ["CivilCalendar"]),
    .testTarget(name: "FormattingTests", dependencies: ["Formatting"]),
    .testTarget(name: "ValidationTests", dependencies: ["Validation"]),
    .testTarget(name: "TrellisTests", dependencies: ["Trellis", "Lang", "TestSupport"]),
    .target(name: "CInterfaceUse", dependencies: ["CTrellis"], path: "Tests/CInterfaceUse"),
    .testTarget(name: "TrellisCTests", dependencies: ["TrellisC", "CInterfaceUse"]),
    .testTarget(name: "ReplTests", dependencies: ["repl", "Trellis", "Lang", "TextLayout", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzers need a library of the sanitizers, so they are there for `make fuzz` alone. They take the evaluator with them
// from the tests of the language.
if Context.environment["TRELLIS_FUZZ"] != nil {
  package.targets.removeAll { $0.name == "LangTests" }
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["TestSupport", "Lang", "Trellis"], path: "Tests",
      exclude: ["Fuzz/run.sh", "LangTests/Evaluator/DifferentialTests.swift"],
      sources: ["Fuzz", "LangTests/Evaluator"]))
}
