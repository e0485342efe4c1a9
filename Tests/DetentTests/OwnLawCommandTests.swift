import Foundation
import TestSupport
import Testing

/// Laws that a driver judges, in every verb and report with laws.
@Suite(.enabled(if: Programs.has("python3"), "there is no python3 here"))
struct OwnLawCommandTests {
  private let folder: Folder

  /// A slider whose label stops at 60, and a law about the label.
  private static let driver = """
    import json, sys
    LAWS = [{"id": "label", "sentence": "The label says the value."}]
    CAN = {"name": "labelled 1.0", "has": ["pointer"], "tells": ["changed"], "laws": LAWS}
    for line in map(json.loads, sys.stdin):
        reported, said = [], {}
        if "new" in line: value, width = line["new"]["value"], line["new"]["viewport"][0]
        elif "x" in line:
            before, value = value, min(max(line["x"] / width * 100, 0), 100)
            reported, said = [["changed", value]] * (value != before), {"held": ["label"]}
            if value > 60: said["broken"] = [{"law": "label", "why": "it says 60,\\nand not %g" % value}]
        print(json.dumps({"value": value, "effects": reported} | said | (CAN if "new" in line else {})), flush=True)
    """
  private static let script =
    "gesture 1\ncontrol slider\nviewport 320x40\ndown 0 160\n+16ms move 0 240\n+16ms up 0\n"

  init() throws {
    folder = try Folder()
    try folder.write(Self.driver, to: "labelled.py")
    try folder.write(Self.script, to: "a.gesture")
  }

  private func detent(_ words: String...) throws -> Command.Outcome {
    try Command.detent(words + ["--driver", "python3 labelled.py"], in: folder)
  }

  @Test func `random scripts find it, cut it down and keep it`() throws {
    let outcome = try detent("fuzz", "--no-probes", "--seed", "1", "--cases", "100")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("FAIL own/label label"), "\(outcome.output)")
    #expect(outcome.output.contains("The label says the value."))
    #expect(!outcome.output.contains("help own"))
    let kept = try #require(
      folder.files.first { $0.hasPrefix("Tests/Regressions/driver/own-label-") })
    let text = try folder.text(of: kept)
    #expect(text.contains("# broke own/label: The label says the value."))
    #expect(text.contains("it says 60, and not "))
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("+") }.count <= 2)
    let again = try detent("check", kept, "--laws", "own/label")
    #expect(again.status == 1)
    #expect(again.errors.contains("this breaks own/label label: it says 60"), "\(again.errors)")
    let shrunk = try detent("shrink", "a.gesture", "--keep", "own/label")
    #expect(shrunk.status == 0, "\(shrunk.errors)")
    #expect(shrunk.output.split(separator: "\n").filter { $0.hasPrefix("+") }.count == 1)
  }

  @Test func `it is listed, chosen and left out`() throws {
    let list = try detent("fuzz", "--list", "--laws", "own/label").output
    #expect(list == "own/label label\n     The label says the value.\n     own\n")
    #expect(try detent("check", "a.gesture", "--laws", "own/label").status == 1)
    #expect(try detent("check", "a.gesture", "--laws", "own").status == 1)
    #expect(try detent("check", "a.gesture", "--laws", "label").status == 1)
    #expect(try detent("check", "a.gesture", "--laws", "*,-own/label").status == 0)
    let unknown = try detent("check", "a.gesture", "--laws", "own/lable")
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'own/label'?"))
  }

  @Test func `probes report it in every report`() throws {
    let outcome = try detent(
      "probe", "--laws", "own", "--format", "json", "--format", "junit=a.xml", "--format",
      "tap=a.tap", "--format", "html=a.html")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(#""law":"own/label","name":"label","result":"broken""#))
    #expect(outcome.output.contains(#""authority":"own""#))
    #expect(try folder.text(of: "a.xml").contains("own/label"))
    #expect(try folder.text(of: "a.tap").contains("own/label"))
    #expect(try folder.text(of: "a.html").contains("own/label"))
    let table = try detent("probe", "--laws", "own").output
    #expect(table.contains("  W1        answers"), "\(table)")
    #expect(table.contains("  own/label label    own     broken  by "), "\(table)")
  }

  @Test func `a waiver names it, and one for another driver is left alone`() throws {
    try folder.write(
      "own/label \"labelled*\" a.gesture \"as designed\"\nown/other \"another\" b.gesture \"why\"\n",
      to: "detent.waivers")
    #expect(try detent("check", "a.gesture", "--laws", "own/label").status == 0)
    let fuzz = try detent("fuzz", "--laws", "own", "--seed", "1", "--cases", "20")
    #expect(fuzz.status == 0, "\(fuzz.output)\(fuzz.errors)")
    #expect(fuzz.output.contains("no law is broken, 1 waived"))
    try folder.write("own/other \"labelled*\" a.gesture \"why\"\n", to: "detent.waivers")
    let unknown = try detent("check", "a.gesture", "--laws", "own/label")
    #expect(unknown.errors.contains("detent.waivers:1: there is no law 'own/other'"))
  }

  @Test func `what is not declared is an error of the driver`() throws {
    try folder.write(
      Self.driver.replacingOccurrences(of: "\"law\": \"label\"", with: "\"law\": \"labels\""),
      to: "labelled.py")
    let outcome = try detent("check", "a.gesture", "--laws", "own/label")
    #expect(outcome.status == 7)
    #expect(
      outcome.errors.contains("it has no law \"labels\" among the \"laws\""), "\(outcome.errors)")
  }
}
