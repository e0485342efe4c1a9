import ControlCore
import Harness
import Slider

extension PlantedBug {
  /// Bugs caught by the laws of several thumbs and of presses.
  static let inSeveralThumbs = [
    PlantedBug(
      "T7", "a thumb that was pushed stays where it is",
      """
      control slider
      thumbs 3
      meet push
      value 0 1 0
      +0ms down 0 140,0
      +0ms move 0 65
      +0ms move 0 -15
      +0ms cancel 0
      """
    ) { bug in
      bug.report = { effects, _ in
        effects.map { effect in
          guard case .ended(.cancel, let value, let time, _, 1) = effect else { return effect }
          return .ended(.commit, value, time, part: 1)
        }
      }
    },
    PlantedBug(
      "T8", "of two thumbs the lower one goes a hundredth further",
      """
      control slider
      thumbs 2
      between move
      value 0 0
      +0ms down 0 0,0
      +0ms move 0 15
      +0ms move 0 50
      +0ms up 0
      +0ms hover 25.015625
      +0ms down 0 25.015625,0
      +0ms move 0 40.015625
      +0ms move 0 55.015625
      """
    ) { bug in
      bug.offset = { offset, scene in scene.phase == .dragging ? offset * 1.01 : offset }
    },
    PlantedBug(
      "T9", "the first thumb keeps the focus",
      """
      control slider
      thumbs 2
      value 0 0
      +0ms down 0 0,0
      +0ms up 0
      +0ms key ArrowUp
      """
    ) { bug in
      bug.focus = { _ in 0 }
    },
    PlantedBug(
      "T10", "a finger is lifted a little further on",
      """
      control slider
      knots 0:0 1:10 2:100
      track step
      viewport 1000x80
      value 70
      +0ms down 0 700
      +0ms move 0 735
      +0ms move 0 800
      +0ms key PageDown
      +0ms tap 0 801 for 0ms
      """
    ) { bug in
      bug.hear = { event, scene in
        guard var pointer = scene.pointer, pointer.phase == .up, pointer.kind == .touch else {
          return [event]
        }
        pointer.position.x += 20
        return [event.with(.pointer(pointer))]
      }
    },
    PlantedBug(
      "T15", "a thumb stays behind a finger that drags it",
      """
      control slider
      quantize release
      value 1
      +0ms down 0 3.75
      +0ms move 0 2.75
      """
    ) { bug in
      bug.hear = { event, scene in
        guard var pointer = scene.pointer, pointer.phase == .move, scene.phase == .pressed else {
          return [event]
        }
        pointer.position.x -= 10
        return [event.with(.pointer(pointer))]
      }
    },
    PlantedBug(
      "T11", "steps are taken away from the press",
      """
      control slider
      track step
      value 5
      +0ms tap 0 -40 for 0ms
      """
    ) { bug in
      bug.hear = { event, scene in
        guard var pointer = scene.pointer, scene.slider.trackPress == .step else { return [event] }
        pointer.position.x = scene.slider.length - pointer.position.x
        return [event.with(.pointer(pointer))]
      }
    },
    PlantedBug(
      "T14", "a wheel turns the thumb that has the focus",
      """
      control slider
      thumbs 2
      +0ms wheel 1
      +0ms focus 1
      +0ms wheel 1
      """
    ) { bug in
      bug.report = { effects, scene in
        if case .focus(let part) = scene.event { scene.memory[0] = Double(part) }
        return effects.map { effect in
          guard case .changed(let value, .wheel, let time, _, _) = effect else { return effect }
          return .changed(value, .wheel, time, part: UInt8(scene.memory[0]))
        }
      }
    },
  ]
}
