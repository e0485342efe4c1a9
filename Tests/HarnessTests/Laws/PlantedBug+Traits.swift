import ControlCore
import Ruler

extension PlantedBug {
  /// Bugs caught by the laws of keys, ticks and choices of a host or assistive technology.
  static let inTraits = [
    PlantedBug(
      "R3", "choosing adds a quarter of a step",
      """
      +0ms wait 0ms
      +0ms adjust to 0.375
      +0ms adjust to 0.625
      """
    ) { bug in
      bug.hear = { event, scene in
        guard case .adjust(.set(let value), _) = event.action else { return [event] }
        return [event.with(.adjust(.set(value + scene.ruler.step / 4)))]
      }
    },
    PlantedBug(
      "R5", "choosing counts from the other side",
      """
      +0ms wait 0ms
      +0ms adjust to 0.375
      +0ms adjust to 0.7083333333333333
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .adjust(.set(let value), _) = event.action else { return [event] }
        return [event.with(.adjust(.set(-value)))]
      }
    },
    PlantedBug(
      "R7", "the host's value is rounded",
      """
      +0ms set value 0.1
      """
    ) { bug in
      bug.set = { value, _ in [value.rounded()] }
    },
    PlantedBug(
      "R97", "what the host sets is told",
      """
      +0ms set value 0
      """
    ) { bug in
      bug.report = { effects, scene in
        scene.isHost ? effects + [.changed(scene.value, .host, scene.time)] : effects
      }
    },
    PlantedBug(
      "R98", "a value of the host that is 60 away is not heard",
      """
      range 0..60
      +0ms wait 0ms
      +0ms set range 60..120, value 90
      """
    ) { bug in
      bug.set = { value, scene in abs(value - scene.value) > 60 ? [] : [value] }
    },
    PlantedBug(
      "R16", "hovering ticks",
      """
      +0ms hover 160
      """
    ) { bug in
      bug.report = { effects, scene in
        guard scene.pointer?.phase == .hover else { return effects }
        return effects + [.tick(TickRun(marks: MarkSpan(first: 0, count: 1), at: scene.time))]
      }
    },
    PlantedBug(
      "R43", "an increment counts twice",
      """
      +0ms wait 0ms
      +0ms adjust increment
      """
    ) { bug in
      bug.hear = { event, _ in
        if case .adjust(.increment, _) = event.action { [event, event] } else { [event] }
      }
    },
    PlantedBug(
      "R59", "page up goes down",
      """
      +0ms wait 0ms
      +0ms key PageUp
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .key(.pageUp, let modifiers) = event.action else { return [event] }
        return [event.with(.key(.pageDown, modifiers))]
      }
    },
  ]
}
