/// A visitor that stores the settings of a configuration in the order of its table, or reads them.
///
/// It accepts any number; the configuration's `problem` checks them afterwards.
@usableFromInline
struct SettingStore<Visitor: StateVisitor>: SettingVisitor {
  @usableFromInline var visitor: Visitor

  @inlinable
  init(_ visitor: Visitor) {
    self.visitor = visitor
  }

  @inlinable
  static var any: ClosedRange<Double> { -Double.infinity...Double.infinity }

  @inlinable
  mutating func number(
    _ member: inout Double, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    visitor.number(&member, in: Self.any)
  }

  @inlinable
  mutating func number(
    _ member: inout Double?, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    visitor.number(&member, in: Self.any)
  }

  @inlinable
  mutating func whole(
    _ member: inout Int64, in limits: ClosedRange<Int64>, _ row: @autoclosure () -> SettingRow
  ) {
    visitor.whole(&member, in: .min ... .max)
  }

  @inlinable
  mutating func range(
    _ member: inout ClosedRange<Double>, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    visitor.range(&member, within: Self.any)
  }

  @inlinable
  mutating func numbers(
    _ member: inout NumberList, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    visitor.numbers(&member, in: Self.any)
  }

  @inlinable
  mutating func choice(
    _ number: inout Int, of words: SettingWords, _ row: @autoclosure () -> SettingRow
  ) {
    visitor.index(&number, below: words.count)
  }

  @inlinable
  mutating func choice<Member: Equatable>(
    _ member: inout Member, among choices: SettingChoices<Member>,
    _ row: @autoclosure () -> SettingRow
  ) {
    var number = choices.number(of: member)
    visitor.index(&number, below: choices.count)
    if let chosen = choices[number] { member = chosen }
  }

  @inlinable
  mutating func interaction(_ member: inout ControlInteraction) {
    visitor.choice(&member, .enabled, .readOnly, .disabled)
  }

  @inlinable
  mutating func slop(_ member: inout Slop, _ row: @autoclosure () -> SettingRow) {
    visitor.number(&member.touch, in: Self.any)
    visitor.number(&member.mouse, in: Self.any)
    visitor.number(&member.pen, in: Self.any)
  }

  @inlinable
  mutating func modifiers(_ member: inout Modifiers, _ row: @autoclosure () -> SettingRow) {
    visitor.byte(&member.bits, upTo: .max)
  }

  @inlinable
  mutating func extent(
    _ member: inout Double, _ side: SettingSide, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    visitor.number(&member, in: Self.any)
  }
}

extension StateVisitor {
  /// Visits the settings of a configuration.
  ///
  /// - Parameter configuration: configuration, whose `problem` must be checked after reading.
  @inlinable
  public mutating func settings(_ configuration: inout some ControlConfiguration) {
    var store = SettingStore(self)
    configuration.visitSettings(&store)
    self = store.visitor
  }
}
