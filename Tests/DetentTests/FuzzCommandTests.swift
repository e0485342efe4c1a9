import Foundation
import TestSupport
import Testing

/// `detent fuzz` and `detent shrink`.
@Suite struct FuzzCommandTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
  }

  private func detent(_ words: String..., input: String = "") throws -> Command.Outcome {
    try Command.detent(words, in: folder, input: input)
  }

  // MARK: fuzz

  @Test(arguments: ["ruler", "rating"])
  func `the same seed tries the same scripts, on any number of threads`(control: String) throws {
    let cases = Cases.some(of: 60)
    let words = ["fuzz", "--control", control, "--seed", "7", "--cases", "\(cases)", "--stats"]
    let one = try Command.detent(words + ["--jobs", "1"], in: folder)
    #expect(one.status == 0)
    #expect(one.output.hasPrefix("fuzz \(control) --seed 7 --cases \(cases)\n  drag "))
    #expect(one.output.hasSuffix("\n\(cases) scripts, no law is broken\n"))
    #expect(try Command.detent(words + ["--jobs", "3"], in: folder).output == one.output)
    #expect(folder.files.isEmpty)
  }

  @Test(arguments: ["ruler", "rating"])
  func `scripts are printed with their digests, and replay to them`(control: String) throws {
    let cases = Cases.some(of: 60)
    let words = ["fuzz", "--control", control, "--seed", "7", "--cases", "\(cases)", "--print"]
    let lines = try Command.detent(words + ["--jobs", "3"], in: folder)
    #expect(lines.status == 0 && lines.errors.isEmpty)
    #expect(lines.output == (try Command.detent(words + ["--jobs", "1"], in: folder)).output)
    #expect(lines.output.hasPrefix("{\"id\":\"\(control)/7/0\",\"digest\":\""))
    #expect(lines.output.contains("{\"id\":\"\(control)/7/\(cases - 1)\","))
    let replayed = try detent(
      "stream", "--digest-only", "--fail-on-mismatch", input: lines.output)
    #expect(replayed.status == 0)
    #expect(replayed.output.split(separator: "\n").count > cases * 5 / 6)
    let other = lines.output.replacing("\"digest\":\"", with: "\"digest\":\"0", maxReplacements: 1)
    #expect(try detent("stream", "--fail-on-mismatch", input: other).status == 1)
  }

  @Test func `a seed of its own is reported first`() throws {
    let first = try detent("fuzz", "--cases", "1").output
    let other = try detent("fuzz", "--cases", "1").output
    let seed = try #require(first.firstMatch(of: /fuzz ruler --seed (\d+) --cases 1\n/)?.1)
    #expect(!other.contains("--seed \(seed) "))
  }

  @Test func `what happens too seldom is reported, and is exit status 6 if that is asked for`()
    throws
  {
    // Coverage does not depend on the laws, and one law is faster than all.
    let words = ["fuzz", "--seed", "1", "--cases", "300", "--max-events", "1", "--laws", "R1"]
    let reported = try Command.detent(words, in: folder)
    #expect(reported.status == 0 && reported.output.contains("\n  caught while moving"))
    #expect(reported.output.contains(" %, at least 5.0 %\n"))
    #expect(try Command.detent(words + ["--require-coverage"], in: folder).status == 6)
  }

  @Test func `laws are chosen by name, by number and by letter`() throws {
    let all = try detent("fuzz", "--control", "rating", "--list").output
    #expect(all.contains("\nS15  ") && !all.contains("\nR14  "))
    #expect(try detent("fuzz", "--cases", "1", "--laws", "R1-R18,C*").status == 0)
    let none = try detent("fuzz", "--laws", "R99")
    #expect(none.status == 2 && none.errors.contains("there is no law 'R99'"))
  }

  @Test func `what has broken a law before is tried first`() throws {
    try folder.write("gesture 1\n# broke R9\ndown 0 5\nup 0\n", to: "old/R9-1234.gesture")
    let held = try detent("fuzz", "--seed", "1", "--cases", "1", "--regressions", "old")
    #expect(held.output.contains("\n1 regression holds\n"))
    #expect(held.output.contains("\n1 script, no law is broken"))
    try folder.write("gesture 1\nonce\n", to: "old/R9-0000.gesture")
    let unreadable = try detent("fuzz", "--cases", "1", "--regressions", "old")
    #expect(unreadable.status == 3 && unreadable.errors.contains("old/R9-0000.gesture:2:1"))
  }

  @Test func `gestures of recordings are varied`() throws {
    try folder.write(
      "t,type,x,y\n0,down,300,40\n8,move,280,40\n16,move,240,40\n24,up,240,40\n", to: "in/a.csv")
    try folder.write("nothing that can be read", to: "in/b.txt")
    let cases = Cases.some(of: 200)
    let outcome = try detent("fuzz", "--seed", "1", "--cases", "\(cases)", "--from", "in")
    #expect(outcome.status == 0)
    let reported = "\n1 gesture; 1 of 2 files read; not read:\n  in/b.txt: "
    #expect(outcome.output.contains(reported), "\(outcome.output)")
    #expect(try detent("fuzz", "--from", "nowhere").status == 2)
    let whole = try detent("fuzz", "--seed", "1", "--cases", "\(cases)", "--from", "in/a.csv")
    #expect(whole.output.contains("\n1 gesture of 1 recording\n"))
    #expect(whole.output.contains("\n\(cases) scripts, no law is broken"))
  }

  @Test func `where no recording can be read, nothing is tried`() throws {
    try folder.write("nothing that can be read", to: "in/b.txt")
    try folder.write("gesture 1\ncontrol ruler\nsnpa always\ndown 0 5\n", to: "in/c.gesture")
    try folder.write("trace 1\n", to: "in/d.trace")
    for verb in [["fuzz"], ["fuzz", "--print"]] {
      let outcome = try Command.detent(verb + ["--cases", "9", "--from", "in"], in: folder)
      let text = outcome.output + outcome.errors
      #expect(outcome.status == 3)
      #expect(text.contains("0 gestures; 0 of 2 files read; not read:\n  in/b.txt: "), "\(text)")
      #expect(text.contains("\n  in/c.gesture: line 3: unknown header 'snpa'\n"))
      #expect(!text.contains("scripts"))
    }
    try folder.write("gesture 1\nkey ArrowUp\n", to: "keys/a.gesture")
    let keys = try detent("fuzz", "--cases", "9", "--from", "keys")
    #expect(keys.status == 4 && keys.output.contains("\n  keys/a.gesture: it has no gestures\n"))
  }

  @Test func `interrupted, it reports how many scripts it has tried`() throws {
    let running = try Command.start(["fuzz", "--seed", "1", "--cases", "1000000000"], in: folder)
    let outcome = try running.interrupted(with: SIGINT, afterWriting: "fuzz ruler")
    #expect(outcome.status == 130)
    #expect(outcome.output.hasSuffix("; interrupted\n"))
    #expect(outcome.output.contains(" scripts, no law "))
  }

  // MARK: shrink

  private static let fromAUser = """
    gesture 1
    title "from a user"
    range 0..100
    value 20
    unit-width 10
    +0ms down 0 280
    +8ms move 0 275  # within the slop
    +8ms move 0 240
    +8ms key ArrowRight
    +500ms up 0
    +0ms settle
    expect value == 24

    """

  @Test func `a script that fails a check is cut down to what it takes`() throws {
    let outcome = try detent("shrink", "-", input: Self.fromAUser)
    #expect(outcome.status == 0)
    #expect(outcome.errors.hasPrefix("7 events became 3, in "))
    #expect(
      outcome.output == """
        gesture 1
        value      20
        unit-width 10
        +0ms    down 0 280
        +0ms    move 0 240
                expect value == 24

        """)
  }

  @Test func `what fails in no way is left alone`() throws {
    let passing = try detent("shrink", "-", input: Example.passing)
    #expect(passing.status == 4 && passing.output == "")
    #expect(
      passing.errors == "detent: '-' fails no check and breaks no law\n")
    let other = try detent("shrink", "-", "--keep", "R14", input: Example.failing)
    #expect(other.status == 4 && other.errors == "detent: '-' does not show the failure to keep\n")
    #expect(try detent("shrink").status == 2)
    #expect(try detent("shrink", "-", "--keep", "R99", input: Example.failing).status == 2)
  }
}

