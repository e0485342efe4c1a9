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
    _ member: inout Double, in limits: ClosedRange<Double>, _ row: SettingRow)

  /// A number that need not be given; `nil` stands for what the control chooses itself.
  mutating func number(
    _ member: inout Double?, in limits: ClosedRange<Double>, _ row: SettingRow)

  /// A whole number, both ends of `limits` included.
  mutating func whole(_ member: inout Int64, in limits: ClosedRange<Int64>, _ row: SettingRow)

  /// Two numbers, of which the second is not less; the first may be `-inf`, the second `inf`.
  mutating func range(_ member: inout ClosedRange<Double>, _ row: SettingRow)

  /// Numbers in an order, from none to 32 of them; none means that they are not given. Scripts write them with
  /// blanks between them, as `stops 1 2 5`, and `stops none`; lines of JSON as an array.
  ///
  /// - Parameters:
  ///   - member: the member; a visitor that reads replaces it.
  ///   - limits: what each of them may be, both ends included. Infinity is written `inf`.
  ///   - row: what there is to know of it; `typical` has lists, with `|` between two of them.
  mutating func numbers(
    _ member: inout NumberList, in limits: ClosedRange<Double>, _ row: SettingRow)

  /// One of some words.
  ///
  /// - Parameters:
  ///   - number: which of the words it is, from 0.
  ///   - words: all of them.
  ///   - row: what there is to know of it.
  mutating func choice(_ number: inout Int, of words: SettingWords, _ row: SettingRow)

  /// How large the control is, in points: a script says so with `viewport`.
  ///
  /// - Parameters:
  ///   - member: how long or how broad it is.
  ///   - side: which of the two.
  ///   - limits: what it may be, both ends included; scripts may say other sizes, which `problem(with:)` has to refuse.
  ///   - row: what there is to know of it.
  mutating func extent(
    _ member: inout Double, _ side: SettingSide, in limits: ClosedRange<Double>,
    _ row: SettingRow)
}

/// A side of a control's viewport.
public enum SettingSide: Equatable, Sendable {
  /// Along the control's axis.
  case length
  /// Across it.
  case breadth
}

/// The words of a choice, in their order: two to six.
public struct SettingWords: Sendable {
  private let a: StaticString, b: StaticString
  private let c: StaticString?, d: StaticString?, e: StaticString?, f: StaticString?
  /// How many there are.
  public let count: Int

  public init(
    _ a: StaticString, _ b: StaticString, _ c: StaticString? = nil, _ d: StaticString? = nil,
    _ e: StaticString? = nil, _ f: StaticString? = nil
  ) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    count = f != nil ? 6 : e != nil ? 5 : d != nil ? 4 : c != nil ? 3 : 2
  }

  /// One of the words.
  ///
  /// - Parameter number: from 0 to `count - 1`; any other number counts as the nearest of these.
  public subscript(number: Int) -> StaticString {
    switch min(max(number, 0), count - 1) {
    case 0: a
    case 1: b
    case 2: c ?? b
    case 3: d ?? b
    case 4: e ?? b
    default: f ?? b
    }
  }
}

extension SettingVisitor {
  /// One of some members, each with its word.
  @inlinable
  public mutating func choice<Member: Equatable>(
    _ member: inout Member, _ row: SettingRow, _ a: (StaticString, Member),
    _ b: (StaticString, Member), _ c: (StaticString, Member)? = nil,
    _ d: (StaticString, Member)? = nil, _ e: (StaticString, Member)? = nil
  ) {
    var number =
      member == a.1 ? 0 : member == b.1 ? 1 : member == c?.1 ? 2 : member == d?.1 ? 3 : 4
    choice(&number, of: SettingWords(a.0, b.0, c?.0, d?.0, e?.0), row)
    let chosen: Member? =
      switch number {
      case 0: a.1
      case 1: b.1
      case 2: c?.1
      case 3: d?.1
      default: e?.1
      }
    if let chosen { member = chosen }
  }

  /// `true` or `false`.
  @inlinable
  public mutating func flag(_ member: inout Bool, _ row: SettingRow) {
    choice(&member, row, ("true", true), ("false", false))
  }

  /// One of two words of its own, the first for `false`.
  @inlinable
  public mutating func flag(
    _ member: inout Bool, _ row: SettingRow, off: StaticString, on: StaticString
  ) {
    choice(&member, row, (off, false), (on, true))
  }
}
