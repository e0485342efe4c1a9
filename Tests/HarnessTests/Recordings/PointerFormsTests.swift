import ControlCore
import Harness
import TestSupport
import Testing

/// Tests that all forms of tables and JSON of pointer events read alike.
struct PointerFormsTests {
  private static let rows = [
    ["t", "type", "x", "y"], ["0", "down", "10.5", "2"], ["8", "move", "20", "2"],
    ["16", "up", "20", "2"],
  ]
  private static let contact = ["0 down 0 10.5,2", "8000000 move 0 20,2", "16000000 up 0 20,2"]

  private func read(_ text: String, _ format: RecordingFormat? = nil) throws -> Recording {
    if let format { #expect(RecordingReader.detect(Array(text.utf8)) == format) }
    return try RecordingReader.read(Array(text.utf8))
  }

  @Test(arguments: [",", ";", "\t", " ; ", "\", \""])
  func `fields may have commas, semicolons or tabs between them`(separator: String) throws {
    let quote = separator.contains("\"") ? "\"" : ""
    let text = Self.rows.map { quote + $0.joined(separator: separator) + quote + "\r\n" }.joined()
    #expect(trace(try read(text, .pointerCSV)) == Self.contact)
  }

  @Test func `where semicolons are between fields, a comma is the point of a number`() throws {
    let table = "t;type;x;y\n0;down;10,5;2\n8;move;20;\"2,0\"\n16;up;20;2\n"
    #expect(trace(try read(table)) == Self.contact)
    let error = importError(Array("t;type;x;y\n0;down;1,234,5;2\n".utf8))
    #expect(text(error?.message ?? []) == "'1,234,5' is not a number")
  }

  @Test func `fields between tabs may be empty`() throws {
    let recording = try read(
      "t\ttype\tx\ty\tkey\n0\tdown\t10.5\t2\t\n8\tup\t\t\t\n9\tkey\t\t\tHome")
    #expect(
      trace(recording) == ["0 down 0 10.5,2", "8000000 up 0 10.5,2", "9000000 key home mods 0"])
  }

  @Test(arguments: [
    "T,TYPE,X,Y", "T_ms,Type,ClientX,ClientY", "time (ms),Phase,x,y", "Time_MS,TYPE,x,y",
  ])
  func `the names of columns may be in capitals, and the time may say its unit`(names: String)
    throws
  {
    let rows = Self.rows.dropFirst().map { $0.joined(separator: ",") }
    #expect(trace(try read(([names] + rows).joined(separator: "\n"))) == Self.contact)
  }

  @Test(
    arguments: [
      ("time_s", 1_000_000_000), ("timestamp_us", 1000), ("time [ns]", 1),
      ("Timestamp(ms)", 1_000_000),
      ("timeMillis", 1_000_000), ("_time_sec", 1_000_000_000), ("time µs", 1000),
      ("timeStamp", 1_000_000),
    ] as [(String, Int64)])
  func `a time with a unit in its name has that unit`(name: String, unit: Int64) throws {
    let recording = try read("\(name),type,x,y\n0,down,1,2\n3,up,1,2\n")
    #expect(recording.events.last?.time == 3 * unit)
  }

  @Test func `a time without a unit is read where another column has it`() throws {
    let recording = try read("time,t_unit,type,x,y\n0,us,down,1,2\n3,us,up,1,2\n")
    #expect(recording.events.last?.time == 3000)
    let both = try read("time,t,type,x,y\n99,0,down,1,2\n99,3,up,1,2\n")
    #expect(both.events.last?.time == 3_000_000)
    #expect(both.notes.unreadColumns == [Array("time".utf8)])
  }

