import ControlCore
import Harness
import Ruler

// Bugs in motions of a ruler and in its input.

extension PlantedInRulersTests {
  static let motions = [
    PlantedBug(
      "R21", "coasting gets faster",
      """
      +0ms down 0 160
      +0ms glide 0 to 180 over 10ms
      +0ms up 0
      +0ms settle
      """
    ) { bug in
      bug.velocity = { velocity, scene in
        scene.phase == .coasting ? (velocity < 0 ? -9000 : 9000) - velocity : velocity
      }
    },
    PlantedBug(
      "R23", "past a bound the value goes on",
      """
      enabled-range 0..10
      +0ms down 0 160
      +0ms move 0 180
      +0ms up 0
      +0ms settle
      """
    ) { bug in
      bug.value = { value, scene in
        scene.phase == .settling && scene.isOutside ? value + 0.5 : value
      }
    },
    PlantedBug(
      "R27", "landing aims a step too far",
      """
      +0ms down 0 160
      +0ms move 0 180
      +0ms set snap always
      +0ms down 0 180
      +0ms up 0
      """
    ) { bug in
      bug.target = { target, scene in
        scene.phase == .settling ? target + scene.ruler.step : target
      }
    },
    PlantedBug(
      "R28", "one side is faster",
      """
      +0ms wait 0ms
      +0ms set range -inf..inf
      +0ms set snap none
      +0ms set quantize none
      +0ms down 77 0 kind=mouse
      +0ms glide 77 to 24 over 48ms every 8ms
      +0ms up 77
      +0ms settle
      +0ms set range -inf..inf
      +0ms set snap none
      +0ms set quantize none
      +0ms down 77 0 kind=mouse
      +0ms glide 77 to -24 over 48ms every 8ms
      +0ms up 77
      +0ms settle
      """
    ) { bug in
      bug.hear = { event, _ in event.along < 0 ? [event.scaled(by: 1.1)] : [event] }
    },
    PlantedBug(
      "R29", "fast moves are halved",
      """
      +0ms wait 0ms
      +0ms wait 0ms
      +0ms set range -inf..inf
      +0ms set snap none
      +0ms set quantize none
      +0ms down 77 0 kind=mouse
      +0ms glide 77 to 30 over 48ms every 8ms
      +0ms up 77
      +0ms settle
      +0ms set range -inf..inf
      +0ms set snap none
      +0ms set quantize none
      +0ms down 77 0 kind=mouse
      +0ms glide 77 to 37.5 over 48ms every 8ms
      +0ms up 77
      +0ms settle
      """
    ) { bug in
      bug.hear = { event, scene in
        if scene.pointer?.phase == .down { scene.memory = [event.along, event.along, 0, 0] }
        guard scene.pointer?.phase == .move else { return [event] }
        let way = event.along - scene.memory[0]
        scene.memory[0] = event.along
        scene.memory[1] += abs(way) > 6 ? way / 2 : way
        return [event.moved(by: scene.memory[1] - event.along)]
      }
    },
    PlantedBug(
      "R30", "a catch keeps the speed",
      """
      quantize value
      +0ms down 0 160
      +0ms move 0 180
      +0ms up 0
      +0ms down 0 180
      """
    ) { bug in
      bug.velocity = { velocity, scene in scene.phase == .pressed ? 100 : velocity }
    },
    PlantedBug(
      "R32", "a cancel never takes back",
      """
      +0ms down 0 160
      +0ms glide 0 to 180 over 0ms
      +0ms cancel 0
      """
    ) { bug in
      bug.change = { $0.cancelPolicy = .commit }
    },
    PlantedBug(
      "R34", "the speed is half as much again",
      """
      +0ms down 0 160
      +1ms move 0 160
      +1ms move 0 180
      """
    ) { bug in
      bug.velocity = { velocity, scene in scene.phase == .dragging ? velocity * 1.5 : velocity }
    },
  ]

