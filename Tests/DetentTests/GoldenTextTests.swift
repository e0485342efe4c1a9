import Foundation
import Testing

@testable import DetentTool
@testable import DetentVerbs
@testable import detent

/// Texts of the command, byte for byte: the overview, the help of each verb, and errors of usage.
/// `DETENT_RECORD=1` in the environment rewrites the files, and tests that change one fail.
struct GoldenTextTests {
  private typealias Command = DetentTests.Command

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  private func expect(_ text: String, is name: String) throws {
    let file = Self.folder.appendingPathComponent("\(name).txt")
    let golden = try? String(contentsOf: file, encoding: .utf8)
    if golden != text, ProcessInfo.processInfo.environment["DETENT_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == golden, "to record it: DETENT_RECORD=1 swift test --filter GoldenText")
  }

  @Test func `the overview`() throws {
    try expect(try Command.detent(["--help"]).output, is: "overview")
  }

  @Test(arguments: Detent.tool.verbs.map(\.name))
  func `the help of a verb`(name: String) throws {
    try expect(try Command.detent([name, "--help"]).output, is: "help-\(name)")
  }

  @Test func `no line of help but an example is too long for a terminal of 80 columns`() {
    for verb in Detent.tool.verbs {
      let examples = Set(verb.details.split(separator: "\n").filter { $0.hasPrefix(" ") })
      for line in verb.help.split(separator: "\n") where !examples.contains(line) {
        #expect(line.count <= 80, "\(line)")
      }
    }
    for line in Detent.tool.overview.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func `every file is about a verb there is`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let expected =
      Detent.tool.verbs.map { "help-\($0.name).txt" } + ["overview.txt", "errors.txt"]
    #expect(names.sorted() == expected.sorted())
  }

  // MARK: Wrong use

  /// Arguments used in a folder with `good.gesture`, `odd.gesture` and an empty folder `empty`.
  private static let misuses = [
    "", "chek a", "-x", "--levle", "help chek", "run", "run none.gesture", "run empty",
    "run odd.gesture", "run --level", "run --level=", "run --level call a", "run --lvl calls a",
    "check", "check empty", "check none", "check --jobs 0 a", "check --jobs x a", "check --jobs",
    "check --max-fail -1 a", "check --filter [a a", "check --filter= a", "check --filter a\\ a",
    "check --partition 1/2 a", "check --partition slice:0/2 a", "check --partition hash:3/2 a",
    "check --format jnit a", "check --format junit= a", "check --format tap --format json a",
    "check --record some a", "check --unreferenced remove a",
    "check --unreferenced delete --filter x a", "check --no-tests=maybe a", "check --quiet=1 a",
    "check --filter z good.gesture", "accept", "accept empty", "accept none.gesture", "accept -",
    "accept good.gesture:9", "accept --review", "accept --review -", "accept --reviw a",
    "compare", "compare good.gesture", "compare - -", "compare good.gesture none.trace",
    "compare good.gesture odd.gesture", "plot", "plot none", "plot --width 0 good.gesture",
    "plot --height x good.gesture", "plot --style dots a", "plot --overlay - -",
    "plot --sparkline --svg x good.gesture", "draw", "draw none", "draw --width 0 good.gesture",
    "play", "play good.gesture", "play good.gesture --control ruler", "play --set step=1 a",
    "play --control lever", "play --control ruler --speed 0", "play --control ruler --set range",
    "play --control ruler --set spacing=3", "completions", "completions tcsh",
    "completions bash zsh", "bench nothing", "bench --events 0",
  ]

  @Test func `answers to wrong use`() throws {
    let folder = try Folder()
    try folder.write(Example.passing, to: "good.gesture")
    try folder.write(Example.unreadable, to: "odd.gesture")
    try folder.write("", to: "empty/nothing.txt")
    let names = folder.files
    var text = ""
    for words in Self.misuses {
      let outcome = try Command.detent(
        words.split(separator: " ").map(String.init), in: folder, environment: ["COLUMNS": "80"])
      #expect(outcome.status != 0, "\(words)")
      #expect(words.isEmpty || outcome.errors.utf8.count < 1000)
      let errors = words.isEmpty ? "(the overview)\n" : outcome.errors
      text += "$ detent \(words)\n\(errors)[\(outcome.status)]\n\n"
    }
    #expect(folder.files == names)
    try expect(text, is: "errors")
  }
}
