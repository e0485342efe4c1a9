import ControlCore

/// A thumb of a slider.
@usableFromInline
struct SliderPart: Equatable, Sendable {
  @usableFromInline var slide: Slide
  /// The limits of the thumb; of a motion, those for which it was planned.
  var span: SliderSpan
  /// The thumbs that it pushes, whose edits end with its own.
  var pushed = PartSet()

  /// Creates a thumb at rest.
  init(_ value: Double, on track: SliderTrack) {
    (slide, span) = (Slide(value, on: track), track.span)
  }

  @usableFromInline
  static func == (a: SliderPart, b: SliderPart) -> Bool {
    a.pushed == b.pushed && (a.slide == b.slide || a.slide.remains(like: b.slide))
  }

  /// Applies the thumb's limits to the shared track, updated to `range` if they differ. A pointer's
  /// pull past a limit that changes is forgotten; the pull past an unchanged limit stays.
  ///
  /// - Parameters:
  ///   - range: The thumb's range from now on.
  ///   - track: The track of all thumbs.
  ///   - keepsPull: True to keep the pull past all limits, as during a lift or a restore.
  mutating func enter(
    _ range: SliderRange, on track: inout SliderTrack, keepsPull: Bool = false
  ) {
    track.put(span)
    guard !span.isOf(range) else { return }
    if !keepsPull {
      let (old, new) = (span.values, range.values)
      if old.lowerBound != new.lowerBound { slide.forgetPull(past: .lower, on: &track) }
      if old.upperBound != new.upperBound { slide.forgetPull(past: .upper, on: &track) }
    }
    track.enter(range)
    span = track.span
    if !keepsPull { slide.settleAtLimits(on: &track) }
  }
}
