import ControlCore
import Harness
import Ruler

// Bugs in landings, their ticks and reachable values.

extension PlantedInRulersTests {
  static let landings = [
    PlantedBug(
      "R62", "what it lands on ticks",
      """
      tick unit
      scroll-timeout 30ms
      +0ms wheel 1
      +0ms set snap unit
      +50ms down 0 160
      """
    ) { bug in
      bug.report = { effects, scene in
        effects.flatMap { effect -> [Effect] in
          guard case .snapped(let value, let time, _, _) = effect, scene.event == nil else {
            return [effect]
          }
          let mark = scene.ruler.mark(at: value)
          return [.tick(TickRun(marks: MarkSpan(first: mark, count: 1), at: time)), effect]
        }
      }
    },
    PlantedBug(
      "R63", "a bound that is a mark ticks, too",
      """
      enabled-range 0..10
      layout rtl
      tick unit
      +0ms wheel 1
      """
    ) { bug in
      bug.report = { effects, scene in
        effects.flatMap { effect -> [Effect] in
          guard case .bound(let side, let time, _, _) = effect else { return [effect] }
          let bounds = scene.ruler.bounds
          let mark = scene.ruler.mark(at: side == .lower ? bounds.lowerBound : bounds.upperBound)
          return [.tick(TickRun(marks: MarkSpan(first: mark, count: 1), at: time)), effect]
        }
      }
    },
    PlantedBug(
      "R64", "an arrow up goes as far as a page",
      """
      snap unit
      motion reduced
      +0ms down 0 160
      +0ms up 0 180
      +0ms key ArrowUp
      +0ms key ArrowDown
      """
    ) { bug in
      bug.hear = { event, scene in
        guard case .key(.arrowUp, _) = event.action else { return [event] }
        return [event.with(.key(.pageUp, .none))]
      }
    },
    PlantedBug(
      "R65", "a wheel that goes less than half a step goes back",
      """
      +0ms wait 0ms
      +0ms wheel 36 0
      +0ms wheel 36 0
      +0ms settle
      """
    ) { bug in
      bug.hear = { event, scene in
        guard case .wheel(var wheel) = event.action, wheel.unit == .points,
          max(abs(wheel.deltaX), abs(wheel.deltaY)) < scene.ruler.unitWidth / 2
        else { return [event] }
        (wheel.deltaX, wheel.deltaY) = (-wheel.deltaX, -wheel.deltaY)
        return [event.with(.wheel(wheel))]
      }
    },
    PlantedBug(
      "R66", "a tap counts from the wrong middle",
      """
      +0ms wait 0ms
      +0ms set policy tap=go
      +0ms tap 77 33.75
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .pointer(var pointer) = event.action else { return [event] }
        pointer.position.x += 16
        pointer.position.y += 16
        return [event.with(.pointer(pointer))]
      }
    },
  ]
}

extension RulerConfiguration {
  /// Returns the mark nearest to a value, counted in the marks that tick.
  fileprivate func mark(at value: Double) -> Int64 {
    let lattice = Lattice(step: step, origin: origin, fractions: fractions, unitWidth: unitWidth)
    let spacing = lattice.pitch(of: tick) ?? fractions
    return Int64((lattice.position(of: value) / lattice.position(ofMark: spacing)).rounded())
  }
}
