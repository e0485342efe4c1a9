import Harness
import Testing

/// Less usual forms of each recording format.
struct RecordingFormsTests {
  @Test func `events of rrweb are read one a line as they are in a list`() throws {
    let lines = try fixture("visit.rrweb.jsonl")
    #expect(RecordingReader.detect(lines) == .rrweb)
    let recording = try RecordingReader.read(lines)
    #expect(
      trace(recording) == [
        "0 down 1 200,60", "40000000 move 1 190,60", "80000000 move 1 170,61",
        "100000000 up 1 165,61",
      ])
    #expect(recording.horizontal?.upper == 640)
    let list = text(lines).split(separator: "\n").joined(separator: ",\n")
    #expect(try RecordingReader.read(Array("[\(list)]".utf8)) == recording)
  }

  @Test func `a line of rrweb that is damaged is named`() {
    let lines = """
      {"type":3,"data":{"source":2,"type":7,"x":1,"y":2},"timestamp":1}
      {"type":3,"data":{"source":2,"type":9,"x":1},"timestamp":2}
      """
    let error = importError(Array(lines.utf8))
    #expect(error?.span.line == 2)
    #expect(text(error?.message ?? []) == "this event has no x or no y")
    #expect(importError(Array((lines + "}").utf8))?.span.line == 2)
  }

  @Test func `evtest of before 2011 has other words for the same events`() throws {
    let old = try fixture("old.evtest.txt")
    let recording = try RecordingReader.read(old)
    #expect(recording.format == .evtest)
    #expect(recording.horizontal == DeviceRange(lower: 0, upper: 2047))
    #expect(
      trace(recording) == [
        "0 down 0 400,300", "0 down 1 1500,900", "20000000 move 0 440,300",
        "20000000 up 1 1500,900", "40000000 up 0 440,300",
      ])
    var new = text(old).replacing("Report Sync", with: "SYN_REPORT")
    new = new.replacing("Config Sync", with: "SYN_MT_REPORT").replacing(
      "(Absolute)", with: "(EV_ABS)")
    #expect(try RecordingReader.read(Array(new.utf8)) == recording)
    let unknown = text(old).replacing("-- Report Sync", with: "-+ Report Sync")
    #expect(importError(Array(unknown.utf8))?.code == .malformedLine)
  }

  @Test(arguments: [
    "$ adb shell getevent -lt", "user@host:~$ adb shell getevent -lt", "[root@box ~]# getevent -lt",
    "130|generic_x86:/ $ getevent -lt", "/ # getevent -lt", "C:\\>adb shell getevent -lt", "^C",
    "* daemon started successfully *",
  ])
  func `what a shell printed into a log of getevent is left out and counted`(line: String) throws {
    let log = GeteventReaderTests.log
    let whole = try RecordingReader.read(Array(log.utf8))
    let pasted = try RecordingReader.read(Array("\(line)\n\(log)\n\(line)\n".utf8))
    #expect(pasted.notes.foreignLines == 2)
    #expect(pasted.events == whole.events && whole.notes.foreignLines == 0)
    let script = ScriptImport.script(of: pasted, options: ImportOptions())
    #expect(
      text(ScriptWriter.text(of: script)).contains(
        "# N320 lines that are not of the log left out: 2"))
  }

  @Test(arguments: [true, false])
  func `UTF-16 with its mark is read like UTF-8, whatever the format`(isLittleEndian: Bool) throws {
    let names = [
      "flick.csv", "page.ndjson", "panel.events", "panel.evtest.txt", "visit.rrweb.json",
      "window.kvi", "touchpad.yml", "desk.debug-events.txt", "steps.devtools.json",
    ]
    for name in names {
      let bytes = try fixture(name)
      let wide = utf16(text(bytes), isLittleEndian: isLittleEndian)
      #expect(RecordingReader.detect(wide) == RecordingReader.detect(bytes))
      #expect(try imported(wide, name: name) == imported(bytes, name: name))
    }
    let panel = utf16(text(try fixture("panel.desc")), isLittleEndian: isLittleEndian)
    let bare = text(try fixture("panel.events")).split(separator: "\n").dropFirst(13)
    let events = Array(bare.joined(separator: "\n").utf8)
    #expect(
      try RecordingReader.read(events, ReadingOptions { $0.description = panel }).horizontal?.upper
        == 1499)
  }

  @Test func `of UTF-16, halves of pairs and a byte at the end become replacement characters`() {
    let whole = "a\u{E9}\u{20AC}\u{1D11E}\n"
    for isLittleEndian in [true, false] {
      #expect(text(TextEncoding.utf8(utf16(whole, isLittleEndian: isLittleEndian))) == whole)
    }
    #expect(text(TextEncoding.utf8([0xFF, 0xFE, 0x34, 0xD8])) == "\u{FFFD}")
    #expect(text(TextEncoding.utf8([0xFF, 0xFE, 0x34, 0xD8, 0x41, 0])) == "\u{FFFD}A")
    #expect(text(TextEncoding.utf8([0xFE, 0xFF, 0xDD, 0x1E, 0x41])) == "\u{FFFD}\u{FFFD}")
    #expect(TextEncoding.utf8([0xFF, 0xFE]) == [])
    #expect(TextEncoding.utf8([0xFF]) == [0xFF])
  }

  @Test func `a script in UTF-16 is rejected by what it is`() {
    let error = ScriptReader.read(utf16("gesture 1\n+0ms settle\n", isLittleEndian: true))
      .diagnostics.first
    #expect(error?.code == .invalidUTF8)
    #expect(text(error?.message ?? []) == "this script is UTF-16")
    #expect(text(error?.help ?? []) == "save it as UTF-8")
  }
}

/// Returns a text in UTF-16 with a byte order mark, as Windows may save it.
func utf16(_ text: String, isLittleEndian: Bool) -> [UInt8] {
  ("\u{FEFF}" + text).utf16.flatMap { unit in
    let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
    return isLittleEndian ? bytes : bytes.reversed()
  }
}
