import ControlCore
import Harness
import Ruler

extension PlantedInRulersTests {
  static let settings = [
    PlantedBug(
      "R88", "a drag reports a value beside the mark",
      """
      quantize value
      +0ms down 0 160
      +0ms glide 0 to 140 over 0ms
      """
    ) { bug in
      bug.report = { effects, scene in
        guard scene.ruler.quantizes else { return effects }
        return effects.map { effect in
          guard case .changed(let value, .drag, let time, _, _) = effect else { return effect }
          return .changed(value + scene.ruler.step / 50, .drag, time)
        }
      }
    },
    PlantedBug(
      "R90", "landings go by the spring of the bounds",
      """
      snap always
      +0ms wait 0ms
      +0ms set spring 6
      +0ms down 77 0 kind=mouse
      +0ms glide 77 to 100 over 80ms every 8ms
      +0ms up 77
      +0ms settle
      """
    ) { bug in
      bug.change = { $0.landingFrequency = $0.springFrequency }
    },
    PlantedBug(
      "R91", "another deceleration is not obeyed",
      """
      +0ms down 0 160
      +1ms move 0 160
      +1ms move 0 180
      +0ms up 0
      +0ms set deceleration 0.9
      """
    ) { bug in
      bug.change = { $0.deceleration = 0.9972 }
    },
    PlantedBug(
      "R26", "two taps are two taps",
      """
      reset 0
      +0ms wait 0ms
      +0ms wait 400ms
      +0ms tap 98 187.5,187.5 for 0ms
      +0ms wait 300ms
      +0ms tap 98 187.5,187.5 for 0ms
      """
    ) { bug in
      bug.change = { $0.reset = nil }
    },
  ]
}
