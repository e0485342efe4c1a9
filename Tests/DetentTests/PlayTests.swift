import Foundation
import Testing

/// `detent play` in a terminal, with typed keys and a mouse.
@Suite struct PlayTests {
  /// Returns the terminal modes that are on after some output, as `?1006`.
  private func modes(after output: String) -> Set<Substring> {
    var modes: Set<Substring> = []
    for part in output.split(separator: "\u{1B}[") where part.hasPrefix("?") {
      let number = part.prefix { $0 == "?" || $0.isNumber }
      switch part.dropFirst(number.count).first {
      case "h": modes.insert(number)
      case "l": modes.remove(number)
      default: break
      }
    }
    return modes
  }

  /// Modes of an untouched terminal: the cursor is visible, and lines wrap.
  private static let usual: Set<Substring> = ["?25", "?7"]

  private func expectSameAgain(_ folder: Folder) throws {
    let replay = try Command.detent(["run", "--level", "calls", "r.gesture"], in: folder)
    #expect(replay.status == 0 && replay.errors == "")
    #expect(replay.output == (try folder.text(of: "r.trace")))
  }

  private static let recording = ["--record", "r.gesture", "--trace", "r.trace"]

  @Test func `keys change the value, and the record plays to the same trace`() throws {
    let folder = try Folder()
    let terminal = try FakeTerminal(["play", "--control", "ruler"] + Self.recording, in: folder)
    try terminal.wait(for: "quits")
    terminal.type("\u{1B}[C\u{1B}[1;3C\u{1B}[5~q")
    let outcome = try terminal.finish()
    #expect(outcome.status == 0 && outcome.errors == "" && terminal.isRestored)
    #expect(outcome.output.hasSuffix("\u{1B}[?1049lvalue 51.2\r\n"))
    #expect(modes(after: outcome.output) == Self.usual)
    let trace = try folder.text(of: "r.trace")
    #expect(
      trace.contains("changed value=50.2 cause=key") && trace.contains("value=51.2 phase=idle"))
    try expectSameAgain(folder)
  }

  @Test func `Tab goes from thumb to thumb, keys move that one, and all values are printed`() throws
  {
    let folder = try Folder()
    let settings = ["--set", "value 20 50 70", "--set", "range 0..100"]
    let terminal = try FakeTerminal(
      ["play", "--control", "slider"] + settings + Self.recording, in: folder)
    try terminal.wait(for: "Tab next")
    terminal.type("\t\u{1B}[A\t\u{1B}[A\u{1B}[A\t\u{1B}[B\u{1B}[Z\u{1B}[Aq")
    let outcome = try terminal.finish()
    #expect(outcome.output.contains("[20]") && outcome.output.contains("rests at"))
    #expect(outcome.output.hasSuffix("value 19 51 73\r\n"))
    let script = try folder.text(of: "r.gesture")
    let parts = script.split(separator: "\n").filter { $0.contains("focus ") }.map { $0.last }
    #expect(parts == ["1", "2", "0", "2"])
    #expect(try folder.text(of: "r.trace").contains("changed value=51 cause=key part=1\n"))
    try expectSameAgain(folder)
  }

  @Test func `the line of keys ends at a key, however narrow the terminal is`() throws {
    for (columns, rows) in [(30, 8), (44, 12), (50, 24)] as [(UInt16, UInt16)] {
      let terminal = try FakeTerminal(
        ["play", "--control", "rating"], in: Folder(), columns: columns, rows: rows)
      try terminal.wait(for: "wheel")
      terminal.type("q")
      let outcome = try terminal.finish()
      #expect(outcome.output.contains("q quits") && outcome.output.contains("drag"))
      #expect(outcome.output.contains("with shift, alt") == outcome.output.contains("with"))
    }
  }

  @Test func `a mouse drags and flings, in bytes of its own`() throws {
    let folder = try Folder()
    let terminal = try FakeTerminal(["play", "--control", "ruler"] + Self.recording, in: folder)
    try terminal.wait(for: "quits")
    terminal.type("\u{1B}[<0;50;7M\u{1B}[<32;44;7M\u{1B}[<32;38;7M\u{1B}[<0;38;7m")
    try terminal.wait(for: "last")
    terminal.type("\u{1B}[<64;40;7Mq")
    let outcome = try terminal.finish()
    #expect(outcome.status == 0 && modes(after: outcome.output) == Self.usual)
    let script = try folder.text(of: "r.gesture")
    #expect(script.contains("down 0 247.5,25 kind=mouse"))
    #expect(script.contains("move 0 187.5,25 kind=mouse"))
    #expect(script.contains("wheel 0 -1 unit=detent"))
    try expectSameAgain(folder)
  }

  @Test(arguments: [(1, 1), (1, 30), (8, 12), (38, 4)] as [(UInt16, UInt16)])
  func `a rating that has no space is drawn smaller`(columns: UInt16, rows: UInt16) throws {
    let folder = try Folder()
    let terminal = try FakeTerminal(
      ["play", "--control", "rating", "--set", "stars 20"] + Self.recording, in: folder,
      columns: columns, rows: rows)
    try terminal.wait(for: "\u{1B}[2J")
    terminal.type("\u{1B}[Cq")
    let outcome = try terminal.finish()
    #expect(outcome.status == 0 && outcome.output.hasSuffix("value 0.5\r\n"))
    try expectSameAgain(folder)
  }

  @Test(arguments: ["no/such/folder.gesture", "", "/dev/no/such"])
  func `what cannot be written is reported before anyone has played`(path: String) throws {
    let folder = try Folder()
    for option in ["--record", "--trace"] {
      let terminal = try FakeTerminal(["play", "--control", "ruler", option, path], in: folder)
      let outcome = try terminal.finish()
      #expect(outcome.status == 2 && outcome.errors.contains("cannot write '\(path)'"))
      #expect(outcome.output == "")
    }
  }

  @Test func `a record and its trace are two files`() throws {
    let folder = try Folder()
    let terminal = try FakeTerminal(
      ["play", "--control", "ruler", "--record", "same", "--trace", "same"], in: folder)
    let outcome = try terminal.finish()
    #expect(outcome.status == 2 && outcome.errors.contains("'same' is to have two outputs"))
  }

  @Test func `in pixels a mouse is finer than a cell`() throws {
    let folder = try Folder()
    let terminal = try FakeTerminal(["play", "--control", "ruler"] + Self.recording, in: folder)
    try terminal.wait(for: "quits")
    terminal.type("\u{1B}[?1016;2$y\u{1B}[6;20;10t")
    try terminal.wait(for: "\u{1B}[?1016h")
    terminal.type("\u{1B}[<0;401;125M\u{1B}[<0;401;125mq")
    let outcome = try terminal.finish()
    #expect(modes(after: outcome.output) == Self.usual)
    #expect(try folder.text(of: "r.gesture").contains("down 0 200.25,22.25 kind=mouse"))
  }

  @Test(
    arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 143), (SIGQUIT, 143)] as [(Int32, Int32)])
  func `a signal ends it: the terminal is as before, and the record is there`(
    signal: Int32, status: Int32
  ) throws {
    let folder = try Folder()
    let terminal = try FakeTerminal(["play", "--control", "rating"] + Self.recording, in: folder)
    try terminal.wait(for: "quits")
    terminal.type("\u{1B}[<0;30;7M3")
    try terminal.wait(for: "pressed")
    kill(terminal.process.processIdentifier, signal)
    let outcome = try terminal.finish()
    #expect(outcome.status == status && outcome.errors == "" && terminal.isRestored)
    #expect(modes(after: outcome.output) == Self.usual)
    #expect(try folder.text(of: "r.gesture").contains("cancel 0"))
    try expectSameAgain(folder)
  }

  /// Foundation blocks other signals in its processes; `Scripts/check/terminal.sh` sends those.
  @Test(arguments: [SIGPIPE, SIGSEGV, SIGKILL])
  func `a signal no one expects leaves the record, and but for a kill the terminal as it was`(
    signal: Int32
  ) throws {
    let folder = try Folder()
    let terminal = try FakeTerminal(["play", "--control", "ruler"] + Self.recording, in: folder)
    try terminal.wait(for: "quits")
    terminal.type("\u{1B}[C\u{1B}[<0;50;7M")
    try terminal.wait(for: "pressed")
    kill(terminal.process.processIdentifier, signal)
    let outcome = try terminal.finish(isKilled: true)
    #expect(outcome.status == signal)
    if signal != SIGKILL {
      #expect(terminal.isRestored && modes(after: outcome.output) == Self.usual)
    }
    let record = try folder.text(of: "r.gesture")
    #expect(record.contains("key ArrowRight") && record.contains("down 0 247.5,25"))
    let replay = try Command.detent(["run", "--level", "calls", "r.gesture"], in: folder)
    #expect(replay.status == 0 && replay.output.contains("changed value=50.1 cause=key"))
  }

  @Test func `a record begins with the first thing that is done`() throws {
    let folder = try Folder()
    let terminal = try FakeTerminal(["play", "--control", "ruler"] + Self.recording, in: folder)
    try terminal.wait(for: "quits")
    terminal.type("\u{1B}[C")
    // Only changes are drawn: of the second key perhaps a single digit.
    try terminal.wait(for: "value=50.1")
    terminal.type("\u{1B}[Cq")
    #expect(try terminal.finish().status == 0)
    let keys = try folder.text(of: "r.gesture").split(separator: "\n").filter {
      $0.contains("key ArrowRight")
    }
    #expect(keys.count == 2 && keys[0].hasPrefix("+0ms ") && !keys[1].hasPrefix("+0ms "))
    #expect(try folder.text(of: "r.trace").contains("\n@0ms            changed value=50.1"))
    try expectSameAgain(folder)
  }

  @Test func `without arguments there is a ruler`() throws {
    let terminal = try FakeTerminal(["play"], in: Folder())
    try terminal.wait(for: "quits")
    terminal.type("\u{1B}[Fq")
    let outcome = try terminal.finish()
    #expect(outcome.status == 0 && outcome.output.hasSuffix("value 100\r\n"))
  }

  @Test func `of two settings of one name the last counts`() throws {
    let settings = ["range 0..10", "value 5", "range 0..20"]
    let terminal = try FakeTerminal(
      ["play"] + settings.flatMap { ["--set", $0] }, in: Folder())
    try terminal.wait(for: "quits")
    terminal.type("\u{1B}[Fq")
    let outcome = try terminal.finish()
    #expect(outcome.status == 0 && outcome.output.hasSuffix("value 20\r\n"))
  }

  @Test func `settings that do not fit are reported with what the others are`() throws {
    let many = try Command.detent(["play", "--control", "rating", "--set", "stars 100"])
    #expect(many.status == 2 && many.output == "")
    #expect(
      many.errors == """
        detent: in '--set': the gaps leave no space for the symbols: together they must be less \
        than the length
          = help: if not set: granularity 0.5, spacing 10, viewport 290x50, pointer mouse

        """)
    let other = try Command.detent(["play", "--set", "control rating"])
    #expect(other.status == 2)
    #expect(other.errors.hasPrefix("detent: '--set' does not change the control\n"))
  }

  @Test func `a script is shown first, and a key takes the control over`() throws {
    let folder = try Folder()
    try folder.write(
      "gesture 1\nrange 0..10\nvalue 2\n\ndown 0 300\n+20ms move 0 180\n+60s up 0\n",
      to: "s.gesture")
    let terminal = try FakeTerminal(["play", "s.gesture"] + Self.recording, in: folder)
    try terminal.wait(for: "takes over")
    terminal.type("\u{1B}[Dq")
    let outcome = try terminal.finish()
    #expect(outcome.status == 0 && outcome.output.hasSuffix("value 1\r\n"))
    let record = try folder.text(of: "r.gesture")
    #expect(record.contains("cancel all") && record.contains("key ArrowLeft"))
    try expectSameAgain(folder)
  }

  @Test func `checks of a script that are not met are reported when it is over`() throws {
    let folder = try Folder()
    try folder.write(Example.failing, to: "s.gesture")
    let terminal = try FakeTerminal(["play", "s.gesture"], in: folder)
    try terminal.wait(for: "quits")
    terminal.type("q")
    let outcome = try terminal.finish()
    #expect(outcome.status == 1 && outcome.errors.hasPrefix("s.gesture:3:8: check failed\n"))
  }

  @Test(arguments: [
    (["COLORTERM": "truecolor"], "38;2;", true), (["TERM": "xterm-256color"], "38;5;", true),
    (["NO_COLOR": "1"], "\u{1B}[0;1m", true), (["LC_ALL": "C"], "38;5;", false),
    (["TERM": "linux"], "\u{1B}[0m", false),
  ])
  func `colours and characters are those the environment reports`(
    environment: [String: String], mark: String, hasBlocks: Bool
  ) throws {
    let folder = try Folder()
    let terminal = try FakeTerminal(
      ["play", "--control", "ruler"], in: folder, environment: environment)
    try terminal.wait(for: "quits")
    terminal.type("q")
    let output = try terminal.finish().output
    #expect(output.contains(mark) && output.utf8.allSatisfy { $0 < 0x80 } == !hasBlocks)
    for other in ["38;2;", "38;5;"] where other != mark { #expect(!output.contains(other)) }
  }
}
