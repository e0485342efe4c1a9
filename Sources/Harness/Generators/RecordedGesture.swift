import ControlCore
import GestureScript

/// One stroke of a pointer that was recorded: what a hand does, and no random numbers would.
public struct RecordedGesture: Equatable, Sendable {
  /// A time in nanoseconds since the pointer went down, and a distance from there along the main
  /// axis, in points.
  public struct Sample: Equatable, Sendable {
    /// Nanoseconds since the pointer went down; 0 or more.
    public var time: Int64
    /// Points along the axis from where it went down; finite.
    public var distance: Double

    /// A place at a time.
    public init(time: Int64, distance: Double) {
      self.time = time
      self.distance = distance
    }
  }

  /// In the order of their times; the first is at 0.
  public var samples: [Sample]

  /// A stroke of these samples, in the order of their times.
  public init(samples: [Sample]) {
    self.samples = samples
  }

  /// No stroke is longer: eight seconds at 125 Hz. Every law is tried at each sample.
  package static let mostSamples = 1000

  /// A later sample, an hour after the first, counts as one at that time.
  private static let longest: Int64 = 3_600_000_000_000

  /// In points. A sample that is further away, or nowhere, counts as one where the stroke began.
  private static let farthest = 1e6

  /// A stroke like this one: as recorded, or scaled, cut, stretched in time, with samples dropped or
  /// repeated.
  ///
  /// - Parameter choices: decide.
  /// - Returns: distances, with the time since the one before, in nanoseconds.
  func samples(_ choices: inout Choices) -> [(delay: Int64, distance: Double)] {
    let scale = choices.whole(-800...800, simplest: 100, "scale") {
      $0.chance(400) ? 100 : $0.whole(-400...400)
    }
    let stretch = choices.whole(0...500, simplest: 100, "stretch") {
      $0.chance(500) ? 100 : $0.whole(10...400)
    }
    let first = choices.whole(0...Int64(samples.count - 1), "cut") {
      $0.chance(700) ? 0 : $0.whole(0...8)
    }
    let length = choices.whole(
      0...Int64(samples.count), simplest: Int64(samples.count), "length"
    ) { [count = Int64(samples.count)] in $0.chance(700) ? count : $0.whole(2...200) }
    let every = choices.whole(0...9, "drop") { $0.chance(700) ? 0 : $0.whole(2...9) }
    let isDropped = every > 0 && choices.chance(500, "repeat")
    var result: [(delay: Int64, distance: Double)] = []
    var last: Int64?
    for (index, sample) in samples.dropFirst(Int(first)).prefix(Int(length)).enumerated() {
      let isChosen = every > 0 && Int64(index) % every == every - 1
      if isChosen && isDropped { continue }
      let time = min(max(sample.time, 0), Self.longest) / 100 * stretch
      let plain = abs(sample.distance) <= Self.farthest ? sample.distance : 0
      let distance = roundedToNearest(plain * Double(scale) / 100 * 64) / 64
      result.append((time - (last ?? time), distance))
      if isChosen { result.append((0, distance)) }
      last = time
    }
    return result
  }
}
