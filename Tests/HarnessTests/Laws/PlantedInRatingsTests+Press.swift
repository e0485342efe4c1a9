import ControlCore
import Harness
import Rating

extension PlantedBug {
  static let inPresses = [
    PlantedBug(
      "S19", "a drag is 30 points further on where it might leave no rating",
      """
      control rating
      policy leading=clear
      +0ms adjust increment
      +0ms set policy clear=off
      +0ms set selection drag
      +0ms down 0 46.5,10
      +0ms move 0 -20,10
      +0ms up 0
      """
    ) { bug in
      bug.hear = { event, scene in
        guard scene.rating.leading == .clears, scene.pointer?.phase == .move else { return [event] }
        return [event.moved { $0 += scene.rating.sign * 30 }]
      }
    },
    PlantedBug(
      "S20", "touches need not be sure",
      """
      control rating
      +0ms wait 0ms
      +0ms set policy press=sure
      +0ms set policy clear=off
      +0ms down 0 46.5,10 kind=touch
      +0ms move 0 46.5,70 kind=touch
      +0ms up 0
      """
    ) { bug in
      bug.changeRating = { $0.press = .atOnce }
    },
    PlantedBug(
      "S18", "a touch chooses before it is sure",
      """
      control rating
      selection tap
      policy press=sure
      +0ms down 0 160
      +0ms move 0 180
      """
    ) { bug in
      bug.report = { effects, scene in
        guard scene.rating.press == .sure, scene.pointer?.phase == .down,
          case .preview(let value?, let time, _)? = effects.last
        else { return effects }
        return [.changed(value, .drag, time)] + effects
      }
    },
  ]
}
