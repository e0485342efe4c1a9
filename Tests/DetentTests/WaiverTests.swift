import Foundation
import TestSupport
import Testing

/// `detent.waivers`: laws that a control breaks on purpose, with reasons.
@Suite struct WaiverTests {
  private let folder: Folder

  /// A slider that keys move while a pointer holds it.
  private static let driver = """
    import json, sys
    CAN = {"name": "QHeld 1.0", "has": ["pointer", "key"], "tells": ["changed"]}
    for line in map(json.loads, sys.stdin):
        reported, before = [], 0
        if "new" in line: value, width = line["new"]["value"], line["new"]["viewport"][0]
        before = value
        if line.get("e") == "key": value += {"ArrowRight": 1, "ArrowUp": 1, "ArrowLeft": -1, "ArrowDown": -1}.get(line["key"], 0)
        elif "x" in line: value = line["x"] / width * 100
        value = min(max(value, 0), 100)
        if value != before: reported.append(["changed", value])
        print(json.dumps({"value": value, "effects": reported} | (CAN if "new" in line else {})), flush=True)
    """
  private static let script = """
    gesture 1
    control slider
    value 50
    down 0 160
    +16ms move 0 180
    +16ms move 0 200
    +16ms key ArrowLeft
    +16ms up 0

    """

  init() throws {
    folder = try Folder()
    try folder.write(Self.driver, to: "held.py")
    try folder.write(Self.script, to: "u7.gesture")
  }

  private func check(_ waivers: String, _ words: String...) throws -> Command.Outcome {
    try folder.write(waivers, to: "detent.waivers")
    return try Command.detent(
      ["check", "u7.gesture", "--driver", "python3 held.py", "--laws", "U7"] + words, in: folder)
  }

  @Test func `a law that is waived is tried, and does not fail`() throws {
    #expect(try check("").status == 1)
    let waived = try check("U7  \"QHeld*\"  u7.gesture  \"as in every program of its kind\"\n")
    #expect(waived.status == 0, "\(waived.output)\(waived.errors)")
    #expect(
      try check("keys-wait-for-hand \"QHeld*\" u7.gesture \"the law by its name\"").status == 0)
  }

  @Test func `a waiver is for the controls that it names, and until its day`() throws {
    #expect(try check("U7  \"QOther*\"  u7.gesture  \"why\"").status == 1)
    #expect(try check("U7  \"QHeld*\"  u7.gesture  \"why\"  until=2020-01-31").status == 1)
    #expect(try check("U7  \"QHeld*\"  u7.gesture  \"why\"  until=2999-01-31").status == 0)
  }

  @Test func `a waiver that is not needed any more is an error`() throws {
    let outcome = try check(
      "U9 \"QHeld*\" repeated.gesture \"why\"\nU7 \"QHeld*\" u7.gesture \"why\"")
    #expect(outcome.errors.contains("detent.waivers:1: warning: repeated.gesture cannot be judged"))
    try folder.write(
      "gesture 1\ncontrol slider\nvalue 50\ndown 0 160\nmove 0 180\nmove 0 180\nmove 0 180\nup 0\n",
      to: "repeated.gesture")
    let again = try check(
      "U9 \"QHeld*\" repeated.gesture \"why\"\nU7 \"QHeld*\" u7.gesture \"why\"")
    #expect(again.status == 1)
    #expect(
      again.errors.contains("detent.waivers:1: error: repeated.gesture does not break U9 any more"))
  }

  @Test(arguments: [
    ("U7 QHeld* u7.gesture", "it has 3 words in place of 4"),
    ("U7 QHeld* u7.gesture \" \"", "it gives no reason"),
    ("U7 QHeld* u7.gesture \"why", "a quote is not closed"),
    ("U7 \"[\" u7.gesture why", "'[' is not a pattern for the name of a control"),
    ("U99 QHeld* u7.gesture why", "there is no law 'U99'"),
    ("U7 QHeld* u7.gesture why until=tomorrow", "'until=tomorrow' names no day"),
  ])
  func `a line that is none is rejected with its number`(line: String, message: String) throws {
    let outcome = try check("# a comment\n\n" + line)
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("detent.waivers:3: \(message)"), "\(outcome.errors)")
  }

  @Test func `fuzz counts what is waived, and ends well`() throws {
    try folder.write("U7 \"QHeld*\" u7.gesture \"why\"", to: "detent.waivers")
    let outcome = try Command.detent(
      ["fuzz", "--driver", "python3 held.py", "--seed", "1", "--cases", "200", "--laws", "U7,U9"],
      in: folder)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("no law is broken, 1 waived"))
    #expect(outcome.output.contains("waived: U7 ("))
  }
}
