internal import ControlCore

/// One report of a wheel or a touchpad, as AppKit has it.
struct WheelReport: Equatable {
  /// Where a gesture stands, of fingers on a pad or of the momentum that follows them.
  enum Phase: Equatable {
    /// Fingers lie on the pad, and may yet scroll.
    case rests
    case begins, changes, ends
  }

  /// In seconds, by a clock that only goes forward.
  var time: Double
  /// How far what is scrolled goes to the right, and down; of a wheel with notches in lines, else in points.
  var right: Double
  var down: Double
  /// Whether it counts in points.
  var isPrecise: Bool
  /// Of the fingers; `nil` of a wheel, and of momentum.
  var phase: Phase?
  /// Of what goes on after the fingers.
  var momentum: Phase?
  var modifiers = Modifiers.none
}

/// Whose a turn of a wheel is, or a gesture on a touchpad: the control's that lies under the mouse, or the page's.
///
/// It is decided once, by the first report that goes anywhere: it is the control's if it goes along it at least as far as across,
/// and if the mouse has been above the control for 0.3 seconds before, as elements of web pages have it; else the page's. So is
/// all that follows, past a bound too. A gesture that has begun elsewhere stays the page's: it was the page that brought the
/// control under the mouse. A wheel with notches tells no beginning: turns less than half a second apart are one gesture.
struct WheelClaim: Equatable {
  /// Turns of a wheel that are closer are one gesture, in seconds.
  static let gesture = 0.5
  /// So long a mouse has to be above a control, in seconds, before a gesture can be meant for it.
  static let patience = 0.3

  /// Along which axis the control is slid.
  var axis = FingerClaim.Axis.horizontal

  /// Whether a gesture on a pad is the control's; `nil` before that is decided.
  private var isTaken: Bool? = false
  /// Whether the control was told that the gesture begins.
  private var isReported = false
  /// When the mouse came above the control.
  private var since: Double?
  /// When a wheel with notches was turned last, and whether that was the control's.
  private var last = -Double.infinity
  private var isTurned = false

  init(axis: FingerClaim.Axis = .horizontal) {
    self.axis = axis
  }

  /// A mouse is above the control, or has left it.
  mutating func hover(_ isAbove: Bool, at time: Double) {
    since = isAbove ? since ?? time : nil
  }

  /// What to hand to the control; `nil` if the report is the page's.
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

  /// What coasts belongs to whom the fingers belonged to. Without fingers that were seen it is the page's.
  private mutating func coasting(_ report: WheelReport, _ momentum: WheelReport.Phase)
    -> WheelEvent?
  {
    guard isTaken == true, isReported else { return nil }
    guard momentum == .ends else { return event(report, .momentum) }
    (isTaken, isReported) = (false, false)
    return event(report, .end)
  }

  /// A wheel with notches.
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

  /// A wheel counts what comes into view, AppKit where what shows goes. On a Mac shift turns a wheel with notches sideways: over
  /// what lies that is all that shift is for.
  private func event(_ report: WheelReport, _ phase: WheelEvent.Phase) -> WheelEvent {
    var modifiers = report.modifiers
    if !report.isPrecise, axis == .horizontal { modifiers.bits &= ~Modifiers.shift.bits }
    return WheelEvent(
      deltaX: -report.right, deltaY: -report.down, unit: report.isPrecise ? .points : .lines,
      phase: phase, modifiers: modifiers)
  }
}
