import ControlCore
import Harness
import Ruler

extension PlantedInRulersTests {
  static let thresholds = [
    PlantedBug(
      "R77", "a finger chooses as it goes down",
      """
      +0ms down 0 160
      """
    ) { bug in
      bug.report = { effects, scene in
        guard scene.pointer?.phase == .down else { return effects }
        return effects + [.changed(scene.value + 1, .tap, scene.time)]
      }
    },
    PlantedBug(
      "R78", "each move of a pointer ticks",
      """
      +0ms down 0 160
      +0ms move 0 180
      """
    ) { bug in
      bug.report = { effects, scene in
        guard scene.pointer?.phase == .move, !effects.isEmpty else { return effects }
        return effects + [.tick(TickRun(marks: MarkSpan(first: 0, count: 1), at: scene.time))]
      }
    },
    PlantedBug(
      "R79", "the speed of a drag is reported in ten thousands",
      """
      +0ms wait 0ms
      +0ms set range -inf..inf
      +0ms set snap none
      +0ms set quantize none
      +0ms set max-fling 8000
      +0ms down 77 3 kind=mouse
      +0ms wait 40ms
      +0ms move 77 20 kind=mouse
      +0ms wait 30ms
      +0ms move 77 50 kind=mouse
      +0ms wait 30ms
      +0ms move 77 90 kind=mouse
      """
    ) { bug in
      bug.velocity = { velocity, scene in
        scene.phase == .dragging ? (velocity / 1e4).rounded() * 1e4 : velocity
      }
    },
    PlantedBug(
      "R80", "what has rested for 40 ms is taken for cancelled",
      """
      +0ms wait 0ms
      +0ms set range -inf..inf
      +0ms set snap none
      +0ms set quantize none
      +0ms set max-fling 8000
      +0ms down 77 0 kind=mouse
      +0ms wait 8ms
      +0ms move 77 10 kind=mouse
      +0ms wait 8ms
      +0ms move 77 20 kind=mouse
      +0ms wait 8ms
      +0ms move 77 30 kind=mouse
      +0ms wait 8ms
      +0ms move 77 40 kind=mouse
      +0ms wait 8ms
      +0ms move 77 50 kind=mouse
      +0ms wait 8ms
      +0ms move 77 60 kind=mouse
      +0ms wait 40ms
      +0ms up 77
      """
    ) { bug in
      bug.hear = { event, scene in
        guard var pointer = scene.pointer else { return [event] }
        let now = Double(event.time.nanoseconds)
        if pointer.phase == .move { scene.memory[0] = now }
        if pointer.phase == .up, now - scene.memory[0] >= 4e7 { pointer.phase = .cancel }
        return [event.with(.pointer(pointer))]
      }
    },
    PlantedBug(
      "R81", "a finger across counts for a tenth more",
      """
      +0ms wait 0ms
      +0ms down 77 0,0 kind=touch
      +0ms move 77 10,10 kind=touch
      """
    ) { bug in
      bug.hear = { event, scene in
        guard case .pointer(var pointer) = event.action, pointer.kind == .touch else {
          return [event]
        }
        if scene.ruler.orientation == .horizontal {
          pointer.position.y *= 1.1
        } else {
          pointer.position.x *= 1.1
        }
        return [event.with(.pointer(pointer))]
      }
    },
    PlantedBug(
      "R82", "it snaps from two fractions away",
      """
      snap unit
      +0ms wait 0ms
      +0ms adjust to 0.1
      """
    ) { bug in
      bug.change = { $0.fractions = max(1, $0.fractions / 2) }
    },
    PlantedBug(
      "R83", "what stops beside a bound goes to the mark above",
      """
      enabled-range 0..10
      snap always
      +0ms wait 0ms
      +0ms adjust to 0.3
      """
    ) { bug in
      bug.hear = { event, scene in
        guard case .adjust(.set(let value), let part) = event.action, scene.ruler.snap == .always
        else { return [event] }
        let (step, origin) = (scene.ruler.step, scene.ruler.origin)
        let above = origin + ((value - origin) / step).rounded(.up) * step
        return [event.with(.adjust(.set(above), part: part))]
      }
    },
    PlantedBug(
      "R84", "past the lower bound it gives way a tenth more",
      """
      """
    ) { bug in
      bug.offset = { offset, scene in
        offset < 0 && scene.ruler.bounds.lowerBound.isFinite ? offset * 1.1 : offset
      }
    },
    PlantedBug(
      "R86", "it coasts a fifth faster than it was dragged",
      """
      +0ms down 0 160
      +0ms glide 0 to 180 over 10ms
      +0ms up 0
      """
    ) { bug in
      bug.velocity = { velocity, scene in scene.phase == .coasting ? velocity * 1.2 : velocity }
    },
  ]
}
