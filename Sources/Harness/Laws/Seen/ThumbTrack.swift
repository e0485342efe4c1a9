import ControlCore
import GestureScript

/// The places of thumbs on a proportional track, in points from the end of the lower bound.
struct ThumbTrack {
  /// A press counts as far from a thumb where no thumb of any toolkit reaches, nor its target for
  /// fingers: beyond 32 points.
  static var far: Double { 32 }
  /// The error of a place: a point each for the pointer and the thumb, as toolkits round both.
  static var error: Double { 2 }

  let length: Double
  /// The values from one end to the other, and those that can be chosen.
  let shown: ClosedRange<Double>
  let bounds: ClosedRange<Double>
  /// The distance between neighbouring choices; `nil` if no step is set.
  let step: Double?
  private let distance: Double

  /// - Returns: `nil` for a control without a thumb, and for an uneven track.
  init?(_ record: StepRecord) {
    let settings = record.settings
    (shown, bounds) = (record.configuration.shownRange, record.configuration.bounds)
    guard record.type.traits.contains(.thumb), record.configuration.pointerPath == .axis,
      shown.isFinite, bounds.lowerBound < bounds.upperBound,
      record.leavesUnset(StepRecord.ofUnevenTracks)
    else { return nil }
    length = settings.length
    let points = length / (shown.upperBound - shown.lowerBound)
    let size = settings.number(of: "step") ?? 0
    step = size > 0 ? size * points : nil
    distance = max(settings.number(of: "distance") ?? 0, 0) * points
  }

  func place(of value: Double) -> Double {
    (value - shown.lowerBound) / (shown.upperBound - shown.lowerBound) * length
  }

  /// The distance between choices. A control whose step is unknown may have whole numbers or
  /// hundredths, so that a hundredth of the track counts as one.
  var choice: Double { step ?? length / 100 }

  /// The farthest distance of a place from the nearest choice. If the upper bound is off the steps,
  /// the last choice before it may be the largest.
  var mostToChoice: Double {
    let ends = [bounds.lowerBound, bounds.upperBound].map { place(of: $0) / choice }
    return ends.allSatisfy { abs($0 - roundedToNearest($0)) < 1e-6 } ? choice / 2 : choice
  }

  /// Returns the places that bounds and neighbours leave to a part; `nil` if they leave none.
  func space(of part: Int, among values: [Double]) -> ClosedRange<Double>? {
    let lower = part > 0 ? place(of: values[part - 1]) + distance : place(of: bounds.lowerBound)
    let upper =
      part + 1 < values.count
      ? place(of: values[part + 1]) - distance : place(of: bounds.upperBound)
    return lower <= upper ? lower...upper : nil
  }

  /// Returns the points that bounds and neighbours leave to a part on a side.
  func space(of part: Int, among values: [Double], on way: Double) -> Double {
    let (space, thumb) = (space(of: part, among: values), place(of: values[part]))
    return space.map { way > 0 ? $0.upperBound - thumb : thumb - $0.lowerBound } ?? 0
  }

  /// Returns the points between a part and the next one beyond the set distance.
  func gap(of part: Int, among values: [Double]) -> Double {
    place(of: values[part + 1]) - place(of: values[part]) - distance
  }

  /// Checks that a part is as near to a place as its space allows.
  ///
  /// - Parameters:
  ///   - part: the part.
  ///   - place: the place where it should be.
  ///   - values: the values of all parts.
  ///   - most: its farthest distance from there. Beside a neighbour, a choice more: what is left
  ///     there need not be one.
  /// - Returns: not met if there is no space.
  func verdict(
    on part: Int, at place: Double, among values: [Double], within most: Double
  ) -> Verdict {
    guard let space = space(of: part, among: values) else { return .notMet }
    let near = min(max(place, space.lowerBound), space.upperBound)
    let thumb = self.place(of: values[part])
    let isFree =
      (space.lowerBound == 0 || near - most >= space.lowerBound)
      && (space.upperBound == length || near + most <= space.upperBound)
    guard abs(thumb - near) > most + Self.error + (isFree ? 0 : choice) else { return .kept }
    return .broken(
      "the value is \(values[part]), at \(thumb) points, and should be at \(near) points")
  }
}
