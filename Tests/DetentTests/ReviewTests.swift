import Foundation
import Testing

/// `detent accept --review`: differences one at a time, with answers from standard input.
struct ReviewTests {
  private let folder: Folder
  private let golden = Example.trace("a.gesture")

  init() throws {
    folder = try Folder()
    try folder.write(Example.silent, to: "a.gesture")
    try folder.write(golden.replacing("key", with: "drag"), to: "a.trace")
    try folder.write(Example.silent, to: "b.gesture")
    try folder.write(Example.failing, to: "c.gesture")
  }

  private func review(_ answers: String, _ paths: [String] = ["."]) throws -> Command.Outcome {
    try Command.detent(["accept", "--review"] + paths, in: folder, input: answers)
  }

  private static let question =
    "a accept, A all of this kind, r reject, s skip, d show script, p plot, q quit? \n"

  @Test func `accepted, a golden is changed, another is new, and a check demands what is`() throws {
    let outcome = try review("a\naccept\n a \na\n")
    #expect((outcome.status, outcome.errors) == (0, ""))
    #expect(outcome.output.hasSuffix("\n4 accepted, 0 rejected, 0 skipped\n"))
    #expect(try folder.text(of: "a.trace") == golden)
    #expect(try folder.text(of: "b.trace") == Example.trace("b.gesture"))
    #expect(try folder.text(of: "c.gesture").contains("expect value == 1\n"))
    #expect(try folder.text(of: "c.trace") == Example.trace("c.gesture"))
    #expect(try Command.detent(["check", "."], in: folder).status == 0)
    #expect(try review("").output == "0 accepted, 0 rejected, 0 skipped\n")
  }

  @Test func `each difference is shown once, above its question`() throws {
    let outcome = try review("s\ns\ns\n")
    let parts = outcome.output.components(separatedBy: Self.question)
    #expect(parts.count == 4)
    #expect(parts[0].hasPrefix("./a.gesture: the trace differs from the golden in line 6\n"))
    #expect(parts[1].hasPrefix("./b.gesture: there is no golden; it would be\n     1 | trace 1\n"))
    #expect(parts[2].hasPrefix("./c.gesture:3:8: check failed\n"))
    #expect(parts[3] == "0 accepted, 0 rejected, 3 skipped\n")
  }

  @Test(arguments: [
    ("r\nr\nr\n", 1 as Int32, "0 accepted, 3 rejected, 0 skipped\n"),
    ("s\nr\ns\n", 1, "0 accepted, 1 rejected, 2 skipped\n"),
    ("s\ns\ns\n", 5, "0 accepted, 0 rejected, 3 skipped\n"),
    ("r\nq\n", 1, "0 accepted, 1 rejected, 0 skipped; stopped early, more may differ\n"),
    ("q", 5, "0 accepted, 0 rejected, 0 skipped; stopped early, more may differ\n"),
    ("", 5, "0 accepted, 0 rejected, 0 skipped; stopped early, more may differ\n"),
  ])
  func `rejected, skipped or left, nothing is written`(
    answers: String, status: Int32, summary: String
  ) throws {
    let names = folder.files
    let before = try names.map { try folder.text(of: $0) }
    let outcome = try review(answers)
    #expect(outcome.status == status && outcome.output.hasSuffix(summary))
    #expect(folder.files == names)
    #expect(try names.map { try folder.text(of: $0) } == before)
  }

  @Test func `the script is shown on demand, and what is no answer is asked again`() throws {
    let outcome = try review("d\nwhat\n\ns\n", ["a.gesture"])
    #expect(outcome.output.contains("? \n     1 | gesture 1\n     2 | key ArrowUp\na accept"))
    #expect(outcome.output.contains("? \ntype one of these letters\n") && outcome.status == 5)
    #expect(outcome.output.components(separatedBy: Self.question).count == 5)
  }

  @Test func `answers of any bytes and length come to an end`() throws {
    let long = String(repeating: "x", count: 100_000)
    let outcome = try review("\(long)\n\u{1}\u{7F}\ns\n", ["a.gesture"])
    #expect(outcome.status == 5 && !outcome.output.contains("xx"))
    #expect(outcome.output.hasSuffix("\n0 accepted, 0 rejected, 1 skipped\n"))
  }

  @Test func `after a rejected check there is no golden to ask about`() throws {
    let outcome = try review("r\n", ["c.gesture"])
    #expect(outcome.status == 1)
    #expect(outcome.output.components(separatedBy: Self.question).count == 2)
    #expect(!folder.files.contains("c.trace"))
  }

  /// Writes five scripts whose values changed, and one with another end.
  private func suite() throws -> Folder {
    let folder = try Folder()
    let script = { (x: Int) in
      "gesture 1\nlike \"../control\"\ndown 0 160\n+8ms move 0 \(x)\n+200ms up 0\n"
    }
    try folder.write("gesture 1\ncontrol slider\nrange 0..100\nstep 1\n", to: "control")
    for number in [2, 3, 5, 6, 8] {
      try folder.write(script(160 + 7 * number), to: "suite/\(number).gesture")
    }
    try folder.write("gesture 1\nlike \"../control\"\nset step 5\n", to: "suite/0.gesture")
    #expect(try Command.detent(["accept", "suite"], in: folder).status == 0)
    let golden = try folder.text(of: "suite/0.trace")
    try folder.write(golden.replacing("control", with: "kontrol"), to: "suite/0.trace")
    try folder.write("gesture 1\ncontrol slider\nrange 0..100\nstep 5\n", to: "control")
    return folder
  }

  @Test func `scripts that differ alike stand together, and are accepted together`() throws {
    let folder = try suite()
    let outcome = try Command.detent(["accept", "--review", "suite"], in: folder, input: "A\ns\n")
    #expect(outcome.output.hasPrefix("5 scripts: changed: another value, multiples of 5 now\n"))
    #expect(outcome.output.components(separatedBy: Self.question).count == 3)
    #expect(outcome.output.hasSuffix("\n5 accepted, 0 rejected, 1 skipped\n"))
    #expect(
      try Command.detent(["check", "suite"], in: folder).output.hasSuffix("5 passed, 1 failed\n"))
  }

  @Test func `both runs are drawn over one another`() throws {
    let folder = try suite()
    let outcome = try Command.detent(
      ["accept", "--review", "suite/2.gesture"], in: folder, input: "p\ns\n",
      environment: ["COLUMNS": "60", "LC_ALL": "C"])
    let drawing = outcome.output.components(separatedBy: Self.question)[1]
    #expect(drawing.split(separator: "\n").count > 8 && drawing.contains("2.gesture"))
    #expect(outcome.status == 5)
  }

  @Test func `standard input cannot be both`() throws {
    #expect(try review("a\n", ["-"]).status == 2)
  }
}
