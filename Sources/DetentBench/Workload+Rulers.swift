import ControlCore
import GestureGenerators
import Ruler

extension Workload {
  /// Creates a ruler with 10 points per unit of the value, which ticks and snaps at each step.
  private static func ruler(
    upper: Double, step: Double = 1, value: Double = 50
  ) -> RulerControl {
    var configuration = RulerConfiguration(range: 0...upper, step: step)
    configuration.unitWidth = 10 * step
    configuration.length = 400
    configuration.tick = .unit
    configuration.snap = .unit
    return RulerControl(value: value, configuration: configuration)
  }

  static func drag(_ name: String, step: Double) -> Workload {
    Workload(name: name) { count in
      let events = Traces.drag(count)
      return Prepared(
        events: events.count,
        engine: { handle(events, ruler(upper: 100, step: step)) },
        floor: { Floor.drag(events) })
    }
  }

  static let gestures = Workload(name: "gestures") { count in
    let events = Traces.gestures(max(count / 100, 1))
    return Prepared(
      events: events.count,
      engine: { handle(events, ruler(upper: 100)) },
      floor: { Floor.drag(events) })
  }

  /// Creates a workload of whole flings: press, moves, release, and frames until rest.
  static func fling(_ name: String, marks: Int64) -> Workload {
    Workload(name: name, agreement: .ofFlings) { count in
      let flings = flings(count: max(count / 139, 1), marks: marks)
      let upper = Double(marks - 1)
      return Prepared(
        events: flings.reduce(0) { $0 + $1.events.count + $1.frames },
        engine: {
          var ruler = ruler(upper: upper, value: Double(marks / 2))
          var changes: Int64 = 0
          for fling in flings {
            for event in fling.events {
              ruler.handle(event) { if case .changed = $0 { changes += 1 } }
            }
            changes += coast(&ruler, frames: fling.frames)
          }
          return changes
        },
        floor: {
          flings.reduce(0) { changes, fling in
            changes + Floor.drag(fling.events, from: fling.start, upper: upper)
              + Floor.coast(
                from: fling.offset, velocity: fling.velocity, upper: upper, frames: fling.frames)
          }
        })
    }
  }

  /// Creates a workload of frames of flings, from release to rest.
  static func frames(_ name: String, marks: Int64) -> Workload {
    Workload(name: name) { count in
      var bits = RandomBits(seed: 4)
      let upper = Double(marks - 1)
      let released = (0..<100).map { index in
        var ruler = ruler(upper: upper, value: Double(marks / 2))
        for event in Traces.flick(index, &bits, at: 16) { ruler.handle(event) { _ in } }
        return (ruler, Traces.framesToRest(ruler))
      }
      return Self.frames(of: released, count) { ruler, frames in
        Floor.coast(from: ruler.offset, velocity: ruler.velocity, upper: upper, frames: frames)
      }
    }
  }

  /// Flick with its start and its outcome.
  private struct Fling {
    let events: [InputEvent]
    /// Value before the press.
    let start: Double
    /// Offset at the release, in points.
    var offset = 0.0
    /// Velocity at the release, in points per second.
    var velocity = 0.0
    /// Number of frames from the release until the ruler is at rest.
    var frames = 0
  }

  /// Returns flicks of one ruler, each from the end of the one before.
  private static func flings(count: Int, marks: Int64) -> [Fling] {
    var bits = RandomBits(seed: 4)
    var ruler = ruler(upper: Double(marks - 1), value: Double(marks / 2))
    return (0..<count).map { index in
      let events = Traces.flick(index, &bits, at: 16 + Int64(index) * 2120)
      var fling = Fling(events: events, start: ruler.value)
      for event in events { ruler.handle(event) { _ in } }
      (fling.offset, fling.velocity) = (ruler.offset, ruler.velocity)
      fling.frames = Traces.framesToRest(ruler)
      _ = coast(&ruler, frames: fling.frames)
      return fling
    }
  }
}
