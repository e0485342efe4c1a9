import ControlCore

/// Effects of one event on several thumbs, sorted by kind as `Effect` defines, then by thumb.
struct SliderQueue {
  private let effects: UnsafeMutableBufferPointer<QueuedEffect>
  private var count = 0

  /// Inline storage, because Swift's temporary allocations may use the heap if the stack is small.
  /// It holds 32 effects: three for each of eight thumbs, and a few more for one of them. On
  /// overflow the queue is emitted early.
  private typealias Storage = Eight<Eight<SIMD2<UInt64>>>

  private init(_ effects: UnsafeMutableBufferPointer<QueuedEffect>) {
    self.effects = effects
  }

  /// Creates a queue on the stack, and emits its remaining effects at the end.
  ///
  /// - Parameters:
  ///   - emit: Receives the effects.
  ///   - body: Adds effects.
  static func collect(_ emit: (Effect) -> Void, _ body: (inout SliderQueue) -> Void) {
    var range = Storage(repeating: Eight(repeating: SIMD2(repeating: 0)))
    withUnsafeMutableBytes(of: &range) { bytes in
      var queue = SliderQueue(bytes.bindMemory(to: QueuedEffect.self))
      body(&queue)
      queue.flush(emit)
    }
  }

  /// Adds an effect. If a thumb's edit has ended and another begins, the queue is emitted first.
  /// Ticks of a motion are emitted immediately, as they precede its end. Effects of the whole
  /// control are emitted after everything queued.
  mutating func add(_ effect: Effect, _ emit: (Effect) -> Void) {
    if case .tick(let run, _) = effect, !run.isAtOnce { return emit(effect) }
    if case .began(_, let part) = effect, reason(of: Int(part)) != nil { flush(emit) }
    if count == effects.count { flush(emit) }
    guard let queued = QueuedEffect(effect) else {
      flush(emit)
      return emit(effect)
    }
    effects.initializeElement(at: count, to: queued)
    count += 1
  }

  /// Returns the cause of the last value change of a thumb; `nil` without one.
  func cause(of part: Int) -> ChangeCause? {
    last(.changed, of: part).map { effects[$0].cause }
  }

  /// Returns the end reason of a thumb's edit; `nil` if it did not end.
  func reason(of part: Int) -> EndReason? {
    last(.ended, of: part).map { effects[$0].reason }
  }

  private func last(_ kind: QueuedEffect.Kind, of part: Int) -> Int? {
    let key = QueuedEffect.key(kind, UInt8(truncatingIfNeeded: part))
    var index = count
    while index > 0 {
      index -= 1
      if effects[index].key == key { return index }
    }
    return nil
  }

  /// Emits all queued effects.
  mutating func flush(_ emit: (Effect) -> Void) {
    // The queue is nearly sorted: a stable insertion sort is fastest.
    for end in 1..<max(count, 1) {
      var index = end
      while index > 0, effects[index].key < effects[index - 1].key {
        (effects[index], effects[index - 1]) = (effects[index - 1], effects[index])
        index -= 1
      }
    }
    for index in 0..<count { emit(effects[index].effect) }
    count = 0
  }
}
