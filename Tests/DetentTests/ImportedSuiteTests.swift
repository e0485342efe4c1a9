import Foundation
import Testing

/// From a table of drags to a suite with goldens and a report, as in the guide to recordings.
struct ImportedSuiteTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the drags of the example become a suite in the commands of the guide`() throws {
    let folder = try Folder()
    let table = Self.root.appendingPathComponent("Examples/recordings/drags.csv")
    try folder.write(
      try String(contentsOf: table, encoding: .utf8), to: "Examples/recordings/drags.csv")
    let guide = try String(
      contentsOf: Self.root.appendingPathComponent("Guides/recordings.md"), encoding: .utf8)
    let commands = guide.split(separator: "\n").map { $0.hasPrefix("$ ") ? $0.dropFirst(2) : $0 }
      .filter { $0.hasPrefix("detent ") && $0.contains(".build/suite") }
    #expect(commands.count == 3)
    for command in commands {
      let detent = try Command.executable().path
      let line = "'\(detent)'" + command.dropFirst("detent".count)
      let outcome = try Command.run("/bin/sh", ["-c", line], in: folder)
      #expect(outcome.status == 0, "\(command): \(outcome.errors)")
    }
    for number in 1...3 {
      #expect(folder.files.contains(".build/suite/drags-\(number).gesture"))
      #expect(folder.files.contains(".build/suite/drags-\(number).trace"))
    }
    let report = try folder.text(of: "report.xml")
    #expect(report.contains("tests=\"3\" failures=\"0\" errors=\"0\""))
    // Each drag begins at the time and position of its own first row.
    let second = try folder.text(of: ".build/suite/drags-2.gesture")
    #expect(second.contains("\n+0ms    down 0 312.5,24.5\n+8.3ms  move 0 275,24.5\n"))
  }
}
