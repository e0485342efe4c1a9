public import ControlCore
public import Presentation

/// The visible state of a ruler, in points: marks, cursor, bounds. A style draws it.
///
/// Positions are `along` the main axis, from its left or upper end, and `across` it on the cross
/// axis, from its upper or left edge. The cost depends on the visible marks alone.
public struct RulerScene: Equatable, Sendable, StyledScene {
  /// The length along the main axis, in points; 0 to 100,000.
  public let length: Double
  /// The breadth along the cross axis, in points; 0 to 100,000.
  public let breadth: Double
  /// The orientation of the ruler.
  public let orientation: ControlOrientation
  /// The value under the cursor, clamped to the bounds.
  public let value: Double
  /// The current activity of the ruler.
  public let phase: ControlPhase
  /// The environment of the ruler.
  public let environment: ControlEnvironment
  /// True if it can be used.
  public let isEnabled: Bool

  /// Points from one step mark to the next.
  public let unitWidth: Double
  /// The shown displacement past a bound, in points: above 0 past the upper, below 0 past the
  /// lower, else 0.
  public let overscroll: Double
  /// The number of cells, of one step each, filled by the marks; odd, as one is in the middle.
  public let cellCount: Int64

  let marks: VisibleMarks
  /// The end of a motion, in points from mark 0; infinite unless it moves by itself.
  let landingPosition: Double
  let bounds: ClosedRange<Double>

  /// The position of the cursor along the main axis.
  public var cursor: Double { length / 2 }

  /// The number of visible marks, including those beside the edges.
  public var markCount: Int64 { marks.count }

  /// Returns a visible mark.
  ///
  /// - Parameter number: index from 0 to `markCount - 1`, in the order of values.
  /// - Returns: mark at that index.
  @inline(__always)
  public func mark(_ number: Int64) -> RulerMark {
    marks.mark(number, cursor: cursor)
  }

  /// The position of the lower bound along the main axis; `nil` if there is none.
  public var lowerBound: Double? { place(of: bounds.lowerBound) }

  /// The position of the upper bound along the main axis; `nil` if there is none.
  public var upperBound: Double? { place(of: bounds.upperBound) }

  /// The end of a motion along the main axis; `nil` unless it moves by itself.
  public var landing: Double? { place(of: landingPosition) }

  @inline(__always)
  private func place(of position: Double) -> Double? {
    abs(position) < .infinity ? marks.place(of: position, cursor: cursor) : nil
  }

  /// The frame of the whole ruler, in points from its upper left corner.
  public var frame: Rect { frame(along: 0, across: 0, length, breadth) }

  /// Returns a rectangle on the ruler.
  ///
  /// - Parameters:
  ///   - along: beginning on the main axis.
  ///   - across: beginning on the cross axis.
  ///   - length: length along the main axis.
  ///   - breadth: breadth along the cross axis.
  /// - Returns: rectangle in points from the upper left corner.
  public func frame(
    along: Double, across: Double, _ length: Double, _ breadth: Double
  ) -> Rect {
    orientation == .horizontal
      ? Rect(x: along, y: across, width: length, height: breadth)
      : Rect(x: across, y: along, width: breadth, height: length)
  }

  /// Returns a position on the ruler, in points from the upper left corner.
  public func point(along: Double, across: Double) -> Point {
    orientation == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}

extension RulerControl {
  /// Returns the current scene.
  ///
  /// - Parameters:
  ///   - breadth: breadth along the cross axis, in points; the length is the configuration's. Both
  ///     are clamped to 0 … 100,000; NaN counts as 0.
  ///   - overflow: spare cells on each side, as SlidingRuler's `slidingRulerCellOverflow`; 0 to
  ///     100. Only for drawings that are moved without a new scene.
  ///   - environment: environment of the ruler.
  /// - Returns: independent value, which does not follow the ruler.
  @inline(never)
  public func scene(
    breadth: Double = 80, overflow: Int64 = 0,
    environment: ControlEnvironment = ControlEnvironment()
  ) -> RulerScene {
    let length = Rect.side(configuration.length)
    let cellCount = Self.cellCount(length, configuration.unitWidth, min(max(overflow, 0), 100))
    let spare = min((Double(cellCount) * configuration.unitWidth - length) / 2, 100_000)
    let shown = slide.shown
    let bounds = scale.bounds
    let overscroll = shown - min(max(shown, bounds.lowerBound), bounds.upperBound)
    return RulerScene(
      length: length, breadth: Rect.side(breadth),
      orientation: configuration.orientation, value: value, phase: phase,
      environment: environment,
      isEnabled: environment.isEnabled && configuration.interaction != .disabled,
      unitWidth: configuration.unitWidth,
      overscroll: canonical(overscroll), cellCount: cellCount,
      marks: VisibleMarks(
        scale, shown: shown, isForward: configuration.growsForward,
        textScale: environment.textScale,
        reach: length / 2 + (overflow > 0 ? spare : VisibleMarks.margin)),
      landingPosition: slide.landing ?? .infinity,
      bounds: bounds)
  }

  /// Returns SlidingRuler's number of cells: those in the length and the spare ones, made odd.
  private static func cellCount(_ length: Double, _ width: Double, _ overflow: Int64) -> Int64 {
    let count = Int64(saturating: min(roundedUp(length / width), 1e15)) &+ 2 &* overflow
    return count & 1 == 0 ? count &+ 1 : count
  }
}
