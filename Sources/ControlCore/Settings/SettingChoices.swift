/// The ordered words of a choice: two to six.
public struct SettingWords: Sendable {
  private let a: StaticString, b: StaticString
  private let c: StaticString?, d: StaticString?, e: StaticString?, f: StaticString?
  /// The number of words.
  public let count: Int

  /// Creates a list of two to six words.
  public init(
    _ a: StaticString, _ b: StaticString, _ c: StaticString? = nil, _ d: StaticString? = nil,
    _ e: StaticString? = nil, _ f: StaticString? = nil
  ) {
    (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    count = f != nil ? 6 : e != nil ? 5 : d != nil ? 4 : c != nil ? 3 : 2
  }

  /// Returns one of the words.
  ///
  /// - Parameter number: index from 0 to `count - 1`; other numbers are clamped to that range.
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

/// The ordered values of a member, each with its word: two to five.
public struct SettingChoices<Member: Equatable> {
  /// A word of scripts with its member.
  public typealias Pair = (word: StaticString, member: Member)

  @usableFromInline let a: Pair, b: Pair
  @usableFromInline let c: Pair?, d: Pair?, e: Pair?

  /// Creates two to five choices, each with its word.
  @inlinable
  public init(_ a: Pair, _ b: Pair, _ c: Pair? = nil, _ d: Pair? = nil, _ e: Pair? = nil) {
    (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
  }

  /// The number of choices.
  @inlinable
  public var count: Int { e != nil ? 5 : d != nil ? 4 : c != nil ? 3 : 2 }

  /// The words of the choices.
  @inlinable
  public var words: SettingWords { SettingWords(a.word, b.word, c?.word, d?.word, e?.word) }

  /// Returns the index of a member.
  ///
  /// - Parameter member: any member; one that is not among the choices counts as the last of five.
  /// - Returns: index from 0 to 4.
  @inlinable
  public func number(of member: Member) -> Int {
    member == a.member
      ? 0 : member == b.member ? 1 : member == c?.member ? 2 : member == d?.member ? 3 : 4
  }

  /// Returns one of the members; `nil` beyond the last.
  ///
  /// - Parameter number: index from 0.
  @inlinable
  public subscript(number: Int) -> Member? {
    switch number {
    case 0: a.member
    case 1: b.member
    case 2: c?.member
    case 3: d?.member
    default: e?.member
    }
  }
}

extension SettingVisitor {
  @inlinable
  public mutating func choice<Member: Equatable>(
    _ member: inout Member, among choices: SettingChoices<Member>,
    _ row: @autoclosure () -> SettingRow
  ) {
    var number = choices.number(of: member)
    choice(&number, of: choices.words, row())
    if let chosen = choices[number] { member = chosen }
  }

  /// Visits a choice among members, each with its word.
  @inlinable
  public mutating func choice<Member: Equatable>(
    _ member: inout Member, _ row: @autoclosure () -> SettingRow,
    _ a: SettingChoices<Member>.Pair, _ b: SettingChoices<Member>.Pair,
    _ c: SettingChoices<Member>.Pair? = nil, _ d: SettingChoices<Member>.Pair? = nil,
    _ e: SettingChoices<Member>.Pair? = nil
  ) {
    choice(&member, among: SettingChoices(a, b, c, d, e), row())
  }

  /// Visits a flag written `true` or `false`.
  @inlinable
  public mutating func flag(_ member: inout Bool, _ row: @autoclosure () -> SettingRow) {
    choice(&member, row(), ("true", true), ("false", false))
  }

  /// Visits a flag with its own two words, the first for `false`.
  @inlinable
  public mutating func flag(
    _ member: inout Bool, _ row: @autoclosure () -> SettingRow, off: StaticString, on: StaticString
  ) {
    choice(&member, row(), (off, false), (on, true))
  }
}
