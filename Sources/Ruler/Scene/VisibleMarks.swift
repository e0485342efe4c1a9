import ControlCore

/// The visible marks of a ruler, with their positions.
///
/// Positions are computed from a mark near the cursor, so they are as exact at value 10¹⁵ as at 0.
struct VisibleMarks: Equatable, Sendable {
  /// The distance outside the ruler at which marks are still drawn, in points, for their labels.
  static let margin = 60.0
  /// The minimum distance of drawn marks, in points. Closer marks are omitted: fractions first,
  /// then halves, then all but every tenth step, and so on. So the cost depends only on visible
  /// marks.
  static let leastDistance = 2.0

  private let lattice: Lattice
  private let first: Int64
  private let stride: Int64
  let count: Int64
  private let labelStride: Int64
  /// The values that can be chosen. Marks are in range by value, not by position: 0.3 is in 0…0.3.
  private let values: ClosedRange<Double>

  /// The mark nearest to the cursor, and its distance from there, in points.
  private let anchor: Int64
  private let anchorOffset: Double
  private let shown: Double
  /// 1 if values grow along the ruler, else -1.
  private let sense: Double

  /// - Parameters:
  ///   - scale: scale of the ruler.
  ///   - shown: position under the cursor, in points from mark 0.
  ///   - isForward: true if values grow along the ruler.
  ///   - textScale: text size relative to the default.
  ///   - reach: extent of the marks to each side of the cursor, in points.
  @inline(never)
  init(
    _ scale: LimitedScale<Lattice>, shown: Double, isForward: Bool, textScale: Double,
    reach: Double
  ) {
    let lattice = scale.base
    let width = lattice.fractionWidth
    anchor = Int64(saturating: roundedToNearest(shown / width))
    let anchorOffset = lattice.position(ofMark: anchor) - shown
    let stride = Self.stride(lattice)
    let before = Int64(saturating: roundedUp((-reach - anchorOffset) / width)) &+ anchor
    let after = Int64(saturating: roundedDown((reach - anchorOffset) / width)) &+ anchor
    first = Self.multiple(of: stride, notBelow: max(before, -Lattice.farthestMark))
    let last = min(after, Lattice.farthestMark)
    count = last < first ? 0 : (last &- first) / stride &+ 1
    values = scale.values
    labelStride =
      count > 0 ? LabelSpacing(lattice, from: first, to: last).stride(textScale: textScale) : 1
    sense = isForward ? 1 : -1
    (self.lattice, self.stride, self.shown, self.anchorOffset) =
      (lattice, stride, shown, anchorOffset)
  }

  @inline(never)
  func mark(_ number: Int64, cursor: Double) -> RulerMark {
    let index = first &+ min(max(number, 0), max(count &- 1, 0)) &* stride
    let value = lattice.value(ofMark: index)
    return RulerMark(
      index: index, kind: kind(index),
      along: cursor + sense * (Double(index &- anchor) * lattice.fractionWidth + anchorOffset),
      hasLabel: index % labelStride == 0, isInRange: values.contains(value),
      value: value)
  }

  /// Returns the position along the ruler of `position`, in points from mark 0.
  func place(of position: Double, cursor: Double) -> Double {
    cursor + sense * (position - shown)
  }

  private func kind(_ index: Int64) -> RulerMark.Kind {
    let part = index % lattice.fractions
    guard part != 0 else { return .unit }
    return 2 &* abs(part) == lattice.fractions ? .half : .fraction
  }

  /// Returns the distance of drawn marks, in fractions.
  private static func stride(_ lattice: Lattice) -> Int64 {
    if lattice.fractionWidth >= leastDistance { return 1 }
    let half = lattice.fractions / 2
    if lattice.fractions & 1 == 0, lattice.unitWidth / 2 >= leastDistance { return half }
    var steps: Int64 = 1
    while Double(steps) * lattice.unitWidth < leastDistance, steps < 1_000_000_000_000 {
      steps &*= 10
    }
    return steps &* lattice.fractions
  }

  private static func multiple(of stride: Int64, notBelow index: Int64) -> Int64 {
    let rest = index % stride
    return rest > 0 ? index &+ stride &- rest : index &- rest
  }
}
