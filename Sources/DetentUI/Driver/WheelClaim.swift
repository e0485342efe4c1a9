internal import ControlCore

/// One report of a wheel or a touchpad, as in AppKit.
struct WheelReport: Equatable {
  /// The phase of a gesture of fingers on a touchpad, or of the momentum after it.
  enum Phase: Equatable {
    /// Fingers on the pad that have not scrolled yet.
    case rests
    case begins, changes, ends
  }

  /// The time in seconds, by a monotonic clock.
  var time: Double
  /// The movement of the content right and down; in lines for notched wheels, otherwise in points.
  var right: Double
  var down: Double
  /// True if the movement is in points.
  var isPrecise: Bool
  /// The phase of the fingers; `nil` for wheels and momentum.
  var phase: Phase?
  /// The phase of the momentum after the fingers.
  var momentum: Phase?
  var modifiers = Modifiers.none
}

/// The rule that decides whether wheel and touchpad input belongs to the control or to the page.
///
/// The first movement decides: it is the control's if it goes at least as far along the main axis
/// (vertical for dials) as along the cross axis, after the mouse was over the control for 0.3 s, as
/// on web pages. This holds for the gesture, also past a bound. One begun elsewhere is the page's,
/// which moved the control under the mouse. Turns of a notched wheel within 0.5 s are one gesture.
struct WheelClaim: Equatable {
  /// The interval in seconds below which turns of a wheel form one gesture.
  static let gesture = 0.5
  /// The time in seconds that the mouse must be over a control before a gesture can be its own.
  static let patience = 0.3

  /// The axis along which the control is moved.
  var axis = FingerClaim.Axis.horizontal

  /// True if the touchpad gesture is the control's; `nil` while undecided.
  private var isTaken: Bool? = false
  /// True if the start of the gesture was reported to the control.
  private var isReported = false
  /// The time at which the mouse entered the control.
  private var since: Double?
  /// The time of the last turn of a notched wheel; `isTurned` is true if it was the control's.
  private var last = -Double.infinity
  private var isTurned = false

  init(axis: FingerClaim.Axis = .horizontal) {
    self.axis = axis
  }

  /// Handles the mouse entering or leaving the control.
  mutating func hover(_ isAbove: Bool, at time: Double) {
    since = isAbove ? since ?? time : nil
  }

  /// Returns the event for the control; `nil` if the report is the page's.
  mutating func event(for report: WheelReport) -> WheelEvent? {
    guard report.right.isFinite, report.down.isFinite else { return nil }
    if let momentum = report.momentum { return coasting(report, momentum) }
    guard let phase = report.phase else { return turned(report) }
    switch phase {
    case .rests, .begins: (isTaken, isReported) = (nil, false)
    case .changes, .ends: break
    }
    decide(report)
    guard isTaken == true else { return nil }
    if phase == .ends { return event(report, isReported ? .momentum : .none) }
    return event(report, began())
  }

  /// Returns the event for momentum, which has the owner of the fingers; `nil` if none were seen.
  private mutating func coasting(_ report: WheelReport, _ momentum: WheelReport.Phase)
    -> WheelEvent?
  {
    guard isTaken == true, isReported else { return nil }
    guard momentum == .ends else { return event(report, .momentum) }
    (isTaken, isReported) = (false, false)
    return event(report, .end)
  }

  /// Returns the event for a notched wheel; `nil` if its turn is the page's.
  private mutating func turned(_ report: WheelReport) -> WheelEvent? {
    guard report.right != 0 || report.down != 0 else { return nil }
    let goesOn = report.time - last < Self.gesture
    last = report.time
    isTurned = (goesOn ? isTurned : isMeant(at: report.time)) && isAlong(report)
    return isTurned ? event(report, .none) : nil
  }

  private mutating func decide(_ report: WheelReport) {
    guard isTaken == nil, report.right != 0 || report.down != 0 else { return }
    isTaken = isMeant(at: report.time) && isAlong(report)
  }

  private func isMeant(at time: Double) -> Bool {
    since.map { time - $0 >= Self.patience } ?? false
  }

  private func isAlong(_ report: WheelReport) -> Bool {
    switch axis {
    case .horizontal: abs(report.right) >= abs(report.down)
    case .vertical, .every: abs(report.down) >= abs(report.right)
    }
  }

  private mutating func began() -> WheelEvent.Phase {
    defer { isReported = true }
    return isReported ? .change : .begin
  }

  /// Makes the event. AppKit's deltas move the content, the event's the viewport, hence the signs.
  /// On a Mac, shift only turns a notched wheel sideways; it is removed for horizontal controls.
  private func event(_ report: WheelReport, _ phase: WheelEvent.Phase) -> WheelEvent {
    var modifiers = report.modifiers
    if !report.isPrecise, axis == .horizontal { modifiers.bits &= ~Modifiers.shift.bits }
    return WheelEvent(
      deltaX: -report.right, deltaY: -report.down, unit: report.isPrecise ? .points : .lines,
      phase: phase, modifiers: modifiers)
  }
}
