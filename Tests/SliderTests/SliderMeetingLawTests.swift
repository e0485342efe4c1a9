import ControlCore
import Slider
import TestSupport
import Testing

/// Thumbs that push one another are told through a queue, others at once: as long as no two meet, nobody can tell which.
@Suite struct SliderMeetingLawTests {
  @Test(arguments: Seeds.all)
  func `thumbs that never meet do the same, whatever they would do if they met`(seed: UInt64) {
    var compared = 0
    expectLaw(seed: seed, streams: Cases.some(of: 2000)) { stream in
      var stream = stream
      stream.liftWhereTheyAre()
      stream.meet(.block)
      guard let told = stream.toldWithoutMeeting else { return nil }
      compared += 1
      stream.meet(.push)
      var slider = stream.start
      for (index, step) in stream.steps.enumerated() {
        let effects = slider.effects(of: step)
        guard effects == told[index] else {
          return "\(step): \(effects) instead of \(told[index])"
        }
      }
      return nil
    }
    #expect(compared > Cases.some(of: 2000) / 20)
  }

  @Test func `a thumb lands frame by frame beside others, whether they push or block`() {
    for meeting in [SliderMeeting.block, .push] {
      var configuration = SliderConfiguration(range: 0...100, step: 10, thumbs: 2)
      (configuration.meeting, configuration.quantization) = (meeting, .release)
      configuration.length = 100
      var slider = SliderControl(values: NumberList([20, 90]), configuration: configuration)
      slider.drag(from: 20, to: 44)
      var times = 0
      var told: [Effect] = []
      while slider.restTime != nil, times < 100 {
        times += 1
        slider.advance(to: slider.time.advanced(by: 16_000_000)) { told.append($0) }
      }
      // 24 points, of which 10 are the slop.
      #expect(slider.value == 30)
      #expect(told.suffix(3).map(\.rank) == [4, 5, 7])
      #expect(times > 3)
    }
  }
}

extension SliderStream {
  /// Says what thumbs do that meet, everywhere.
  fileprivate mutating func meet(_ meeting: SliderMeeting) {
    configuration.meeting = meeting
    for index in steps.indices {
      guard case .configure(var other) = steps[index] else { continue }
      other.meeting = meeting
      steps[index] = .configure(other)
    }
  }

  /// Has each pointer go up where it was at its last report. A thumb that may push goes where it is lifted before it lands, so it
  /// lands with another speed.
  fileprivate mutating func liftWhereTheyAre() {
    var places: [Int64: Point] = [:]
    for index in steps.indices {
      guard case .handle(var event) = steps[index], case .pointer(var pointer) = event.action
      else { continue }
      if pointer.phase == .up, let place = places[pointer.id] { pointer.position = place }
      places[pointer.id] = pointer.position
      event.action = .pointer(pointer)
      steps[index] = .handle(event)
    }
  }

  /// What each step tells; `nil` if two thumbs come so near to one another that one stops the other.
  fileprivate var toldWithoutMeeting: [[Effect]]? {
    var slider = start
    var told: [[Effect]] = []
    for step in steps {
      let effects = slider.effects(of: step)
      guard slider.partCount > 1, !slider.thumbsAreNear, !effects.contains(where: { $0.by != nil })
      else { return nil }
      told.append(effects)
    }
    return told
  }
}

extension SliderControl {
  /// Whether two neighbours are less than the distance, and a choice more, apart.
  fileprivate var thumbsAreNear: Bool {
    for part in 1..<max(partCount, 1) {
      let room = configuration.distance + 3 * (configuration.step ?? 1)
      if value(of: part) - value(of: part - 1) < room { return true }
    }
    return false
  }

  fileprivate mutating func drag(from start: Double, to end: Double) {
    let way: [(PointerEvent.Phase, Double)] = [(.down, start), (.move, end), (.up, end)]
    for (index, step) in way.enumerated() {
      let event = PointerEvent(id: 1, phase: step.0, position: Point(x: step.1, y: 0))
      let time = Timestamp(nanoseconds: Int64(index) * 100_000_000)
      handle(InputEvent(time: time, action: .pointer(event))) { _ in }
    }
  }
}
