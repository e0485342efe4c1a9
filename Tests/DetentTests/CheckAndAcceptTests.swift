import Foundation
import Testing

/// `detent check` and `detent accept`: scripts, their checks, and their goldens.
struct CheckAndAcceptTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Example.passing, to: "a/good.gesture")
    try folder.write(Example.silent, to: "a/b/golden.gesture")
    try folder.write(Example.trace("golden.gesture"), to: "a/b/golden.trace")
    try folder.write("no script", to: "a/notes.txt")
  }

  private func detent(_ words: String..., input: String = "") throws -> Command.Outcome {
    try Command.detent(words, in: folder, input: input)
  }

  // MARK: check

  @Test func `a folder stands for all scripts in it and below`() throws {
    let outcome = try detent("check", "a")
    #expect(outcome.status == 0)
    #expect(outcome.output == "2 passed, 0 failed\n")
    #expect(outcome.errors == "")
    #expect(try detent("check", "--quiet", "a").output == "")
  }

  @Test func `a folder that is linked from within itself is looked through once`() throws {
    try FileManager.default.createSymbolicLink(
      at: folder.file("a/b/again"), withDestinationURL: folder.file("a"))
    #expect(try detent("check", "a").output == "2 passed, 0 failed\n")
  }

  @Test func `a check that is not met fails`() throws {
    try folder.write(Example.failing, to: "a/bad.gesture")
    let outcome = try detent("check", "a")
    #expect(outcome.status == 1)
    #expect(outcome.output == "2 passed, 1 failed\n")
    #expect(outcome.errors.hasPrefix("a/bad.gesture:3:8: check failed\n"))
    #expect(try detent("check", "--quiet", "a").errors == outcome.errors)
  }

  @Test func `a golden that says otherwise fails, is shown, and is repaired by accept`() throws {
    let golden = Example.trace("golden.gesture")
    try folder.write(golden.replacing("cause=key", with: "cause=drag"), to: "a/b/golden.trace")
    let outcome = try detent("check", "a")
    #expect(outcome.status == 1)
    #expect(outcome.output == "1 passed, 1 failed\n")
    #expect(
      outcome.errors == """
        a/b/golden.gesture: the trace differs from the golden in line 6
               trace 1
               script golden.gesture
               control ruler
               level calls
               @0ms            began
             - @0ms            changed value=1 cause=drag
             + @0ms            changed value=1 cause=key
               @0ms            ended reason=commit value=1
               end lines=3 ticks=0 value=1 phase=idle digest=f175d367897893b9
          while playing
             2 | key ArrowUp
          to accept: detent accept a/b/golden.gesture

        """)
    let accepted = try detent("accept", "a/b/golden.gesture")
    #expect(accepted.status == 0)
    #expect(accepted.output == "a/b/golden.trace: changed\n")
    #expect(try folder.text(of: "a/b/golden.trace") == golden)
    #expect(try detent("check", "a").status == 0)
  }

  @Test func `a script is checked once, however often and by whichever name`() throws {
    for words in [
      ["a/", "a/good.gesture"], ["a", "./a/../a/b", "."], ["a/b/golden.trace", "a/good.gesture"],
      ["a/b/golden.trace", "a/b/golden.gesture", "a/b/", "a/./good.gesture"],
    ] {
      let outcome = try Command.detent(["check"] + words, in: folder)
      #expect((outcome.status, outcome.output) == (0, "2 passed, 0 failed\n"), "\(words)")
    }
  }

  @Test func `a golden stands for its script`() throws {
    try folder.write(Example.silent, to: "a/plain")
    #expect(try detent("accept", "a/plain", "a/good.trace").status == 0)
    let outcome = try detent("check", "a/good.trace", "a/plain.trace")
    #expect((outcome.status, outcome.output) == (0, "2 passed, 0 failed\n"))
    for name in ["a/good.trace", "a/plain.trace"] {
      try folder.write(
        try folder.text(of: name).replacing("value=1", with: "value=2"), to: name)
      #expect(try detent("check", name).status == 1)
    }
    try folder.write("trace 1\n", to: "a/lost.trace")
    for verb in ["check", "accept"] {
      let lost = try detent(verb, "a/lost.trace")
      #expect(lost.status == 2)
      #expect(lost.errors == "detent: cannot read 'a/lost.gesture': No such file or directory\n")
    }
  }

  @Test func `a renamed script keeps its golden`() throws {
    for name in ["gesture", "trace"] {
      try FileManager.default.moveItem(
        at: folder.file("a/b/golden.\(name)"), to: folder.file("a/b/named.\(name)"))
    }
    let golden = try folder.text(of: "a/b/named.trace")
    for words in [
      ["check", "a"], ["check", "--laws", "R1", "a"], ["check", "--record", "all", "a/b"],
      ["check", "a/b/named.trace"], ["accept", "a/b"], ["accept", "--review", "a/b"],
    ] {
      let outcome = try Command.detent(words, in: folder)
      #expect((outcome.status, outcome.errors) == (0, ""), "\(words)")
      #expect(try folder.text(of: "a/b/named.trace") == golden)
    }
    try folder.write("gesture 1\nkey ArrowDown\n", to: "a/b/named.gesture")
    let outcome = try detent("check", "a")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("       trace 1\n       script …\n       control ruler\n"))
    #expect(try detent("accept", "a/b").output == "a/b/named.trace: changed\n")
    #expect(try folder.text(of: "a/b/named.trace").hasPrefix("trace 1\nscript named.gesture\n"))
  }

  @Test func `a golden is compared at the level it was recorded`() throws {
    let frames = try detent("run", "--level", "frames", "a/good.gesture").output
    try folder.write(frames, to: "a/good.trace")
    #expect(try detent("check", "a").output == "2 passed, 0 failed\n")
  }

  @Test func `a golden that is no trace fails`() throws {
    try folder.write("hello\n", to: "a/good.trace")
    let outcome = try detent("check", "a/good.gesture")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("- hello\n"))
  }

  @Test func `what cannot be read is counted apart, with status 3`() throws {
    try folder.write(Example.unreadable, to: "a/odd.gesture")
    let outcome = try detent("check", "a")
    #expect(outcome.status == 3)
    #expect(outcome.output == "2 passed, 0 failed, 1 unreadable\n")
    let missing = try detent("check", "a/none.gesture")
    #expect((missing.status, missing.output) == (2, "0 passed, 0 failed, 1 unreadable\n"))
  }

  @Test func `a script with nothing to check, or a golden without a script, asks for review`()
    throws
  {
    try folder.write(Example.silent, to: "a/silent.gesture")
    let silent = try detent("check", "a")
    #expect(silent.status == 5)
    #expect(silent.output == "2 passed, 0 failed, 1 to review\n")
    #expect(
      silent.errors == """
        a/silent.gesture: note: nothing to check; to record a golden: detent accept a/silent.gesture

        """)
    try folder.write("trace 1\n", to: "a/good/lost.trace")
    let lost = try detent("check", "a/good", "a/b")
    #expect(lost.status == 5)
    #expect(lost.errors == "a/good/lost.trace: note: there is no script for this golden\n")
  }

  @Test func `where there is no script there is nothing to check`() throws {
    try folder.write("", to: "empty/nothing.txt")
    for words in [["check"], ["check", "empty"]] {
      let outcome = try Command.detent(words, in: folder)
      #expect(outcome.status == 4 && outcome.output == "")
      #expect(outcome.errors.hasPrefix("detent: there is nothing to check\n"))
    }
    #expect(try detent("accept", "empty").status == 4)
  }

  @Test func `standard input can be checked`() throws {
    #expect(try detent("check", "-", input: Example.passing).output == "1 passed, 0 failed\n")
    #expect(try detent("check", "-", input: Example.failing).status == 1)
  }

  @Test func `check writes nothing`() throws {
    try folder.write(Example.failing, to: "a/bad.gesture")
    try folder.write(Example.silent, to: "a/silent.gesture")
    try folder.write("trace 1\n", to: "a/good.trace")
    let before = try folder.files.filter { $0.contains(".") }.map { try folder.text(of: $0) }
    let names = folder.files
    _ = try detent("check", "a")
    #expect(folder.files == names)
    #expect(try folder.files.filter { $0.contains(".") }.map { try folder.text(of: $0) } == before)
  }

  // MARK: accept

  @Test func `accept records goldens, at the level of the old one`() throws {
    let first = try detent("accept", "a")
    #expect(first.status == 0)
    #expect(first.output == "a/b/golden.trace: unchanged\na/good.trace: new\n")
    #expect(try folder.text(of: "a/good.trace") == Example.trace("good.gesture"))
    #expect(
      try detent("accept", "a/good.gesture", "--level=frames").output == "a/good.trace: changed\n")
    #expect(try detent("accept", "a/good.gesture").output == "a/good.trace: unchanged\n")
    #expect(try folder.text(of: "a/good.trace").contains("\nlevel frames\n"))
    #expect(folder.files.allSatisfy { !$0.contains("tmp") })
  }

  @Test func `a script whose checks are not met gets no golden`() throws {
    try folder.write(Example.failing, to: "a/bad.gesture")
    let outcome = try detent("accept", "a/bad.gesture")
    #expect(outcome.status == 1 && outcome.output == "")
    #expect(outcome.errors.contains("check failed"))
    #expect(!folder.files.contains("a/bad.trace"))
  }

  @Test func `with a line, accept changes the check in it`() throws {
    let script = "gesture 1\nkey ArrowUp\n  +0ms expect value == 3 # three\nexpect ticks == 9\n"
    try folder.write(script, to: "a/bad.gesture")
    let outcome = try detent("accept", "a/bad.gesture:3")
    #expect(outcome.status == 0)
    #expect(outcome.output == "a/bad.gesture:3: changed\n")
    let lines = try folder.text(of: "a/bad.gesture").split(separator: "\n").map(String.init)
    #expect(lines.count == 4 && lines[0] == "gesture 1" && lines[1] == "key ArrowUp")
    #expect(lines[2].contains("expect value == 1") && lines[2].hasSuffix("three"))
    #expect(lines[3] == "expect ticks == 9")
    #expect(try detent("accept", "a/bad.gesture:4").status == 0)
    #expect(try detent("check", "a/bad.gesture").status == 0)
  }

  @Test func `accept has nothing to change where no check has failed`() throws {
    for line in ["1", "2", "3", "99"] {
      let outcome = try detent("accept", "a/good.gesture:\(line)")
      #expect(outcome.status == 1)
      #expect(outcome.errors == "a/good.gesture:\(line): no 'expect' in this line has failed\n")
    }
    #expect(try folder.text(of: "a/good.gesture") == Example.passing)
  }

  @Test func `a check that does not ask for one value is left to the user`() throws {
    let script = "gesture 1\nexpect value > 3\n"
    try folder.write(script, to: "a/bad.gesture")
    let outcome = try detent("accept", "a/bad.gesture:2")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("change it by hand"))
    #expect(try folder.text(of: "a/bad.gesture") == script)
  }

  @Test func `a file may have a colon in its name`() throws {
    try folder.write(Example.silent, to: "a/x.gesture:3")
    #expect(try detent("accept", "a/x.gesture:3").output == "a/x.gesture:3.trace: new\n")
  }

  @Test func `a name that no terminal should get is cleaned where it is said`() throws {
    try folder.write(Example.silent, to: "a/x\u{1B}[31m\ny.gesture")
    let outcome = try detent("accept", "a")
    #expect(outcome.output.contains("a/x\u{FFFD}[31m\u{FFFD}y.trace: new\n"))
  }

  @Test func `what accept cannot read or write is said`() throws {
    try folder.write(Example.unreadable, to: "a/odd.gesture")
    #expect(try detent("accept", "a/odd.gesture").status == 3)
    #expect(try detent("accept", "a/none.gesture").status == 2)
    let names = folder.files
    let outcome = try detent("accept", "-", input: Example.silent)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("detent: standard input cannot be accepted"))
    #expect(folder.files == names)
  }
}
