import Harness
import Testing

/// Tests of the import of recordings as scripts.
struct ScriptImportTests {
  @Test func `a device is mapped onto the viewport in its own proportions`() throws {
    var options = ImportOptions()
    options.fileName = Array("/home/someone/panel.events".utf8)
    options.tool = Array("detent 1".utf8)
    let script = ScriptImport.script(
      of: try RecordingReader.read(try fixture("panel.events")), options: options)
    #expect(
      script.header.compactMap { $0.comment.map { text($0) } } == [
        "imported from panel.events, evemu 1.3, device Example Panel #2, by detent 1",
        "map x=0..1499:0..375 y=0..599:0..150",
        "axis x: the one with more travel",
        "events 9, contacts 3, length 52.006ms",
        "N310 contacts without an end, given one: 1",
      ])
    #expect(script.settings.title == Array("panel".utf8))
    #expect(script.settings.width == 375)
    #expect(script.settings.height == 150)
    #expect(script.body.first == Script.Line(.after(0), .down(0, .both(75.05, 50.083))))
    #expect(script.body[1] == Script.Line(.after(12_501_000), .move(0, .both(85.057, 50.083))))
    #expect(script.body.last == Script.Line(.after(0), .settle()))
  }

  @Test func `points stay as they are`() throws {
    let script = ScriptImport.script(
      of: try RecordingReader.read(try fixture("flick.csv")), options: ImportOptions())
    #expect(
      script.body == [
        Script.Line(.after(0), .down(0, .both(200.5, 40))),
        Script.Line(.after(8_000_000), .move(0, .both(180.25, 41))),
        Script.Line(.after(8_000_000), .move(0, .both(150, 41.5))),
        Script.Line(.after(0), .up(0, .both(150, 41.5))), Script.Line(.after(0), .settle()),
      ])
    #expect(script.settings.width == 201)
    #expect(script.settings.height == 80)
  }

  @Test func `a map, an axis and a viewport may be given`() throws {
    var options = ImportOptions()
    options.axis = .y
    options.horizontal = AxisMap(parsing: Array("0..1499:300..0".utf8)[...])
    options.vertical = AxisMap(parsing: Array("100..300:0..400".utf8)[...])
    options.height = 500
    let script = ScriptImport.script(
      of: try RecordingReader.read(try fixture("panel.events")), options: options)
    #expect(script.settings.axis == .y)
    #expect(script.settings.width == 300)
    #expect(script.settings.height == 500)
    #expect(script.body.first == Script.Line(.after(0), .down(0, .both(239.96, 200))))
  }

  @Test(arguments: ["", "0..1", "0..1:", "0..0:0..1", "a..b:0..1", "0..1:0..1:0..1", "0:1..2"])
  func `what is no map is rejected`(text: String) {
    #expect(AxisMap(parsing: Array(text.utf8)[...]) == nil)
  }

  @Test func `negative identifiers get numbers that a script can have`() throws {
    let script = ScriptImport.script(
      of: try RecordingReader.read(try fixture("page.ndjson")), options: ImportOptions())
    #expect(script.body.first == Script.Line(.after(0), .down(0, .both(30, 20))))
    #expect(script.body[5].verb == .wheel(WheelTurn(.both(0, -30))))
    #expect(script.body[6].verb == .key(KeyStroke(.arrowRight, modifiers: .shift)))
  }

  /// A touch does not hover, and only a down has a kind of its own.
  @Test(arguments: ["mouse", "pen"])
  func `what hovers is the pointer of the script`(kind: String) throws {
    let touch = "t,type,x,y,pointerType\n0,down,1,2,touch\n50,up,1,2,touch\n"
    let script = text(try imported(Array("\(touch)2000,move,5,6,\(kind)\n".utf8), name: "a.csv"))
    #expect(script.contains("\npointer    \(kind)\n"))
    #expect(script.contains("down 0 1,2 kind=touch\n") && script.contains("hover 5,6\n"))
  }

  @Test func `places that only hover are mapped, and said to be`() throws {
    let log = "A: 00 0 1499 0 0 4\nA: 01 0 599 0 0 4\n" + text(try fixture("pen.events"))
    let near = log.split(separator: "\n").prefix(7).joined(separator: "\n") + "\n"
    let script = text(try imported(Array(near.utf8), name: "pen.events"))
    #expect(script.contains("# map x=0..1499:0..375 y=0..599:0..150\n"))
    #expect(script.contains("\npointer    pen\n") && !script.contains("map none"))
  }

  @Test(arguments: ["panel.events", "pen.events", "flick.csv", "page.ndjson"])
  func `what is imported reads back as the same script`(name: String) throws {
    let output = try imported(try fixture(name), name: name)
    let reading = ScriptReader.read(output)
    #expect(reading.diagnostics == [])
    #expect(reading.script.map { ScriptWriter.text(of: $0) } == output)
  }

  @Test func `a hostile name cannot leave its comment`() throws {
    var options = ImportOptions()
    options.fileName = Array("a/b\\x\"\nset value 7\u{1B}[31m.csv".utf8) + [0xFF]
    let script = ScriptImport.script(
      of: try RecordingReader.read(try fixture("flick.csv")), options: options)
    #expect(text(script.settings.title) == "x'?set value 7?[31m")
    #expect(ScriptReader.read(ScriptWriter.text(of: script)).diagnostics == [])
  }
}
