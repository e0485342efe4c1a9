import ControlCore
public import Rating

extension RatingControl: ScriptedControl {
  /// The end of the displayed fill, in points from the start of the first symbol; a gap counts only
  /// once the next symbol begins to fill.
  public var offset: Double {
    let shown = preview ?? value
    guard shown > 0 else { return 0 }
    let symbol = roundedUp(shown) - 1
    let width = configuration.width
    return symbol * (width + configuration.spacing) + (shown - symbol) * width
  }

  public static var traits: ControlTraits { [.marks, .leaps] }

  /// Always 0: the control has no motion.
  public var velocity: Double { 0 }

  /// The preview, which a release, or a press of a hovering pointer, would choose; else the value.
  public var target: Double { preview ?? value }
}
