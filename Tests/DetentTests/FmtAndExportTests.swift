import Foundation
import Testing

/// `detent fmt`, `detent export` and back.
struct FmtAndExportTests {
  private static let untidy = "gesture 1 #a\ndown 0   5\n@8ms up 0  # b\n+0ms tap 0 5\n"
  private static let tidy = """
    gesture 1                                       # a
            down 0 5
    +8ms    up 0                                    # b
    +0ms    tap 0 5

    """
  private let folder: Folder

  init() throws {
    folder = try Folder()
    try folder.write(Self.untidy, to: "in/untidy.gesture")
    try folder.write(Self.tidy, to: "in/tidy.gesture")
  }

  private func detent(_ words: String..., input: String = "") throws -> Command.Outcome {
    try Command.detent(words, in: folder, input: input)
  }

  @Test func `files are changed in place, and those that were are named`() throws {
    let outcome = try detent("fmt", "in")
    #expect(outcome.status == 0 && outcome.output == "in/untidy.gesture\n")
    #expect(try folder.text(of: "in/untidy.gesture") == Self.tidy)
    #expect(try detent("fmt", "in").output == "")
    #expect(folder.files == ["in", "in/tidy.gesture", "in/untidy.gesture"])
  }

  @Test func `a check names the files that differ and changes none`() throws {
    let outcome = try detent("fmt", "--check", "in")
    #expect(outcome.status == 1 && outcome.output == "in/untidy.gesture\n")
    #expect(try folder.text(of: "in/untidy.gesture") == Self.untidy)
    #expect(try detent("fmt", "--check", "in/tidy.gesture").status == 0)
  }

  @Test func `standard input goes to standard output`() throws {
    #expect(try detent("fmt", "-", input: Self.untidy).output == Self.tidy)
    let expanded = try detent("fmt", "--expand", "-", input: Self.untidy).output
    #expect(expanded.hasSuffix("# b\n+0ms    down 0 5\n+50ms   up 0\n"))
  }

  @Test func `what cannot be read is reported and left alone`() throws {
    try folder.write(Example.unreadable, to: "in/odd.gesture")
    let outcome = try detent("fmt", "in")
    #expect(outcome.status == 3 && outcome.errors.contains("in/odd.gesture:2:1: error[E130]"))
    #expect(try folder.text(of: "in/odd.gesture") == Example.unreadable)
    #expect(try folder.text(of: "in/untidy.gesture") == Self.tidy)
  }

  @Test func `nothing to do is reported`() throws {
    try folder.write("", to: "empty/a.txt")
    for verb in ["fmt", "export"] {
      #expect(try detent(verb).status == 2)
      #expect(try detent(verb, "empty").status == 4)
    }
  }

  @Test func `scripts become lines, and lines scripts again`() throws {
    let lines = try detent("export", "--to", "ndjson", "--with-digest", "in")
    #expect(lines.status == 0 && lines.errors == "")
    #expect(lines.output.split(separator: "\n").count == 2)
    #expect(lines.output.hasPrefix("{\"id\":\"in/tidy\",\"digest\":\""))
    #expect(try detent("stream", "--fail-on-mismatch", input: lines.output).status == 0)
    let back = try detent("import", "--from", "lines", "--id", "in/tidy", "-", input: lines.output)
    #expect(back.status == 0)
    #expect(
      back.output == "gesture 1\n\n        down 0 5\n+8ms    up 0\n+0ms    tap 0 5\n")
  }

  @Test func `one of several lines has to be named`() throws {
    let lines = try detent("export", "in").output
    let several = try detent("import", "--from", "lines", "-", input: lines)
    #expect(several.status == 2 && several.errors.hasPrefix("detent: '-' has 2 scripts to choose"))
    let none = try detent("import", "--from", "lines", "--id", "x", "-", input: lines)
    #expect(none.status == 4 && none.errors == "detent: '-' has no script of this id\n")
    let wrong = try detent("import", "--from", "lines", "-", input: "\n{\"rnage\":1}\n")
    #expect(wrong.status == 3)
    #expect(wrong.errors.hasPrefix("-:2:2: error[E132]: unknown header \"rnage\"\n"))
    #expect(try detent("import", "--from", "lines").status == 2)
  }

  /// Leaves out scripts of another control, which only its own command can read.
  @Test func `the scripts of the project are as fmt has them`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent()
    for name in [
      "Examples", "Frontends/web/demo/examples", "Guides", "Tests/Regressions", "Scripts/check/c",
    ] {
      let outcome = try detent("fmt", "--check", root.appendingPathComponent(name).path)
      #expect(outcome.status == 0 && outcome.output == "", "\(name)")
    }
  }

  @Test func `comments stand in a column of their own, or behind a longer line`() throws {
    let long = "mark \"\(String(repeating: "a", count: 40))\""
    let script = "gesture 1\n+0ms down 0 5 # a\n+8ms \(long)#b\n# c\n"
    let tidy = try detent("fmt", "-", input: script)
    #expect(
      tidy.output
        == "gesture 1\n+0ms    down 0 5\(String(repeating: " ", count: 32))# a\n+8ms    \(long)  # b\n# c\n"
    )
    #expect(try detent("fmt", "-", input: tidy.output).output == tidy.output)
  }
}
