public import CDetent
import ControlCore

/// The function that receives effects.
struct Sink {
  let function: detent_sink?
  let context: UnsafeMutableRawPointer?

  func take(_ effect: Effect) {
    guard let function else { return }
    withUnsafeTemporaryAllocation(of: detent_effect.self, capacity: 1) { places in
      places[0].take(effect)
      function(context, places.baseAddress)
    }
  }
}

extension detent_effect {
  /// Takes an effect. Each byte is written, as programs compare effects whole; the opaque words and the
  /// members apart, as so many bytes at once are cleared one by one, by most of an effect's instructions.
  mutating func take(_ effect: Effect) {
    opaque = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    switch effect {
    case .began(let time, let part): write(DETENT_EFFECT_BEGAN, time, of: part)
    case .tick(let run, let part):
      write(DETENT_EFFECT_TICK, run.time(at: 0), of: part)
      (mark, count) = (run.first, run.count)
      keep(run)
    case .bound(let side, let time, let neighbour, let part):
      write(DETENT_EFFECT_BOUND, time, of: part)
      detail = header(side == .upper ? DETENT_SIDE_UPPER : DETENT_SIDE_LOWER)
      if let neighbour { by = Int32(neighbour) + 1 }
    case .changed(let value, let cause, let time, let turns, let part):
      write(DETENT_EFFECT_CHANGED, time, value, turns, of: part)
      detail = cause.constant
    case .snapped(let value, let time, let turns, let part):
      write(DETENT_EFFECT_SNAPPED, time, value, turns, of: part)
    case .ended(let reason, let value, let time, let turns, let part):
      write(DETENT_EFFECT_ENDED, time, value, turns, of: part)
      detail = header(reason == .cancel ? DETENT_END_CANCEL : DETENT_END_COMMIT)
    case .preview(let value, let time, let part):
      write(DETENT_EFFECT_PREVIEW, time, value ?? .nan, 0, of: part)
    case .yielded(let time): write(DETENT_EFFECT_YIELDED, time)
    case .tapped(let point, let time):
      write(DETENT_EFFECT_TAPPED, time)
      (x, y) = (point.x, point.y)
    case .idle(let time): write(DETENT_EFFECT_IDLE, time)
    }
  }

  private mutating func write(_ kind: Int, _ time: Timestamp, of part: UInt8 = 0) {
    (self.kind, self.part, self.time) = (header(kind), Int32(part), time.nanoseconds)
    (detail, by, value, x, y, mark, count) = (0, 0, 0, 0, 0, 0, 0)
  }

  private mutating func write(
    _ kind: Int, _ time: Timestamp, _ value: Double, _ turns: Int32, of part: UInt8
  ) {
    write(kind, time, of: part)
    self.value = value
    // `Int64(Int32)` is mistaken for an allocation if `Int` has 32 bits.
    if turns != 0 { count = Int64(saturating: Double(Int(turns))) }
  }
}

// MARK: Runs of ticks

/// A run of ticks in an effect's opaque words, after its magic number.
private struct KeptRun {
  static let magic: UInt64 = 0x6B63_6974_6574_6564

  var magic: UInt64
  var run: TickRun
}

extension detent_effect {
  private mutating func keep(_ run: TickRun) {
    withUnsafeMutablePointer(to: &opaque) { words in
      UnsafeMutableRawPointer(words).bindMemory(to: KeptRun.self, capacity: 1)
        .initialize(to: KeptRun(magic: KeptRun.magic, run: run))
    }
  }
}

@c @implementation
public func detent_effect_tick(
  _ effect: UnsafePointer<detent_effect>?, _ number: Int64,
  _ mark: UnsafeMutablePointer<Int64>?, _ time: UnsafeMutablePointer<Int64>?
) -> detent_status {
  guard let effect else { return Status.null.rawValue }
  guard Int(effect.pointee.kind) == DETENT_EFFECT_TICK else { return Status.constant.rawValue }
  guard let run = effect.run else { return Status.storage.rawValue }
  guard number >= 0, number < run.length else { return Status.index.rawValue }
  mark?.pointee = run.mark(at: number)
  time?.pointee = run.time(at: number).nanoseconds
  return Status.ok.rawValue
}

extension UnsafePointer<detent_effect> {
  /// The run of a tick; `nil` if it was overwritten, or did not come from a control.
  fileprivate var run: TickRun? {
    let kept = (UnsafeRawPointer(self) + 56)  // offset of `opaque` on every machine
      .assumingMemoryBound(to: KeptRun.self)
    guard kept.pointee.magic == KeptRun.magic, kept.pointee.run.first == pointee.mark,
      kept.pointee.run.count == pointee.count
    else { return nil }
    return kept.pointee.run
  }

  /// The effect for a haptic gate: a tick or bound with its time, `idle` for all others. `nil` for
  /// an overwritten tick of several marks; for one mark the effect's time suffices.
  var felt: Effect? {
    let time = Timestamp(nanoseconds: pointee.time)
    switch Int(pointee.kind) {
    case DETENT_EFFECT_BOUND: return .bound(.upper, time)
    case DETENT_EFFECT_TICK where pointee.count.magnitude == 1:
      return .tick(TickRun(marks: MarkSpan(first: 0, count: 1), at: time))
    case DETENT_EFFECT_TICK: return run.map { .tick($0) }
    default: return .idle(time)
    }
  }
}
