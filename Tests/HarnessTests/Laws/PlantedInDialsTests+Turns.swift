import ControlCore
import Dial
import Harness

extension PlantedBug {
  /// Bugs caught by the laws of turns and of the start of a drag.
  static let inTurns = [
    PlantedBug(
      "D8", "a drag begins further on",
      """
      control dial
      +0ms down 0 187.5,80
      +0ms move 0 147.5,70
      """
    ) { bug in
      bug.hear = { event, scene in
        guard var pointer = scene.pointer, pointer.phase == .move, scene.phase == .pressed else {
          return [event]
        }
        pointer.position.x += 15
        return [event.with(.pointer(pointer))]
      }
    },
    PlantedBug(
      "D9", "the end of an edit is one of the first turn",
      """
      control dial
      wrap on
      +0ms adjust decrement
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.map { effect in
          guard case .ended(_, let value, _, _, _) = effect else { return effect }
          return effect.with(value: value, turns: 0)
        }
      }
    },
    PlantedBug(
      "D10", "End leads to the next turn",
      """
      control dial
      wrap on
      hold vertical
      +0ms hover 187.5,160
      +0ms key End
      """
    ) { bug in
      bug.report = { effects, scene in
        guard case .key(.end, _) = scene.event else { return effects }
        return effects.map { effect in
          guard let value = effect.reportedValue else { return effect }
          return effect.with(value: value, turns: effect.turns + 1)
        }
      }
    },
    PlantedBug(
      "D12", "what a host sets is shown by the long way round",
      """
      control dial
      wrap on
      +0ms set value 1 animated
      """
    ) { bug in
      bug.offset = { offset, scene in
        scene.phase == .settling ? offset + 2 * scene.dial.rotation.turn : offset
      }
    },
    PlantedBug(
      "D14", "a drag reports a value beside the mark",
      """
      control dial
      step 1
      +0ms down 0 187.5,80
      +0ms move 0 167.5,80
      """
    ) { bug in
      bug.report = { effects, scene in
        guard scene.dial.quantizes, let step = scene.dial.step else { return effects }
        return effects.map { effect in
          guard case .changed(let value, .drag, let time, let turns, _) = effect else {
            return effect
          }
          return .changed(value + step / 4, .drag, time, turns: turns)
        }
      }
    },
    PlantedBug(
      "D13", "a step is a thousandth too long",
      """
      control dial
      step 1
      +0ms key ArrowRight
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.map { effect in
          guard case .changed(let value, .key, let time, let turns, _) = effect else {
            return effect
          }
          return .changed(value * 1.001, .key, time, turns: turns)
        }
      }
    },
  ]
}
