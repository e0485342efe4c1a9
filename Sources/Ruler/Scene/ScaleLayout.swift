import ControlCore
import Presentation

/// The layout of a scale along the cross axis of a ruler, in points.
struct ScaleLayout {
  /// The height of the scale.
  static let scale = 30.0
  /// The gap between the scale and the labels.
  private static let gap = 4.0
  /// The size of a footnote on Apple's platforms.
  private static let footnote = 13.0

  /// The beginning of the scale: scale and labels are centred in the breadth.
  let top: Double
  /// The position of labels: their middle, or their left end beside a vertical ruler.
  let label: Double
  let textSize: Double
  /// The width of thin marks and the cursor: 2 points, but 1.8 on finer screens.
  let thin: Double

  init(_ scene: RulerScene, hasLabels: Bool) {
    textSize = Self.footnote * scene.environment.textScale
    thin = scene.environment.displayScale >= 3 ? 1.8 : 2
    let isVertical = scene.orientation == .vertical
    let labels = hasLabels ? Self.gap + textSize * (isVertical ? 2.4 : 1.2) : 0
    top = max((scene.breadth - Self.scale - labels) / 2, 0)
    label = top + Self.scale + Self.gap + (isVertical ? 0 : textSize * 0.6)
  }

  /// Returns the frame of the cursor: `thin` points wide, over the full height of the scale.
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
