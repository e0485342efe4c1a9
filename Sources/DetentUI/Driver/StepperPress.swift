/// The press of a stepper's button: counts its steps and reports the start and end of the edit.
///
/// A short press makes one step. A held press repeats ten steps a second as a single edit. A press
/// cancelled early, as by a scrolling page, makes none. `hold` may be called at any rate.
struct StepperPress: Equatable {
  /// A result of a press.
  enum Outcome: Equatable {
    /// A number of steps to make together, 1 or more.
    case step(Int)
    /// The start or end of an edit.
    case editing(Bool)
  }

  /// The delay before a held button repeats, in seconds; like the key repeat of keyboards.
  static let wait = 0.5
  /// The interval between repeated steps, in seconds.
  static let pace = 0.1
  /// The maximum number of steps made together; guards against very long frames.
  static let most = 100

  /// The time of the press; `nil` if the button is up.
  private var start: Double?
  /// The number of steps made since the press.
  private var reported = 0
  /// The number of presses so far; identifies the current one.
  private(set) var number = 0

  /// True while the button is held, so that `hold` has to be called.
  var isDown: Bool { start != nil }

  /// Handles a press of the button.
  mutating func press(at time: Double) {
    (start, reported) = (time, 0)
    number &+= 1
  }

  /// Handles the passage of time.
  mutating func hold(until time: Double) -> [Outcome] {
    guard let start, time >= start + Self.wait else { return [] }
    // The margin of 1e-9 compensates for rounding errors in sums of tenths.
    let due = ((time - start - Self.wait) / Self.pace + 1e-9).rounded(.down) + 1
    guard due.isFinite, due > Double(reported) else { return [] }
    let new = due - Double(reported)
    defer { reported = Int(min(due, 1e9)) }
    return (reported == 0 ? [.editing(true)] : []) + [.step(Int(min(new, Double(Self.most))))]
  }

  /// Handles a release, inside the button or elsewhere.
  mutating func lift(isInside: Bool) -> [Outcome] {
    guard start != nil else { return [] }
    defer { (start, reported) = (nil, 0) }
    if reported > 0 { return [.editing(false)] }
    return isInside ? Self.once : []
  }

  /// Handles the end of press number `number`; without a release, it counts as cancelled.
  mutating func lose(_ number: Int) -> [Outcome] {
    number == self.number ? lift(isInside: false) : []
  }

  /// One step without a press, by a key or assistive technology.
  static let once: [Outcome] = [.editing(true), .step(1), .editing(false)]
}
