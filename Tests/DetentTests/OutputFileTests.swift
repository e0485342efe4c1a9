import Foundation
import Testing

@testable import DetentTool
@testable import DetentVerbs
@testable import detent

/// Outputs of all verbs, from the table of their options: none replaces what the verb did not make.
@Suite struct `Files that a verb writes` {
  /// Option with an output; the value is the path with this before it, as `junit=`.
  struct Slot: CustomTestStringConvertible, Sendable {
    let verb, option, start: String
    let form: OutputFile.Form

    var testDescription: String { "\(verb) \(option) \(start)" }

    /// True if the format can show who made the file.
    var isMarked: Bool { form != .recording }
  }

  /// Slots of all verbs but `page`, which needs a browser: see `Scripts/check/drivers.sh`.
  static let slots: [Slot] = Detent.tool.verbs.filter { $0.name != "page" }.flatMap { verb in
    verb.options.flatMap { option -> [Slot] in
      switch option.argument {
      case .output(_, let form):
        [Slot(verb: verb.name, option: option.name, start: "", form: form)]
      case .choiceAndFile(let choices):
        choices.map {
          Slot(verb: verb.name, option: option.name, start: "\($0.word)=", form: $0.form)
        }
      default: []
      }
    }
  }

  /// Words that make each verb write its outputs; a verb with an output needs a row here.
  private static let words: [String: [String]] = [
    "check": ["a.gesture"], "draw": ["a.gesture"], "plot": ["a.gesture"], "play": ["a.gesture"],
    "export": ["a.gesture"], "compare": ["a.trace", "b.gesture"], "import": ["drag.csv"],
    "shrink": ["fails.gesture", "--keep", "check"],
    "fuzz": ["--cases", "1", "--seed", "1", "--waivers", "waivers", "--regressions", "none"],
    "probe": ["--only", "drag-up", "--waivers", "waivers"],
  ]

  private static let files = [
    "a.gesture": Example.passing, "a.trace": Example.trace("a.gesture"),
    "b.gesture": "gesture 1\nkey ArrowDown\n", "fails.gesture": Example.failing,
    "waivers": "# none\n", "mine": "mine\n", "other.gesture": Example.silent,
    "other.trace": "trace 1\n", "page": "<!DOCTYPE html>\n<p>mine\n",
    "picture": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n", "object": "{\"version\":\"1\"}\n",
    "drag.csv": "t_ms,type,id,x,y\n0,down,0,100,20\n8,move,0,120,20\n16,up,0,120,20\n",
  ]

  private let folder: Folder

  init() throws {
    folder = try Folder()
    for (name, text) in Self.files { try folder.write(text, to: name) }
    for (link, file) in [("link", "mine"), ("link.svg", "a.gesture")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.file(link).path, withDestinationPath: file)
    }
    try FileManager.default.linkItem(at: folder.file("a.gesture"), to: folder.file("hard"))
    try FileManager.default.linkItem(at: folder.file("drag.csv"), to: folder.file("hard.csv"))
  }

  /// Contents of all files.
  private var contents: [String: String] {
    Dictionary(uniqueKeysWithValues: folder.files.map { ($0, (try? folder.text(of: $0)) ?? "") })
  }

  private func run(
    _ slot: Slot, _ path: String, _ more: String...
  ) throws -> DetentTests.Command.Outcome {
    let words = try #require(Self.words[slot.verb], "\(slot.verb) has no row of words")
    return try DetentTests.Command.detent(
      [slot.verb] + words + [slot.option, slot.start + path] + more, in: folder)
  }

