#if canImport(SwiftUI)
internal import Slider

/// What a thumb does that meets its neighbour. They never pass each other.
public enum DetentSliderMeetingBehavior: Equatable, Sendable {
  /// It stops there, with the haptic of a bound: the default.
  case block
  /// It pushes the neighbour along, up to the end of the track or to a thumb that is held.
  case push
}

/// What a press on the track does, beside the thumbs.
public enum DetentSliderTrackPressBehavior: Equatable, Sendable {
  /// The nearest thumb comes to it, and can be dragged on from there; with a finger when it is lifted or moves along
  /// the track. The default.
  case jump
  /// The nearest thumb goes one step towards it.
  case step
  /// Nothing.
  case ignore
}

/// What a drag does that begins between two thumbs, beside both.
public enum DetentSliderBetweenBehavior: Equatable, Sendable {
  /// What it does elsewhere on the track: the default.
  case hold
  /// It takes both thumbs along, at the same distance.
  case moveBoth
}

/// When the value of a thumb that is dragged becomes one that can be chosen.
public enum DetentSliderQuantization: Equatable, Sendable {
  /// Always: value and thumb go from one to the next. The default.
  case whileDragging
  /// When it is released; until then both follow the finger.
  case onRelease
}

/// How values lie along the track of a slider.
public struct DetentSliderScale: Equatable, Sendable {
  var curve = SliderCurve.linear
  var factor: Double?
  var stops: [Double] = []

  /// Equal distances are equal differences: the default.
  public static var linear: DetentSliderScale { DetentSliderScale() }

  /// Equal distances are equal factors. The bounds must be from 10⁻¹² to 10¹², the upper at least 1.01 times the lower;
  /// else the scale is linear.
  public static var logarithmic: DetentSliderScale { DetentSliderScale(curve: .logarithmic) }

  /// Equal distances are equal factors, and each value that can be chosen is `factor` times the one before it, from the
  /// lower bound on.
  ///
  /// - Parameter factor: 1.01 to 10¹⁰; with any other, all values can be chosen.
  /// - Returns: the scale.
  public static func logarithmic(factor: Double) -> DetentSliderScale {
    DetentSliderScale(curve: .logarithmic, factor: factor)
  }

  /// Equal distances are equal factors, and the values that can be chosen are 1, 2 and 5 times each power of ten, and
  /// both bounds.
  public static var oneTwoFive: DetentSliderScale { DetentSliderScale(curve: .oneTwoFive) }

  /// The only values that can be chosen, evenly apart on the track; they count more than the bounds.
  ///
  /// - Parameter stops: 2 to 32 finite values that increase, the rest is left out; with any others the scale is linear.
  /// - Returns: the scale.
  public static func stops(_ stops: [Double]) -> DetentSliderScale {
    DetentSliderScale(stops: stops)
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
