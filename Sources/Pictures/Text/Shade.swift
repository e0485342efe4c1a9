import ControlCore
import Presentation

/// The effect of an ink on a dot.
enum Shade: Equatable {
  /// A colour distinct from the background, as `0xRRGGBB`.
  case color(UInt32)
  /// A colour like the background, which covers earlier paint.
  case background
  /// Paint that is hardly visible.
  case nothing

  /// The smallest visible difference from the background in a component of 0 to 255.
  private static let visible: Int64 = 24

  /// - Parameters:
  ///   - color: the colour of the paint.
  ///   - opacity: the opacity left by fades, 0 to 1.
  ///   - background: the colour to mix with.
  init(_ color: RGBA, opacity: Double, on background: RGBA) {
    let share = Double(color.alpha) / 255 * opacity
    func mixed(_ ink: Int64, _ ground: Int64) -> Int64 {
      ground + Int64(saturating: roundedToNearest(Double(ink - ground) * share))
    }
    let red = mixed(color.red, background.red)
    let green = mixed(color.green, background.green)
    let blue = mixed(color.blue, background.blue)
    let differences = max(abs(red - background.red), abs(green - background.green))
    if max(differences, abs(blue - background.blue)) >= Self.visible {
      self = .color(UInt32(truncatingIfNeeded: red << 16 | green << 8 | blue))
    } else {
      self = share >= 0.5 ? .background : .nothing
    }
  }
}