  /// Asks in this process, as each verb does before it starts, why it must not write a file.
  private func objection(to slot: Slot, _ path: String, _ more: String...) throws -> CommandError? {
    let tool = Detent.tool.tool
    let verb = try #require(tool.verbs.first { $0.name == slot.verb })
    let words = try #require(Self.words[slot.verb]).map {
      Self.files[$0] == nil ? $0 : folder.file($0).path
    }
    let arguments = try Arguments(
      words + [slot.option, "\(slot.start)\(folder.url.path)/\(path)"] + more, for: verb, of: tool)
    do throws(CommandError) {
      try arguments.checkOutputs()
      return nil
    } catch {
      return error
    }
  }

  /// Plays a key in a terminal, which `play` needs.
  private func play(_ slot: Slot, _ path: String, key: String = "\u{1B}[A") throws -> Int32 {
    let terminal = try FakeTerminal(
      ["play", "--control", "ruler", slot.option, path, "--force"], in: folder)
    try terminal.wait(for: "quits")
    terminal.type(key + "q")
    return try terminal.finish().status
  }

  @Test(arguments: slots)
  func `what the verb did not make stays, under each of its names`(slot: Slot) throws {
    let inputs = Self.words[slot.verb, default: []].filter { Self.files[$0] != nil }
    let others = ["a.trace", "other.gesture", "other.trace", "mine", "page", "picture", "object"]
    let names = [
      "link", "link.svg", "hard", "hard.csv", "./mine", "../\(folder.url.lastPathComponent)/mine",
    ]
    for path in inputs + others + names {
      let objection = try objection(to: slot, path)
      #expect(objection?.help == OutputFile.help, "\(path)")
    }
    let before = contents
    let outcome = try run(slot, inputs[0])
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(
      outcome.errors.hasSuffix(
        "\n  = help: name another file, or write over this one: --force\n"))
    #expect(contents == before)
  }

  @Test(arguments: slots)
  func `a golden that a script may get is kept free`(slot: Slot) throws {
    let objection = try objection(to: slot, "b.trace")
    #expect(objection?.message?.hasSuffix("/b.trace' is the place of a script's golden") == true)
  }

  @Test(arguments: slots)
  func `force writes over it, and what the verb made is made again`(slot: Slot) throws {
    guard slot.verb != "play" else {
      #expect(try play(slot, "mine", key: "") == 0)
      #expect(try folder.text(of: "mine") == "mine\n", "nothing was played")
      #expect(try play(slot, "mine") == 0)
      #expect(
        try folder.text(of: "mine").hasPrefix(slot.option == "--trace" ? "trace 1" : "gesture 1"))
      return
    }
    #expect(try run(slot, "link", "--force").status < 2)
    #expect(try !folder.text(of: "mine").contains("mine\n"))
    let first = try run(slot, "new")
    let made = try folder.text(of: "new")
    #expect(first.status < 2)
    #expect(made != "" && made.contains("detent \(slot.verb)") || !slot.isMarked)
    #expect(try run(slot, "new").status == (slot.isMarked ? first.status : 2))
    // Equal bytes, but for durations.
    #expect(try folder.text(of: "new").prefix(30) == made.prefix(30))
  }

  @Test(arguments: slots)
  func `what is absent or empty is written, anything by force`(slot: Slot) throws {
    try folder.write("", to: "empty")
    for path in ["absent", "empty", "mine", "a.gesture", "b.trace"] {
      let isFree = ["absent", "empty"].contains(path)
      #expect(try (objection(to: slot, path) == nil) == isFree, "\(path)")
      #expect(try objection(to: slot, path, "--force") == nil, "\(path)")
    }
  }

  /// The kind of an option says that it names a file; its placeholder alone would not be tried here.
  @Test func `no option names a file by its placeholder alone`() {
    for verb in Detent.tool.verbs {
      for option in verb.options {
        guard case .text(let word) = option.argument else { continue }
        let words = word.split { !$0.isLetter }
        #expect(
          !["FILE", "PATH", "FOLDER", "SCRIPT", "TRACE"].contains(
            where: words.map(String.init).contains),
          "\(verb.name) \(option.name)")
      }
    }
    #expect(Set(Self.slots.map(\.verb)) == Set(Self.words.keys))
  }

  @Test(arguments: [
    ["draw", "--svg", "x", "--film", "./x", "a.gesture"],
    ["check", "--format", "tap=x", "--html", "../NAME/x", "a.gesture"],
    ["probe", "--format", "json=x", "--html", "x"],
    ["fuzz", "--format", "html=x", "--html", "x"],
    ["play", "--record", "x", "--trace", "link-to-x"],
  ])
  func `two outputs of a call have a file each, also by force`(words: [String]) throws {
    try folder.write("", to: "x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("link-to-x").path, withDestinationPath: "x")
    let words = words.map {
      $0.replacingOccurrences(of: "NAME", with: folder.url.lastPathComponent)
    }
    for more in [[], ["--force"]] {
      let outcome = try DetentTests.Command.detent(words + more, in: folder)
      #expect(outcome.status == 2 && outcome.errors.contains("is to have two outputs\n"))
      #expect(try folder.text(of: "x") == "")
    }
  }

  @Test func `what is no regular file is written to`() throws {
    for path in ["/dev/stdout", "/dev/null"] {
      let words = ["draw", "--svg", path, "--film", "/dev/null", "a.gesture"]
      #expect(try DetentTests.Command.detent(words, in: folder).status == 0)
    }
  }

  @Test func `a report that Bazel asks for obeys, too`() throws {
    for path in ["a.gesture", "mine"] {
      let outcome = try DetentTests.Command.detent(
        ["check", "a.gesture"], in: folder, environment: ["XML_OUTPUT_FILE": path])
      #expect(outcome.status == 2 && outcome.errors.contains("--force"))
    }
    _ = try DetentTests.Command.detent(
      ["check", "a.gesture"], in: folder,
      environment: [
        "TEST_TOTAL_SHARDS": "1", "TEST_SHARD_INDEX": "0", "TEST_SHARD_STATUS_FILE": "mine",
      ])
    #expect(try folder.text(of: "a.gesture") == Example.passing)
    #expect(try folder.text(of: "mine") == "mine\n")
  }

  /// A trace of another program, as of strace, may lie where a golden would.
  @Test(arguments: [["accept"], ["check", "--record", "all"]])
  func `only a golden is replaced by a golden`(words: [String]) throws {
    try folder.write("open(\"x\") = 3\n", to: "b.trace")
    let outcome = try DetentTests.Command.detent(words + ["b.gesture"], in: folder)
    #expect(outcome.status == 2 && outcome.errors.contains("'b.trace' is there already"))
    #expect(try folder.text(of: "b.trace") == "open(\"x\") = 3\n")
    let forced = try DetentTests.Command.detent(words + ["b.gesture", "--force"], in: folder)
    #expect(forced.status < 2)
    #expect(try folder.text(of: "b.trace").hasPrefix("trace 1\n"))
  }

  /// Renaming would replace them all the same.
  @Test(arguments: ["accept", "fmt"])
  func `what may not be written is not replaced`(verb: String) throws {
    try folder.write("gesture 1\nkey   ArrowDown\n", to: "c.gesture")
    try folder.write("", to: "c.trace")
    let before = contents
    for name in ["c.gesture", "c.trace"] { chmod(folder.file(name).path, 0o444) }
    let outcome = try DetentTests.Command.detent([verb, "c.gesture"], in: folder)
    #expect(outcome.status == 2 && outcome.errors.hasSuffix(": Permission denied\n"))
    #expect(contents == before)
  }
}
