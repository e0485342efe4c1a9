import Harness
import Testing

/// Traces of Playwright.
struct PlaywrightReaderTests {
  @Test func `calls of mouse and keyboard, and of elements with their places, become events`()
    throws
  {
    let recording = try RecordingReader.read(try fixture("page.playwright.trace"))
    #expect(recording.format == .playwright && recording.origin == 1_300_500_000)
    #expect(recording.horizontal == DeviceRange(lower: 0, upper: 800))
    #expect(recording.vertical == DeviceRange(lower: 0, upper: 600))
    #expect(
      trace(recording) == [
        "0 hover 0 40,20", "9500000 down 0 40,20", "19500000 move 0 90,20",
        "29500000 move 0 140,20", "39500000 move 0 190,20", "49500000 move 0 240,20",
        "69625000 up 0 240,20", "199500000 wheel 0,-120", "309500000 key arrowRight mods 1",
        "549500000 hover 0 90,25", "549500000 down 0 90,25", "599500000 up 0 90,25",
        "699500000 hover 0 90,25", "699500000 down 0 90,25", "799500000 move 0 190,25",
        "799500000 up 0 190,25",
      ])
    // The unused events are the page's navigation and a failed call.
    #expect(recording.notes.unusedEvents == 2)
    #expect(recording.deviceChoice == .mostActive(of: 2))
  }

  @Test func `another page is reported by its name or number`() throws {
    let file = try fixture("page.playwright.trace")
    for name in ["page@b", "2"] {
      let recording = try RecordingReader.read(
        file, ReadingOptions { $0.device = Array(name.utf8) })
      #expect(trace(recording) == ["0 down 1 300,30", "0 up 1 300,30"])
      #expect(recording.deviceChoice == .reported && text(recording.devicePath) == "page@b")
    }
    let unknown = importError(file, device: Array("page@c".utf8))
    #expect(unknown?.code == .noEvents && help(unknown).contains("page@a, page@b"))
  }

  @Test func `an older trace has all of a call in one line`() throws {
    let recording = try RecordingReader.read(try fixture("old.playwright.trace"))
    #expect(
      trace(recording) == [
        "0 hover 0 5,6", "50000000 hover 0 50,6", "50000000 down 0 50,6",
        "60000000 up 0 50,6", "70000000 down 0 50,6", "80000000 up 0 50,6",
      ])
    #expect(recording.notes.otherButtons == 1)
    let held = recording.events.map { event in
      if case .pointer(let pointer) = event.action { pointer.modifiers == .shift } else { false }
    }
    #expect(held == [false, true, true, true, true, true])
  }

  @Test func `calls that overlap are put in the order of time, and ends may come late`() throws {
    let log = """
      {"type":"before","callId":"b","startTime":30,"class":"Page","method":"mouseUp","params":{}}
      {"type":"before","callId":"a","startTime":10,"class":"Page","method":"mouseMove","params":{"x":9,"y":0,"steps":3}}
      {"type":"before","callId":"c","startTime":5,"class":"Page","method":"mouseDown","params":{}}
      {"type":"after","callId":"c","endTime":6}
      {"type":"after","callId":"nobody","endTime":1}
      {"type":"after","callId":"a","endTime":40}

      """
    #expect(
      trace(try RecordingReader.read(Array(log.utf8))) == [
        "0 down 0 0,0", "5000000 move 0 3,0", "15000000 move 0 6,0", "25000000 move 0 9,0",
        "25000000 up 0 9,0",
      ])
  }

  @Test func `a call whose end is cut off has acted if it acts at its start`() throws {
    let file = text(try fixture("page.playwright.trace"))
    for call in [5, 11, 12] {
      let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
      let end = try #require(
        lines.firstIndex { $0.hasPrefix(#"{"type":"after","callId":"call@\#(call)""#) })
      let part = try RecordingReader.read(
        Array(lines[..<end].joined(separator: "\n").utf8),
        ReadingOptions { $0.device = Array("page@a".utf8) })
      let whole = trace(try RecordingReader.read(Array(file.utf8)))
      // A press whose lift is cut off gets one, which a note names.
      let events = trace(part).dropLast(Int(part.notes.unendedContacts))
      #expect(whole.starts(with: events), "\(call): \(trace(part))")
    }
  }

  @Test func `what presses nothing, and what is too much, is rejected with what to do`() throws {
    let runner = """
      {"version":8,"type":"context-options","origin":"testRunner","options":{}}
      {"type":"before","callId":"hook@1","startTime":1,"class":"Test","method":"hover","params":{}}
      """
    let empty = importError(Array(runner.utf8))
    #expect(empty?.code == .noEvents && help(empty).contains("0-trace.trace"))
    let call =
      #"{"type":"before","callId":"a","startTime":1,"class":"Page","method":"mouseMove","params":"#
    let end = "\n" + #"{"type":"after","callId":"a","endTime":9}"#
    let many = importError(Array((call + #"{"x":1,"y":1,"steps":99999999999}}"# + end).utf8))
    #expect(many?.code == .tooManySamples && many?.span.line == 1)
    #expect(importError(Array((call + #"{"x":1}}"#).utf8))?.code == .missingField)
    #expect(importError(Array((call + #"{"x":1,"y":1}"#).utf8), format: .playwright) != nil)
    let timeless = #"{"type":"before","callId":"a","method":"mouseUp","params":{}}"#
    #expect(importError(Array(timeless.utf8), format: .playwright)?.code == .missingField)
  }

  @Test func `an archive is rejected with the command that unpacks it`() {
    let error = importError([0x50, 0x4B, 0x03, 0x04, 0x14, 0, 0, 0])
    #expect(error?.code == .unknownFormat && help(error).contains("unzip trace.zip"))
  }
}
