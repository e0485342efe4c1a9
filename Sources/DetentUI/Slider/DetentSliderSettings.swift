#if canImport(SwiftUI)
internal import Slider

/// The behaviour of a thumb at its neighbour. Thumbs never pass each other.
public enum DetentSliderMeetingBehavior: Equatable, Sendable {
  /// Stops at the neighbour, with the haptic of a bound: the default.
  case block
  /// Pushes the neighbour along, up to the end of the track or to a thumb that is held.
  case push
}

/// The effect of a press on the track beside the thumbs.
public enum DetentSliderTrackPressBehavior: Equatable, Sendable {
  /// Moves the nearest thumb to the press, from where it can be dragged; for a finger, on release
  /// or when it moves along the track. The default.
  case jump
  /// Moves the nearest thumb by one step towards the press.
  case step
  /// No effect.
  case ignore
}

/// The effect of a drag that begins between two thumbs, on neither of them.
public enum DetentSliderBetweenBehavior: Equatable, Sendable {
  /// A press between two thumbs acts like one elsewhere on the track: the default.
  case hold
  /// Moves both thumbs, at a constant distance.
  case moveBoth
}

/// The moment at which a dragged value is quantized.
public enum DetentSliderQuantization: Equatable, Sendable {
  /// During the drag: value and thumb move from one allowed value to the next. The default.
  case whileDragging
  /// On release; until then, value and thumb follow the finger.
  case onRelease
}

/// The mapping of values to positions on a slider's track.
public struct DetentSliderScale: Equatable, Sendable {
  var curve = SliderCurve.linear
  var factor: Double?
  var stops: [Double] = []
  /// True if stops lie by their values.
  var isByValue = false
  var knots: [Double] = []
  var steps: [Double] = []

  /// A linear scale, the default: equal distances are equal differences.
  public static var linear: DetentSliderScale { DetentSliderScale() }

  /// A logarithmic scale: equal distances are equal factors. The bounds must be from 10⁻¹² to 10¹²,
  /// the upper at least 1.01 times the lower; otherwise the scale is linear.
  public static var logarithmic: DetentSliderScale { DetentSliderScale(curve: .logarithmic) }

  /// Returns a logarithmic scale on which each allowed value is `factor` times the previous one,
  /// from the lower bound.
  ///
  /// - Parameter factor: 1.01 to 10¹⁰; with other factors, any value can be chosen.
  /// - Returns: the scale.
  public static func logarithmic(factor: Double) -> DetentSliderScale {
    DetentSliderScale(curve: .logarithmic, factor: factor)
  }

  /// A logarithmic scale that allows 1, 2 and 5 times each power of ten, and both bounds.
  public static var oneTwoFive: DetentSliderScale { DetentSliderScale(curve: .oneTwoFive) }

  /// Returns a scale of fixed values, which override the bounds.
  ///
  /// - Parameters:
  ///   - stops: 2 to 32 finite, increasing values; ignores more. Linear if invalid.
  ///   - isByValue: true if they lie as far apart as their values, of which neighbours must be at least
  ///     a millionth of all apart; else they are evenly spaced.
  /// - Returns: the scale.
  public static func stops(_ stops: [Double], byValue isByValue: Bool = false) -> DetentSliderScale
  {
    DetentSliderScale(stops: stops, isByValue: isByValue)
  }

  /// Returns a scale in pieces, whose first and last values override the bounds:
  /// `.knots([0: 0, 1: 100, 3: 1000], steps: [5, 50])` gives the first hundred a third of the track.
  ///
  /// - Parameters:
  ///   - knots: 3 to 9 places with their values, both increasing; places count in any unit. Linear if
  ///     invalid, with the steps.
  ///   - steps: difference between allowed values in each piece, 0 for any; by default all are 0.
  ///   - isLogarithmic: true if each piece that begins above 0 is logarithmic.
  /// - Returns: the scale.
  public static func knots(
    _ knots: KeyValuePairs<Double, Double>, steps: [Double] = [], isLogarithmic: Bool = false
  ) -> DetentSliderScale {
    DetentSliderScale(
      curve: isLogarithmic ? .logarithmic : .linear, knots: knots.flatMap { [$0.key, $0.value] },
      steps: steps)
  }
}

extension SliderMeeting {
  init(_ behavior: DetentSliderMeetingBehavior) {
    switch behavior {
    case .block: self = .block
    case .push: self = .push
    }
  }
}

extension SliderTrackPress {
  init(_ behavior: DetentSliderTrackPressBehavior) {
    switch behavior {
    case .jump: self = .jump
    case .step: self = .step
    case .ignore: self = .nothing
    }
  }
}

extension SliderBetween {
  init(_ behavior: DetentSliderBetweenBehavior) {
    switch behavior {
    case .hold: self = .hold
    case .moveBoth: self = .move
    }
  }
}

extension SliderQuantization {
  init(_ quantization: DetentSliderQuantization) {
    switch quantization {
    case .whileDragging: self = .drag
    case .onRelease: self = .release
    }
  }
}
#endif
