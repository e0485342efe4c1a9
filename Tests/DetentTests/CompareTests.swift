import Foundation
import Testing

/// `detent compare`.
struct CompareTests {
  private let folder: Folder
  private let trace = Example.trace("a.gesture")

  init() throws {
    folder = try Folder()
    try folder.write(Example.silent, to: "a.gesture")
    try folder.write(trace, to: "a.trace")
    try folder.write(Example.passing, to: "other.gesture")
    try folder.write("gesture 1\nkey ArrowDown\n", to: "down.gesture")
  }

  private func compare(_ words: String..., input: String = "") throws -> Command.Outcome {
    try Command.detent(["compare"] + words, in: folder, input: input)
  }

  @Test func `what is the same says nothing`() throws {
    for words in [
      ["a.trace", "a.trace"], ["a.gesture", "a.trace"], ["a.gesture", "other.gesture"],
      ["a.trace", "other.gesture"], ["--level", "frames", "a.gesture", "other.gesture"],
    ] {
      let outcome = try Command.detent(["compare"] + words, in: folder)
      #expect((outcome.status, outcome.output, outcome.errors) == (0, "", ""))
    }
    #expect(try compare("-", "a.gesture", input: trace).status == 0)
  }

  @Test func `the first difference is shown, with the line that was playing`() throws {
    let outcome = try compare("a.trace", "down.gesture")
    #expect(outcome.status == 1 && outcome.errors == "")
    #expect(
      outcome.output == """
        a.trace and down.gesture differ from line 6 on
               trace 1
               script …
               control ruler
               level calls
               @0ms            began
             - @0ms            changed value=1 cause=key
             - @0ms            ended reason=commit value=1
             - end lines=3 ticks=0 value=1 phase=idle digest=f175d367897893b9
             + @0ms            changed value=-1 cause=key
             + @0ms            ended reason=commit value=-1
             + end lines=3 ticks=0 value=-1 phase=idle digest=\(try digest())
          while playing down.gesture
             2 | key ArrowDown

        """)
    let other = try compare("down.gesture", "a.trace").output
    #expect(other.contains("  while playing down.gesture\n     2 | key ArrowDown\n"))
    #expect(try compare("--quiet", "a.trace", "down.gesture").output == "")
  }

  private func digest() throws -> String {
    let trace = try Command.detent(["run", "down.gesture"], in: folder).output
    return String(trace.split(separator: "=").last?.dropLast() ?? "")
  }

  @Test func `later differences are counted, line ends are named`() throws {
    let lines = (1...40).map { "@\($0)ms            tick mark=\($0)\n" }.joined()
    let head = "trace 1\nscript x\ncontrol ruler\nlevel calls\n"
    try folder.write(head + lines, to: "one.trace")
    let changed = lines.replacing("mark=5\n", with: "mark=6\n").replacing("mark=30", with: "mark=0")
    try folder.write(head + changed, to: "two.trace")
    #expect(try compare("one.trace", "two.trace").output.hasSuffix("  1 more line differs\n"))
  }

  @Test func `other line ends are named, whichever trace has them`() throws {
    let windows = trace.replacing("\n", with: "\r\n")
    try folder.write(windows, to: "windows.trace")
    try folder.write(trace.replacing("calls\n", with: "calls\r\n"), to: "mixed.trace")
    for (old, new) in [
      ("windows", "a"), ("a", "windows"), ("mixed", "a"), ("a", "mixed"), ("mixed", "windows"),
    ] {
      let outcome = try compare("\(old).trace", "\(new).trace")
      #expect(outcome.status == 1)
      #expect(outcome.output == "\(old).trace and \(new).trace differ in their line ends\n")
    }
    try folder.write(windows.replacing("key", with: "drag"), to: "other.trace")
    for (old, new, marks) in [("other", "a", ("-", "+")), ("a", "other", ("+", "-"))] {
      #expect(
        try compare("\(old).trace", "\(new).trace").output.hasSuffix(
          """
                 @0ms            began
               - @0ms            changed value=1 cause=\(marks.0 == "-" ? "drag" : "key")
               + @0ms            changed value=1 cause=\(marks.0 == "-" ? "key" : "drag")
                 @0ms            ended reason=commit value=1
                 end lines=3 ticks=0 value=1 phase=idle digest=f175d367897893b9
            their line ends differ too

          """))
    }
  }

  @Test func `what cannot be read or played has its status`() throws {
    try folder.write(Example.unreadable, to: "odd.gesture")
    #expect(try compare("odd.gesture", "a.trace").status == 3)
    #expect(try compare("a.trace", "none.trace").status == 2)
    #expect(try compare("a.trace").status == 2)
    #expect(try compare("-", "-").status == 2)
  }

  @Test func `what the head says of settings that were added is no difference`() throws {
    let script = "gesture 1\ncontrol slider\nrange 0..100\nkey ArrowUp\n"
    try folder.write(script, to: "a.gesture")
    let plain = try Command.detent(["run", "--level", "calls", "a.gesture"], in: folder).output
    let set = ["--set", "axis x", "--set", "viewport 300x60"]
    let added = try Command.detent(["run", "--level", "calls", "a.gesture"] + set, in: folder)
      .output
    #expect(added.contains("\nset axis x\nset viewport 300x60\n"))
    try folder.write(plain, to: "plain.trace")
    try folder.write(added, to: "added.trace")
    #expect(try Command.detent(["compare", "plain.trace", "added.trace"], in: folder).status == 0)
    #expect(try Command.detent(["compare", "added.trace", "a.gesture"], in: folder).status == 0)
    try folder.write(added.replacing("value=1 cause", with: "value=2 cause"), to: "other.trace")
    let other = try Command.detent(["compare", "other.trace", "a.gesture"], in: folder)
    #expect(other.status == 1)
    #expect(other.output.contains("differ from line 6 on\n"))
    #expect(other.output.contains("     4 | key ArrowUp\n"), "\(other.output)")
  }
}
