// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Detent",
  defaultLocalization: "en",
  // For DetentUI: Canvas and TimelineView; on a Mac, the clock of a test. The engine needs nothing.
  platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "ControlCore", targets: ["ControlCore"]),
    .library(name: "Presentation", targets: ["Presentation"]),
    .library(name: "Ruler", targets: ["Ruler"]),
    .library(name: "Rating", targets: ["Rating"]),
    .library(name: "Slider", targets: ["Slider"]),
    .library(name: "Dial", targets: ["Dial"]),
    .library(name: "Pictures", targets: ["Pictures"]),
    .library(name: "GestureScript", targets: ["GestureScript"]),
    .library(name: "GestureReplay", targets: ["GestureReplay"]),
    .library(name: "GestureLaws", targets: ["GestureLaws"]),
    .library(name: "GestureRecordings", targets: ["GestureRecordings"]),
    .library(name: "GestureReports", targets: ["GestureReports"]),
    .library(name: "GestureDrivers", targets: ["GestureDrivers"]),
    .library(name: "Harness", targets: ["Harness"]),
    .library(name: "CDetent", type: .static, targets: ["CDetent", "CDetentImplementation"]),
    .library(
      name: "CDetentDynamic", type: .dynamic, targets: ["CDetent", "CDetentImplementation"]),
    .library(name: "DetentUI", targets: ["DetentUI"]),
    .library(name: "DetentTool", targets: ["DetentTool"]),
    .executable(name: "detent", targets: ["detent"]),
  ],
  targets: [
    // MARK: Engine
    // A program of a control rounds values, which on Linux needs the mathematical library, and nothing else names it.
    .target(
      name: "ControlCore",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "Presentation", dependencies: ["ControlCore"]),
    .target(name: "Ruler", dependencies: ["ControlCore", "Presentation"]),
    .target(name: "Rating", dependencies: ["ControlCore", "Presentation"]),
    .target(name: "Slider", dependencies: ["ControlCore", "Presentation"]),
    .target(name: "Dial", dependencies: ["ControlCore", "Presentation"]),

    // MARK: Front ends
    .target(name: "CDetent"),
    .target(
      name: "CDetentImplementation",
      dependencies: ["CDetent", "ControlCore", "Presentation", "Ruler", "Rating", "Slider", "Dial"]),

    // MARK: Tools
    .target(name: "Pictures", dependencies: ["ControlCore", "Presentation"]),

    // MARK: Harness
    .target(
      name: "GestureScript",
      dependencies: ["ControlCore", "Presentation", "Ruler", "Rating", "Slider", "Dial"],
      path: "Sources/Harness/Script"),
    .target(
      name: "GestureReplay", dependencies: ["GestureScript", "ControlCore", "Presentation"],
      path: "Sources/Harness/Replay"),
    .target(
      name: "GestureGenerators", dependencies: ["GestureScript", "ControlCore", "Presentation"],
      path: "Sources/Harness/Generators"),
    .target(
      name: "GestureLaws",
      dependencies: [
        "GestureScript", "GestureReplay", "GestureGenerators", "ControlCore", "Presentation",
        "Ruler", "Rating", "Slider", "Dial",
      ],
      path: "Sources/Harness/Laws"),
    .target(
      name: "GestureRecordings", dependencies: ["GestureScript", "GestureReplay", "ControlCore"],
      path: "Sources/Harness/Recordings"),
    .target(
      name: "GestureReports",
      dependencies: [
        "GestureScript", "GestureReplay", "ControlCore", "Presentation", "Pictures", "Ruler",
        "Rating", "Slider", "Dial",
      ],
      path: "Sources/Harness/Reports"),
    .target(
      name: "GestureWire", dependencies: ["GestureScript", "ControlCore"],
      path: "Sources/Harness/Wire"),
    .target(
      name: "GestureDrivers",
      dependencies: [
        "GestureScript", "GestureReplay", "GestureLaws", "GestureWire", "ControlCore",
      ],
      path: "Sources/Harness/Drivers"),
    .target(
      name: "Harness",
      dependencies: [
        "GestureScript", "GestureReplay", "GestureLaws", "GestureRecordings", "GestureReports",
        "GestureDrivers",
      ],
      path: "Sources/Harness/Umbrella"),

    // MARK: Command
    .target(
      name: "DetentVerbs",
      dependencies: [
        "ControlCore", "Presentation", "Pictures", "Ruler", "GestureScript", "GestureReplay",
        "GestureRecordings", "GestureReports", "GestureWire",
      ]),
    .target(name: "DetentTool", dependencies: ["Harness", "DetentVerbs"]),
    .target(
      name: "DetentBench",
      dependencies: [
        "ControlCore", "Presentation", "Ruler", "Rating", "Slider", "Dial", "GestureScript",
        "GestureReplay", "GestureGenerators", "DetentVerbs", "CountingHeap",
      ]),
    .executableTarget(name: "detent", dependencies: ["Harness", "DetentTool", "DetentBench"]),
    .target(name: "CountingHeap"),

    // MARK: Front ends
    .target(
      name: "DetentUI",
      dependencies: ["ControlCore", "Presentation", "Ruler", "Rating", "Slider", "Dial"],
      resources: [.process("Resources")]),

    // MARK: Tests
    .target(
      name: "TestSupport",
      dependencies: ["ControlCore", "Ruler", "Rating", "Slider", "Dial", "GestureLaws"],
      path: "Tests/TestSupport"),
    .testTarget(
      name: "ControlCoreTests", dependencies: ["ControlCore", "Ruler", "Rating", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "RulerTests",
      dependencies: ["Ruler", "Pictures", "GestureReplay", "GestureLaws", "TestSupport"]),
    .testTarget(name: "RatingTests", dependencies: ["Rating", "Pictures", "TestSupport"]),
    .testTarget(
      name: "SliderTests",
      dependencies: ["Slider", "Pictures", "GestureScript", "GestureLaws", "TestSupport"]),
    .testTarget(
      name: "DialTests",
      dependencies: ["Dial", "Pictures", "GestureScript", "GestureLaws", "TestSupport"]),
    .testTarget(
      name: "PresentationTests", dependencies: ["ControlCore", "Presentation", "TestSupport"],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "PictureTests",
      dependencies: [
        "ControlCore", "Presentation", "Pictures", "Ruler", "Rating", "Slider", "Dial",
        "TestSupport",
      ], exclude: ["Pictures"]),
    .testTarget(
      name: "HarnessTests",
      dependencies: [
        "Harness", "Presentation", "Ruler", "Rating", "Slider", "Dial", "TestSupport",
      ],
      resources: [.copy("Fixtures")]),
    .testTarget(
      name: "DriverTests",
      dependencies: [
        "GestureDrivers", "GestureScript", "GestureReplay", "GestureLaws", "ControlCore", "Slider",
        "TestSupport",
      ]),
    .testTarget(
      name: "CDetentTests",
      dependencies: [
        "CDetent", "CDetentImplementation", "ControlCore", "Presentation", "Ruler", "Rating",
        "Slider", "Dial",
        "TestSupport",
      ]),
    .testTarget(
      name: "DetentTests",
      dependencies: [
        "Harness", "CountingHeap", "DetentVerbs", "DetentTool", "DetentBench", "detent",
        "TestSupport",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "DetentUITests",
      dependencies: [
        "DetentUI", "ControlCore", "Presentation", "Ruler", "Rating", "Slider", "Dial",
        "GestureScript", "GestureReplay", "TestSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
