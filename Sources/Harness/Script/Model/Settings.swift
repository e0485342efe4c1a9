public import ControlCore

extension Script {
  /// All settings of a script: those of the run, and those of the control that the script sets.
  public struct Settings: Sendable {
    /// The title of the script; UTF-8, empty if it has none.
    public var title: [UInt8] = []
    /// The name of the script's control; `nil` for the first in the set.
    public var control: StaticText?
    /// The initial values of parts 0, 1 and so on; empty if the script has none.
    public var values: [Double] = []
    /// The viewport size in points.
    public var width = 375.0, height = 80.0
    /// The time between two frames.
    public var frame = Setting.FrameLength(1, 60)
    /// The kind of pointers whose lines name none.
    public var pointer = PointerKind.touch
    /// The axis of a lone coordinate.
    public private(set) var axis = Setting.AxisName.x
    /// The control's own settings in the script; its configuration has defaults for the others.
    public private(set) var own: [Setting] = []

    /// Creates the default settings.
    public init() {}

    /// Creates the default settings and applies these in order; a later one replaces an earlier one.
    public init(_ settings: [Setting]) {
      for setting in settings { apply(setting) }
    }

    /// The value of part 0; 0 if the script has none.
    public var value: Double {
      get { values.first ?? 0 }
      set { values = [newValue] + values.dropFirst() }
    }

    /// Applies a `set` during a run; ignores `value`, since `values` has only initial values.
    public mutating func change(_ setting: Setting) {
      if setting.name != "value" { apply(setting) }
    }

    /// Applies a header setting; the others stay unchanged.
    public mutating func apply(_ setting: Setting) {
      switch (setting.name, setting.value) {
      case ("title", .text(let text)): title = text
      case ("control", .word(let name)): control = name
      case ("value", .number(let x)): values = [x]
      case ("value", .numbers(let all)): values = all
      case ("viewport", .size(let w, let h)): (width, height) = (w, h)
      case ("frame", .frame(let length)): frame = length
      case ("pointer", .word(let word)):
        pointer = Vocabulary.kinds.value(of: word.bytes[...]) ?? pointer
      default:
        if setting.name == "axis" { axis = setting.word == "y" ? .y : .x }
        guard let index = own.firstIndex(where: { $0.name == setting.name }) else {
          return own.append(setting)
        }
        own[index] = setting
      }
    }

    /// Returns a copy without one of the control's own settings.
    func without(_ name: StaticText) -> Script.Settings {
      var rest = self
      rest.own.removeAll { $0.name == name }
      if name == "axis" { rest.axis = .x }
      return rest
    }

    /// Returns the value of a setting. An omitted setting of every script has its default, except
    /// `control`, which is `nil`; other omitted or unknown settings are `nil`.
    public func value(of name: StaticText) -> Setting.Value? {
      if let setting = own.first(where: { $0.name == name }) { return setting.value }
      return switch name {
      case "title": .text(title)
      case "control": control.map { .word($0) }
      case "value": values.count > 1 ? .numbers(values) : .number(value)
      case "viewport": .size(width, height)
      case "frame": .frame(frame)
      case "pointer": Setting.pointer(pointer).value
      default: nil
      }
    }

    /// The main-axis size of the viewport, in points.
    public var length: Double { axis == .x ? width : height }

    /// The cross-axis size of the viewport, in points.
    public var breadth: Double { axis == .x ? height : width }
  }
}

extension Script.Settings: Equatable {
  /// Compares settings; the order of the control's own does not matter.
  public static func == (a: Script.Settings, b: Script.Settings) -> Bool {
    a.title == b.title && a.control == b.control && a.values == b.values && a.width == b.width
      && a.height == b.height && a.frame == b.frame && a.pointer == b.pointer
      && a.own.count == b.own.count && a.own.allSatisfy { b.own.contains($0) }
  }
}

// MARK: Configurations

extension ControlConfiguration {
  /// Creates the configuration with some settings.
  ///
  /// - Parameter settings: the settings; those of another control or another kind are ignored.
  @inlinable public init(_ settings: Script.Settings) {
    self.init()
    var reader = SettingReader(settings: settings)
    visitSettings(&reader)
  }
}

/// Applies the settings of a script to a configuration.
@usableFromInline struct SettingReader: SettingVisitor {
  let settings: Script.Settings

  @usableFromInline init(settings: Script.Settings) {
    self.settings = settings
  }

  private func value(_ row: SettingRow) -> Setting.Value? {
    let name = StaticText(row.word)
    return settings.own.first { $0.name == name }?.value
  }

  @usableFromInline mutating func number(
    _ member: inout Double, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    if case .number(let number)? = value(row()) { member = number }
  }

  @usableFromInline mutating func number(
    _ member: inout Double?, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    if case .number(let number)? = value(row()) { member = number }
  }

  @usableFromInline mutating func numbers(
    _ member: inout NumberList, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    switch value(row()) {
    case .numbers(let numbers), .pairs(let numbers): member = NumberList(numbers)
    default: break
    }
  }

  @usableFromInline mutating func whole(
    _ member: inout Int64, in limits: ClosedRange<Int64>, _ row: @autoclosure () -> SettingRow
  ) {
    let row = row()
    switch value(row) {
    case .whole(let number), .duration(let number): member = number
    case nil where row.purpose == .parts && !settings.values.isEmpty:
      member = min(max(Int64(settings.values.count), limits.lowerBound), limits.upperBound)
    default: break
    }
  }

  @usableFromInline mutating func range(
    _ member: inout ClosedRange<Double>, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    if case .range(let lower, let upper)? = value(row()), lower <= upper { member = lower...upper }
  }

  @usableFromInline mutating func choice(
    _ number: inout Int, of words: SettingWords, _ row: @autoclosure () -> SettingRow
  ) {
    guard let value = value(row()), let word = Setting(StaticText(row().word), value).word else {
      return
    }
    for index in 0..<words.count where StaticText(words[index]) == word { number = index }
  }

  @usableFromInline mutating func extent(
    _ member: inout Double, _ side: SettingSide, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    member = side == .length ? settings.length : settings.breadth
  }
}

extension NumberList {
  /// The numbers as an array.
  var elements: [Double] { (0..<count).map { self[$0] } }
}
