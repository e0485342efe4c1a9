import Foundation
import Harness
import TestSupport
import Testing

/// Recordings that end early: what is imported of them is a beginning of the whole.
///
/// Fixtures are cut at every byte. Recordings of the corpus are cut at some places, and with
/// `DETENT_HOSTILE_CASES`, set by `Scripts/check/hostile.sh`, at every byte up to 20,000 of them, else at
/// the ends of lines and at 500 places.
struct CutRecordingTests {
  private static let isFull = ProcessInfo.processInfo.environment["DETENT_HOSTILE_CASES"] != nil

  /// No recording, and drawings that are imported one at a time.
  private static let excluded = ["panel.desc", "apples.strokes.ndjson"]

  /// The first sign of how a device tells touches; without it, pressure does. A part needs it, too.
  private static let signs = ["intuos4-stylus-drag.events": "0001 014a 1"]

  /// Events of one report come within this, on kernels without one time for all of them.
  private static let report: Int64 = 100_000

  private static let files: [String] = {
    let folder = Bundle.module.resourceURL?.appendingPathComponent("Fixtures/import").path ?? ""
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let fixtures = names.sorted().filter { !excluded.contains($0) }.map { "\(folder)/\($0)" }
    return fixtures + Corpus.recordings
  }()

  /// Formats whose events are put in the order of time, so that a later line can have an earlier one.
  private static let sorted: [RecordingFormat] = [.rrweb, .playwright, .pointerNDJSON, .pynput]

  @Test(arguments: files)
  func `a file cut at any byte is rejected, or begins as the whole does`(file: String) throws {
    let bytes = try load(file)
    let whole = try? RecordingReader.read(bytes, Self.options(nil))
    var imported = 0
    let sign = Array((Self.signs.first { file.hasSuffix($0.key) }?.value ?? "").utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: sign) } ?? 0
    let places = Self.places(in: bytes, isFixture: !Corpus.recordings.contains(file))
    for count in places where count > start {
      guard let part = try? RecordingReader.read(Array(bytes.prefix(count)), Self.options(whole))
      else { continue }
      imported += 1
      guard let whole else {
        Issue.record("cut at \(count) it is no longer rejected")
        return
      }
      let problem = Self.problem(of: part, whole, in: bytes, cutAt: count)
      #expect(problem == nil, "cut at \(count)")
      if problem != nil { return }
    }
    if Self.isFull {
      print("hostile: cut at \(places.count) places, \(imported) imported: \(file)")
    }
  }

  /// Returns why a part is no beginning of the whole; `nil` if it is one.
  private static func problem(
    of part: Recording, _ whole: Recording, in bytes: [UInt8], cutAt count: Int
  ) -> String? {
    let isWithinLine =
      bytes[count] != 0x0A && bytes[count] != 0x0D && bytes[max(count - 1, 0)] != 0x0A
    let (missing, others) = compare(part, whole)
    let madeUp = part.notes.unendedContacts + part.notes.unendedScrolls
    // A number that is cut off is another number.
    let strange = others.count { !isEnd($0) }
    if strange > (isWithinLine ? 1 : 0) { return "other events: \(others)" }
    if Int64(others.count - strange) > madeUp + (isWithinLine ? 1 : 0) {
      return "lifts that no note names: \(others)"
    }
    return missing == 0 || sorted.contains(whole.format) ? nil : "\(missing) events are missing"
  }

  private static func places(in bytes: [UInt8], isFixture: Bool) -> [Int] {
    if isFixture || isFull && bytes.count <= 20_000 { return Array(bytes.indices) }
    var random = RandomBits(seed: 61)
    let some = (0..<(isFull ? 500 : 40)).map { _ in Int(random.whole(0...Int64(bytes.count - 1))) }
    let ends = isFull ? bytes.indices.filter { bytes[$0] == 0x0A } : []
    return ends + some
  }

  /// Options for a file, or for a part of it: the format and the device of the whole.
  private static func options(_ whole: Recording?) -> ReadingOptions {
    ReadingOptions {
      $0.format = whole?.format
      $0.elements =
        [ElementPlace(parsing: Array("knob=20,10,300,44".utf8)[...])].compactMap(\.self)
        + Corpus.elements
      $0.period = 8_000_000
      if let whole, whole.deviceChoice != .only { $0.device = whole.devicePath }
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
      let time = event.time + part.origin
      let same = whole.events[next...].firstIndex {
        let late = $0.time + whole.origin - time
        if $0.action == event.action, late == 0 { return true }
        // A lift without its report has its own time, and the place of the report before.
        return lifted(event) != nil && lifted($0) == lifted(event) && whole.space == .device
          && 0..<report ~= late
      }
      // In a frame that is cut off, only the lifts count.
      let skipped = same.map {
        whole.events[next..<$0].filter { $0.time + whole.origin < time }
      }
      guard let same, let skipped, skipped.isEmpty || !isEnd(event) else {
        others.append(event)
        continue
      }
      missing += skipped.count
      next = same + 1
    }
    return (missing, others)
  }

  /// The identifier of the pointer that an event lifts; `nil` for other events.
  private static func lifted(_ event: RecordedEvent) -> Int64? {
    guard case .pointer(let pointer) = event.action, pointer.phase == .up else { return nil }
    return pointer.id
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
