import ControlCore
import Slider

extension Workload {
  /// Creates a workload of a finger that drags the middle thumb past its limits.
  static func sliderDrag(
    _ name: String, thumbs: Int64, meeting: SliderMeeting = .block, pieces: Int = 1
  ) -> Workload {
    Workload(name: name) { count in
      let events = Traces.drag(count)
      let start = slider(thumbs: thumbs, meeting: meeting, pieces: pieces)
      return Prepared(
        events: events.count,
        engine: { handle(events, start) },
        floor: { Floor.drag(events, step: 1) })
    }
  }

  /// Creates a workload of frames in which a spring shows values set by the host.
  static func sliderFrames(_ name: String, thumbs: Int64) -> Workload {
    Workload(name: name) { count in
      var start = slider(thumbs: thumbs, meeting: .block)
      let part = Int(thumbs / 2)
      start.set(value: 10, of: part, animated: false) { _ in }
      var moving = start
      moving.set(value: 90, of: part, animated: true) { _ in }
      let frames = Traces.framesToRest(moving)
      let rounds = max(count / frames, 1)
      return Prepared(
        events: rounds * frames,
        engine: { [start] in
          var slider = start
          var changes: Int64 = 0
          var shown = slider.offset(of: part)
          for round in 0..<rounds {
            slider.set(value: round % 2 == 0 ? 90 : 10, of: part, animated: true) { _ in }
            for _ in 0..<frames {
              let next = slider.time.advanced(by: 16_000_000)
              slider.advance(to: next) { _ in }
              // The host's own values are not reported, but the shown offset moves.
              let now = slider.offset(of: part)
              if now != shown { (shown, changes) = (now, changes + 1) }
            }
          }
          return changes
        },
        floor: {
          (0..<rounds).reduce(0) { changes, round in
            let (from, to) = round % 2 == 0 ? (10.0, 90.0) : (90, 10)
            return changes + Floor.spring(from: from, to: to, frames: frames)
          }
        })
    }
  }

  /// Creates a slider with 10 points a unit and half of the other thumbs at each end.
  /// On several pieces a step is as long in points, and the values are the same.
  private static func slider(
    thumbs: Int64, meeting: SliderMeeting, pieces: Int = 1
  ) -> SliderControl {
    var configuration = SliderConfiguration(range: 0...100, step: 1, thumbs: thumbs)
    if pieces > 1 {
      configuration.step = nil
      for piece in 0...pieces {
        let place = Double(piece * 100 / pieces)
        configuration.knots = NumberList(configuration.knots + [place, place])
        if piece < pieces { configuration.steps = NumberList(configuration.steps + [1]) }
      }
    }
    (configuration.length, configuration.ticks) = (1000, true)
    configuration.meeting = meeting
    var values = NumberList()
    for part in 0..<thumbs {
      values.append(part < thumbs / 2 ? 0 : part == thumbs / 2 ? 50 : 100)
    }
    return SliderControl(values: values, configuration: configuration)
  }
}
