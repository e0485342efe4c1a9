/// A visitor that finds the first setting of a table out of its limits.
///
/// Rows are created only for settings out of their limits.
@usableFromInline
struct LimitFinder: SettingVisitor {
  @usableFromInline var problem: SettingProblem?

  @inlinable
  init() {}

  @inlinable
  mutating func note(_ isAllowed: Bool, _ row: () -> SettingRow) {
    #if DETENT_WITHOUT_RULES
    if !isAllowed { problem = SettingProblem(row) }  // any problem will do
    #else
    if problem == nil, !isAllowed { problem = SettingProblem(row) }
    #endif
  }

  @inlinable
  mutating func number(
    _ member: inout Double, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    note(limits.contains(member), row)
  }

  @inlinable
  mutating func number(
    orZero member: inout Double, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    note(member == 0 || limits.contains(member), row)
  }

  @inlinable
  mutating func number(
    _ member: inout Double?, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    if let member { note(limits.contains(member), row) }
  }

  @inlinable
  mutating func whole(
    _ member: inout Int64, in limits: ClosedRange<Int64>, _ row: @autoclosure () -> SettingRow
  ) {
    note(limits.contains(member), row)
  }

  @inlinable
  mutating func range(
    _ member: inout ClosedRange<Double>, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    note(limits.contains(member.lowerBound) && limits.contains(member.upperBound), row)
  }

  @inlinable
  mutating func numbers(
    _ member: inout NumberList, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    var index = 0
    while index < member.count {
      note(limits.contains(member[index]), row)
      index += 1
    }
  }

  @inlinable
  mutating func choice(
    _ number: inout Int, of words: SettingWords, _ row: @autoclosure () -> SettingRow
  ) {}

  @inlinable
  mutating func choice<Member>(
    _ member: inout Member, among choices: SettingChoices<Member>,
    _ row: @autoclosure () -> SettingRow
  ) {}

  @inlinable
  mutating func interaction(_ member: inout ControlInteraction) {}

  @inlinable
  mutating func slop(_ member: inout Slop, _ row: @autoclosure () -> SettingRow) {
    let limits = SlidingLimits.slop
    note(
      limits.contains(member.touch) && limits.contains(member.mouse) && limits.contains(member.pen),
      row)
  }

  @inlinable
  mutating func extent(
    _ member: inout Double, _ side: SettingSide, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    note(limits.contains(member)) {
      var row = row()
      row.word = "viewport"
      return row
    }
  }
}

extension ControlConfiguration {
  /// The first setting, in the order of the table, that is out of its limits; `nil` if none is.
  @inlinable
  public var limitProblem: SettingProblem? {
    var (finder, configuration) = (LimitFinder(), self)
    configuration.visitSettings(&finder)
    return finder.problem
  }
}
