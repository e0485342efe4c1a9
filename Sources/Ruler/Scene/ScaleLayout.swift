import ControlCore
import Presentation

/// Where the parts of a scale are across a ruler, in points.
struct ScaleLayout {
  /// The height of the scale.
  static let scale = 30.0
  /// Between the scale and the labels.
  private static let gap = 4.0
  /// The size of a footnote on Apple's platforms.
  private static let footnote = 13.0

  /// Where the scale begins: scale and labels are in the middle of the breadth.
  let top: Double
  /// Where labels are: their middle; beside a vertical ruler, their left end.
  let label: Double
  let textSize: Double
  /// What is 2 points wide, but 1.8 on finer screens.
  let thin: Double

  init(_ scene: RulerScene, hasLabels: Bool) {
    textSize = Self.footnote * scene.environment.textScale
    thin = scene.environment.displayScale >= 3 ? 1.8 : 2
    let isVertical = scene.orientation == .vertical
    let labels = hasLabels ? Self.gap + textSize * (isVertical ? 2.4 : 1.2) : 0
    top = max((scene.breadth - Self.scale - labels) / 2, 0)
    label = top + Self.scale + Self.gap + (isVertical ? 0 : textSize * 0.6)
  }

  /// Two points of the scale, from its upper edge to its lower one.
  func cursor(_ along: Double, _ scene: RulerScene) -> Rect {
    scene.frame(along: along - thin / 2, across: top, thin, Self.scale)
  }

  func size(of kind: RulerMark.Kind) -> (width: Double, height: Double) {
    switch kind {
    case .unit: (3, 27)
    case .half: (thin, 19)
    case .fraction: (1, 11)
    }
  }
}
