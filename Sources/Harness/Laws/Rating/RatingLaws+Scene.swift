import ControlCore
import GestureGenerators
import GestureScript
import Presentation
import Rating

// Laws about the drawing and the accessibility of a rating.

extension Law {
  /// The laws of a rating's scene. They apply to Detent's rating only, as other controls with its
  /// configuration have no scenes.
  public static var ofRatingScenes: [Law] { [symbolsShowTheValue, ratingsAreReported] }

  private static var symbolsShowTheValue: Law {
    .ofSteps(
      "S16", "symbols-show-it",
      """
      The symbols are filled up to the value, or the preview, from the first on; they follow each \
      other in the reading direction, and the last filled one is drawn as pressed while a pointer \
      is down.
      """
    ) { record in
      guard let scene = (record.end.control as? RatingControl)?.scene() else { return nil }
      let configuration = record.rating
      let isBackward =
        configuration.orientation == .horizontal && configuration.layoutDirection == .rightToLeft
      var last: Double?
      for index in configuration.someSymbols {
        let symbol = scene.symbol(index)
        let fill = min(max(record.end.target - Double(index), 0), 1)
        if abs(symbol.fill - fill) > 1e-9 { return "symbol \(index) is filled by \(symbol.fill)" }
        let frame = symbol.frame
        let along = configuration.orientation == .horizontal ? frame.x : frame.y
        if let last, isBackward ? along >= last : along <= last {
          return "symbol \(index) is drawn at \(along) pt, after \(last) pt"
        }
        last = along
        let isLastFilled = fill > 0 && record.end.target <= Double(index + 1)
        if symbol.isPressed, !isLastFilled { return "symbol \(index) is drawn as pressed" }
        if isLastFilled, record.end.phase == .pressed, !symbol.isPressed {
          return "symbol \(index) is not drawn as pressed"
        }
      }
      return nil
    }
  }

  private static var ratingsAreReported: Law {
    .ofSteps(
      "S17", "accessibility",
      """
      Assistive technology gets the value, the least and the largest that can be chosen, the step, \
      and whether the rating can be changed.
      """
    ) { record in
      let configuration = record.rating
      let step = configuration.granularity > 0 ? configuration.granularity : 1
      return record.end.node(of: 0)?.finding(
        value: record.end.value, configuration.minimum...Double(configuration.count), step,
        record.settings)
    }
  }
}
