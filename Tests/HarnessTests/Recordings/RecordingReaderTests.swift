import Harness
import Testing

/// Tests of readers of recordings in all formats.
struct RecordingReaderTests {
  @Test(arguments: [
    ("panel.events", RecordingFormat.evemu), ("panel.desc", .evemu), ("pen.events", .evemu),
    ("flick.csv", .pointerCSV), ("page.ndjson", .pointerNDJSON), ("touchpad.yml", .libinput),
    ("touches.ndjson", .pointerNDJSON), ("scroll.ndjson", .pointerNDJSON),
    ("airbrush.events", .evemu),
    ("hold.debug-events.txt", .debugEvents), ("tablet.debug-events.txt", .debugEvents),
    ("window.kvi", .kivy), ("drag.w3c.json", .w3cActions), ("visit.rrweb.json", .rrweb),
    ("panel.evtest.txt", .evtest), ("desk.debug-events.txt", .debugEvents),
    ("screen.debug-events.txt", .debugEvents), ("steps.devtools.json", .devTools),
  ])
  func `a format is known by what is in the file`(name: String, format: RecordingFormat) throws {
    #expect(RecordingReader.detect(try fixture(name)) == format)
    guard !name.hasSuffix(".json") else { return }
    // A comment above does not change the format, even one that looks like a line of `getevent`.
    let comment = Array("# [ 1.0] 0000 0000 00000000\n\n".utf8)
    #expect(RecordingReader.detect(comment + (try fixture(name))) == format)
  }

  @Test(arguments: [
    "[    1.000000] 0003 0035 00000001", "[ 1.0] /dev/input/event1: EV_SYN SYN_REPORT 00000000",
    "/dev/input/event1: 0003 0035 00000001", "0003 0035 00000001", "EV_KEY BTN_TOUCH DOWN",
    "add device 1: /dev/input/event1", "$ adb shell getevent -lt\n[ 1.0] 0003 0035 00000001",
  ])
  func `a log of getevent is known by any of its lines`(log: String) {
    #expect(RecordingReader.detect(Array(log.utf8)) == .getevent)
  }

  @Test(arguments: ["[1,2]", "0003 0035", "[ 1.0]", "/dev/input/event1", "could not open", "# EV_"])
  func `what only looks like it is none`(text: String) {
    #expect(RecordingReader.detect(Array(text.utf8)) == nil)
  }

