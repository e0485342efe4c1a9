public import ControlCore
public import Presentation

/// A slider's visible state, in points: track, thumbs, filled part and marks. A style draws it.
///
/// Positions `along` the track start at its left or upper end, positions `across` it at the upper
/// or left edge. The track is in the middle of the breadth; thumbs extend past its ends by half
/// their size.
public struct SliderScene: Equatable, Sendable, StyledScene {
  /// The length of the track in points, between a thumb's middles at both ends; 1 to 1,000,000.
  public let length: Double
  /// The size across the track, in points; 0 to 100,000.
  public let breadth: Double
  /// The axis of the track.
  public let orientation: ControlOrientation
  /// True if positions `along` grow with the values.
  public let growsForward: Bool
  /// The reading direction; sets the end of the lower bound on a horizontal track.
  public let layoutDirection: ControlLayoutDirection
  /// The values at the two ends of the track.
  public let bounds: ClosedRange<Double>
  /// True if only some values can be chosen.
  public let isDiscrete: Bool
  /// The number of thumbs, 1 to 8.
  public let thumbCount: Int
  /// The part that keys move, from 0.
  public let focus: Int
  /// The phase of the slider.
  public let phase: ControlPhase
  /// The slider's surroundings.
  public let environment: ControlEnvironment
  /// True if the slider can be used.
  public let isEnabled: Bool
  /// True if the slider is read-only.
  public let isReadOnly: Bool

  let scale: SliderScale
  /// The position of the lower bound on the scale, in points.
  let start: Double
  var thumbs: Eight<SliderThumbState>

  /// The space for thumbs and the focus ring past each end of the track, in points.
  public static let overhang = 20.0

  /// The middle of the track across it, in points.
  public var middle: Double { breadth / 2 }

  /// Returns a value's position along the track, or the end nearest to it; for NaN the lower bound.
  public func place(of value: Double) -> Double {
    guard value > bounds.lowerBound else { return along(0) }
    guard value < bounds.upperBound else {
      return along(scale.position(of: bounds.upperBound) - start)
    }
    return along(scale.position(of: value) - start)
  }

  /// - Parameter offset: Points from the lower bound, growing with the value.
  /// - Returns: The position along the track.
  func along(_ offset: Double) -> Double { growsForward ? offset : length - offset }

  /// Returns the filled part of the track: from the first thumb to the last, or an origin to one.
  ///
  /// - Parameter origin: A value, such as 0 within a signed range; `nil` for the lower bound.
  /// - Returns: The start and end along the track.
  public func filled(from origin: Double? = nil) -> ClosedRange<Double> {
    let first = along(thumbs[0].offset)
    let other =
      thumbCount > 1
      ? along(thumbs[thumbCount - 1].offset) : origin.map { place(of: $0) } ?? along(0)
    return min(first, other)...max(first, other)
  }

  /// The slider's rectangle, in points from the upper left corner of the track's space. It is as
  /// broad as the scene, and longer than the track by the overhang at both ends.
  public var frame: Rect {
    frame(along: -Self.overhang, across: 0, length + 2 * Self.overhang, breadth)
  }

  /// Converts a rectangle to points from the upper left corner.
  ///
  /// - Parameters:
  ///   - along: The start along the track.
  ///   - across: The start across the track.
  ///   - length: The size along the track.
  ///   - breadth: The size across the track.
  /// - Returns: The rectangle in points from the upper left corner.
  public func frame(
    along: Double, across: Double, _ length: Double, _ breadth: Double
  ) -> Rect {
    orientation == .horizontal
      ? Rect(x: along, y: across, width: length, height: breadth)
      : Rect(x: across, y: along, width: breadth, height: length)
  }

  /// Converts a position on the slider to points from the upper left corner.
  public func point(along: Double, across: Double) -> Point {
    orientation == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}

extension SliderControl {
  /// Returns the current scene.
  ///
  /// - Parameters:
  ///   - breadth: The size across the track, in points; clamped to 0 … 100,000, NaN counts as 0.
  ///     Labels and bubbles fit from 80 on.
  ///   - environment: The slider's surroundings.
  /// - Returns: A copy that does not follow the slider.
  public func scene(
    breadth: Double = 80, environment: ControlEnvironment = ControlEnvironment()
  ) -> SliderScene {
    let interaction = track.rules.interaction
    var copy = self
    var thumbs = Eight(repeating: copy.thumbState(of: 0))
    for part in 1..<max(partCount, 1) { thumbs[part] = copy.thumbState(of: part) }
    return SliderScene(
      length: rules.length, breadth: Rect.side(breadth),
      orientation: configuration.orientation, growsForward: configuration.direction.isForward,
      layoutDirection: configuration.layoutDirection,
      bounds: configuration.shownRange, isDiscrete: rules.isDiscrete, thumbCount: partCount,
      focus: focus,
      phase: phase, environment: environment,
      isEnabled: environment.isEnabled && interaction != .disabled,
      isReadOnly: interaction == .readOnly, scale: scale, start: rules.start,
      thumbs: thumbs)
  }

  private mutating func thumbState(of part: Int) -> SliderThumbState {
    let (limits, start) = (range(for: part).values, track.rules.start)
    return parts.read(part) {
      SliderThumbState(
        value: $0.slide.value, offset: canonical($0.slide.shown - start), limits: limits,
        phase: $0.slide.phase, isHeld: $0.slide.isHeld, landing: $0.slide.landing)
    }
  }
}
