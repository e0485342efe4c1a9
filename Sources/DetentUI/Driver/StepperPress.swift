/// One of a stepper's two buttons, as it is pressed: how many steps it has gone, and when the edit begins and ends.
///
/// A press that is lifted soon goes one step. One that is held goes on, ten steps a second, and all of them are one edit. A press
/// that is taken away before, as by a page that scrolls, goes none. How often it is asked does not matter.
struct StepperPress: Equatable {
  /// What follows of a press.
  enum Outcome: Equatable {
    /// So many steps at once, 1 or more.
    case step(Int)
    /// An edit begins, or is over.
    case editing(Bool)
  }

  /// From the press to the first of the steps of a held button, in seconds: as long as keyboards wait.
  static let wait = 0.5
  /// From each of these to the next.
  static let pace = 0.1
  /// No more steps are gone at once: after a frame of minutes nobody knows what was wanted.
  static let most = 100

  /// When the button went down; `nil` if it is up.
  private var start: Double?
  /// How many steps it has gone since.
  private var reported = 0
  /// How many presses there were: tells one from the next.
  private(set) var number = 0

  /// Whether it has to be asked again: it is held.
  var isDown: Bool { start != nil }

  /// The button goes down.
  mutating func press(at time: Double) {
    (start, reported) = (time, 0)
    number &+= 1
  }

  /// Time has passed.
  mutating func hold(until time: Double) -> [Outcome] {
    guard let start, time >= start + Self.wait else { return [] }
    // A billionth of a second more: sums of tenths are a little short.
    let due = ((time - start - Self.wait) / Self.pace + 1e-9).rounded(.down) + 1
    guard due.isFinite, due > Double(reported) else { return [] }
    let new = due - Double(reported)
    defer { reported = Int(min(due, 1e9)) }
    return (reported == 0 ? [.editing(true)] : []) + [.step(Int(min(new, Double(Self.most))))]
  }

  /// It is lifted, within the button or elsewhere.
  mutating func lift(isInside: Bool) -> [Outcome] {
    guard start != nil else { return [] }
    defer { (start, reported) = (nil, 0) }
    if reported > 0 { return [.editing(false)] }
    return isInside ? Self.once : []
  }

  /// Press number `number` is over, if that was not told: it was taken away.
  mutating func lose(_ number: Int) -> [Outcome] {
    number == self.number ? lift(isInside: false) : []
  }

  /// One step without a press: by a key, or by assistive technology.
  static let once: [Outcome] = [.editing(true), .step(1), .editing(false)]
}
