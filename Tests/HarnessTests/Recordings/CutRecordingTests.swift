import Harness
import Testing

/// Recordings that end early: what is imported of them is a beginning of the whole.
struct CutRecordingTests {
  /// Files of each format. Excluded are those whose later lines say what the earlier ones mean: a
  /// device with several ways of reporting, logs with two devices, and a trace with the ends of calls.
  private static let files = [
    "apple.strokes.json", "drag.w3c.json", "flick.csv",
    "mouse.pynput.ndjson",
    "old.playwright.trace", "page.json", "page.ndjson", "panel.events",
    "panel.evtest.txt", "screen.flutter.json", "scroll.ndjson", "second-finger.events",
    "signature.strokes.json", "steps.devtools.json", "touches.ndjson", "visit.rrweb.json",
    "visit.rrweb.jsonl", "widgets.flutter.json", "window.kvi",
  ]

  /// Formats whose events are put in the order of time, so that a later line can have an earlier one.
  private static let sorted: [RecordingFormat] = [.rrweb, .playwright, .pointerNDJSON, .pynput]

  @Test(arguments: files)
  func `a file cut at any byte is rejected, or begins as the whole does`(file: String) throws {
    let bytes = try fixture(file)
    let whole = try RecordingReader.read(bytes, Self.options(nil))
    var imported = 0
    for count in 0..<bytes.count {
      let options = Self.options(whole.format)
      guard let part = try? RecordingReader.read(Array(bytes.prefix(count)), options) else {
        continue
      }
      imported += 1
      let isWithinLine = bytes[count] != 0x0A && bytes[count] != 0x0D && bytes[count - 1] != 0x0A
      let (missing, others) = Self.compare(part, whole)
      let madeUp = part.notes.unendedContacts + part.notes.unendedScrolls
      // A number that is cut off is another number.
      let strange = others.count { !Self.isEnd($0) }
      #expect(strange <= (isWithinLine ? 1 : 0), "cut at \(count): \(others)")
      #expect(Int64(others.count - strange) <= madeUp + (isWithinLine ? 1 : 0), "cut at \(count)")
      #expect(missing == 0 || Self.sorted.contains(whole.format), "cut at \(count)")
    }
    // One JSON text is rejected as long as its last bracket is missing.
    #expect(imported > 0 || file.hasSuffix(".json"))
  }

  private static func options(_ format: RecordingFormat?) -> ReadingOptions {
    ReadingOptions {
      $0.format = format
      $0.elements = [ElementPlace(parsing: Array("knob=20,10,300,44".utf8)[...])].compactMap(\.self)
      $0.period = 8_000_000
    }
  }

  /// Returns the number of events of the whole that are left out between two of the part, and the
  /// events of the part that are not of the whole.
  private static func compare(
    _ part: Recording, _ whole: Recording
  ) -> (missing: Int, others: [RecordedEvent]) {
    var (next, missing) = (0, 0)
    var others: [RecordedEvent] = []
    for event in part.events {
      let same = whole.events[next...].firstIndex {
        $0.time + whole.origin == event.time + part.origin && $0.action == event.action
      }
      // In a frame that is cut off, only the lifts count.
      let skipped = same.map { whole.events[next..<$0].filter { $0.time != event.time } } ?? []
      guard let same, skipped.isEmpty || !isEnd(event) else {
        others.append(event)
        continue
      }
      missing += skipped.count
      next = same + 1
    }
    return (missing, others)
  }

  /// True for a lift, or the end of a scroll, which is made up for one that is not in the file.
  private static func isEnd(_ event: RecordedEvent) -> Bool {
    switch event.action {
    case .pointer(let pointer): pointer.phase == .up
    case .wheel(let turn): turn.phase == .end
    default: false
    }
  }
}
