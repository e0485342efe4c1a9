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
      thumbs 2
      meet push
      layout rtl
      value 0 1
      +0ms down 0 375,0
      +0ms move 0 355
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
      value 20 0
      +0ms down 0 0,0
      +0ms move 0 20
      +0ms down 0 50,0
      +0ms move 0 70
      +0ms move 0 71
      """
    ) { bug in
      bug.offset = { offset, scene in scene.phase == .dragging ? offset * 1.01 : offset }
    },
    PlantedBug(
      "T9", "the first thumb keeps the focus",
      """
      control slider
      thumbs 2
      value 50
      +0ms set value 0
      +0ms down 0 187.5,0
      +0ms move 0 202.5
      +0ms move 0 217.5
      """
    ) { bug in
      bug.focus = { _ in 0 }
    },
    PlantedBug(
      "T10", "a finger is lifted a little further on",
      """
      control slider
      value 1
      +0ms down 0 3.75
      +0ms up 0
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
      value 40
      +0ms down 0 160
      +0ms move 0 190
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
      range 0..10
      track step
      value 5
      +0ms down 0 110
      +0ms move 0 130
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
      locked 0
      +0ms down 0 160,0
      +0ms move 0 175
      +0ms move 0 190
      +0ms up 0
      +0ms rotate 0.25
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
