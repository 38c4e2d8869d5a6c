// swift-tools-version: 6.0
import PackageDescription

// A tool that embeds Trellis, as a package of its own: `swift run disk-report ~/Documents`.
let package = Package(
  name: "disk-report",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "trellis", path: "../..")],
  targets: [
    .executableTarget(
      name: "disk-report", dependencies: [.product(name: "Trellis", package: "trellis")])
  ],
  swiftLanguageModes: [.v6]
)
