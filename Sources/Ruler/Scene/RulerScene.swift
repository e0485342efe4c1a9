public import ControlCore
public import Presentation

/// What shows of a ruler, in points: marks, cursor, bounds. A style draws it.
///
/// Places are `along` the ruler, from its left or upper end, and `across` it, from its upper or left
/// edge. It costs what shows, however many marks there are and however far away mark 0 is.
public struct RulerScene: Equatable, Sendable, StyledScene {
  /// Points along the ruler; 0 to 100,000.
  public let length: Double
  /// Points across; 0 to 100,000.
  public let breadth: Double
  /// How it lies.
  public let orientation: ControlOrientation
  /// The value under the cursor, brought back between the bounds.
  public let value: Double
  /// What the ruler is doing.
  public let phase: ControlPhase
  /// What surrounds it.
  public let environment: ControlEnvironment
  /// Whether it can be used.
  public let isEnabled: Bool

  /// Points from one step mark to the next.
  public let unitWidth: Double
  /// How far past a bound it has been pulled or has swung, in points as they show: above 0 past the
  /// upper, below 0 past the lower, else 0.
  public let overscroll: Double
  /// How many cells, of one step each, the marks fill: an odd number, as one is in the middle.
  public let cellCount: Int64

  let marks: VisibleMarks
  /// Where it comes to rest, in points from mark 0; infinite unless it moves by itself.
  let landingPosition: Double
  let bounds: ClosedRange<Double>

  /// Where the cursor is, along.
  public var cursor: Double { length / 2 }

  /// How many marks show, those beside the edges included.
  public var markCount: Int64 { marks.count }

  /// A mark that shows.
  ///
  /// - Parameter number: 0 up to `markCount`, in the order of their values.
  /// - Returns: the mark.
  @inline(__always)
  public func mark(_ number: Int64) -> RulerMark {
    marks.mark(number, cursor: cursor)
  }

  /// Where the lower bound is, along; `nil` if there is none.
  public var lowerBound: Double? { place(of: bounds.lowerBound) }

  /// Where the upper bound is, along; `nil` if there is none.
  public var upperBound: Double? { place(of: bounds.upperBound) }

  /// Where the place is, along, at which it comes to rest; `nil` unless it moves by itself.
  public var landing: Double? { place(of: landingPosition) }

  @inline(__always)
  private func place(of position: Double) -> Double? {
    abs(position) < .infinity ? marks.place(of: position, cursor: cursor) : nil
  }

  /// The whole of it, in points from its upper left corner.
  public var frame: Rect { frame(along: 0, across: 0, length, breadth) }

  /// A rectangle on the ruler.
  ///
  /// - Parameters:
  ///   - along: where it begins.
  ///   - across: where it begins.
  ///   - length: along the ruler.
  ///   - breadth: across the ruler.
  /// - Returns: the same in points from the upper left corner.
  public func frame(
    along: Double, across: Double, _ length: Double, _ breadth: Double
  ) -> Rect {
    orientation == .horizontal
      ? Rect(x: along, y: across, width: length, height: breadth)
      : Rect(x: across, y: along, width: breadth, height: length)
  }

  /// A place on the ruler, in points from the upper left corner.
  public func point(along: Double, across: Double) -> Point {
    orientation == .horizontal ? Point(x: along, y: across) : Point(x: across, y: along)
  }
}

extension RulerControl {
  /// What shows now.
  ///
  /// - Parameters:
  ///   - breadth: across the ruler, in points; its length is the configuration's. Both are brought
  ///     back to 0 … 100,000; what is not a number counts as 0.
  ///   - overflow: spare cells to each side, as SlidingRuler's `slidingRulerCellOverflow`; 0 to 100. Only
  ///     for drawings that are moved about without a new scene.
  ///   - environment: what surrounds it.
  /// - Returns: a value of its own; it does not follow the ruler.
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

  /// The number of cells that SlidingRuler has: as many as the length has, and the spare ones, made odd.
  private static func cellCount(_ length: Double, _ width: Double, _ overflow: Int64) -> Int64 {
    let count = Int64(saturating: min(roundedUp(length / width), 1e15)) &+ 2 &* overflow
    return count & 1 == 0 ? count &+ 1 : count
  }
}
