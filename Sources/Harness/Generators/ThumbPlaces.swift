import ControlCore
import GestureScript

/// The expected positions of a slider's thumbs on a plain track, from the script alone: presses at
/// random seldom hit one.
struct ThumbPlaces {
  /// Points from the end of the lower bound.
  private var places: [Double] = []
  private var held: Int?
  private let length: Double
  private let isBackwards: Bool

  /// - Parameters:
  ///   - settings: what the script starts with.
  ///   - bounds: of the values.
  init(_ settings: Script.Settings, _ bounds: Bounds) {
    length = settings.length
    isBackwards = settings.axis == .y || settings.isRightToLeft
    let width = bounds.upper - bounds.lower
    guard width > 0, width.isFinite else { return }
    places = settings.values.map { min(max(($0 - bounds.lower) / width, 0), 1) * length }
  }

  /// A coordinate along the control, of a place, and the other way round.
  func turned(_ place: Double) -> Double { isBackwards ? length - place : place }

  /// - Parameter number: which thumb, of any size.
  /// - Returns: its coordinate; `nil` if there are none.
  func coordinate(ofThumb number: Int64) -> Double? {
    guard !places.isEmpty else { return nil }
    return turned(places[Int(number) % places.count])
  }

  /// - Parameter number: of the thumb before it, of any size.
  /// - Returns: the coordinate halfway between two thumbs, in whole points; `nil` if there are no two.
  func coordinate(behindThumb number: Int64) -> Double? {
    guard places.count > 1 else { return nil }
    let part = Int(number) % (places.count - 1)
    return turned(roundedToNearest((places[part] + places[part + 1]) / 2))
  }

  /// - Parameter isUpper: which end.
  /// - Returns: its coordinate.
  func coordinate(ofEnd isUpper: Bool) -> Double { turned(isUpper ? length : 0) }

  /// A pointer goes down, and takes the thumb that is nearest.
  mutating func press(at coordinate: Double) {
    let place = turned(coordinate)
    held = places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
  }

  /// A pointer that is down moves, or has been tapped.
  mutating func drag(to coordinate: Double) {
    guard let held else { return }
    places[held] = min(max(turned(coordinate), 0), length)
  }
}
