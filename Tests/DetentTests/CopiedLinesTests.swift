import Foundation
import Testing

/// Lines printed for copying: a shell runs each, with the promised effect.
@Suite struct CopiedLinesTests {
  private let folder: Folder
  /// Paths of a folder, a file and a driver with blanks and quotes.
  private let script = "my dir/it's a \"drag\".gesture"
  private let driver = "sh 'my dir/a \"toggle\".sh' \"it's\""

  init() throws {
    folder = try Folder()
    try folder.write(Toggle.script, to: script)
    try write(atEnd: ":")
  }

  private func write(atEnd: String) throws {
    let text = Toggle.program(name: #","name":"toggle \#u{2014} it''s""#, atEnd: atEnd)
    try folder.write(text, to: "my dir/a \"toggle\".sh")
  }

  private var golden: String { script.replacing(".gesture", with: ".trace") }

  private func detent(_ words: String..., input: String = "") throws -> Command.Outcome {
    try Command.detent(words, in: folder, input: input)
  }

  /// Returns the rest of the line after some words of a text.
  private func line(behind words: String, in text: String) throws -> String {
    let start = try #require(text.range(of: words), "\(words) in \(text)").upperBound
    return String(text[start...].prefix { $0 != "\n" })
  }

  /// Runs a line as pasted into a shell.
  private func paste(_ line: String) throws -> Command.Outcome {
    let bin = try Command.executable().deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try Running(
      URL(fileURLWithPath: "/bin/sh"), ["-c", line], in: folder,
      environment: ["PATH": "\(bin):\(path)"]
    ).finish()
  }

  // MARK: Goldens and checks

  @Test(arguments: [[], ["--driver"], ["--set"], ["--driver", "--set"]])
  func `to accept a trace`(options: [String]) throws {
    let words = words(options)
    #expect(try Command.detent(["accept"] + words + [script], in: folder).status == 0)
    let text = try folder.text(of: golden)
    #expect(text.contains("\ndriver toggle") == options.contains("--driver"))
    #expect(text.contains("\nset range 0..1\n") == options.contains("--set"))
    try folder.write(text.replacing("cause=key", with: "cause=drag"), to: golden)
    let failed = try Command.detent(["check"] + words + ["my dir"], in: folder)
    #expect(failed.status == 1)
    #expect(try paste(try line(behind: "to accept: ", in: failed.errors)).status == 0)
    #expect(try folder.text(of: golden) == text)
  }

  @Test(arguments: [[], ["--set"]])
  func `to record a golden`(options: [String]) throws {
    let words = words(options)
    let first = try Command.detent(["check"] + words + [script], in: folder)
    #expect(first.status == 5)
    let made = try paste(try line(behind: "to record a golden: ", in: first.errors))
    #expect(made.status == 0 && made.output == "\(golden): new\n")
    #expect(try Command.detent(["check"] + words + [script], in: folder).status == 0)
  }

  private func words(_ options: [String]) -> [String] {
    options.flatMap { $0 == "--set" ? [$0, "range 0..1"] : [$0, driver] }
  }

  @Test(arguments: [[], ["--driver"], ["--set"], ["--driver", "--set"]])
  func `to accept a check`(options: [String]) throws {
    let words = words(options)
    for verb in ["check", "run"] {
      try folder.write("gesture 1\ncontrol slider\nkey End\nexpect value == 7\n", to: script)
      let failed = try Command.detent([verb] + words + [script], in: folder)
      #expect(failed.status == 1)
      #expect(try paste(try line(behind: "to accept: ", in: failed.errors)).status == 0)
      #expect(try Command.detent(["check"] + words + [script], in: folder).status == 0)
      // The new check has the value of the control that was played.
      let value = options.isEmpty ? 100 : 1
      #expect(try folder.text(of: script).hasSuffix("expect value == \(value)\n"))
    }
  }

  @Test func `a golden of something else: to play it as it was made, and to make a new one`() throws
  {
    #expect(try detent("accept", "--set", "range 0..1", script).status == 0)
    let rejected = try detent("accept", script)
    let look = try line(behind: "to play it as it was made: ", in: rejected.errors)
    #expect(try paste(String(look.prefix { $0 != ";" })).status == 0)
    let renewed = try paste(try line(behind: "for a new golden: ", in: rejected.errors))
    #expect(renewed.status == 0 && renewed.output == "\(golden): new\n")
    let other = try detent("accept", "--driver", driver, script)
    #expect(try paste(try line(behind: "for a new golden: ", in: other.errors)).status == 0)
    #expect(try detent("check", "--driver", driver, script).status == 0)
  }

  // MARK: Laws

  /// Commands run when a key makes the value 1, and exit statuses for the driver's error.
  @Test(arguments: [("value=2", Int32(0)), ("exit 5", 7)])
  func `a failure of fuzz: replay, and the same run`(atEnd: String, error: Int32) throws {
    try write(atEnd: atEnd)
    let found = try detent(
      "fuzz", "--driver", driver, "--driver-timeout", "20s", "--seed", "3", "--cases", "300",
      "--regressions", "old ones", "--set", "range 0..1")
    #expect(found.status == max(error, 1))
    let replay = try line(behind: "replay    ", in: found.output)
    #expect(replay.contains("--driver-timeout 20s"))
    let shrunk = try paste(replay)
    #expect(shrunk.status == error && shrunk.output.contains("key "), "\(replay): \(shrunk)")
    let again = try paste(try line(behind: "same run  ", in: found.output))
    #expect(again.status == max(error, 1))
    // The law and its name, without where it was found: both say that in their own words.
    let law = try line(behind: "\nFAIL ", in: found.output).split(separator: "  ")[0]
    #expect(again.output.contains("\nFAIL \(law)  "), "\(found.output)\(again.output)")
  }

  @Test func `a failure that does not come again: the script`() throws {
    try write(atEnd: #"n=$(cat n 2>/dev/null); echo "x$n" >n; [ "$n" ] || value=2"#)
    let found = try detent(
      "fuzz", "--no-probes", "--driver", driver, "--seed", "3", "--cases", "300", "--laws", "R1",
      "--set", "range 0..1")
    #expect(found.status == 1)
    #expect(found.output.contains("It broke no law when it was tried again"), "\(found.output)")
    let saved = try folder.text(of: try line(behind: "saved     ", in: found.output))
    #expect(saved.contains("key Arrow"), "\(saved)")
  }

  @Test func `a law that check finds broken: to shrink it`() throws {
    try write(atEnd: "value=2")
    let found = try detent(
      "check", "--driver", driver, "--control", "slider", "--set", "range 0..1", script)
    #expect(found.status == 1)
    let shrunk = try paste(try line(behind: "to shrink it: ", in: found.errors))
    #expect(shrunk.status == 0 && shrunk.output.hasPrefix("gesture 1\n"))
  }

  @Test func `a law that there is not: the list`() throws {
    let rejected = try detent("fuzz", "--driver", driver, "--laws", "nonesuch")
    let list = try paste(try line(behind: "see: ", in: rejected.errors))
    #expect(list.status == 0 && list.output.contains("\nW2   same-again\n"))
    let check = try detent("check", "--laws", "D*", script)
    let laws = try paste(
      "detent fuzz --list" + (try line(behind: "detent fuzz --list", in: check.errors)))
    #expect(laws.status == 0 && laws.output.contains("R1   "))
  }

  // MARK: Others

  @Test func `an export that loses settings: the import that brings them back`() throws {
    try folder.write(
      "gesture 1\ncontrol slider\naxis y\nstep 5\ndown 0 0,20\n+9ms up 0\n", to: script)
    for output in [[], ["--output", "my dir/it's.json"]] {
      let words = ["export", "--to", "w3c", script] + output
      let exported = try Command.detent(words, in: folder)
      let imported = try paste(try line(behind: "  = help: ", in: exported.errors))
      #expect(imported.status == 0 && imported.output.contains("\naxis       y\n"))
      #expect(imported.output.contains("\ncontrol    slider\n"))
    }
  }

  @Test func `a folder where a script belongs: the check of it`() throws {
    for verb in ["run", "plot", "draw", "shrink"] {
      let rejected = try detent(verb, "my dir")
      #expect(rejected.status == 2)
      let checked = try paste(try line(behind: "'check' takes folders: ", in: rejected.errors))
      #expect(checked.output == "0 passed, 0 failed, 1 to review\n")
    }
  }

  @Test(arguments: [
    ("see: ", ["run", "--frobnicate"]), ("all settings: ", ["run", "--set", "frobnicate 1", "x"]),
  ])
  func `what there is: help and settings`(words: String, typed: [String]) throws {
    let rejected = try Command.detent(typed, in: folder)
    #expect(rejected.status == 2)
    let reported = try paste(try line(behind: words, in: rejected.errors))
    #expect(reported.status == 0 && reported.output.count > 100)
  }
}