/// `detent fuzz --driver` and its folder of regressions.
@Suite struct `Kept scripts of a driver` {
  private let folder: Folder
  private static let words = [
    "fuzz", "--driver", "sh toggle.sh", "--seed", "1", "--cases", "5", "--laws", "R1",
  ]

  init() throws {
    folder = try Folder()
    try folder.write(Toggle.program(name: "", atEnd: "value=2"), to: "toggle.sh")
  }

  @Test func `are tried and not written, if the folder is only read`() throws {
    let reading = Self.words + ["--read-only"]
    let found = try Command.detent(reading, in: folder)
    #expect(found.status == 1 && found.output.contains("FAIL R1"), "\(found.output)")
    #expect(folder.files == ["toggle.sh"])
    #expect(try Command.detent(Self.words, in: folder).status == 1)
    let files = folder.files
    let again = try Command.detent(reading, in: folder)
    #expect(
      again.status == 1 && again.output.contains("\n  regression  Tests/Regressions/driver/R1-"))
    #expect(folder.files == files)
  }

  @Test func `are left out if this control cannot play them, and that is said`() throws {
    try folder.write(Toggle.program(name: "", atEnd: ":"), to: "toggle.sh")
    let path = "Tests/Regressions/driver/U1-0000.gesture"
    try folder.write("gesture 1\ncontrol slider\nstep 5\nkey End\n", to: path)
    try folder.write(
      "gesture 1\ncontrol slider\nkey End\n", to: "Tests/Regressions/driver/R1-0000.gesture")
    let outcome = try Command.detent(Self.words, in: folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(
      outcome.output.contains(
        "\nleft out: \(path): the driver does not support the setting 'step'\n"),
      "\(outcome.output)")
    #expect(outcome.output.contains("\n1 regression holds\n"))
    // A script that nobody can read is an error as before.
    try folder.write("gesture 1\nonce\n", to: path)
    #expect(try Command.detent(Self.words, in: folder).status == 3)
  }
}

extension Running {
  /// Sends a signal after the program has written a text, and waits for its end.
  func interrupted(
    with signal: Int32, afterWriting text: String, toErrors: Bool = false
  ) throws -> Command.Outcome {
    let id = process.processIdentifier
    let end = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 600, execute: end)
    defer { end.cancel() }
    while process.isRunning, try !(toErrors ? errors : output).contains(text) { usleep(10_000) }
    kill(id, signal)
    return try finish()
  }
}
