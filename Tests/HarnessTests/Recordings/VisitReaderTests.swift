import Harness
import TestSupport
import Testing

/// Recordings of rrweb and Kivy.
struct VisitReaderTests {
  // MARK: rrweb

  @Test func `a visit is put in the order of real time, and holds nothing of the page`() throws {
    let bytes = try fixture("visit.rrweb.json")
    let recording = try RecordingReader.read(bytes)
    #expect(
      trace(recording) == [
        "0 hover 0 290,40", "50000000 hover 0 300,40", "390000000 down 0 300,40",
        "439500000 move 0 280,41", "500000000 up 0 275,41", "990000000 down 1 100,40",
        "1070000000 move 1 120,40", "1100000000 cancel 1 120,40",
      ])
    #expect(recording.notes.unusedEvents == 3)
    let script = text(try imported(bytes, name: "visit.rrweb.json"))
    #expect(script.contains("# moves are about 50ms apart"))
    #expect(script.contains("viewport   800x600\n"))
    #expect(!script.contains("example.org") && !script.contains("private"))
  }

  @Test func `the list may lie in an object`() throws {
    let list = try fixture("visit.rrweb.json")
    let object = Array("{\"id\":1,\"events\":".utf8) + list + Array("}".utf8)
    #expect(RecordingReader.detect(object) == .rrweb)
    #expect(try RecordingReader.read(object) == RecordingReader.read(list))
  }

  @Test func `a page may be as deep as it likes`() throws {
    let depth = Cases.some(of: 100_000)
    let page =
      "{\"type\":2,\"timestamp\":1,\"data\":" + String(repeating: "{\"a\":[\"]}\",", count: depth)
      + "1" + String(repeating: "]}", count: depth) + "},"
    let list = text(try fixture("visit.rrweb.json"))
    let deep = Array(("[" + page + list.drop { $0 != "[" }.dropFirst()).utf8)
    var expected = try RecordingReader.read(try fixture("visit.rrweb.json"))
    expected.notes.unusedEvents += 1
    #expect(try RecordingReader.read(deep) == expected)
    let open = Array(text(deep).replacing("1]}", with: "1]]").utf8)
    #expect(importError(open, format: .rrweb)?.code == .malformedLine)
  }

  @Test(arguments: [
    (#"[{"type":4,"timestamp":1,"data":{}}]"#, Diagnostic.Code.noEvents, 0),
    (#"[{"type":3,"timestamp":"1","data":{"source":2,"type":1,"x":1,"y":1}}]"#, .missingField, 1),
    ("[{\"type\":3,\"timestamp\":1,\n\"data\":{\"source\":1}}]", .missingField, 2),
    (#"[{"type":3,"timestamp":1,"data":{"source":2,"type":1,"x":1}}]"#, .missingField, 1),
    (#"[{"type":3,"timestamp":1e30,"data":{"source":2,"type":1,"x":1,"y":2}}]"#, .timeTooLarge, 1),
    ("[{\"type\":3,\n\"timestamp\":1", .malformedLine, 2), ("{}", .malformedLine, 0),
  ])
  func `what is no visit is rejected`(file: String, code: Diagnostic.Code, line: Int) {
    let error = importError(Array(file.utf8), format: .rrweb)
    #expect(error?.code == code)
    #expect(error?.span.line == line)
  }

  @Test func `a program is not run`() {
    let error = importError(Array("import { events } from 'x';\n[]".utf8))
    #expect(error?.code == .unknownFormat)
    #expect(help(error).contains("as JSON"))
  }

  // MARK: Kivy

  @Test func `a window's shares have y downwards, and repeats of a key are presses`() throws {
    let recording = try RecordingReader.read(try fixture("window.kvi"))
    #expect(text(recording.version) == "1.0")
    #expect(
      trace(recording) == [
        "0 down 3 0.25,0.25", "7999600 move 3 0.5,0.25", "15999600 up 3 0.5,0.25",
        "249999600 key arrowRight mods 1", "299999600 key arrowRight mods 1",
        "449999600 down 5 1,1", "449999600 up 5 1,1",
      ])
    #expect(recording.notes.samplesWithoutDown == 1)
    #expect(recording.notes.unendedContacts == 1)
  }

  @Test func `a window is mapped onto the viewport that was reported`() throws {
    var options = ImportOptions()
    options.width = 800
    options.height = 400
    let script = ScriptImport.script(
      of: try RecordingReader.read(try fixture("window.kvi")), options: options)
    #expect(script.body.first == Script.Line(.after(0), .down(3, .both(200, 100))))
    #expect(script.settings.width == 800 && script.settings.height == 400)
  }

  @Test(arguments: [
    ("#RECORDER2.0", Diagnostic.Code.malformedLine, 1), ("#RECORDER1.0", .noEvents, 0),
    ("(1, 'begin', 0, {'sx': 1, 'sy': 0)", .malformedLine, 1),
    ("(1, 'begin', 0, {'sx': 1})", .missingField, 1),
    ("(1, 'begin', None, {'sx': 1, 'sy': 1})", .missingField, 1),
    ("(1e30, 'begin', 0, {'sx': 1, 'sy': 1})", .timeTooLarge, 1),
    ("(1, 'begun', 0, {'sx': 1, 'sy': 1})", .unknownPhase, 1),
    ("(1, 'begin', 0, {'sx': 1, 'sy': 1})\n(0, 'end', 0, {'sx': 1, 'sy': 1})", .timeGoesBack, 2),
    (String(repeating: "(", count: 100_000), .malformedLine, 1), ("1 2", .malformedLine, 1),
  ])
  func `what is no recording of a window is rejected`(
    file: String, code: Diagnostic.Code, line: Int
  ) {
    let error = importError(Array(file.utf8), format: .kivy)
    #expect(error?.code == code)
    #expect(error?.span.line == line)
  }
}
