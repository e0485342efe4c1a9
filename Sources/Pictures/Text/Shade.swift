import ControlCore
import Presentation

/// What an ink does to a dot.
enum Shade: Equatable {
  /// A colour that can be told from the background: `0xRRGGBB`.
  case color(UInt32)
  /// It looks like the background, and covers what was there.
  case background
  /// It can hardly be seen.
  case nothing

  /// A difference from the background below this, of 255, is not seen.
  private static let visible: Int64 = 24

  /// - Parameters:
  ///   - color: what to paint with.
  ///   - opacity: how much of it is left by fades, 0 to 1.
  ///   - background: what it is mixed with.
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
