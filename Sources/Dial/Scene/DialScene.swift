public import ControlCore
public import Presentation

/// A dial's visible state: pointer, range of values and marks. A style draws it.
///
/// Angles are in degrees clockwise from the top, for any reading direction.
public struct DialScene: Equatable, Sendable, StyledScene {
  /// The viewport, from its own upper left corner; each side 0 to 100,000 points.
  public let frame: Rect
  /// The values from one end to the other; if they wrap, the upper end reads as the lower.
  public let bounds: ClosedRange<Double>
  /// The difference between neighbouring marks; `nil` without a step.
  public let step: Double?
  /// True if values wrap.
  public let wraps: Bool
  /// The angle of the lower end.
  public let start: Double
  /// The angle from the lower end to the upper: 0.001 to 36,000, or negative if the dial is inverted;
  /// beyond 360, several turns.
  public let sweep: Double

  /// The value of the dial.
  public let value: Double
  /// The turn of the value.
  public let turns: Int32
  /// The visible angle, going on over turns. It matches the value unless it lags behind.
  public let angle: Double
  /// The angle at which the dial comes to rest; `nil` unless it moves by itself.
  public let landing: Double?
  /// The phase of the dial.
  public let phase: ControlPhase
  /// True while a pointer holds the dial.
  public let isHeld: Bool
  /// The dial's surroundings.
  public let environment: ControlEnvironment
  /// True if the dial can be used.
  public let isEnabled: Bool
  /// True if the dial is read-only.
  public let isReadOnly: Bool

  /// The centre of rotation.
  public var center: Point { frame.center }
  /// Half the shorter side of the viewport, in points; nothing is drawn further from the middle.
  public var radius: Double { min(frame.width, frame.height) / 2 }

  /// The visible part of the sweep: all of it, or of several turns the present one, as a circle.
  ///
  /// - Returns: The start, clockwise from the top and over turns; the sweep, at most 360 degrees, and
  ///   negative if the dial is inverted.
  public var shown: (start: Double, sweep: Double) {
    guard wholeWay > 360 else { return (start, sweep) }
    // A position at the seam, up to rounding, begins a turn; but the upper end begins none.
    let turn = roundedDown((way(to: angle) + 1e-9) / 360)
    return (start + sense * min(max(turn, 0), roundedUp(wholeWay / 360) - 1) * 360, sense * 360)
  }

  /// 1 if values grow clockwise, else -1.
  private var sense: Double { sweep < 0 ? -1 : 1 }
  /// The degrees from the lower end to the upper, above 0.
  var wholeWay: Double { abs(sweep) }
  /// Returns the degrees from the lower end to an angle, in the direction of larger values.
  func way(to angle: Double) -> Double { sense * (angle - start) }

  /// Returns the angle of a value, in the first turn, or over all turns between the ends. Values
  /// off the dial map to the nearest end, NaN to the lower end.
  public func angle(of value: Double) -> Double {
    guard value > bounds.lowerBound else { return start }
    guard value < bounds.upperBound else { return start + sweep }
    return start + (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) * sweep
  }

  /// Returns the filled part of the circle.
  ///
  /// - Parameter origin: A value to fill from, such as 0 in a signed range; by default the lower
  ///   end.
  /// - Returns: The start angle in the visible turn, and the signed angle from there to the dial's;
  ///   of several turns, the visible one's part.
  public func filled(from origin: Double? = nil) -> (start: Double, sweep: Double) {
    guard wholeWay <= 360 else {
      let ends = ends(of: shown)
      func within(_ angle: Double) -> Double {
        min(max(angle, ends.lowerBound), ends.upperBound)
      }
      let from = within(origin.map { angle(of: $0) } ?? start)
      return (from, within(angle) - from)
    }
    let from = origin.map { way(to: angle(of: $0)) } ?? 0
    let rest = way(to: angle)
    // A position at the seam, up to rounding, is at the lower end, not a turn after it.
    let turn = wraps ? roundedDown((rest + 1e-9) / 360) * 360 : 0
    return (start + sense * from, sense * (min(max(rest - turn, 0), wholeWay) - from))
  }

  /// Returns the angles between which an arc lies.
  func ends(of arc: (start: Double, sweep: Double)) -> ClosedRange<Double> {
    let end = arc.start + arc.sweep
    return min(arc.start, end)...max(arc.start, end)
  }

  /// Returns a point on the dial.
  ///
  /// - Parameters:
  ///   - degrees: Clockwise from the top.
  ///   - distance: The distance from the middle, in points.
  /// - Returns: Points from the upper left corner of the viewport.
  public func point(at degrees: Double, _ distance: Double) -> Point {
    arc(distance, from: degrees, by: 0).point(at: degrees)
  }

  /// Returns the unit vector of an angle, to the right and down.
  func direction(at degrees: Double) -> Point { UnitCircle.point(degrees: degrees) }

  /// Returns an arc around the middle of the dial.
  ///
  /// - Parameters:
  ///   - radius: The radius in points.
  ///   - start: The start in degrees clockwise from the top.
  ///   - sweep: The length in degrees.
  /// - Returns: The arc.
  public func arc(_ radius: Double, from start: Double, by sweep: Double) -> Arc {
    Arc(center: center, radius: radius, start: start, sweep: sweep)
  }
}

extension DialControl {
  /// Returns the current scene.
  ///
  /// - Parameter environment: The dial's surroundings.
  /// - Returns: A copy that does not follow the dial.
  @inline(never)
  public func scene(environment: ControlEnvironment = ControlEnvironment()) -> DialScene {
    let configuration = configuration
    let interaction = configuration.interaction
    return DialScene(
      frame: Rect(
        x: 0, y: 0, width: Rect.side(configuration.length),
        height: Rect.side(configuration.breadth)),
      bounds: configuration.range, step: configuration.step, wraps: configuration.wraps,
      start: configuration.angle(at: 0),
      sweep: configuration.isInverted ? -configuration.sweep : configuration.sweep, value: value,
      turns: turns, angle: angle, landing: slide.landing.map { configuration.angle(at: $0) },
      phase: phase, isHeld: slide.isHeld, environment: environment,
      isEnabled: environment.isEnabled && interaction != .disabled,
      isReadOnly: interaction == .readOnly)
  }
}
