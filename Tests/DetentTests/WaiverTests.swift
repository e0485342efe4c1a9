import Foundation
import TestSupport
import Testing

/// `detent.waivers`: laws that a control breaks on purpose, with reasons.
@Suite(.enabled(if: Programs.has("python3"), "there is no python3 here"))
struct WaiverTests {
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
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("detent.waivers:1: error: cannot read 'repeated.gesture'"))
    #expect(outcome.errors.contains("= help: name a script that breaks the law, or remove"))
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
    ("U7 QHeld* u7.gesture why until=2027-02-31", "'until=2027-02-31' names no day"),
    ("U7 QHeld* u7.gesture why until=2100-02-29", "'until=2100-02-29' names no day"),
    ("U7 QHeld* u7.gesture why until=2027-00-10", "'until=2027-00-10' names no day"),
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

  @Test(arguments: [
    ("U7 * /etc/hostname why", "/etc/hostname cannot be read as a script", "line 1"),
    ("U7 * other.gesture why", "other.gesture cannot be read as a script", "the setting 'step'"),
    ("U7 * quiet.gesture why", "in quiet.gesture, what U7 is about does not occur", "help"),
    ("U7 * kept.gesture why", "kept.gesture does not break U7 any more", "remove the waiver"),
    ("U7 * probe:keys-in-dreg why", "there is no probe:keys-in-dreg", "detent probe --list"),
    ("U7 * probe:wheel why", "probe:wheel cannot be played: it needs wheel", "help"),
    ("U5 * u7.gesture why", "U5 is not tried: it needs cancel", "remove the waiver"),
  ])
  func `evidence that shows nothing is an error with its line and the fix`(
    line: String, message: String, more: String
  ) throws {
    try folder.write("gesture 1\ncontrol slider\nstep 5\nkey End\n", to: "other.gesture")
    try folder.write("gesture 1\ncontrol slider\nkey ArrowUp\n", to: "quiet.gesture")
    try folder.write(
      Self.script.replacing("ArrowLeft", with: "Escape"), to: "escape.gesture")
    try folder.write(Self.script.replacing("ArrowLeft", with: "F1"), to: "kept.gesture")
    try folder.write(Self.script.replacing("ArrowLeft", with: "PageUp"), to: "kept.gesture")
    let good = "U7 QHeld* u7.gesture why"
    let outcome = try check("# a comment\n\(good)\n\(line)\n")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("detent.waivers:3: error: \(message)"), "\(outcome.errors)")
    #expect(outcome.errors.contains(more), "\(outcome.errors)")
    #expect(outcome.output.contains("1 waived") || !outcome.errors.contains("this breaks"))
  }
}

/// A waiver covers what breaks as its evidence does, and no more.
@Suite struct `A waiver covers` {
  private let folder: Folder

  /// A slider that tells its value again, without a change, at what its arguments name.
  private static let driver = """
    import json, sys
    AGAIN = sys.argv[1:]
    CAN = {"name": "again", "has": ["pointer", "key"], "tells": ["changed"]}
    KEYS = {"ArrowRight": 1, "ArrowUp": 1, "ArrowLeft": -1, "ArrowDown": -1, "Home": -100, "End": 100}
    for line in map(json.loads, sys.stdin):
        if "new" in line: value, width = line["new"]["value"], line["new"]["viewport"][0]
        before = value
        if line.get("e") == "key": value += KEYS.get(line["key"], 0)
        elif line.get("e") in ("down", "move"): value = line["x"] / width * 100
        value = min(max(value, 0), 100)
        told = [["changed", value]] if value != before else []
        if line.get("e") in AGAIN and line.get("key") not in ("PageUp", "PageDown"): told += [["changed", value]]
        print(json.dumps({"value": value, "effects": told} | (CAN if "new" in line else {})), flush=True)
    """

  init() throws {
    folder = try Folder()
    try folder.write(Self.driver, to: "again.py")
    try folder.write(
      "gesture 1\ncontrol slider\nvalue 20\ndown 0 160\nup 0\nkey ArrowUp\n", to: "both.gesture")
  }

  private func detent(_ words: String..., again: String) throws -> Command.Outcome {
    let more = ["--driver", "python3 again.py \(again)", "--laws", "U2"]
    return try Command.detent(words + more, in: folder)
  }

  private func all(again: String) throws -> [Command.Outcome] {
    [
      try detent("probe", again: again),
      try detent("fuzz", "--seed", "1", "--cases", "30", "--read-only", again: again),
      try detent(
        "fuzz", "--seed", "1", "--cases", "30", "--no-probes", "--read-only", again: again),
      try detent("check", "both.gesture", again: again),
    ]
  }

  @Test func `the same at the same kind of line, for every verb`() throws {
    try folder.write("U2 again probe:press \"on purpose\"\n", to: "detent.waivers")
    for outcome in try all(again: "down") {
      #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
      #expect(
        (outcome.output + outcome.errors).contains("waived") || outcome.output.contains("passed"))
    }
  }

  @Test func `and nothing at another kind of line, in the same script or another`() throws {
    try folder.write("U2 again probe:press \"on purpose\"\n", to: "detent.waivers")
    for outcome in try all(again: "down key") {
      #expect(outcome.status == 1, "\(outcome.output)\(outcome.errors)")
      #expect((outcome.output + outcome.errors).contains("cause=key"), "\(outcome.output)")
    }
    let kept = try detent("probe", again: "key")
    #expect(
      kept.status == 1 && kept.errors.contains("in probe:press, what U2 is about does not occur"))
  }

  @Test func `what it names for all verbs, wherever the script is`() throws {
    let words = ["fuzz", "--seed", "1", "--cases", "20", "--no-probes"]
    let driver = ["--driver", "python3 again.py down", "--laws", "U2"]
    #expect(try Command.detent(words + driver, in: folder).status == 1)
    let found = try #require(folder.files.first { $0.hasPrefix("Tests/Regressions/driver/U2-") })
    try folder.write("U2 again \(found) \"on purpose\"\n", to: "detent.waivers")
    let again = try Command.detent(words + driver, in: folder)
    #expect(again.status == 0, "\(again.output)\(again.errors)")
    #expect(again.output.contains("1 regression holds") && again.output.contains("waived: U2"))
    for verb in [["probe"], ["check", "Tests/Regressions"]] {
      #expect(try Command.detent(verb + driver, in: folder).status == 0)
    }
    // Without a name for it, 'shrink' has nothing to keep; with one, it may shrink the evidence.
    let shrink = ["shrink", found, "--driver", "python3 again.py down"]
    #expect(try Command.detent(shrink, in: folder).status == 4)
    #expect(try Command.detent(shrink + ["--keep", "U2"], in: folder).status == 0)
  }
}
