import ControlCore

/// Work for the engine, and the minimum of work for any engine.
struct Workload: Sendable {
  let name: String
  /// Expected relation between the changes of engine and floor.
  var agreement = Agreement.equal
  /// Prepares the work for about this many events.
  let prepare: @Sendable (Int) -> Prepared

  /// Prepared work, which can be repeated.
  struct Prepared {
    /// Number of events, frames, pictures or script lines.
    let events: Int
    /// Does the engine's work; its result, as that of `floor`, depends on all of it, so none is
    /// left out.
    let engine: () -> Int64
    let floor: () -> Int64
    /// Numbers of changes, if engine and floor return something else.
    var counts: (() -> (engine: Int64, floor: Int64))?

    /// Returns the numbers of changes of engine and floor.
    func changes() -> (engine: Int64, floor: Int64) { counts?() ?? (engine(), floor()) }
  }

  static let all = [
    drag("drag-step-1", step: 1), drag("drag-step-0.1", step: 0.1), gestures,
    fling("fling-101", marks: 101), fling("fling-10001", marks: 10_001),
    fling("fling-1e9", marks: 1_000_000_000),
    frames("frames-101", marks: 101), frames("frames-10001", marks: 10_001),
    frames("frames-1e9", marks: 1_000_000_000),
    wheel, host, leap, rating, ratingDrag,
    sliderDrag("slider-1", thumbs: 1), sliderDrag("slider-2", thumbs: 2),
    sliderDrag("slider-8", thumbs: 8), sliderDrag("slider-8-push", thumbs: 8, meeting: .push),
    sliderFrames("slider-1-frames", thumbs: 1), sliderFrames("slider-8-frames", thumbs: 8),
    dialDrag("dial-rotary", hold: .rotary), dialDrag("dial-vertical", hold: .vertical), dialFrames,
    drawRuler, drawRating,
    script, stream,
  ]
}
