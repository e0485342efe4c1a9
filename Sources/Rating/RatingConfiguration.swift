public import ControlCore

/// A rating's behaviour; its appearance is a `RatingStyle`.
///
/// All settings may change while the rating is in use.
public struct RatingConfiguration: Equatable, Sendable {
  /// The number of symbols, which is the largest value; 1 to 100.
  public var count: Int64 = 5
  /// The share of a symbol that can be chosen: 0.0001 to 1, where 0.5 is a half; 0 for any share.
  /// The last step of a symbol ends at its edge: 0.3 gives 0.3, 0.6, 0.9 and 1.
  public var granularity = 1.0
  /// The least value that a user can choose; 0 to `count`. A host can set less.
  public var minimum = 0.0

  /// The length along the axis in points; 0 to 10⁹.
  public var length = 200.0
  /// The gap between symbols in points; 0 to 10⁹. Without `symbolWidth`, all gaps are less than
  /// `length`.
  public var spacing = 0.0
  /// The width of a symbol in points along the axis, above 0, at most 10⁹; `nil`, the default, for
  /// an equal share of the length without gaps.
  public var symbolWidth: Double?
  /// The axis of the symbols. A vertical rating has its first symbol on top.
  public var orientation = ControlOrientation.horizontal
  /// The reading direction, which mirrors a horizontal rating.
  public var layoutDirection = ControlLayoutDirection.leftToRight

  /// Enabled, read-only or disabled.
  public var interaction = ControlInteraction.enabled
  /// The movement that a user wants to see. A rating never moves by itself, so this changes nothing.
  public var motion = ControlMotion.full
  /// The effect of a cancelled gesture on the value.
  public var cancelPolicy = CancelPolicy.revert
  /// The effect of a press on the present value.
  public var reselection = Reselection.keeps
  /// The default, to which the keys Delete and Backspace go back, or to the nearest choice; within
  /// ±10¹⁰⁰. `nil`, the default: none.
  public var reset: Double?
  /// The gestures that choose: drags, or taps only.
  public var selection = Selection.dragging
  /// The time at which a touch chooses, if presses do. A mouse or pen chooses immediately.
  public var press = Press.atOnce
  /// The effect of a drag to before the first symbol.
  public var leading = Leading.least
  /// True if a hovering mouse or pen previews the value that a press would choose.
  public var previewsHover = true
  /// True if steps tick.
  public var ticks = true

  public init() {}

  /// Creates a rating whose values are multiples of the granularity.
  public init(count: Int64, granularity: Double = 1) {
    self.count = count
    self.granularity = granularity
  }

  /// The effect of a press on the present value.
  public enum Reselection: Equatable, Sendable {
    /// None.
    case keeps
    /// Clears the rating, if no other value is chosen before the release and the minimum is 0.
    case clears
  }

  /// The gestures that choose.
  public enum Selection: Equatable, Sendable {
    /// A press chooses immediately, and a drag continues to choose.
    case dragging
    /// Only a tap chooses, when the pointer lifts; other gestures are left to the host.
    case tapOnly
  }

  /// The effect of a drag to before the first symbol. A tap there always chooses the least value,
  /// and so does a drag at the position of its press.
  public enum Leading: Equatable, Sendable {
    /// The least value that can be pressed: the first step, or the minimum if that is more.
    case least
    /// The minimum, including 0, which is no rating.
    case clears
  }

  /// The time at which a touch chooses.
  public enum Press: Equatable, Sendable {
    /// Immediately, as it goes down.
    case atOnce
    /// Deferred until the touch lifts, or leaves the slop along the axis; until then it previews. A
    /// touch that leaves the slop along the cross axis changes nothing and is left to the host, so
    /// that a finger on a rating can scroll the page.
    case sure
  }
}

extension RatingConfiguration {
  /// The largest number of symbols.
  public static var mostSymbols: Int64 { 100 }

  /// The rules that span several settings, each named after the setting at fault.
  public enum Rules {
    /// The minimum is at most the number of symbols.
    public static var minimum: SettingProblem {
      SettingProblem("minimum", "the minimum must be from 0 to the count")
    }
    /// Without a symbol width, the gaps are together less than the length.
    public static var gaps: SettingProblem {
      SettingProblem(
        "spacing",
        "the gaps leave no space for the symbols: together they must be less than the length"
      )
    }
  }

  /// The first problem of this configuration; `nil` if it can be used.
  public var problem: SettingProblem? {
    if let problem = limitProblem { return problem }
    guard minimum <= Double(count) else { return Rules.minimum }
    return width > 0 ? nil : Rules.gaps
  }

  /// True if a press on the present value may clear it.
  var clears: Bool { reselection == .clears && minimum == 0 }

  /// The width of a symbol, in points.
  public var width: Double {
    symbolWidth ?? (length - spacing * Double(count - 1)) / Double(count)
  }

  /// True if all gestures except taps are ignored.
  private var hearsOnlyTaps: Bool { selection == .tapOnly || interaction == .readOnly }

  /// Returns the distance of a point from the start of the first symbol, along the axis.
  func along(_ point: Point) -> Double {
    switch (orientation, layoutDirection) {
    case (.vertical, _): point.y
    case (.horizontal, .leftToRight): point.x
    case (.horizontal, .rightToLeft): length - point.x
    }
  }

  /// True if a pointer of a kind chooses as it goes down.
  func choosesAtOnce(_ kind: PointerKind) -> Bool {
    !hearsOnlyTaps && (press == .atOnce || kind != .touch)
  }

  /// The pointer settings: no slop, unless only taps count or touches are deferred.
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
