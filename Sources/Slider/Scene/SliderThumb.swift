public import ControlCore
public import Presentation

/// One thumb of a slider, for drawing.
public struct SliderThumb: Equatable, Sendable, StyledScene {
  /// The part number of the thumb, from 0.
  public let part: Int
  /// The value of the thumb.
  public let value: Double
  /// The values available to the thumb, between the bounds and its neighbours.
  public let limits: ClosedRange<Double>
  /// The position of the thumb's middle along the track, in points.
  public let along: Double
  /// The press target, 28 by 28 points. A style may draw the thumb elsewhere.
  public var frame: Rect
  /// The frame at which the thumb comes to rest; `nil` unless it moves by itself.
  public let landing: Rect?
  /// The phase of the thumb.
  public let phase: ControlPhase
  /// True while a pointer holds the thumb.
  public let isHeld: Bool
  /// True if keys move this thumb while the slider has the keyboard.
  public let isFocus: Bool
  /// The axis of the track.
  public let orientation: ControlOrientation
  /// The slider's surroundings.
  public let environment: ControlEnvironment
  /// True if the slider can be used.
  public let isEnabled: Bool
  /// True if the slider is read-only.
  public let isReadOnly: Bool

  /// True while this thumb has the keyboard.
  public var isFocused: Bool { isFocus && environment.isFocused }

  /// The width and height of a thumb, in points; WCAG 2.2 requires 24.
  public static let size = 28.0
}

/// The state of a thumb in a scene.
struct SliderThumbState: Equatable, Sendable {
  var value: Double
  /// Points from the lower bound, growing with the value.
  var offset: Double
  var limits: ClosedRange<Double>
  var phase: ControlPhase
  var isHeld: Bool
  /// The resting position on the scale, in points; `nil` unless the thumb moves by itself.
  var landing: Double?
}

extension SliderScene {
  /// Returns a thumb.
  ///
  /// - Parameter part: 0 to `thumbCount - 1`, in the order of values; clamped.
  /// - Returns: The thumb.
  public func thumb(_ part: Int) -> SliderThumb {
    let part = min(max(part, 0), thumbCount - 1)
    let state = thumbs[part]
    let place = along(state.offset)
    return SliderThumb(
      part: part, value: state.value, limits: state.limits, along: place,
      frame: thumbFrame(place),
      landing: state.landing.map { thumbFrame(along(canonical($0 - start))) },
      phase: state.phase, isHeld: state.isHeld, isFocus: part == focus, orientation: orientation,
      environment: environment, isEnabled: isEnabled, isReadOnly: isReadOnly)
  }

  /// Returns a thumb by drawing order: values ascending, with held thumbs last and the focused
  /// thumb after others of its kind.
  ///
  /// - Parameter number: 0 to `thumbCount - 1`; clamped.
  /// - Returns: The thumb.
  public func thumb(drawnAs number: Int) -> SliderThumb {
    var left = min(max(number, 0), thumbCount - 1)
    for rank in 0..<4 {
      for part in 0..<thumbCount where self.rank(of: part) == rank {
        if left == 0 { return thumb(part) }
        left -= 1
      }
    }
    return thumb(thumbCount - 1)
  }

  private func rank(of part: Int) -> Int {
    (thumbs[part].isHeld ? 2 : 0) + (part == focus ? 1 : 0)
  }

  private func thumbFrame(_ along: Double) -> Rect {
    let size = SliderThumb.size
    return frame(along: along - size / 2, across: middle - size / 2, size, size)
  }
}

/// A disc with a rim that separates it from the track.
///
/// A held thumb is larger, and a read-only thumb is a ring.
public struct DiscThumb: Painter, Sendable {
  /// The colour of the disc.
  public var ink: Ink

  /// Creates discs of one colour.
  public init(ink: Ink = .blue) {
    self.ink = ink
  }

  public func draw(_ thumb: SliderThumb, on surface: inout some Surface) {
    let (center, radius) = (thumb.frame.center, min(thumb.frame.width, thumb.frame.height) / 2)
    if thumb.isHeld {
      surface.fill(.circle(center: center, radius: radius + 5), ink.opacity(0.25))
    }
    surface.fill(.circle(center: center, radius: radius), .background)
    if thumb.isReadOnly {
      surface.stroke(.circle(center: center, radius: radius - 4), ink, width: 4)
    } else {
      surface.fill(.circle(center: center, radius: radius - (thumb.isHeld ? 0 : 2)), ink)
    }
  }
}
