import ControlCore
public import Dial
import GestureScript
public import Presentation

// The drawing of dials in pictures, animations and terminals.

extension DialControl: DrawnControl {
  public static var look: ControlLook {
    ControlLook(
      styles: ["pointer", "arc", "from-zero", "ticks", "value"],
      usual: [
        Setting("range", .range(0, 100)), Setting("step", .number(1)), .value(30),
        Setting("start", .number(-135)), Setting("sweep", .number(270)), .viewport(160, 160),
        .pointer(.mouse),
      ])
  }

  public func draw(_ style: StaticText, in viewport: Rect, on surface: inout some Surface) {
    scene().draw(Self.style(style), format: format, on: &surface)
  }

  private static func style(_ name: StaticText) -> RoundDialStyle {
    if name == "arc" { return .arc }
    if name == "from-zero" { return .arc(from: 0) }
    if name == "ticks" { return .ticks }
    return name == "value" ? .value : .pointer
  }

  /// As many decimals as a thousandth of the range has; selectable values are shown exactly.
  private var format: DecimalFormat {
    guard !configuration.snaps || configuration.step == nil else { return .decimal }
    let bounds = configuration.bounds
    var least = (bounds.upperBound - bounds.lowerBound) / 1000
    var decimals: Int64 = 0
    while least < 1, decimals < 15 {
      (least, decimals) = (least * 10, decimals + 1)
    }
    return DecimalFormat(maximumDecimals: decimals)
  }
}
