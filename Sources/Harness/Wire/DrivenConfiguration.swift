public import ControlCore
public import GestureScript

/// The configuration of a driven control: that of the control it resembles, limited to the settings
/// that the driver accepts.
public struct DrivenConfiguration<Base: ScriptedControl, Host: DriverHost>: ControlConfiguration {
  var base: Base.Configuration
  // The viewport of the script; the base control may use only the length.
  private var length = 375.0
  private var breadth = 80.0

  /// Settings fixed by the driver; defaults for all others.
  public init() {
    let fixed = Host.capabilities.fixed
    base = fixed.isEmpty ? Base.Configuration() : Base.Configuration(Script.Settings(fixed))
  }

  public static var controlName: StaticString { Base.Configuration.controlName }
  /// The bounds reported by the driver, unless a script sets another range.
  public var bounds: ClosedRange<Double> {
    guard let reported = Host.capabilities.bounds, base.bounds == Base.Configuration().bounds else {
      return base.bounds
    }
    return reported
  }
  public var shownRange: ClosedRange<Double> {
    let isUsual = base.shownRange == Base.Configuration().shownRange
    return isUsual ? Host.capabilities.bounds ?? base.shownRange : base.shownRange
  }
  public var wraps: Bool { base.wraps }
  /// A change to a fixed setting, or else the problem that the base configuration reports.
  public var problem: SettingProblem? {
    guard !Host.capabilities.fixed.isEmpty else { return base.problem }
    let fixes = Host.capabilities.fixes
    let usual = DriverSettings(DrivenConfiguration<Base, Host>().base, where: fixes).members
    let wanted = DriverSettings(base, where: fixes).members
    for (usual, wanted) in zip(usual, wanted) where usual.json != wanted.json {
      return SettingProblem(usual.word, "the driver's control has a fixed value for this setting")
    }
    return base.problem
  }
  public var pointerPath: PointerPath { base.pointerPath }

  public mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    var filter = SettingFilter(visitor: visitor, capabilities: Host.capabilities)
    base.visitSettings(&filter)
    filter.length(&length)
    filter.breadth(&breadth)
    visitor = filter.visitor
  }
}

/// Passes to a visitor only the settings that a driver has, and the size of the viewport.
private struct SettingFilter<Visitor: SettingVisitor>: SettingVisitor {
  var visitor: Visitor
  let capabilities: DriverCapabilities

  private func has(_ row: SettingRow) -> Bool {
    capabilities.takes(row) || capabilities.fixes(row)
  }

  mutating func number(
    _ member: inout Double, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    if has(row()) { visitor.number(&member, in: limits, row()) }
  }

  mutating func number(
    _ member: inout Double?, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    if has(row()) { visitor.number(&member, in: limits, row()) }
  }

  mutating func whole(
    _ member: inout Int64, in limits: ClosedRange<Int64>, _ row: @autoclosure () -> SettingRow
  ) {
    if has(row()) { visitor.whole(&member, in: limits, row()) }
  }

  mutating func range(
    _ member: inout ClosedRange<Double>, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    if has(row()) { visitor.range(&member, in: limits, row()) }
  }

  mutating func numbers(
    _ member: inout NumberList, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    if has(row()) { visitor.numbers(&member, in: limits, row()) }
  }

  mutating func choice(
    _ number: inout Int, of words: SettingWords, _ row: @autoclosure () -> SettingRow
  ) {
    if has(row()) { visitor.choice(&number, of: words, row()) }
  }

  mutating func extent(
    _ member: inout Double, _ side: SettingSide, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    visitor.extent(&member, side, in: limits, row())
  }
}
