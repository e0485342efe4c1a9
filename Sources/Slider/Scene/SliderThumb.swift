public import ControlCore
public import Presentation

/// One thumb of a slider, for whatever draws it.
public struct SliderThumb: Equatable, Sendable, StyledScene {
  /// Which part of the slider it is, from 0.
  public let part: Int
  /// Its value.
  public let value: Double
  /// The values that it can have: between the bounds, and its neighbours.
  public let limits: ClosedRange<Double>
  /// Where its middle is, along the track.
  public let along: Double
  /// Where it is: what is to be pressed to take hold of it, 28 points wide and high. A style may draw it elsewhere.
  public var frame: Rect
  /// Where it will be when it comes to rest; `nil` unless it moves by itself.
  public let landing: Rect?
  /// What it does.
  public let phase: ControlPhase
  /// Whether a pointer holds it.
  public let isHeld: Bool
  /// Whether keys are for it, once the slider has the keyboard.
  public let isFocus: Bool
  /// How the slider lies.
  public let orientation: ControlOrientation
  /// What surrounds the slider.
  public let environment: ControlEnvironment
  /// Whether the slider can be used.
  public let isEnabled: Bool
  /// Whether the slider can only be read.
  public let isReadOnly: Bool

  /// Whether it has the keyboard now.
  public var isFocused: Bool { isFocus && environment.isFocused }

  /// How wide and high it is, in points; WCAG 2.2 asks for 24.
  public static let size = 28.0
}

/// What a scene keeps of a thumb.
struct SliderThumbState: Equatable, Sendable {
  var value: Double
  /// In points from the lower bound, growing with the value.
  var offset: Double
  var limits: ClosedRange<Double>
  var phase = ControlPhase.idle
  var isHeld = false
  /// As `offset`.
  var landing: Double?

  init(value: Double, offset: Double, limits: ClosedRange<Double>) {
    (self.value, self.offset, self.limits) = (value, offset, limits)
  }
}

extension SliderScene {
  /// A thumb.
  ///
  /// - Parameter part: 0 up to `thumbCount`, in the order of their values; any other number counts as the nearest.
  /// - Returns: the thumb.
  @inline(never)
  public func thumb(_ part: Int) -> SliderThumb {
    let part = min(max(part, 0), thumbCount - 1)
    let state = thumbs[part]
    let place = along(state.offset)
    return SliderThumb(
      part: part, value: state.value, limits: state.limits, along: place,
      frame: thumbFrame(place), landing: state.landing.map { thumbFrame(along($0)) },
      phase: state.phase, isHeld: state.isHeld, isFocus: part == focus, orientation: orientation,
      environment: environment, isEnabled: isEnabled, isReadOnly: isReadOnly)
  }

  /// The thumbs in the order in which they are drawn: by their values, but first those that are neither held nor the
  /// one that keys are for, and last those that are held.
  ///
  /// - Parameter number: 0 up to `thumbCount`; any other number counts as the nearest.
  /// - Returns: the thumb.
  @inline(never)
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

/// A thumb that is a disc, with a rim that sets it off from what is below it.
///
/// Where a thumb in motion will rest there is a pale ring; one that is held is larger, and one that can only be read is
/// a ring.
public struct DiscThumb: Painter, Sendable {
  /// Its colour.
  public var ink: Ink

  /// Discs of one colour.
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
