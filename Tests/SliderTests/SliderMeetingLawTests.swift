import ControlCore
import Slider
import TestSupport
import Testing

/// Pushing thumbs emit through a queue, blocking ones immediately. While no two collide, events
/// emit the same effects in another order.
@Suite struct SliderMeetingLawTests {
  @Test(arguments: Seeds.all)
  func `thumbs that never meet do the same, whatever they would do if they met`(seed: UInt64) {
    var compared = 0
    expectLaw(seed: seed, streams: Cases.some(of: 2000)) { stream in
      var stream = stream
      stream.meet(.block)
      guard let reported = stream.reportedWithoutMeeting else { return nil }
      compared += 1
      stream.meet(.push)
      var slider = stream.start
      for (index, step) in stream.steps.enumerated() {
        let effects = slider.effects(of: step)
        guard effects.byKind == reported[index].byKind else {
          return "\(step): \(effects) instead of \(reported[index])"
        }
      }
      return nil
    }
    #expect(compared > Cases.some(of: 2000) / 40)
  }
}

extension SliderStream {
  /// Sets the collision rule everywhere.
  fileprivate mutating func meet(_ meeting: SliderMeeting) {
    configuration.meeting = meeting
    for index in steps.indices {
      guard case .configure(var other) = steps[index] else { continue }
      other.meeting = meeting
      steps[index] = .configure(other)
    }
  }

  /// Effects of each step; `nil` if two thumbs come near enough to stop each other.
  fileprivate var reportedWithoutMeeting: [[Effect]]? {
    var slider = start
    var reported: [[Effect]] = []
    for step in steps {
      let effects = slider.effects(of: step)
      guard slider.partCount > 1, !slider.thumbsAreNear, !effects.contains(where: { $0.by != nil })
      else { return nil }
      reported.append(effects)
    }
    return reported
  }
}

extension [Effect] {
  fileprivate var byKind: [Effect] {
    enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }
}

extension SliderControl {
  /// True if two neighbours are closer than the distance plus some choices.
  fileprivate var thumbsAreNear: Bool {
    for part in 1..<max(partCount, 1) {
      let (value, last) = (value(of: part), value(of: part - 1))
      if value - last < configuration.distance + 3 * (configuration.step ?? 1) { return true }
      if configuration.curve != .linear, value < 4 * last { return true }
      let stops = configuration.stops
      let between = (0..<stops.count).count { stops[$0] > last && stops[$0] < value }
      if !stops.isEmpty, between < 2 { return true }
    }
    return false
  }
}
