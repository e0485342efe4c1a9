public import ControlCore
public import GestureScript

/// The connection to a driven control, in another process, on a board or in a test.
///
/// It is a type, because laws and readers know controls by type only. Its members are called from
/// every thread that tries laws.
public protocol DriverHost: Sendable {
  /// The driver's capabilities.
  static var capabilities: DriverCapabilities { get }
  /// The connection of this thread.
  static var session: DriverSession { get }
}

/// The capabilities that a driver lists in its first answer.
public struct DriverCapabilities: Equatable, Sendable {
  /// Name and version of the control, in UTF-8.
  public var name: [UInt8] = []
  /// Inputs that the control accepts, and state that it reports.
  public var abilities: ControlAbilities = [
    .virtualTime, .touch, .mouse, .pen, .follows, .owns, .ownThumb,
  ]
  /// True if the driver needs `advance` lines for time that passes without events.
  public var wantsTime = false
  /// True if it knows `copy`, `use` and `drop`.
  public var stores: Bool { abilities.contains(.copies) }
  /// The words of the settings that it accepts.
  public var settings: [[UInt8]] = []
  /// Settings with fixed values.
  public var fixed: [Setting] = []
  /// The range of values, unless a setting gives another.
  public var bounds: ClosedRange<Double>?
  /// True if no accepted setting changes the number of values.
  public var hasFixedParts = false
  /// Width and height in points, if it cannot have others; else `nil`.
  public var viewport: Point?
  /// The laws that it judges itself.
  public var laws: [OwnLaw] = []

  /// Makes the capabilities of a driver that has not answered yet.
  public init() {}

  /// Settings in the header of every script about the control.
  public var header: [Setting] {
    var header = fixed
    if let viewport { header.append(.viewport(viewport.x, viewport.y)) }
    if !abilities.contains(.touch) {
      header.append(
        .pointer(abilities.contains(.mouse) || !abilities.contains(.pen) ? .mouse : .pen))
    }
    return header
  }

  /// Returns true if the driver accepts the setting, and has not fixed it.
  func takes(_ row: SettingRow) -> Bool {
    settings.contains { $0[...].matches(row.word) } && !fixes(row)
  }

  /// Returns true if the value of the setting is fixed.
  func fixes(_ row: SettingRow) -> Bool {
    fixed.contains { $0.name == StaticText(row.word) }
  }
}
