import ControlCore
import Harness
import Ruler

extension PlantedBug {
  /// Bugs caught by the laws of holding a control and of ending a movement.
  static let inHolds = [
    PlantedBug(
      "R72", "a finger that is lifted never leaves it idle",
      """
      +0ms wheel 1
      +0ms down 0 160
      +0ms up 0
      """
    ) { bug in
      bug.report = { effects, scene in
        guard scene.pointer?.phase == .up else { return effects }
        return effects.filter { if case .idle = $0 { false } else { true } }
      }
    },
    PlantedBug(
      "R92", "motion is never reduced",
      """
      quantize value
      motion reduced
      +0ms down 0 160
      +0ms up 0 180
      """
    ) { bug in
      bug.change = { $0.motion = .full }
    },
    PlantedBug(
      "R93", "keys with meta go to an end",
      """
      +0ms key ArrowRight mods=meta
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .key(let key, .meta) = event.action else { return [event] }
        return [event.with(.key(key, .none))]
      }
    },
    PlantedBug(
      "R22", "Delete goes to an end",
      """
      reset 0
      value 1
      +0ms wait 0ms
      +0ms key Delete
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .key(.delete, let held) = event.action else { return [event] }
        return [event.with(.key(.end, held))]
      }
    },
    PlantedBug(
      "R94", "the right button presses",
      """
      +0ms down 0 160 kind=mouse button=right
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .pointer(var pointer) = event.action else { return [event] }
        pointer.button = .left
        return [event.with(.pointer(pointer))]
      }
    },
    PlantedBug(
      "R95", "keys with control go to an end",
      """
      +0ms key ArrowRight mods=control
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .key(let key, .control) = event.action else { return [event] }
        return [event.with(.key(key, .none))]
      }
    },
    PlantedBug(
      "R96", "an arrow at a bound is not its own",
      """
      +0ms key ArrowUp
      """
    ) { bug in
      bug.hear = { event, _ in
        if case .key(.arrowUp, _) = event.action { [] } else { [event] }
      }
    },
    PlantedBug(
      "R73", "a key in a motion leaves it as fast as it was",
      """
      policy tap=go
      +0ms down 0 160
      +0ms up 0
      +0ms key ArrowRight
      """
    ) { bug in
      bug.hear = { event, scene in
        if case .key = event.action, scene.phase == .settling { scene.memory[0] = 1 }
        return [event]
      }
      bug.velocity = { velocity, scene in scene.memory[0] == 1 ? 100 : velocity }
    },
    PlantedBug(
      "R74", "fingers that rest on a pad have left it",
      """
      +0ms wheel 1 phase=change
      +0ms wait 10000ms
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .wheel(var wheel) = event.action, wheel.phase == .change else { return [event] }
        wheel.phase = .none
        return [event.with(.wheel(wheel))]
      }
    },
    PlantedBug(
      "R75", "a press without an up before it is taken for the up",
      """
      +0ms hover 160
      +0ms down 0 160
      """
    ) { bug in
      bug.hear = { event, scene in
        guard var pointer = scene.pointer else { return [event] }
        if pointer.phase == .down, scene.memory[0] == 1 { pointer.phase = .up }
        scene.memory[0] = pointer.phase == .up || pointer.phase == .cancel ? 0 : 1
        return [event.with(.pointer(pointer))]
      }
    },
    PlantedBug(
      "R76", "a finger that stays down over Escape presses anew",
      """
      +0ms down 0 160
      +0ms key Escape
      +0ms move 0 180
      """
    ) { bug in
      bug.hear = { event, scene in
        if case .key(.escape, _) = event.action, scene.memory[0] == 1 {
          let place = Point(x: scene.memory[1], y: scene.memory[2])
          return [event, event.with(.pointer(PointerEvent(phase: .down, position: place)))]
        }
        guard let pointer = scene.pointer, pointer.id == 0 else { return [event] }
        scene.memory[0] = pointer.phase == .up || pointer.phase == .cancel ? 0 : 1
        (scene.memory[1], scene.memory[2]) = (pointer.position.x, pointer.position.y)
        return [event]
      }
    },
    PlantedBug(
      "R87", "a second finger is reported as a tap when it is lifted",
      """
      +0ms down 0 160
      +0ms down 1 160
      +0ms up 1
      """
    ) { bug in
      bug.report = { effects, scene in
        guard let pointer = scene.pointer, pointer.id == 1, pointer.phase == .up, effects.isEmpty
        else { return effects }
        return [.tapped(pointer.position, scene.time)]
      }
    },
    PlantedBug(
      "R85", "what can be used no more rests a quarter of a step beside its mark",
      """
      quantize value
      +0ms rotate 0.25
      +0ms set enabled false
      """
    ) { bug in
      bug.report = { effects, scene in
        effects.map { effect in
          guard scene.isHost, case .ended(.commit, let value, let time, _, _) = effect else {
            return effect
          }
          return .ended(.commit, value + scene.ruler.step / 4, time)
        }
      }
    },
  ]
}
