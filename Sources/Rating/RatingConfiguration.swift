public import ControlCore

/// Everything that decides how a rating behaves; how it looks is not here.
///
/// Any of it may be changed while the rating is in use.
public struct RatingConfiguration: Equatable, Sendable {
  /// How many symbols there are; 1 to 100. The largest value that can be chosen.
  public var count: Int64 = 5
  /// The share of a symbol that can be chosen: 1 for whole symbols, 0.5 for halves; 0 for any share.
  /// The last step of a symbol ends at its edge: 0.3 gives 0.3, 0.6, 0.9 and 1.
  public var granularity = 1.0
  /// No user can choose less than this; 0 to `count`. A host can.
  public var minimum = 0.0

  /// Points along the axis; 0 to 10⁹.
  public var length = 200.0
  /// Points from one symbol to the next; 0 to 10⁹.
  public var spacing = 0.0
  /// Points along the axis, greater than 0; `nil`, the default, for an equal share of the length that
  /// the gaps leave.
  public var symbolWidth: Double?
  /// Vertical: the first symbol is on top.
  public var orientation = ControlOrientation.horizontal
  /// The direction in which people read: it mirrors a horizontal rating.
  public var layoutDirection = ControlLayoutDirection.leftToRight

  /// Enabled, read-only or disabled.
  public var interaction = ControlInteraction.enabled
  /// The effect of a cancelled gesture on the value.
  public var cancelPolicy = CancelPolicy.revert
  /// What a press on the value that is chosen already does.
  public var reselection = Reselection.keeps
  /// The gestures that choose: drags, or taps only.
  public var selection = Selection.dragging
  /// When a touch chooses, where presses choose at all. A mouse and a pen choose at once.
  public var press = Press.atOnce
  /// What a drag to before the first symbol chooses.
  public var leading = Leading.least
  /// Whether a mouse or pen over the rating previews what a press there would choose.
  public var previewsHover = true
  /// Whether it ticks.
  public var ticks = true

  public init() {}

  /// A rating of so many symbols, of which values are multiples of the granularity.
  public init(count: Int64, granularity: Double = 1) {
    self.count = count
    self.granularity = granularity
  }

  /// What a press on the value that is chosen already does.
  public enum Reselection: Equatable, Sendable {
    /// Nothing.
    case keeps
    /// Back to no rating, if nothing else is chosen before the release and the minimum is 0.
    case clears
  }

  /// How a pointer chooses.
  public enum Selection: Equatable, Sendable {
    /// A press chooses at once, and dragging goes on choosing.
    case dragging
    /// Only a tap chooses, when the pointer lifts; one that wanders is left to the host.
    case tapOnly
  }

  /// What a drag to before the first symbol chooses. A tap there chooses the least in either case, and so does a drag at the
  /// place where it was pressed.
  public enum Leading: Equatable, Sendable {
    /// The least that can be pressed: the first step, or the minimum if that is more.
    case least
    /// The minimum, also 0, which is no rating.
    case clears
  }

  /// When a touch chooses.
  public enum Press: Equatable, Sendable {
    /// As it goes down.
    case atOnce
    /// As soon as it is sure that it means the rating: when it lifts, or leaves the slop along the axis.
    /// Until then it previews. One that leaves the slop across the axis changes nothing, and is left to
    /// the host: so a finger that begins on a rating can scroll the page.
    case sure
  }
}

extension RatingConfiguration {
  /// How many symbols there may be.
  public static var mostSymbols: Int64 { 100 }

  /// What is asked of settings beyond the limits of each, and which of them is to blame.
  public enum Rules {
    /// The minimum is no more than there are symbols.
    public static var minimum: SettingProblem {
      SettingProblem("minimum", "the minimum must be from 0 to the count")
    }
    /// Gaps leave room for the symbols.
    public static var gaps: SettingProblem {
      SettingProblem(
        "spacing",
        "the gaps leave no room for the symbols: one less than symbols, they must together be less than the length"
      )
    }
  }

  /// The first thing that makes no sense about this configuration; `nil` if it can be used.
  public var problem: SettingProblem? {
    if let problem = limitProblem { return problem }
    guard minimum <= Double(count) else { return Rules.minimum }
    return width > 0 ? nil : Rules.gaps
  }

  /// Whether a press on the value that is chosen may clear it.
  var clears: Bool { reselection == .clears && minimum == 0 }

  /// How wide a symbol is, in points.
  public var width: Double {
    symbolWidth ?? (length - spacing * Double(count - 1)) / Double(count)
  }

  /// Whether only taps are heard of.
  private var hearsOnlyTaps: Bool { selection == .tapOnly || interaction == .readOnly }

  /// How far a point is from where the first symbol begins, along the symbols.
  func along(_ point: Point) -> Double {
    switch (orientation, layoutDirection) {
    case (.vertical, _): point.y
    case (.horizontal, .leftToRight): point.x
    case (.horizontal, .rightToLeft): length - point.x
    }
  }

  /// Whether a pointer of this kind chooses as it goes down.
  func choosesAtOnce(_ kind: PointerKind) -> Bool {
    !hearsOnlyTaps && (press == .atOnce || kind != .touch)
  }

  /// How the machine reads pointers: without slop, unless only taps count or a touch has to be sure.
  var gestures: GestureSettings {
    var slop = Slop()
    if choosesAtOnce(.mouse) { (slop.mouse, slop.pen) = (0, 0) }
    if choosesAtOnce(.touch) { slop.touch = 0 }
    return GestureSettings(
      direction: direction, slop: slop, locksDirection: !choosesAtOnce(.touch))
  }

  private var direction: GestureSettings.Direction {
    switch (orientation, layoutDirection) {
    case (.vertical, _): .down
    case (.horizontal, .leftToRight): .right
    case (.horizontal, .rightToLeft): .left
    }
  }
}
