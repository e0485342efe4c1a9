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
      between move
      +0ms down 0 160,0
      +0ms move 0 180
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
      rubber 0.55
      pointer mouse
      +0ms down 0 160,0
      +0ms glide 0 to 162 over 10ms
      """
    ) { bug in
      bug.offset = { offset, scene in scene.phase == .dragging ? offset * 1.01 : offset }
    },
    PlantedBug(
      "T9", "the first thumb keeps the focus",
      """
      control slider
      range 0..410
      enabled-range 0..1
      thumbs 2
      layout rtl
      +0ms down 0 375,0
      +0ms move 0 390
      +0ms move 0 405
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
      value 1
      +0ms down 0 3.75
      +0ms move 0 18.75
      +0ms move 0 33.75
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
      enabled-range 0..10
      knots 0:-60 2:-20 6:0 7:12
      track step
      value -1
      +0ms down 0 0
      +0ms up 0
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
      +0ms tap 0 210 for 0ms
      +0ms wheel 1
      +0ms rotate 0.25
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
