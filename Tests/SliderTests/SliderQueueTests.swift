import ControlCore
import TestSupport
import Testing

@testable import Slider

/// The queue of a slider for effects of several thumbs from one event.
@Suite struct SliderQueueTests {
  @Test(arguments: Seeds.all)
  func `what is put in comes out by kind, then by thumb, and else in its order`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 500) {
      let effects = (0..<Int.random(in: 0...32, using: &random)).map { _ in
        Effect.ofOneMoment(&random)
      }
      // Another edit of the same thumb would be another event.
      guard !effects.beginAnew else { continue }
      #expect(Self.reported(effects) == effects.sortedByKind)
    }
  }

  @Test(arguments: Seeds.all)
  func `nothing is lost, however much is put in`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 100) {
      let effects = (0..<Int.random(in: 33...200, using: &random)).map { _ in
        Effect.ofOneMoment(&random)
      }
      #expect(Self.reported(effects).sortedByKind == effects.sortedByKind)
    }
  }

  @Test func `a thumb whose edit ended and begins anew reports the first edit before the second`() {
    let time = Timestamp(nanoseconds: 7)
    let reported = Self.reported([
      .changed(4, .drag, time), .ended(.commit, 4, time), .ended(.commit, 9, time, part: 2),
      .began(time), .changed(5, .drag, time),
    ])
    #expect(
      reported == [
        .changed(4, .drag, time), .ended(.commit, 4, time), .ended(.commit, 9, time, part: 2),
        .began(time), .changed(5, .drag, time),
      ])
  }

  @Test
  func `what concerns the whole control is reported behind what there is, and before what comes`() {
    let time = Timestamp(nanoseconds: 7)
    let tap = Effect.tapped(Point(x: 1, y: 2), time)
    let reported = Self.reported([.ended(.commit, 4, time), tap, .began(time, part: 1)])
    #expect(reported == [.ended(.commit, 4, time), tap, .began(time, part: 1)])
  }

  @Test func `the queue knows why a thumb changed last, and how its edit ended`() {
    let time = Timestamp(nanoseconds: 7)
    SliderQueue.collect({ _ in }) { queue in
      #expect(queue.cause(of: 1) == nil && queue.reason(of: 1) == nil)
      queue.add(.changed(4, .drag, time, part: 1)) { _ in }
      queue.add(.changed(3, .cancel, time, part: 1)) { _ in }
      queue.add(.ended(.cancel, 3, time, part: 1)) { _ in }
      queue.add(.changed(8, .key, time, part: 2)) { _ in }
      #expect(queue.cause(of: 1) == .cancel && queue.cause(of: 2) == .key)
      #expect(queue.reason(of: 1) == .cancel && queue.reason(of: 2) == nil)
    }
  }

  @Test func `an effect takes 32 bytes in the queue`() {
    #expect(MemoryLayout<QueuedEffect>.stride == 32)
  }

  private static func reported(_ effects: [Effect]) -> [Effect] {
    var reported: [Effect] = []
    SliderQueue.collect({ reported.append($0) }) { queue in
      for effect in effects { queue.add(effect) { reported.append($0) } }
    }
    return reported
  }
}

extension Effect {
  /// Returns a random effect of one thumb.
  fileprivate static func ofOneMoment(_ random: inout RandomBits) -> Effect {
    let (part, time) = (
      UInt8(random.whole(0...7)), Timestamp(nanoseconds: Int64(random.whole(0...9)))
    )
    let value = random.pick([0, 1, -2.5, 1e300, 5e-324])
    return switch random.whole(0...5) {
    case 0: .began(time, part: part)
    case 1:
      .tick(
        TickRun(
          marks: MarkSpan(
            first: Int64(random.whole(-9...9)), count: random.pick([1, -3, 1 << 40])), at: time),
        part: part)
    case 2:
      .bound(
        random.pick([.lower, .upper]), time, by: random.pick([nil, 0, 7]), part: part)
    case 3: .changed(value, random.pick([.drag, .cancel, .host, .motion]), time, part: part)
    case 4: .snapped(value, time, part: part)
    default: .ended(random.pick([.commit, .cancel]), value, time, part: part)
    }
  }
}

extension [Effect] {
  /// True if an edit of a thumb begins after its edit has ended.
  fileprivate var beginAnew: Bool {
    for (index, effect) in enumerated() {
      guard case .began(_, let part) = effect else { continue }
      let hasEnded = self[..<index].contains {
        if case .ended(_, _, _, _, part) = $0 { true } else { false }
      }
      if hasEnded { return true }
    }
    return false
  }

  /// Sorted by kind, then by thumb; otherwise in order.
  fileprivate var sortedByKind: [Effect] {
    enumerated().sorted {
      ($0.element.rank, $0.element.part, $0.offset)
        < ($1.element.rank, $1.element.part, $1.offset)
    }.map(\.element)
  }
}
