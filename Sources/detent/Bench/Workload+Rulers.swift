import ControlCore
import Harness
import Ruler

extension Workload {
  /// A ruler with ten points to a unit, that ticks and snaps at each.
  private static func ruler(
    upper: Double, step: Double = 1, value: Double = 50
  ) -> RulerControl {
    var configuration = RulerConfiguration(bounds: 0...upper, step: step)
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
        floor: { Floor.drag(events, step: step) })
    }
  }

  static let gestures = Workload(name: "gestures") { count in
    let events = Traces.gestures(max(count / 100, 1))
    return Prepared(
      events: events.count,
      engine: { handle(events, ruler(upper: 100)) },
      floor: { Floor.drag(events, step: 1) })
  }

  private static func handle(_ events: [InputEvent], _ start: RulerControl) -> Int64 {
    var ruler = start
    var changes: Int64 = 0
    for event in events {
      ruler.handle(event) { if case .changed = $0 { changes += 1 } }
    }
    return changes
  }

  /// Whole flings: press, moves, release, frames.
  static func fling(_ name: String, marks: Int64) -> Workload {
    Workload(name: name) { count in
      var bits = RandomBits(seed: 4)
      let flings = (0..<max(count / 139, 1)).map {
        Traces.flick(&bits, at: 16 + Int64($0) * 2120)
      }
      let start = ruler(upper: Double(marks - 1), value: Double(marks / 2))
      return Prepared(
        events: flings.count * (flings[0].count + Traces.framesOfFling),
        engine: {
          var ruler = start
          var changes: Int64 = 0
          for events in flings {
            for event in events { ruler.handle(event) { if case .changed = $0 { changes += 1 } } }
            changes += coast(&ruler)
          }
          return changes
        },
        floor: { flings.reduce(0) { $0 + Floor.fling($1, upper: Double(marks - 1)) } })
    }
  }

  /// Only the frames of flings, from the release on.
  static func frames(_ name: String, marks: Int64) -> Workload {
    Workload(name: name) { count in
      var bits = RandomBits(seed: 4)
      let start = ruler(upper: Double(marks - 1), value: Double(marks / 2))
      let flings = (0..<100).map { _ in Traces.flick(&bits, at: 16) }
      let released = flings.map { events in
        var ruler = start
        for event in events { ruler.handle(event) { _ in } }
        return ruler
      }
      let rounds = max(count / (released.count * Traces.framesOfFling), 1)
      return Prepared(
        events: rounds * released.count * Traces.framesOfFling,
        engine: {
          var changes: Int64 = 0
          for _ in 0..<rounds {
            for var ruler in released { changes += coast(&ruler) }
          }
          return changes
        },
        floor: {
          var changes: Int64 = 0
          for _ in 0..<rounds {
            for ruler in released {
              changes += Floor.coast(
                from: ruler.offset, velocity: ruler.velocity, upper: Double(marks - 1))
            }
          }
          return changes
        })
    }
  }

  private static func coast(_ ruler: inout RulerControl) -> Int64 {
    var changes: Int64 = 0
    for _ in 0..<Traces.framesOfFling {
      let next = ruler.time.advanced(by: 16_000_000)
      ruler.advance(to: next) { if case .changed = $0 { changes += 1 } }
    }
    return changes
  }
}
