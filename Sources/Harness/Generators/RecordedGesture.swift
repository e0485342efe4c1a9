import ControlCore
import GestureScript

/// One recorded stroke of a pointer: motions of a real hand that random numbers would not produce.
public struct RecordedGesture: Equatable, Sendable {
  /// A time since the pointer went down, and a distance from there along the main axis.
  public struct Sample: Equatable, Sendable {
    /// Nanoseconds since the pointer went down; 0 or more.
    public var time: Int64
    /// Points from the start on the main axis; finite.
    public var distance: Double

    /// Creates a sample.
    public init(time: Int64, distance: Double) {
      self.time = time
      self.distance = distance
    }
  }

  /// The samples, in order of time; the first is at 0. There may be none. A sample before an earlier
  /// one counts as at its time.
  public var samples: [Sample]

  /// Creates a stroke of these samples, in order of time.
  public init(samples: [Sample]) {
    self.samples = samples
  }

  /// The largest number of samples, as laws are checked at each: eight seconds at 125 Hz.
  package static let mostSamples = 1000

  /// The maximum time of a sample, one hour; later samples count as at that time.
  private static let longest: Int64 = 3_600_000_000_000

  /// The maximum distance, in points. A sample that is further away or not finite counts as at the
  /// start.
  private static let farthest = 1e6

  /// Returns a variant of this stroke: as recorded, or scaled, cut, stretched in time, with samples
  /// dropped or repeated.
  ///
  /// - Parameter choices: select the variant.
  /// - Returns: the distances, each with the time since the previous one, in nanoseconds.
  func samples(_ choices: inout Choices) -> [(delay: Int64, distance: Double)] {
    let scale = choices.whole(-800...800, simplest: 100, "scale") {
      $0.chance(400) ? 100 : $0.whole(-400...400)
    }
    let stretch = choices.whole(0...500, simplest: 100, "stretch") {
      $0.chance(500) ? 100 : $0.whole(10...400)
    }
    let first = choices.whole(0...Int64(max(samples.count - 1, 0)), "cut") {
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
      let plainTime = min(max(sample.time, 0), Self.longest) / 100 * stretch
      let time = max(plainTime, last ?? plainTime)
      let plain = abs(sample.distance) <= Self.farthest ? sample.distance : 0
      let distance = roundedToNearest(plain * Double(scale) / 100 * 64) / 64
      result.append((time - (last ?? time), distance))
      if isChosen { result.append((0, distance)) }
      last = time
    }
    return result
  }
}
