import ControlCore
public import Rating

extension RatingControl: ScriptedControl {
  /// Where the fill ends that shows, in points from where the first symbol begins; no gap counts
  /// before the symbol behind it begins to fill.
  public var offset: Double {
    let shown = preview ?? value
    guard shown > 0 else { return 0 }
    let symbol = roundedUp(shown) - 1
    let width = configuration.width
    return symbol * (width + configuration.spacing) + (shown - symbol) * width
  }

  public static var leaps: Bool { true }

  /// Always 0: nothing moves by itself.
  public var velocity: Double { 0 }

  /// What a release, or a press where a pointer hovers, would choose; else the value.
  public var target: Double { preview ?? value }
}