  @Test func `a described device brings its name, version and ranges`() throws {
    let recording = try RecordingReader.read(try fixture("panel.events"))
    #expect(recording.format == .evemu)
    #expect(text(recording.version) == "1.3")
    #expect(text(recording.deviceName) == "Example Panel #2")
    #expect(recording.horizontal == DeviceRange(lower: 0, upper: 1499, resolution: 4))
    #expect(recording.vertical == DeviceRange(lower: 0, upper: 599, resolution: 4))
    #expect(
      trace(recording) == [
        "0 down 0 300,200", "12501000 move 0 340,200", "20002000 down 1 900,100",
        "25003000 move 0 390,200", "25003000 move 1 900,140", "25003000 up 1 900,140",
        "30004000 up 0 390,200", "41005000 down 0 390,210", "52006000 up 0 390,210",
      ])
    #expect(recording.notes.unendedContacts == 1)
  }

  @Test func `a description in a file of its own may be added`() throws {
    let events = Array(text(try fixture("panel.events")).split(separator: "\n").dropFirst(13))
    let bare = Array(events.joined(separator: "\n").utf8)
    #expect(try RecordingReader.read(bare).horizontal == nil)
    let panel = try fixture("panel.desc")
    let recording = try RecordingReader.read(bare, ReadingOptions { $0.description = panel })
    #expect(recording.horizontal?.upper == 1499)
    #expect(text(recording.deviceName) == "Example Panel #2")
  }

  @Test func `a description alone is rejected by name`() throws {
    let error = importError(try fixture("panel.desc"))
    #expect(error?.code == .noEvents)
    #expect(
      text(error?.message ?? [])
        == "the file holds a device description but no events: Example Panel #2")
  }

  @Test(arguments: ["N: ", "add device 1: /dev/input/event1\n  name: "])
  func `a long name is cut in an error`(start: String) {
    let error = importError(Array((start + String(repeating: "x", count: 5000)).utf8))
    #expect(error?.code == .noEvents)
    #expect((error?.message.count ?? 0) < 200)
  }

  @Test func `rows are read by the names of their columns`() throws {
    let recording = try RecordingReader.read(try fixture("flick.csv"))
    #expect(recording.format == .pointerCSV)
    #expect(
      trace(recording) == [
        "0 down 0 200.5,40", "8000000 move 0 180.25,41", "16000000 move 0 150,41.5",
        "16000000 up 0 150,41.5",
      ])
    #expect(recording.origin == 1_000_100)
  }

  @Test func `objects are read line by line, with the samples that came together`() throws {
    let recording = try RecordingReader.read(try fixture("page.ndjson"))
    #expect(recording.format == .pointerNDJSON)
    #expect(
      trace(recording) == [
        "0 down -7 30,20", "2600000 move -7 36,20", "5700000 move -7 44,20.5",
        "8200000 move -7 50,21", "8200000 up -7 50,21", "99500000 wheel 0,-30",
        "199500000 key arrowRight mods 1",
      ])
    #expect(recording.notes.unusedEvents == 1)
  }

  @Test func `samples of two fingers that came together are put in order`() throws {
    let recording = try read(
      #"{"t":0,"type":"down","id":1,"x":0,"y":0}"#, #"{"t":0,"type":"down","id":2,"x":9,"y":9}"#,
      #"{"t":8,"type":"move","id":1,"x":3,"y":0,"coalesced":[[2,1,0],[5,2,0]]}"#,
      #"{"t":8,"type":"move","id":2,"x":9,"y":6,"coalesced":[[3,9,8],[6,9,7]]}"#)
    #expect(recording.events.map { $0.time / 1_000_000 } == [0, 0, 2, 3, 5, 6, 8, 8, 8, 8])
  }

  @Test(arguments: [
    ("t_s", "0.0000000015", 2), ("t_ms", "16.7", 16_700_000), ("t_us", "0.0004", 0),
    ("t_ns", "123456789012345678", 123_456_789_012_345_678), ("t", "1.5", 1_500_000),
    ("timeStamp", "1e2", 100_000_000),
  ])
  func `a time is exact in its unit`(column: String, value: String, expected: Int64) throws {
    let recording = try read("\(column),type,x,y", "0,down,0,0", "\(value),up,0,0")
    #expect(recording.events[1].time == expected)
  }

  @Test func `a column may name the unit`() throws {
    let recording = try read("t_unit,t,type,x,y", "s,1,down,0,0", "ms,1000.5,up,0,0")
    #expect(recording.events[1].time == 500_000)
  }

  @Test func `a mouse that moves without a button hovers, a finger cannot`() throws {
    let recording = try read(
      "t,type,x,y", "0,mousemove,1,1", "1,mousedown,2,2", "2,mouseup,2,2", "3,touchmove,5,5",
      "4,mouseleave,,")
    #expect(trace(recording) == ["0 hover 0 1,1", "1000000 down 0 2,2", "2000000 up 0 2,2"])
    #expect(recording.notes.samplesWithoutDown == 1)
  }

  @Test func `a down of a pointer that is down ends its contact first`() throws {
    let recording = try read(
      "t,type,x,y", "0,down,1,1", "1,move,2,1", "9,down,7,7", "10,cancel,,", "11,up,0,0")
    #expect(
      trace(recording) == [
        "0 down 0 1,1", "1000000 move 0 2,1", "1000000 up 0 2,1", "9000000 down 0 7,7",
        "10000000 cancel 0 7,7",
      ])
    #expect(recording.notes.unendedContacts == 1)
    #expect(recording.notes.samplesWithoutDown == 1)
  }

  @Test(arguments: [
    ("type,x,y\n0,0,0", Diagnostic.Code.noTimeColumn, 1), ("t,x,y\n0,0,0", .missingField, 1),
    ("t,type,x,y\n1,down,0,0\n0,up,0,0", .timeGoesBack, 3),
    ("t,type,x,y\n\n# c\n1,dwon,0,0", .unknownPhase, 4),
    ("t,type,x,y\n1,down,0,", .missingField, 2),
    ("t,type,x,y\n1,down,0,a", .notANumber, 2), ("t,type,x,y\nx,down,0,0", .notANumber, 2),
    ("t,type,x,y\n1,down,0,0,5", .malformedLine, 2),
    ("t,type,x,y\n1,\"down,0,0", .malformedLine, 2),
    ("t,t_ns,type,x\n", .malformedLine, 1), ("t,type,x,y\n", .noEvents, 0),
    ("t,type,x,y\n99999999999999999999,down,0,0", .timeTooLarge, 2), ("hello", .unknownFormat, 0),
    ("", .unknownFormat, 0), ("E: 1.0 0003 0039", .malformedLine, 1),
    ("E: 1.0 3 0 1\nE: 0.5 0 0 0", .timeGoesBack, 2), ("E: 1.0 3 0 1\nhello", .malformedLine, 2),
    ("E: 1.0 0003 0000 0x10", .malformedLine, 1),
    ("E: 1.0 0004 0004 1\nE: 1.0 0 0 0", .noEvents, 0),
    ("{\"t\":0,\"type\":\"down\"}", .missingField, 1),
    ("{\"t\":0,\"type\":\"down\",\"x\":0,\"y\":0}\n{\"t\":1", .malformedLine, 2),
    ("{\"t\":9,\"type\":\"down\",\"x\":0,\"y\":0}\n{\"t\":1,\"type\":\"up\"}", .timeGoesBack, 2),
  ])
  func `a file that cannot be read says why and where`(
    file: String, code: Diagnostic.Code, line: Int
  ) {
    let error = importError(Array(file.utf8))
    #expect(error?.code == code)
    #expect(error?.span.line == line)
  }

  @Test func `an unknown word brings the nearest known one`() {
    let error = importError(Array("t,type,x,y\n1,pointerdwon,0,0".utf8))
    #expect(text(error?.message ?? []) == "unknown event type 'pointerdwon'")
    #expect(text(error?.help ?? []) == "did you mean 'pointerdown'?")
  }

  private func read(_ lines: String...) throws -> Recording {
    try RecordingReader.read(Array(lines.joined(separator: "\n").utf8))
  }
}
