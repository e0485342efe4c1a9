import ControlCore
import Rating
import TestSupport
import Testing

/// Ratings stored as bytes, in any state.
@Suite struct RatingStoredTests {
  @Test(arguments: Seeds.all)
  func `stored and read at any moment, it goes on as if nothing had happened`(seed: UInt64) {
    var largest = 0
    expectLaw(seed: seed, streams: Cases.some(of: 250), making: RatingStream.hostile) { stream in
      var random = RandomBits(seed: seed)
      return stream.storedProblem(often: 300, &random, largest: &largest)
    }
    expectLaw(seed: seed, streams: Cases.some(of: 120)) { stream in
      var random = RandomBits(seed: seed)
      return stream.storedProblem(often: 300, &random, largest: &largest)
    }
    #expect(largest <= 212)
  }

  /// `DETENT_HOSTILE_STREAMS=100000` tries 100,000 buffers.
  @Test(arguments: [1, 2]) func `damaged bytes are rejected, and forged ones do no harm`(
    seed: UInt64
  ) {
    var (tried, rejected) = (0, 0)
    expectLaw(seed: seed, streams: HostileTally.streams / 40, making: RatingStream.hostile) {
      stream in
      var random = RandomBits(seed: UInt64(tried))
      for _ in 0..<20 {
        tried += 1
        if let problem = stream.damageProblem(&random, rejected: &rejected) { return problem }
      }
      return nil
    }
    print("stored: rating: \(rejected) of \(tried) forged buffers rejected")
    #expect(tried >= HostileTally.streams / 2 && rejected > tried / 4 && rejected < tried)
  }

  @Test func `no rating is stored in more bytes than one that a pointer holds`() throws {
    var rating = RatingControl(value: 3, configuration: .full)
    for report in 0...40 as ClosedRange<Int64> {
      let place = Point(x: 50 + Double(report), y: 50 + Double(report))
      let event = PointerEvent(phase: report == 0 ? .down : .move, position: place)
      let time = Timestamp(nanoseconds: report * 4_000_000)
      rating.handle(InputEvent(time: time, action: .pointer(event))) { _ in }
    }
    #expect(rating.stored?.count == 212)
  }

  @Test func `bytes of another kind, a later version or half a rating are rejected by name`() throws
  {
    let bytes = try #require(RatingControl().stored)
    func error(_ change: (inout [UInt8]) -> Void) -> StoredStateError? {
      var other = bytes
      change(&other)
      if case .failure(let error) = RatingControl.restored(other) { return error }
      return nil
    }
    #expect(error { _ in } == nil && error { $0 += [1, 2, 3] } == nil)
    #expect(error { $0.removeLast() } == .length && error { $0 = [] } == .length)
    #expect(error { $0[0] ^= 1 } == .kind)
    #expect(error { $0[4] += 1 } == .version && error { $0[4] = 0 } == .damage)
    #expect(error { $0[5] = 1 } == .version)
    #expect(error { $0[40] ^= 1 } == .damage && error { $0[12] ^= 1 } == .damage)
  }
}

extension RatingConfiguration {
  /// A configuration with every optional setting.
  fileprivate static var full: RatingConfiguration {
    var full = RatingConfiguration()
    (full.symbolWidth, full.reselection) = (40, .clears)
    return full
  }
}
