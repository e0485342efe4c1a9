public import ControlCore
public import GestureScript

/// Where a driven control is: in another process, on a board, in a test that plays the part of both.
///
/// The type stands for the connection, as the types of controls are all that laws and readers know. Its members are asked
/// from every thread that tries laws.
public protocol DriverHost: Sendable {
  /// What the driver says that it can do.
  static var capabilities: DriverCapabilities { get }
  /// The connection of this thread.
  static var session: DriverSession { get }
}

/// What a driver says in its first answer.
public struct DriverCapabilities: Equatable, Sendable {
  /// What the control is, with its version, in UTF-8.
  public var name: [UInt8] = []
  /// The things that can be done to the control, and those that it tells.
  public var abilities: ControlAbilities = [
    .virtualTime, .touch, .mouse, .pen, .follows, .owns,
  ]
  /// Whether it is told that time passes though nothing happens.
  public var wantsTime = false
  /// Whether it knows `copy`, `use` and `drop`.
  public var stores: Bool { abilities.contains(.copies) }
  /// The words of the settings that it takes.
  public var settings: [[UInt8]] = []
  /// What it has and nobody can change.
  public var fixed: [Setting] = []
  /// The values it can have, where no setting says so.
  public var bounds: ClosedRange<Double>?
  /// Whether no setting that it takes changes how many values it has.
  public var hasFixedParts = false
  /// Width and height, if it cannot have others, in points.
  public var viewport: Point?
  /// The laws that it judges itself.
  public var laws: [OwnLaw] = []

  /// A driver that has said nothing yet.
  public init() {}

  /// What each script about the control has in its header.
  public var header: [Setting] {
    var header = fixed
    if let viewport { header.append(.viewport(viewport.x, viewport.y)) }
    if !abilities.contains(.touch) {
      header.append(
        .pointer(abilities.contains(.mouse) || !abilities.contains(.pen) ? .mouse : .pen))
    }
    return header
  }

  /// Whether it can be told of a setting.
  func takes(_ row: SettingRow) -> Bool {
    settings.contains { $0[...].matches(row.word) } && !fixes(row)
  }

  /// Whether it has a setting that nobody can change.
  func fixes(_ row: SettingRow) -> Bool {
    fixed.contains { $0.name == StaticText(row.word) }
  }
}
