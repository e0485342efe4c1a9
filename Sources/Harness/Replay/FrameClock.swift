import GestureScript

/// The times of frames: frame `k` is at `k · numerator/denominator` seconds after the start of the
/// script, rounded down to a nanosecond. Rates that share an instant share it exactly.
@usableFromInline package struct FrameClock: Equatable, Sendable {
  let length: Setting.FrameLength

  @usableFromInline package init(length: Setting.FrameLength) {
    self.length = length
  }

  private static let second: Int64 = 1_000_000_000

  /// Returns the time of frame `k`.
  ///
  /// - Parameter k: 0 or more.
  /// - Returns: nanoseconds; saturates at `Int64.max`.
  @usableFromInline package func time(ofFrame k: Int64) -> Int64 {
    let (units, overflow) = k.multipliedReportingOverflow(by: length.numerator)
    guard !overflow, units / length.denominator < Int64.max / Self.second else { return .max }
    let rest = units % length.denominator * Self.second / length.denominator
    return units / length.denominator * Self.second + rest
  }

  /// The first frame at `time` or later, in nanoseconds; `time` is 0 or more.
  @usableFromInline package func frame(notBefore time: Int64) -> Int64 {
    time > 0 ? frame(after: time - 1) : 0
  }

  /// The first frame later than `time`, in nanoseconds; `time` is 0 or more.
  @usableFromInline package func frame(after time: Int64) -> Int64 {
    guard time < .max else { return .max }
    let whole = time / Self.second * length.denominator
    let rest = time % Self.second * length.denominator / Self.second
    var frame = (whole + rest) / length.numerator
    while self.time(ofFrame: frame) <= time, frame < .max { frame += 1 }
    return frame
  }
}

/// The frames drawn while a script plays.
@usableFromInline package enum FrameDrawing: Sendable {
  case none
  /// Frames of this length while the control moves by itself.
  case moving(Setting.FrameLength)
  /// Also the first frame after an event while something holds the control; later ones would be
  /// equal.
  case heldToo(Setting.FrameLength)
}
