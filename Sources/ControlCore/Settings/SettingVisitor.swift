/// A visitor of a control's settings, which describes, writes or reads them.
///
/// A configuration passes each of its members once, with a `SettingRow` that describes it. This one
/// table serves readers, writers, generators and reference pages; no other code lists the words of
/// a control. Rows need no heap, so a control can be described on a microcontroller.
public protocol SettingVisitor {
  /// Visits a number.
  ///
  /// - Parameters:
  ///   - member: member, which a reading visitor replaces.
  ///   - limits: valid values, both ends included. Infinity is written `inf`.
  ///   - row: description of the setting.
  mutating func number(
    _ member: inout Double, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow)

  /// Visits an optional number; `nil` stands for the control's own choice.
  mutating func number(
    _ member: inout Double?, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow)

  /// Visits a number that may also be 0, outside the limits, as a trait of the row states. By
  /// default it is visited as a number.
  mutating func number(
    orZero member: inout Double, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow)

  /// Visits a whole number, both ends of `limits` included.
  mutating func whole(
    _ member: inout Int64, in limits: ClosedRange<Int64>, _ row: @autoclosure () -> SettingRow)

  /// Visits two numbers, the second not less than the first.
  ///
  /// - Parameters:
  ///   - member: member, which a reading visitor replaces.
  ///   - limits: valid values of each number, both ends included. Infinity is written `inf`.
  ///   - row: description of the setting.
  mutating func range(
    _ member: inout ClosedRange<Double>, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow)

  /// Visits a list of 0 to 32 numbers; an empty list means that they are not set. Scripts separate
  /// them by blanks, such as `stops 1 2 5`, or write `stops none`; lines of JSON use an array.
  ///
  /// - Parameters:
  ///   - member: member, which a reading visitor replaces.
  ///   - limits: valid values of each number, both ends included. Infinity is written `inf`.
  ///   - row: description of the setting, whose `typical` has lists separated by `|`.
  mutating func numbers(
    _ member: inout NumberList, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  )

  /// Visits a choice among words.
  ///
  /// - Parameters:
  ///   - number: index of the word, from 0.
  ///   - words: all words.
  ///   - row: description of the setting.
  mutating func choice(
    _ number: inout Int, of words: SettingWords, _ row: @autoclosure () -> SettingRow)

  /// Visits a choice among members, each with its word; by default as the index of the word.
  ///
  /// - Parameters:
  ///   - member: member, which a reading visitor replaces. An unlisted one counts as the last.
  ///   - choices: all valid members.
  ///   - row: description of the setting.
  mutating func choice<Member: Equatable>(
    _ member: inout Member, among choices: SettingChoices<Member>,
    _ row: @autoclosure () -> SettingRow)

  /// Visits the actions open to a user, two words in scripts: `enabled true` and `read-only false`.
  /// By default it is visited as two choices.
  mutating func interaction(_ member: inout ControlInteraction)

  /// Visits the distance at which a press becomes a drag, for each kind of pointer. Scripts have
  /// one number for all; by default it is visited as that, `nil` if they differ.
  ///
  /// - Parameters:
  ///   - member: distances in points, each within `SlidingLimits.slop`.
  ///   - row: description of the setting.
  mutating func slop(_ member: inout Slop, _ row: @autoclosure () -> SettingRow)

  /// Visits the keys held for an action. Scripts support one key or none; by default it is visited
  /// as that choice.
  mutating func modifiers(_ member: inout Modifiers, _ row: @autoclosure () -> SettingRow)

  /// Visits a side of the control, in points, which scripts set with `viewport`.
  ///
  /// - Parameters:
  ///   - member: length or breadth.
  ///   - side: kind of the side.
  ///   - limits: valid values, both ends included; `problem` rejects other sizes in scripts.
  ///   - row: description of the setting.
  mutating func extent(
    _ member: inout Double, _ side: SettingSide, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow)
}

/// A side of a control's viewport.
public enum SettingSide: Equatable, Sendable {
  /// Along the main axis.
  case length
  /// Along the cross axis.
  case breadth
}
