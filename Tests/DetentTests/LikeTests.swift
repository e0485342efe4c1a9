import Foundation
import Testing

/// Scripts on disk that inherit the settings of others.
struct LikeTests {
  private let folder: Folder
  private static let drag =
    "gesture 1\nlike \"../control.gesture\"\ndown 0 160\n+8ms move 0 120\n+200ms up 0\n"

  init() throws {
    folder = try Folder()
    try folder.write("gesture 1\nrange 0..50\nstep 5\nsnap always\n", to: "control.gesture")
    try folder.write(Self.drag, to: "suite/drag.gesture")
  }

  private func detent(_ words: String..., input: String = "") throws -> Command.Outcome {
    try Command.detent(words, in: folder, input: input)
  }

  @Test func `every verb plays the settings of the other script`() throws {
    let whole = Self.drag.replacingOccurrences(
      of: "like \"../control.gesture\"", with: "range 0..50\nstep 5\nsnap always")
    try folder.write(whole, to: "whole/drag.gesture")
    let (one, other) = ("suite/drag.gesture", "whole/drag.gesture")
    #expect(try detent("run", one).output == detent("run", other).output)
    #expect(
      try detent("run", "--settings", one).output == detent("run", "--settings", other).output)
    #expect(try detent("draw", "--text", one).output == detent("draw", "--text", other).output)
    #expect(
      try detent("plot", "--width", "80", one).output
        == detent("plot", "--width", "80", other).output)
    #expect(try detent("compare", one, other).status == 0)
    #expect(
      try detent("export", "--to", "csv", one).output
        == detent("export", "--to", "csv", other).output)
    #expect(
      try detent("check", "--record", "all", "suite", "whole").output == "2 passed, 0 failed\n")
    #expect(try folder.text(of: "suite/drag.trace") == folder.text(of: "whole/drag.trace"))
    #expect(try detent("check", "--laws", "*", "suite").status == 0)
    #expect(try detent("accept", "suite").output == "suite/drag.trace: unchanged\n")
  }

  @Test func `a changed setting of the other script fails those that are like it`() throws {
    #expect(try detent("accept", "suite").status == 0)
    try folder.write("gesture 1\nrange 0..50\nstep 25\nsnap always\n", to: "control.gesture")
    #expect(try detent("check", "suite").status == 1)
  }

  @Test func `the line stays where scripts are made tidy, unless it is to be written out`() throws {
    #expect(try detent("fmt", "suite").output == "suite/drag.gesture\n")
    #expect(
      try folder.text(of: "suite/drag.gesture").hasPrefix(
        "gesture 1\nlike       \"../control.gesture\"\n        down"))
    #expect(try detent("fmt", "--check", "suite").status == 0)
    #expect(try detent("fmt", "--expand", "suite").status == 0)
    #expect(
      try folder.text(of: "suite/drag.gesture").hasPrefix(
        "gesture 1\nrange      0..50\nstep       5\nsnap       always\n        down"))
  }

  @Test func `an expect line is accepted, and the rest of the script stays`() throws {
    let text = Self.drag + "+0ms settle\nexpect value == 1\n"
    try folder.write(text, to: "suite/drag.gesture")
    let run = try detent("accept", "suite/drag.gesture:7")
    #expect(run.status == 0 && run.output == "suite/drag.gesture:7: changed\n")
    let changed = try folder.text(of: "suite/drag.gesture")
    #expect(changed.hasPrefix(Self.drag) && !changed.contains("== 1\n"))
    #expect(try detent("check", "suite").status == 0)
  }

  @Test func `what cannot be read is named with its reason`() throws {
    try folder.write("gesture 1\nlike \"gone.gesture\"\ntap 0 1\n", to: "a.gesture")
    let gone = try detent("check", "a.gesture")
    #expect(gone.status == 3)
    #expect(gone.errors.contains("a.gesture:2:6: error[E161]: cannot read 'gone.gesture'"))
    try folder.write("gesture 1\nlike \"suite\"\ntap 0 1\n", to: "a.gesture")
    #expect(try detent("run", "a.gesture").errors.contains("error[E161]: 'suite' is not a file"))
    try folder.write("gesture 1\nlike \"/dev/zero\"\ntap 0 1\n", to: "a.gesture")
    #expect(
      try detent("run", "a.gesture").errors.contains("error[E161]: '/dev/zero' is not a file"))
    let long = "gesture 1\n" + String(repeating: "# a\n", count: 300_000)
    try folder.write(long, to: "long.gesture")
    try folder.write("gesture 1\nlike \"long.gesture\"\ntap 0 1\n", to: "a.gesture")
    #expect(
      try detent("run", "a.gesture").errors.contains(
        "error[E161]: cannot read 'long.gesture': File too large"))
  }

  @Test func `standard input is like a script of the working directory`() throws {
    let text = "gesture 1\nlike \"control.gesture\"\ntap 0 1\n"
    #expect(try detent("run", "-", input: text).status == 0)
    let lines = try detent(
      "stream", input: #"{"gesture":1,"like":"control.gesture","ev":[]}"# + "\n")
    #expect(lines.output.contains("E164"))
  }
}
