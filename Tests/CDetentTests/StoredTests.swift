import CDetent
import ControlCore
import Rating
import Ruler
import TestSupport
import Testing

/// Controls stored as bytes, as C programs use them.
@Suite struct StoredTests {
  /// Compares a ruler restored in mid-flight with the rest of the original flight.
  @Test func `a ruler that is read goes on as the one that was stored`() throws {
    var ruler = detent_ruler()
    try begin(&ruler)
    var bytes = [UInt8](repeating: 0, count: Int(DETENT_STORED_SIZE))
    var length = 0
    #expect(detent_ruler_store(&ruler, &bytes, bytes.count, &length) == 0)
    #expect(length < bytes.count && bytes[length...].allSatisfy { $0 == 0 })
    var other = detent_ruler()
    #expect(detent_ruler_restore(&other, MemoryLayout<detent_ruler>.size, bytes, bytes.count) == 0)
    let (reported, again) = (rest(&ruler), rest(&other))
    #expect(reported == again && reported.count > 2)
    // The Swift control continues the same way.
    var swift = try RulerControl.restored(Array(bytes[..<length])).get()
    var times: [Int64] = []
    swift.advance(to: Timestamp(nanoseconds: 9_000_000_000)) { times.append($0.time.nanoseconds) }
    #expect(times == reported)
  }

  @Test func `what cannot be stored or read is rejected, and nothing happens`() throws {
    var ruler = detent_ruler()
    var bytes = [UInt8](repeating: 0, count: Int(DETENT_STORED_SIZE))
    #expect(detent_ruler_store(&ruler, &bytes, bytes.count, nil) == 3)
    try begin(&ruler)
    var length = 0
    #expect(detent_ruler_store(nil, &bytes, bytes.count, nil) == 1)
    #expect(detent_ruler_store(&ruler, nil, bytes.count, nil) == 1)
    #expect(detent_ruler_store(&ruler, &bytes, 10, &length) == 2 && length == 0)
    #expect(detent_ruler_store(&ruler, &bytes, bytes.count, &length) == 0)
    let (size, before) = (MemoryLayout<detent_ruler>.size, rest(&ruler))
    #expect(detent_ruler_restore(nil, size, bytes, length) == 1)
    #expect(detent_ruler_restore(&ruler, size, nil, length) == 1)
    #expect(detent_ruler_restore(&ruler, size - 1, bytes, length) == 2)
    #expect(detent_ruler_restore(&ruler, size, bytes, length - 1) == 9)
    var rating = detent_rating()
    let space = MemoryLayout<detent_rating>.size
    #expect(detent_rating_restore(&rating, space, bytes, length) == 9)
    #expect(!before.isEmpty && rest(&ruler).isEmpty)  // still the ruler that came to rest
  }

  private func begin(_ ruler: inout detent_ruler) throws {
    var configuration = detent_ruler_configuration()
    let size = MemoryLayout<detent_ruler_configuration>.size
    try #require(detent_ruler_configuration_init(&configuration, size) == 0)
    configuration.tick = Int32(DETENT_MARKS_FRACTION)
    let status = detent_ruler_init(
      &ruler, MemoryLayout<detent_ruler>.size, &configuration, size, 20)
    try #require(status == 0)
    var events: [detent_event] = []
    for report in 0...5 as ClosedRange<Int64> {
      var event = detent_event()
      event.kind = Int32(
        report == 0
          ? DETENT_EVENT_POINTER_DOWN
          : report == 5 ? DETENT_EVENT_POINTER_UP : DETENT_EVENT_POINTER_MOVE)
      (event.time, event.x) = (report * 8_000_000, 200 - 20 * Double(report))
      events.append(event)
    }
    try #require(detent_ruler_handle(&ruler, events, events.count, nil, nil, nil) == 0)
  }

  /// Returns the times of all effects until the ruler is at rest.
  private func rest(_ ruler: inout detent_ruler) -> [Int64] {
    var times: [Int64] = []
    withUnsafeMutablePointer(to: &times) { times in
      _ = detent_ruler_advance(
        &ruler, 9_000_000_000,
        { context, effect in
          guard let context, let effect else { return }
          context.assumingMemoryBound(to: [Int64].self).pointee.append(effect.pointee.time)
        }, times)
    }
    return times
  }
}
