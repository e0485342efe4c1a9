import ControlCore

/// Some work for the engine, and the least that any engine would have to do for it.
struct Workload: Sendable {
  let name: String
  /// Makes the work ready for about this many events.
  let prepare: @Sendable (Int) -> Prepared

  /// Work that can be done over and over again.
  struct Prepared {
    /// How many events, frames or script lines there are.
    let events: Int
    /// Both return something that depends on all of it, so that no work can be left out.
    let engine: () -> Int64
    let floor: () -> Int64
  }

  static let all = [
    drag("drag-step-1", step: 1), drag("drag-step-0.1", step: 0.1), gestures,
    fling("fling-101", marks: 101), fling("fling-10001", marks: 10_001),
    fling("fling-1e9", marks: 1_000_000_000),
    frames("frames-101", marks: 101), frames("frames-10001", marks: 10_001),
    frames("frames-1e9", marks: 1_000_000_000),
    wheel, host, leap, rating, ratingDrag, drawRuler, drawRating,
    script, stream,
  ]
}

/// Random numbers that are equal in every run and on every machine: a linear congruential generator of
/// 32 bits, with the constants of Numerical Recipes.
struct Dice {
  private var state: UInt32

  init(seed: UInt32) {
    state = seed
  }

  /// From 0 to 65535.
  mutating func next() -> Int64 {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int64(state &>> 16)
  }

  /// From `-reach` to `reach`.
  mutating func jitter(_ reach: Int64) -> Int64 {
    next() % (2 * reach + 1) - reach
  }
}
