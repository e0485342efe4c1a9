/// Takes the settings of a control one after the other: to describe them, to write them, or to read them.
///
/// A configuration hands each of its members over once, with a `SettingRow` that says everything there is to know
/// of it. So readers, writers, generators and reference pages have one table to go by, and nothing lists the words
/// of a control a second time. No row needs the heap: a control can be described on a microcontroller.
public protocol SettingVisitor {
  /// A number.
  ///
  /// - Parameters:
  ///   - member: the member; a visitor that reads replaces it.
  ///   - limits: what it may be, both ends included. Infinity is written `inf`.
  ///   - row: what there is to know of it.
  mutating func number(
    _ member: inout Double, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow)

  /// A number that need not be given; `nil` stands for what the control chooses itself.
  mutating func number(
    _ member: inout Double?, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow)

  /// A number, or 0, though that is out of the limits: the row has the trait that says so. Without an implementation of its own
  /// a visitor gets a number.
  mutating func number(
    orZero member: inout Double, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow)

  /// A whole number, both ends of `limits` included.
  mutating func whole(
    _ member: inout Int64, in limits: ClosedRange<Int64>, _ row: @autoclosure () -> SettingRow)

  /// Two numbers, of which the second is not less.
  ///
  /// - Parameters:
  ///   - member: the member; a visitor that reads replaces it.
  ///   - limits: what each of the two may be, both ends included. Infinity is written `inf`.
  ///   - row: what there is to know of it.
  mutating func range(
    _ member: inout ClosedRange<Double>, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow)

  /// Numbers in an order, from none to 32 of them; none means that they are not given. Scripts write them with
  /// blanks between them, as `stops 1 2 5`, and `stops none`; lines of JSON as an array.
  ///
  /// - Parameters:
  ///   - member: the member; a visitor that reads replaces it.
  ///   - limits: what each of them may be, both ends included. Infinity is written `inf`.
  ///   - row: what there is to know of it; `typical` has lists, with `|` between two of them.
  mutating func numbers(
    _ member: inout NumberList, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  )

  /// One of some words.
  ///
  /// - Parameters:
  ///   - number: which of the words it is, from 0.
  ///   - words: all of them.
  ///   - row: what there is to know of it.
  mutating func choice(
    _ number: inout Int, of words: SettingWords, _ row: @autoclosure () -> SettingRow)

  /// One of some members, each with its word. Without an implementation of its own a visitor gets the number of the word.
  ///
  /// - Parameters:
  ///   - member: the member; a visitor that reads replaces it. One that is none of `choices` counts as the last.
  ///   - choices: all that it can be.
  ///   - row: what there is to know of it.
  mutating func choice<Member: Equatable>(
    _ member: inout Member, among choices: SettingChoices<Member>,
    _ row: @autoclosure () -> SettingRow)

  /// What a user may do, which scripts say with two words: `enabled true` and `read-only false`. Without an implementation
  /// of its own a visitor gets two choices.
  mutating func interaction(_ member: inout ControlInteraction)

  /// How far a pointer of each kind may wander before it drags. Scripts give one number for all; without an implementation
  /// of its own a visitor gets that, `nil` if they differ.
  ///
  /// - Parameters:
  ///   - member: the distances in points, each within `SlidingLimits.slop`.
  ///   - row: what there is to know of it.
  mutating func slop(_ member: inout Slop, _ row: @autoclosure () -> SettingRow)

  /// The keys that are held for something. Scripts know one key or none; without an implementation of its own a visitor
  /// gets that choice.
  mutating func modifiers(_ member: inout Modifiers, _ row: @autoclosure () -> SettingRow)

  /// How large the control is, in points: a script says so with `viewport`.
  ///
  /// - Parameters:
  ///   - member: how long or how broad it is.
  ///   - side: which of the two.
  ///   - limits: what it may be, both ends included; scripts may say other sizes, which `problem` refuses.
  ///   - row: what there is to know of it.
  mutating func extent(
    _ member: inout Double, _ side: SettingSide, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow)
}

/// A side of a control's viewport.
public enum SettingSide: Equatable, Sendable {
  /// Along the control's axis.
  case length
  /// Across it.
  case breadth
}