  @Test(arguments: [
    ("pressed", "drag", "released"), ("press", "dragged", "release"),
    ("Pressed", "Moved", "Released"),
    ("MOUSE_PRESSED", "MOUSE_DRAGGED", "MOUSE_RELEASED"), ("mouse down", "mouse drag", "mouse up"),
    ("TouchDown", "touch-move", "touch_up"), ("ACTION_DOWN", "ACTION_MOVE", "ACTION_UP"),
    ("ACTION_POINTER_DOWN", "ACTION_MOVE", "ACTION_POINTER_UP"), ("0", "2", "1"), ("5", "2", "6"),
    ("261", "2", "262"), ("touchstart", "touchmove", "touchend"),
  ])
  func `what happened has the words of many systems`(down: String, move: String, up: String) throws
  {
    let table = "t,type,x,y\n0,\(down),10.5,2\n8,\(move),20,2\n16,\(up),20,2\n"
    let recording = try read(table)
    #expect(trace(recording) == Self.contact)
    #expect(recording.notes.numberedTypes == (Int(down) == nil ? 0 : 3))
  }

  @Test func `numbers for what happened are said to be read as Android's`() throws {
    let table = "t,type,x,y\n0,0,10.5,2\n8,2,20,2\n16,3,20,2\n24,0,20,2\n32,1,20,2\n"
    let script = text(try imported(Array(table.utf8), name: "a.csv"))
    #expect(
      script.contains("# N323 numbers are read as Android's: 0 down, 1 up, 2 move, 3 cancel; if "))
    #expect(script.contains("cancel 0\n"))
  }

  // MARK: JSON

  private static let objects = [
    #"{"t":0,"type":"pointerdown","x":10.5,"y":2}"#, #"{"t":8,"type":"pointermove","x":20,"y":2}"#,
    #"{"t":16,"type":"pointerup","x":20,"y":2}"#,
  ]

  @Test(arguments: [
    "[A,B,C]", "[\n  A,\n  B,\n  C\n]\n", #"{"events":[A,B,C]}"#,
    #"{"type":"log","events":[A,B,C]}"#,
    #"{"version":1,"app":{"name":"x"},"points":[ A , B , C ],"tags":["a"]}"#,
  ])
  func `one list of objects is read as they are one a line`(form: String) throws {
    let lines = try read(Self.objects.joined(separator: "\n"), .pointerNDJSON)
    var list = form
    for (name, object) in zip(["A", "B", "C"], Self.objects) {
      list = list.replacing(name, with: object.replacing(",", with: ",\n    "))
    }
    let recording = try read(list, .pointerJSON)
    #expect(trace(recording) == Self.contact)
    #expect(recording.events == lines.events && recording.notes == lines.notes)
    let script = text(try imported(Array(list.utf8), name: "a.json"))
    #expect(script.contains("# imported from a.json, pointer JSON, by"))
  }

  @Test func `what a page collects of its events is read by the names browsers have`() throws {
    let bytes = try fixture("page.json")
    #expect(RecordingReader.detect(bytes) == .pointerJSON)
    let recording = try RecordingReader.read(bytes)
    #expect(
      trace(recording) == [
        "0 down 4 40,12", "3600000 move 4 50,12", "8300000 move 4 61.25,12",
        "16500000 up 4 61.25,12", "279500000 key end mods 1",
      ])
    #expect(recording.notes.unreadColumns == [Array("isTrusted".utf8)])
  }

  @Test func `an error in a list is at the object it is about`() {
    let list = "[\n\(Self.objects[0]),\n  {\"t\":4,\n\"type\":\"dwon\",\"x\":1,\"y\":1}\n]"
    let error = importError(Array(list.utf8))
    #expect(error?.code == .unknownPhase && error?.span.line == 3)
    #expect(help(error) == "did you mean 'down'?")
    let number = importError(Array("[\n\(Self.objects[0]),\n{\"t\":1e99,\"type\":\"up\"}]".utf8))
    #expect(
      number?.code == .timeTooLarge && number?.span == SourceSpan(line: 3, column: 6, length: 4))
    let cut = importError(Array("[\(Self.objects[0]),\n\(Self.objects[1])".utf8))
    #expect(cut?.code == .malformedLine && cut?.span.line == 2)
    let mixed = importError(Array("[\(Self.objects[0]), 5]".utf8))
    #expect(text(mixed?.message ?? []) == "this is not an object")
  }

  @Test func `two lists of events are not guessed between`() {
    let text = "{\"a\":[\(Self.objects[0])],\"b\":[\(Self.objects[0])]}"
    #expect(RecordingReader.detect(Array(text.utf8)) == nil)
    let error = importError(Array(text.utf8), format: .pointerJSON)
    #expect(HarnessTests.text(error?.message ?? []) == "there are several lists of events")
    #expect(help(error) == "import one of them alone: a, b")
  }

  // MARK: Unread columns

  @Test func `columns that are not read are reported once`() throws {
    let table = "t,type,x,y,pressure,foo\n0,down,1,2,0.5,a\n8,up,1,2,0,b\n"
    let script = text(try imported(Array(table.utf8), name: "a.csv"))
    #expect(script.contains("# N321 columns not read: pressure, foo\n"))
    let lines =
      #"{"t":0,"type":"down","x":1,"y":2,"isTrusted":true,"touches":[]}"# + "\n"
      + #"{"t":8,"type":"up","isTrusted":true,"coalesced":[]}"#
    #expect(
      text(try imported(Array(lines.utf8), name: "a.ndjson"))
        .contains("# N321 columns not read: isTrusted\n"))
    let many = (0..<30).map { "c\($0)" }.joined(separator: ",")
    let wide = text(try imported(Array("t,type,x,y,\(many)\n0,down,1,2".utf8), name: "a.csv"))
    #expect(wide.contains(", c19, …\n") && !wide.contains("c20"))
  }

  @Test(arguments: [
    ("button", "2", "2"), ("button", "Right", "right"), ("button", "BTN_RIGHT", "BTN_RIGHT"),
    ("buttons", "2", "0"), ("button", "Button.middle", "Button.middle"),
  ])
  func `a drag with another button than the left one is left out, and said`(
    column: String, down: String, up: String
  ) throws {
    let table = """
      t,type,x,y,\(column)
      0,mousedown,1,1,\(down)
      8,mousemove,5,1,\(down)
      16,mouseup,9,1,\(up)
      20,mousedown,1,1,\(column == "button" ? "0" : "1")
      24,mouseup,1,1,0
      """
    let recording = try read(table)
    #expect(trace(recording) == ["0 hover 0 5,1", "12000000 down 0 1,1", "16000000 up 0 1,1"])
    #expect(recording.notes.otherButtons == 1 && recording.notes.samplesWithoutDown == 0)
    let alone = importError(
      Array(table.split(separator: "\n").prefix(2).joined(separator: "\n").utf8))
    #expect(
      text(alone?.message ?? [])
        == "the file holds only presses of other buttons than the left one")
  }

  @Test func `the last coalesced sample is the event itself, as browsers report it`() throws {
    let lines = """
      {"t":0,"type":"down","x":1,"y":2}
      {"t":8,"type":"move","x":9,"y":2,"coalesced":[[4,5,2],[8,9,2]]}
      """
    #expect(
      trace(try read(lines)) == [
        "0 down 0 1,2", "4000000 move 0 5,2", "8000000 move 0 9,2", "8000000 move 0 9,2",
        "8000000 up 0 9,2",
      ])
    let late = lines.replacing("[8,9,2]", with: "[9,9,2]")
    #expect(importError(Array(late.utf8))?.code == .timeGoesBack)
  }

  @Test func `another button beside the left one changes nothing`() throws {
    let recording = try read(
      "t,type,x,y,button\n0,mousedown,1,1,0\n4,mousedown,2,1,2\n8,mousemove,3,1,0\n"
        + "9,mouseup,3,1,2\n12,mouseup,4,1,0\n")
    #expect(trace(recording) == ["0 down 0 1,1", "8000000 move 0 3,1", "12000000 up 0 4,1"])
    #expect(recording.notes.otherButtons == 1)
  }
}
