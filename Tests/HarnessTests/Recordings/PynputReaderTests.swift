import Harness
import Testing

/// Rows that can only be pynput's.
struct PynputReaderTests {
  private static let expected = [
    "0 hover 0 100,20", "125000000 down 0 100,20", "141100000 move 0 140,21",
    "175000000 up 0 160,22", "1375000000 wheel 0,1",
  ]

  @Test func `timestamp counts seconds where buttons are pynput's`() throws {
    let lines = try fixture("mouse.pynput.ndjson")
    let recording = try RecordingReader.read(lines)
    #expect(recording.format == .pynput && trace(recording) == Self.expected)
    let list = "[" + text(lines).split(separator: "\n").joined(separator: ",") + "]"
    #expect(trace(try RecordingReader.read(Array(list.utf8))) == Self.expected)
    let rows = Array(GuessedRowTests.pynputRows.utf8)
    #expect(RecordingReader.detect(rows) == .pynput)
    #expect(
      try RecordingReader.read(rows).events
        == readRows(GuessedRowTests.pynputRows, columns: "t_s=time").events)
  }

  @Test func `a unit that is reported comes before, and other rows are no pynput's`() throws {
    let rows = text(try fixture("mouse.pynput.ndjson"))
    let reported = try readRows(rows, columns: "t_ms=timestamp")
    #expect(reported.events.last?.time == 1_375_000)
    let named = try readRows(rows.replacing("timestamp", with: "t_ms"))
    #expect(named.format == .pynput && named.events.last?.time == 1_375_000)
    let plain = rows.replacing("Button.", with: "")
    #expect(importError(Array(plain.utf8))?.code == .noTimeColumn)
    #expect(
      try RecordingReader.read(Array(plain.utf8), ReadingOptions { $0.format = .pynput }).events
        .count == 5)
  }

  @Test func `milliseconds in timestamp are asked about`() {
    var rows = "timestamp,type,x,y,button,pressed\n0,click,5,5,Button.left,True\n"
    for index in 1...6 { rows += "\(index * 8),move,\(index),5,,\n" }
    rows += "60,click,5,5,Button.left,False\n"
    let error = importError(Array(rows.utf8))
    #expect(error?.code == .unclear && error?.span.line == 3)
    #expect(help(error) == "name it: --columns t_ms=timestamp; or t_s=timestamp if it is right")
    #expect(message(error).contains("read as seconds its times are 8000ms apart"))
  }
}
