// swift-tools-version: 6.2
import PackageDescription

// Your own command: `detent`, for a thermostat as well. In your project the dependency names the
// repository instead of a folder.
let package = Package(
  name: "own-tool",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Detent", path: "../..")],
  targets: [
    .executableTarget(
      name: "thermostat",
      dependencies: [
        .product(name: "ControlCore", package: "Detent"),
        .product(name: "DetentTool", package: "Detent"),
        .product(name: "Harness", package: "Detent"),
        .product(name: "Ruler", package: "Detent"),
      ]),
    .testTarget(
      name: "ThermostatTests",
      dependencies: ["thermostat", .product(name: "Harness", package: "Detent")]),
  ]
)
