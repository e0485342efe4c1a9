public import ControlCore
public import Presentation

/// What shows of a rating, in points: its symbols, and room for a label before them. A style draws it,
/// symbol by symbol.
public struct RatingScene: Equatable, Sendable, StyledScene {
  /// What shows: the value, or the preview while there is one.
  public let value: Double
  /// How many symbols there are; 1 to 100.
  public let count: Int64
  /// The share of a symbol that can be chosen, as the configuration has it.
  public let granularity: Double
  /// Points across; 0 to 100,000.
  public let breadth: Double
  /// What the rating is doing.
  public let phase: ControlPhase
  /// What surrounds it.
  public let environment: ControlEnvironment
  /// Whether it can be used.
  public let isEnabled: Bool
  /// Whether the value that shows is not yet chosen.
  public let isPreviewed: Bool

  /// Where a label goes: before the symbols; above them, if they are one below the other. `nil` if
  /// there is none.
  public let label: Rect?

  /// Whether a user may choose.
  let takesChoices: Bool
  let width: Double
  let pitch: Double
  let length: Double
  let orientation: ControlOrientation
  let layoutDirection: ControlLayoutDirection

  /// A symbol.
  ///
  /// - Parameter index: 0 up to `count`.
  /// - Returns: the symbol.
  @inline(never)
  public func symbol(_ index: Int64) -> RatingSymbol {
    let fill = RatingFill.share(of: value, symbol: index)
    let isLast = value > Double(index) && value <= Double(index + 1)
    return RatingSymbol(
      index: index, count: count, value: value, frame: frame(of: index), fill: fill,
      granularity: granularity,
      isPreviewed: isPreviewed, isPressed: isLast && phase != .idle, orientation: orientation,
      layoutDirection: layoutDirection, environment: environment, isEnabled: isEnabled)
  }

  /// All symbols, with the gaps between them: where a pointer chooses.
  public var symbols: Rect {
    frame(of: 0).union(frame(of: count - 1))
  }

  /// Symbols and label.
  public var frame: Rect {
    guard let label else { return symbols }
    return symbols.union(label)
  }

  private func frame(of index: Int64) -> Rect {
    let along = Double(index) * pitch
    let isBackward = orientation == .horizontal && layoutDirection == .rightToLeft
    return Self.frame(
      at: isBackward ? length - along - width : along, width, breadth, orientation)
  }

  /// A part of a rating that lies like this.
  static func frame(
    at along: Double, _ length: Double, _ breadth: Double, _ orientation: ControlOrientation
  ) -> Rect {
    let isVertical = orientation == .vertical
    return Rect(
      x: isVertical ? 0 : along, y: isVertical ? along : 0,
      width: isVertical ? breadth : length, height: isVertical ? length : breadth)
  }
}

extension RatingControl {
  /// What shows now.
  ///
  /// - Parameters:
  ///   - breadth: the height of the row, in points, of a column the width; brought back to 0 … 100,000.
  ///   - labelLength: how much room a label has before the symbols, in points; 0 for no label, at most
  ///     100,000. Places of pointers still count from the symbols.
  ///   - environment: what surrounds it.
  /// - Returns: a value of its own; it does not follow the rating.
  @inline(never)
  public func scene(
    breadth: Double = 40, labelLength: Double = 0,
    environment: ControlEnvironment = ControlEnvironment()
  ) -> RatingScene {
    let breadth = Rect.side(breadth)
    let labelLength = Rect.side(labelLength)
    let interaction = configuration.interaction
    return RatingScene(
      value: preview ?? value, count: configuration.count,
      granularity: configuration.granularity, breadth: breadth, phase: phase,
      environment: environment,
      isEnabled: environment.isEnabled && interaction != .disabled,
      isPreviewed: preview != nil,
      label: labelLength > 0 ? labelFrame(labelLength, breadth) : nil,
      takesChoices: environment.isEnabled && interaction == .enabled,
      width: scale.width, pitch: scale.pitch,
      length: configuration.length, orientation: configuration.orientation,
      layoutDirection: configuration.layoutDirection)
  }

  private func labelFrame(_ length: Double, _ breadth: Double) -> Rect {
    let (orientation, direction) = (configuration.orientation, configuration.layoutDirection)
    let isBackward = orientation == .horizontal && direction == .rightToLeft
    return RatingScene.frame(
      at: isBackward ? configuration.length : -length, length, breadth, orientation)
  }
}
