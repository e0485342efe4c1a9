import ControlCore

/// What one thing that happens makes several thumbs tell, until all of it is known: it is told by kind, in the order that
/// `Effect` promises, and then by thumb.
struct SliderQueue {
  private let effects: UnsafeMutableBufferPointer<QueuedEffect>
  private var count = 0

  /// Where the effects are: in place, as what Swift allocates for a while is on the heap where the stack may be small. It has
  /// room for 32 of them, as eight thumbs tell three each, and one of them some more; what is more is told before the rest.
  private typealias Storage = Eight<Eight<SIMD2<UInt64>>>

  private init(_ effects: UnsafeMutableBufferPointer<QueuedEffect>) {
    self.effects = effects
  }

  /// Makes a queue on the stack, and tells what is left in it in the end.
  ///
  /// - Parameters:
  ///   - emit: takes what is told.
  ///   - body: puts effects in.
  @inline(never)
  static func collect(_ emit: (Effect) -> Void, _ body: (inout SliderQueue) -> Void) {
    var range = Storage(repeating: Eight(repeating: SIMD2(repeating: 0)))
    withUnsafeMutableBytes(of: &range) { bytes in
      var queue = SliderQueue(bytes.bindMemory(to: QueuedEffect.self))
      body(&queue)
      queue.flush(emit)
    }
  }

  /// Takes an effect. A thumb whose edit has ended and begins another one does two things: the first is told before.
  /// What ticks on the way of a motion is told at once, as it is before what comes at its end; what concerns the whole
  /// control is told behind all that there is.
  @inline(never)
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

  /// Why the value of a thumb changed last; `nil` if it did not.
  func cause(of part: Int) -> ChangeCause? {
    last(.changed, of: part).map { effects[$0].cause }
  }

  /// How the edit of a thumb ended; `nil` if it did not.
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

  /// Tells all of it.
  @inline(never)
  mutating func flush(_ emit: (Effect) -> Void) {
    // They are nearly in order: sorted by insertion, which leaves alike ones as they were.
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