  static let inputs = [
    PlantedBug(
      "R37", "the screen ends at 500",
      """
      axis y
      viewport 80x375
      +0ms down 0 160
      +0ms move 0 60,160
      +0ms up 0
      """
    ) { bug in
      bug.hear = { event, _ in [event.moved(by: min(0, 500 - event.along))] }
    },
    PlantedBug(
      "R38", "right to left is forgotten",
      """
      range 0..10
      enabled-range 10..20
      value 10
      +0ms key ArrowRight
      """
    ) { bug in
      bug.change = { $0.layoutDirection = .leftToRight }
    },
    PlantedBug(
      "R39", "places are whole points",
      """
      capture 0
      rearm 0
      +0ms down 0 160
      +0ms move 0 170.3125
      """
    ) { bug in
      bug.hear = { event, _ in [event.moved(by: event.along.rounded() - event.along)] }
    },
    PlantedBug(
      "R40", "a wheel turns by whole points",
      """
      +0ms wheel 1
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .wheel(var wheel) = event.action else { return [event] }
        (wheel.deltaX, wheel.deltaY) = (wheel.deltaX.rounded(), wheel.deltaY.rounded())
        return [event.with(.wheel(wheel))]
      }
    },
    PlantedBug(
      "R41", "a detent is two steps",
      """
      +0ms wait 0ms
      +0ms wheel 0 -1 unit=detent
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .wheel(var wheel) = event.action, wheel.unit == .detents else { return [event] }
        wheel.deltaY *= 2
        return [event.with(.wheel(wheel))]
      }
    },
    PlantedBug(
      "R49", "half a click is nothing",
      """
      +0ms wait 0ms
      +0ms rotate 0
      +0ms wheel 0 0.5 unit=detent
      +0ms wheel 0 0.5 unit=detent
      """
    ) { bug in
      bug.hear = { event, _ in
        guard case .wheel(let wheel) = event.action, wheel.unit == .detents else { return [event] }
        return abs(wheel.deltaY) == 0.5 ? [] : [event]
      }
    },
    PlantedBug(
      "R42", "Home is a page",
      """
      range 0..11
      value 20
      +0ms wait 0ms
      +0ms key Home
      """
    ) { bug in
      bug.hear = { event, _ in
        if case .key(.home, let modifiers) = event.action {
          [event.with(.key(.pageDown, modifiers))]
        } else {
          [event]
        }
      }
    },
    PlantedBug(
      "R44", "what the host sets ticks",
      """
      +0ms down 0 160
      +0ms set value 0
      """
    ) { bug in
      bug.report = { effects, scene in
        guard scene.isHost else { return effects }
        return effects + [.tick(TickRun(marks: MarkSpan(first: 0, count: 1), at: scene.time))]
      }
    },
    PlantedBug(
      "R45", "the gap between bounds is twice as long",
      """
      enabled-range 0..10
      boundary-haptic-gap 1000ms
      +0ms wheel -1
      +1000ms adjust decrement
      +0ms adjust increment
      """
    ) { bug in
      bug.change = { $0.boundaryHapticGap *= 2 }
    },
    PlantedBug(
      "R50", "the velocity of a motion is half of what it is",
      """
      +0ms down 0 160
      +0ms glide 0 to 180 over 10ms
      +0ms up 0
      +0ms settle
      """
    ) { bug in
      bug.velocity = { velocity, scene in scene.phase == .coasting ? velocity / 2 : velocity }
    },
    PlantedBug(
      "R51", "a mark ticks in the frame before it is reached",
      """
      tick unit
      +0ms down 0 160
      +0ms glide 0 to 180 over 10ms
      +0ms up 0
      +0ms settle
      """
    ) { bug in
      bug.report = { effects, scene in
        effects.map { effect in
          guard case .tick(let run, _) = effect, scene.event == nil else { return effect }
          let marks = MarkSpan(first: run.first, count: run.count)
          return .tick(TickRun(marks: marks, at: scene.time))
        }
      }
    },
    PlantedBug(
      "R57", "Escape is heard in a drag alone",
      """
      +0ms down 0 160
      +0ms glide 0 to 180 over 10ms
      +0ms up 0
      +0ms key Escape
      """
    ) { bug in
      bug.hear = { event, scene in
        guard case .key(.escape, _) = event.action, scene.phase != .dragging else { return [event] }
        return []
      }
    },
    PlantedBug(
      "R58", "there is but one finger",
      """
      +0ms down 0 160
      +0ms set enabled false
      +0ms set enabled true
      +0ms down 99 1
      """
    ) { bug in
      bug.hear = { event, scene in scene.pointer?.id == 99 ? [] : [event] }
    },
    PlantedBug(
      "R54", "what the host sets with animation is reported while it moves",
      """
      enabled-range 0..10
      +0ms down 0 160
      +0ms move 0 180
      +0ms up 0
      +0ms settle
      """
    ) { bug in
      bug.report = { effects, scene in
        guard scene.event == nil, !scene.isHost, scene.phase == .settling else { return effects }
        return [.changed(scene.value, .motion, scene.time)] + effects
      }
    },
    PlantedBug(
      "R52", "any gap between bounds ends a motion",
      """
      +0ms down 0 160
      +0ms glide 0 to 180 over 10ms
      +0ms up 0
      +0ms set boundary-haptic-gap 7ms
      """
    ) { bug in
      bug.change = { if $0.boundaryHapticGap > 0 { $0.interaction = .disabled } }
    },
  ]
}
