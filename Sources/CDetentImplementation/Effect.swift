public import CDetent
import ControlCore

/// What is called for each effect.
struct Sink {
  let function: detent_sink?
  let context: UnsafeMutableRawPointer?

  func take(_ effect: Effect) {
    guard let function else { return }
    var told = detent_effect(effect)
    function(context, &told)
  }
}

extension detent_effect {
  init(_ effect: Effect) {
    self.init()
    time = effect.time.nanoseconds
    switch effect {
    case .began: kind = header(DETENT_EFFECT_BEGAN)
    case .tick(let run):
      kind = header(DETENT_EFFECT_TICK)
      (mark, count) = (run.first, run.count)
      keep(run)
    case .bound(let side, _):
      kind = header(DETENT_EFFECT_BOUND)
      detail = header(side == .upper ? DETENT_SIDE_UPPER : DETENT_SIDE_LOWER)
    case .changed(let value, let cause, _):
      (kind, detail, self.value) = (header(DETENT_EFFECT_CHANGED), cause.constant, value)
    case .snapped(let value, _): (kind, self.value) = (header(DETENT_EFFECT_SNAPPED), value)
    case .ended(let reason, let value, _):
      (kind, self.value) = (header(DETENT_EFFECT_ENDED), value)
      detail = header(reason == .cancel ? DETENT_END_CANCEL : DETENT_END_COMMIT)
    case .preview(let value, _):
      (kind, self.value) = (header(DETENT_EFFECT_PREVIEW), value ?? .nan)
    case .yielded: kind = header(DETENT_EFFECT_YIELDED)
    case .tapped(let point, _):
      (kind, x, y) = (header(DETENT_EFFECT_TAPPED), point.x, point.y)
    case .idle: kind = header(DETENT_EFFECT_IDLE)
    }
  }
}

// MARK: Runs of ticks

/// A run in the opaque words of an effect, behind a number that says so.
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
  status { () throws(Status) in
    guard let effect else { throw .null }
    let run = try effect.run()
    guard number >= 0, number < run.length else { throw .index }
    mark?.pointee = run.mark(at: number)
    time?.pointee = run.time(at: number).nanoseconds
  }
}

extension UnsafePointer<detent_effect> {
  /// - Throws: `storage`, if no sink was told of it; `constant`, if it is no tick.
  fileprivate func run() throws(Status) -> TickRun {
    guard Int(pointee.kind) == DETENT_EFFECT_TICK else { throw .constant }
    let end = UnsafeRawPointer(self + 1)  // where the opaque words end
    let kept = (end - MemoryLayout.size(ofValue: pointee.opaque))
      .assumingMemoryBound(to: KeptRun.self)
    guard kept.pointee.magic == KeptRun.magic, kept.pointee.run.first == pointee.mark,
      kept.pointee.run.count == pointee.count
    else { throw .storage }
    return kept.pointee.run
  }
}
