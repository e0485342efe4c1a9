public import ControlCore
public import Presentation

/// A rating's visible state, in points: symbols, and space for a label before them. A style draws
/// each symbol.
public struct RatingScene: Equatable, Sendable, StyledScene {
  /// The visible value: the preview while there is one.
  public let value: Double
  /// The number of symbols; 1 to 100.
  public let count: Int64
  /// The share of a symbol that can be chosen, as in the configuration.
  public let granularity: Double
  /// The size along the cross axis, in points; 0 to 100,000.
  public let breadth: Double
  /// The phase of the rating.
  public let phase: ControlPhase
  /// The rating's surroundings.
  public let environment: ControlEnvironment
  /// True if the rating can be used.
  public let isEnabled: Bool
  /// True while the visible value is a preview.
  public let isPreviewed: Bool

  /// The frame of the label: before the symbols, or above them if they are vertical; `nil` for
  /// none.
  public let label: Rect?

  /// True if a user may choose.
  let takesChoices: Bool
  let width: Double
  let pitch: Double
  let length: Double
  let orientation: ControlOrientation
  let layoutDirection: ControlLayoutDirection

  /// Returns a symbol.
  ///
  /// - Parameter index: 0 to `count - 1`.
  /// - Returns: The symbol.
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

  /// The frame of all symbols and gaps, in which a pointer chooses.
  public var symbols: Rect {
    frame(of: 0).union(frame(of: count - 1))
  }

  /// The frame of symbols and label.
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

  /// Returns a part of a rating with an orientation.
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
  /// Returns the current scene.
  ///
  /// - Parameters:
  ///   - breadth: The size along the cross axis, in points; clamped to 0 … 100,000.
  ///   - labelLength: The space of a label before the symbols, in points; 0 for none, at most
  ///     100,000. Pointer positions still count from the symbols.
  ///   - environment: The rating's surroundings.
  /// - Returns: A copy that does not follow the rating.
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
