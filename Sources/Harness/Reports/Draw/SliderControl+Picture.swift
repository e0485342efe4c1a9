import ControlCore
import GestureScript
public import Presentation
public import Slider

// The drawing of sliders in pictures, animations and terminals.

extension SliderControl: DrawnControl {
  public static var look: ControlLook {
    ControlLook(
      styles: ["bar", "from-zero", "marks", "bubble", "marks-bubble"],
      overhang: SliderScene.overhang,
      usual: [
        Setting("range", .range(0, 100)), Setting("step", .number(1)), .value(30),
        .viewport(335, 80), .pointer(.mouse),
      ])
  }

  public func draw(_ style: StaticText, in viewport: Rect, on surface: inout some Surface) {
    let scene = scene(breadth: viewport.breadth(configuration.orientation))
    scene.draw(Self.style(style), format: format, on: &surface)
  }

  private static func style(_ name: StaticText) -> TrackSliderStyle<DiscThumb> {
    if name == "from-zero" { return .from(0) }
    if name == "marks" { return .marks }
    if name == "bubble" { return .bubble }
    guard name == "marks-bubble" else { return .bar }
    var style = TrackSliderStyle.marks
    style.hasBubbles = true
    return style
  }

  /// As many decimals as a thousandth of the range has, or on a logarithmic scale, a hundredth of
  /// the lower bound; selectable values are shown exactly.
  private var format: DecimalFormat {
    guard !configuration.isDiscrete else { return .decimal }
    let bounds = configuration.bounds
    var least =
      configuration.curve == .linear
      ? (bounds.upperBound - bounds.lowerBound) / 1000 : bounds.lowerBound / 100
    var decimals: Int64 = 0
    while least < 1, decimals < 15 {
      (least, decimals) = (least * 10, decimals + 1)
    }
    return DecimalFormat(maximumDecimals: decimals)
  }
}
