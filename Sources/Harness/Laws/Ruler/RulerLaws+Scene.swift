import ControlCore
import GestureGenerators
import GestureScript
import Presentation
import Ruler

// Laws about the drawing and the accessibility of a ruler.

extension Law {
  /// The laws of a ruler's scene. They apply to Detent's ruler only, as other controls with its
  /// configuration have no scenes.
  public static var ofRulerScenes: [Law] { [drawnWhereItIs, rulersAreReported] }

  private static var drawnWhereItIs: Law {
    .ofSteps(
      "R60", "drawn-where-it-is",
      """
      Marks and bounds are drawn as far from the cursor as the ruler has to move to reach them, on \
      the side to which it grows; and nothing is drawn at a position that is not a number.
      """
    ) { record in
      guard let scene = (record.end.control as? RulerControl)?.scene() else { return nil }
      let most = 4 * record.slack(scene.length) + abs(record.end.offset) * 1e-12
      var places: [(value: Double, along: Double)] = []
      for number in Set([0, scene.markCount / 2, scene.markCount - 1]) where scene.markCount > 0 {
        let mark = scene.mark(number)
        places.append((mark.value, mark.along))
      }
      let bounds = record.ruler.bounds
      if let along = scene.lowerBound { places.append((bounds.lowerBound, along)) }
      if let along = scene.upperBound { places.append((bounds.upperBound, along)) }
      for (value, along) in places {
        let way = record.ruler.offset(of: value) - record.end.offset
        let wanted = scene.cursor - record.ruler.sense * way
        if !(abs(along - wanted) <= most + abs(way) * 1e-9) {
          return "\(value) is drawn at \(along) pt, not at \(wanted) pt"
        }
      }
      return scene.value == record.end.value ? nil : "it shows \(scene.value)"
    }
  }

  private static var rulersAreReported: Law {
    .ofSteps(
      "R61", "accessibility",
      """
      Assistive technology gets the value, any bounds, the step, and whether the ruler can be \
      changed.
      """
    ) { record in
      let state = record.end.node(of: 0)
      let configuration = record.ruler
      return state?.finding(
        value: record.end.value, configuration.bounds, configuration.keyStep, record.settings)
    }
  }
}

extension AccessibilityState {
  /// Compares the state with the control.
  ///
  /// - Parameters:
  ///   - value: the value of the control.
  ///   - bounds: the bounds of the values.
  ///   - step: the step between two values.
  ///   - settings: the settings of the script, which include the permitted interaction.
  /// - Returns: the first problem; `nil` if there is none.
  func finding(
    value: Double, _ bounds: ClosedRange<Double>, _ step: Double, _ settings: Script.Settings
  ) -> Finding? {
    if self.value != value { return "reported the value \(self.value)" }
    let (lower, upper) = (bounds.lowerBound, bounds.upperBound)
    if minimum != (lower.isFinite ? lower : nil) || maximum != (upper.isFinite ? upper : nil) {
      return "reported the bounds \(minimum ?? -.infinity) and \(maximum ?? .infinity)"
    }
    if self.step != step { return "reported the step \(self.step)" }
    if isEnabled != settings.isEnabled { return "reported the wrong enabled state" }
    let isReadOnly = settings.isEnabled && settings.isReadOnly
    return self.isReadOnly == isReadOnly ? nil : "reported the wrong read-only state"
  }
}
