import ControlCore
import Slider

extension Workload {
  /// A finger that drags the middle one of so many thumbs, past what stops it at both sides.
  static func sliderDrag(
    _ name: String, thumbs: Int64, meeting: SliderMeeting = .block
  ) -> Workload {
    Workload(name: name) { count in
      let events = Traces.drag(count)
      let start = slider(thumbs: thumbs, meeting: meeting)
      return Prepared(
        events: events.count,
        engine: {
          var slider = start
          var changes: Int64 = 0
          for event in events {
            slider.handle(event) { if case .changed = $0 { changes += 1 } }
          }
          return changes
        },
        floor: { Floor.drag(events, step: 1) })
    }
  }

  /// Frames in which a spring shows what the host has set.
  static func sliderFrames(_ name: String, thumbs: Int64) -> Workload {
    Workload(name: name) { count in
      let start = slider(thumbs: thumbs, meeting: .block)
      let rounds = max(count / Traces.framesOfFling, 1)
      return Prepared(
        events: rounds * Traces.framesOfFling,
        engine: {
          var slider = start
          var changes: Int64 = 0
          for round in 0..<rounds {
            let value = round % 2 == 0 ? 90.0 : 10
            slider.set(value: value, of: Int(thumbs / 2), animated: true) { _ in }
            for _ in 0..<Traces.framesOfFling {
              let next = slider.time.advanced(by: 16_000_000)
              slider.advance(to: next) { if case .tick = $0 { changes += 1 } }
            }
          }
          return changes
        },
        floor: {
          var changes: Int64 = 0
          for round in 0..<rounds {
            changes += Floor.coast(
              from: Double(round % 2 * 1000), velocity: 1000, upper: 100)
          }
          return changes
        })
    }
  }

  /// A track of ten points to a unit, with half of the other thumbs at each end.
  private static func slider(thumbs: Int64, meeting: SliderMeeting) -> SliderControl {
    var configuration = SliderConfiguration(range: 0...100, step: 1, thumbs: thumbs)
    (configuration.length, configuration.ticks) = (1000, true)
    configuration.meeting = meeting
    var values = NumberList()
    for part in 0..<thumbs {
      values.append(part < thumbs / 2 ? 0 : part == thumbs / 2 ? 50 : 100)
    }
    return SliderControl(values: values, configuration: configuration)
  }
}
