public import ControlCore
public import Presentation

/// What shows of a slider, in points: its track, its thumbs, what is filled, and its marks. A style draws it.
///
/// Places are `along` the track, from its left or upper end, and `across` it, from the upper or left edge. The track
/// is in the middle of the breadth, and thumbs at its ends stand out of it by their half.
public struct SliderScene: Equatable, Sendable, StyledScene {
  /// Points from the middle of a thumb at one end of the track to its middle at the other; 1 to 1,000,000.
  public let length: Double
  /// Points across; 0 to 100,000.
  public let breadth: Double
  /// How it lies.
  public let orientation: ControlOrientation
  /// At which end the lower bound is, if it is horizontal.
  public let layoutDirection: ControlLayoutDirection
  /// The values of the two ends of the track.
  public let bounds: ClosedRange<Double>
  /// Whether there are values between those that can be chosen.
  public let isDiscrete: Bool
  /// How many thumbs there are, 1 to 8.
  public let thumbCount: Int
  /// The thumb that keys are for, from 0.
  public let focus: Int
  /// What the slider is doing.
  public let phase: ControlPhase
  /// What surrounds it.
  public let environment: ControlEnvironment
  /// Whether it can be used.
  public let isEnabled: Bool
  /// Whether it can only be read.
  public let isReadOnly: Bool

  let scale: SliderScale
  /// Where the lower bound is on the scale, in points.
  let start: Double
  var thumbs: Eight<SliderThumbState>

  /// How far thumbs, and the ring of the keyboard, stand out of the track at its ends, in points.
  public static let overhang = 20.0

  /// Where the middle of the track is, across.
  public var middle: Double { breadth / 2 }

  /// Whether larger values are further along.
  var growsForward: Bool { orientation == .horizontal && layoutDirection == .leftToRight }

  /// Where a value is, along; one that is not on the track counts as its nearest end, and what is not a number as the
  /// lower bound.
  public func place(of value: Double) -> Double {
    guard value > bounds.lowerBound else { return along(0) }
    guard value < bounds.upperBound else {
      return along(scale.position(of: bounds.upperBound) - start)
    }
    return along(scale.position(of: value) - start)
  }

  /// - Parameter offset: in points from the lower bound, growing with the value.
  /// - Returns: where that is, along.
  func along(_ offset: Double) -> Double { growsForward ? offset : length - offset }

  /// What of the track is filled, along: from the first thumb to the last, and if there is but one, from an origin to
  /// it.
  ///
  /// - Parameter origin: a value, as 0 where values are to both sides of it; the lower bound if there is none.
  /// - Returns: where it begins and ends.
  public func filled(from origin: Double? = nil) -> ClosedRange<Double> {
    let first = along(thumbs[0].offset)
    let other =
      thumbCount > 1
      ? along(thumbs[thumbCount - 1].offset) : origin.map { place(of: $0) } ?? along(0)
    return min(first, other)...max(first, other)
  }

  /// The whole of it, in points from the upper left corner of the track's room: as broad as that, and as much longer
  /// as thumbs stand out of it.
  public var frame: Rect {
    frame(along: -Self.overhang, across: 0, length + 2 * Self.overhang, breadth)
  }

  /// A rectangle on the slider.
  ///
  /// - Parameters:
  ///   - along: where it begins.
  ///   - across: where it begins.
  ///   - length: along the track.
  ///   - breadth: across the track.
  /// - Returns: the same in points from the upper left corner.
  public func frame(
    along: Double, across: Double, _ length: Double, _ breadth: Double
  ) -> Rect {
    orientation == .horizontal
      ? Rect(x: along, y: across, width: length, height: breadth)
      : Rect(x: across, y: along, width: breadth, height: length)
  }

  /// A place on the slider, in points from the upper left corner.
  public func point(along: Double, across: Double) -> Point {
    orientation == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}

extension SliderControl {
  /// What shows now.
  ///
  /// - Parameters:
  ///   - breadth: across the track, in points; brought back to 0 … 100,000, and 0 if it is not a number. Labels and
  ///     bubbles have room from 80 on.
  ///   - environment: what surrounds it.
  /// - Returns: a value of its own; it does not follow the slider.
  @inline(never)
  public func scene(
    breadth: Double = 80, environment: ControlEnvironment = ControlEnvironment()
  ) -> SliderScene {
    let interaction = configuration.interaction
    var thumbs = Eight(repeating: thumbState(of: 0))
    for part in 1..<max(partCount, 1) { thumbs[part] = thumbState(of: part) }
    return SliderScene(
      length: rules.length, breadth: Rect.side(breadth),
      orientation: configuration.orientation, layoutDirection: configuration.layoutDirection,
      bounds: rules.bounds, isDiscrete: rules.isDiscrete, thumbCount: partCount, focus: focus,
      phase: phase, environment: environment,
      isEnabled: environment.isEnabled && interaction != .disabled,
      isReadOnly: interaction == .readOnly, scale: scale, start: rules.ends.lowerBound,
      thumbs: thumbs)
  }

  private func thumbState(of part: Int) -> SliderThumbState {
    var state = SliderThumbState(
      value: value(of: part), offset: offset(of: part), limits: limits(of: part))
    if let slot = slots.index(of: part) {
      (state.phase, state.isHeld) = (slots.phase(slot), slots.isHeld(slot))
      let landing = slots.read(slot) { $0.slide.landing }
      state.landing = landing.map { canonical($0 - rules.ends.lowerBound) }
    }
    return state
  }
}
