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
    wheel, keys, host, leap, rating, ratingDrag,
    sliderDrag("slider-1", thumbs: 1), sliderDrag("slider-2", thumbs: 2),
    sliderDrag("slider-8", thumbs: 8), sliderDrag("slider-8-push", thumbs: 8, meeting: .push),
    sliderDrag("slider-pieces", thumbs: 1, pieces: 8),
    sliderFrames("slider-1-frames", thumbs: 1), sliderFrames("slider-8-frames", thumbs: 8),
    dialDrag("dial-rotary", hold: .rotary), dialDrag("dial-vertical", hold: .vertical), dialFrames,
    readRuler, readRating, readSlider, readSliderLimits, readDial,
    sceneRuler, sceneRating, sceneSlider, sceneDial,
    drawRuler, drawRating,
    script, stream,
  ]
}

// MARK: Work of any control

extension Workload {
  /// Handles events, and counts the changes and previews.
  static func handle<Subject: Control>(_ events: [InputEvent], _ start: Subject) -> Int64 {
    var control = start
    var changes: Int64 = 0
    for event in events {
      control.handle(event) {
        switch $0 {
        case .changed, .preview: changes += 1
        default: break
        }
      }
    }
    return changes
  }

  /// Passes the time of frames, and counts the changes.
  static func coast<Subject: Control>(_ control: inout Subject, frames: Int) -> Int64 {
    var changes: Int64 = 0
    for _ in 0..<frames {
      let next = control.time.advanced(by: 16_000_000)
      control.advance(to: next) { if case .changed = $0 { changes += 1 } }
    }
    return changes
  }

  /// Prepares about this many frames of released controls, each until it is at rest.
  static func frames<Subject: Control>(
    of released: [(control: Subject, frames: Int)], _ count: Int,
    floor: @escaping (Subject, Int) -> Int64
  ) -> Prepared {
    let events = released.reduce(0) { $0 + $1.frames }
    let rounds = max(count / events, 1)
    return Prepared(
      events: rounds * events,
      engine: {
        var changes: Int64 = 0
        for _ in 0..<rounds {
          for (start, frames) in released {
            var control = start
            changes += coast(&control, frames: frames)
          }
        }
        return changes
      },
      floor: {
        (0..<rounds).reduce(0) { changes, _ in
          changes + released.reduce(0) { $0 + floor($1.control, $1.frames) }
        }
      })
  }
}
