import ControlCore
import GestureScript

/// The expected positions of a slider's thumbs on a plain track, derived from the script alone.
/// Lets presses hit thumbs, which random positions seldom do.
struct ThumbPlaces {
  /// Distances from the lower end, in points.
  private var places: [Double] = []
  private var held: Int?
  private let length: Double
  private let isBackwards: Bool

  /// - Parameters:
  ///   - settings: the settings at the start of the script.
  ///   - bounds: the bounds of the values.
  init(_ settings: Script.Settings, _ bounds: Bounds) {
    length = settings.length
    isBackwards = !settings.growsForward
    let width = bounds.upper - bounds.lower
    guard width > 0, width.isFinite else { return }
    places = settings.values.map { min(max(($0 - bounds.lower) / width, 0), 1) * length }
  }

  /// Converts a distance from the lower end to a coordinate on the main axis, and back.
  func turned(_ place: Double) -> Double { isBackwards ? length - place : place }

  /// - Parameter number: the thumb; wraps around.
  /// - Returns: its coordinate; `nil` if there are no thumbs.
  func coordinate(ofThumb number: Int64) -> Double? {
    guard !places.isEmpty else { return nil }
    return turned(places[Int(number) % places.count])
  }

  /// - Parameter number: the thumb before the gap; wraps around.
  /// - Returns: the coordinate halfway between two thumbs, in whole points; `nil` if there are
  ///   fewer than two.
  func coordinate(behindThumb number: Int64) -> Double? {
    guard places.count > 1 else { return nil }
    let part = Int(number) % (places.count - 1)
    return turned(roundedToNearest((places[part] + places[part + 1]) / 2))
  }

  /// - Parameter isUpper: true for the upper end.
  /// - Returns: its coordinate.
  func coordinate(ofEnd isUpper: Bool) -> Double { turned(isUpper ? length : 0) }

  /// Holds the thumb nearest to a pointer that goes down.
  mutating func press(at coordinate: Double) {
    let place = turned(coordinate)
    held = places.indices.min { abs(places[$0] - place) < abs(places[$1] - place) }
  }

  /// Moves the held thumb to a pointer that moves or taps.
  mutating func drag(to coordinate: Double) {
    guard let held else { return }
    places[held] = min(max(turned(coordinate), 0), length)
  }
}
