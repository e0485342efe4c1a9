public import ControlCore
public import Presentation

/// What shows of a dial: where its pointer is, what of its circle has values, and its marks. A style draws it.
///
/// Places are angles, in degrees clockwise from the top, round the middle of the viewport. Which way people read
/// changes none of them.
public struct DialScene: Equatable, Sendable, StyledScene {
  /// The viewport, from its own upper left corner: each side 0 to 100,000 points.
  public let frame: Rect
  /// The values from one end to the other; if they begin again, the upper end reads as the lower.
  public let bounds: ClosedRange<Double>
  /// From one mark to the next; `nil` if the dial has no step.
  public let step: Double?
  /// Whether values begin again behind the last.
  public let wraps: Bool
  /// Where the lower end is.
  public let start: Double
  /// How far it is from there to the upper end: above 0, at most 36,000. More than 360 are several turns.
  public let sweep: Double

  /// The value.
  public let value: Double
  /// In which turn that is.
  public let turns: Int32
  /// Where the dial is; it grows on over turns, and is that of the value but while what shows follows behind.
  public let angle: Double
  /// Where it will be when it comes to rest; `nil` unless it moves by itself.
  public let landing: Double?
  /// What it does.
  public let phase: ControlPhase
  /// Whether a pointer holds it.
  public let isHeld: Bool
  /// What surrounds it.
  public let environment: ControlEnvironment
  /// Whether it can be used.
  public let isEnabled: Bool
  /// Whether it can only be read.
  public let isReadOnly: Bool

  /// What it turns round.
  public var center: Point { frame.center }
  /// From there to the nearest side of the viewport: nothing is drawn further away. In points.
  public var radius: Double { min(frame.width, frame.height) / 2 }

  /// What of the sweep shows: all of it; of a dial of several turns the one in which it is, as a whole circle.
  ///
  /// - Returns: where that begins, in degrees clockwise from the top and over turns, and how far it goes on: at most 360.
  public var shown: (start: Double, sweep: Double) {
    guard sweep > 360 else { return (start, sweep) }
    // What has come to the seam, up to rounding, is at the beginning of a turn; but the upper end is no turn of its own.
    let turn = roundedDown((angle - start + 1e-9) / 360)
    return (start + min(max(turn, 0), roundedUp(sweep / 360) - 1) * 360, 360)
  }

  /// Where a value is, in the first turn, or in its own if there are several between the ends; one that is not on the dial counts as its nearest end, and what is not a number
  /// as the lower end.
  public func angle(of value: Double) -> Double {
    guard value > bounds.lowerBound else { return start }
    guard value < bounds.upperBound else { return start + sweep }
    return start + (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound) * sweep
  }

  /// What of the circle is filled.
  ///
  /// - Parameter origin: a value to fill from, as 0 where values are to both sides of it; the lower end if there is none.
  /// - Returns: the angle to begin at, in the turn that shows, and how far it is from there to where the dial is in its own;
  ///   negative if that is the other way round. Of several turns between the ends it is what is filled of that which shows.
  public func filled(from origin: Double? = nil) -> (start: Double, sweep: Double) {
    guard sweep <= 360 else {
      let (first, last) = (shown.start, shown.start + 360)
      let from = min(max(origin.map { angle(of: $0) } ?? start, first), last)
      return (from, min(max(angle, first), last) - from)
    }
    let from = origin.map { angle(of: $0) - start } ?? 0
    let way = angle - start
    // What has come to the seam, up to rounding, is at the lower end, and not a turn from it.
    let turn = wraps ? roundedDown((way + 1e-9) / 360) * 360 : 0
    return (start + from, min(max(way - turn, 0), sweep) - from)
  }

  /// A place on the dial.
  ///
  /// - Parameters:
  ///   - degrees: clockwise from the top.
  ///   - distance: from the middle, in points.
  /// - Returns: the place in points from the upper left corner of the viewport.
  public func point(at degrees: Double, _ distance: Double) -> Point {
    arc(distance, from: degrees, by: 0).point(at: degrees)
  }

  /// How far right and down it is to a place one point from the middle.
  func direction(at degrees: Double) -> Point { UnitCircle.point(degrees: degrees) }

  /// A part of a circle round the middle of the dial.
  ///
  /// - Parameters:
  ///   - radius: in points.
  ///   - start: where it begins, in degrees clockwise from the top.
  ///   - sweep: how far it goes, in degrees.
  /// - Returns: the part of that circle.
  public func arc(_ radius: Double, from start: Double, by sweep: Double) -> Arc {
    Arc(center: center, radius: radius, start: start, sweep: sweep)
  }
}

extension DialControl {
  /// What shows now.
  ///
  /// - Parameter environment: what surrounds the dial.
  /// - Returns: a value of its own; it does not follow the dial.
  @inline(never)
  public func scene(environment: ControlEnvironment = ControlEnvironment()) -> DialScene {
    let configuration = configuration
    let interaction = configuration.interaction
    return DialScene(
      frame: Rect(
        x: 0, y: 0, width: Rect.side(configuration.length),
        height: Rect.side(configuration.breadth)),
      bounds: configuration.range, step: configuration.step, wraps: configuration.wraps,
      start: configuration.start, sweep: configuration.sweep, value: value, turns: turns,
      angle: angle,
      landing: slide.landing.map { angle(at: $0) },
      phase: phase, isHeld: slide.isHeld, environment: environment,
      isEnabled: environment.isEnabled && interaction != .disabled,
      isReadOnly: interaction == .readOnly)
  }

  private func angle(at offset: Double) -> Double {
    configuration.start + offset / configuration.rotation.turn * 360
  }
}
