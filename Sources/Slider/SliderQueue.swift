import ControlCore

/// What one thing that happens makes several thumbs tell, until all of it is known: it is told by kind, in the order that
/// `Effect` promises, and then by thumb.
struct SliderQueue {
  private let effects: UnsafeMutableBufferPointer<Effect>
  private var count = 0

  /// Where the effects are: in place, as what Swift allocates for a while is on the heap where the stack may be small. There
  /// may be at least as many at once as eight thumbs tell, three each, and what one tells beside that: the room has
  /// 4,096 bytes, of which an effect takes 96.
  private typealias Room = Eight<Eight<Eight<UInt64>>>

  private init(_ effects: UnsafeMutableBufferPointer<Effect>) {
    self.effects = effects
  }

  /// Makes a queue on the stack, and tells what is left in it in the end.
  ///
  /// - Parameters:
  ///   - emit: takes what is told.
  ///   - body: puts effects in.
  static func collect(_ emit: (Effect) -> Void, _ body: (inout SliderQueue) -> Void) {
    var room = Room(repeating: Eight(repeating: Eight(repeating: 0)))
    withUnsafeMutableBytes(of: &room) { bytes in
      var queue = SliderQueue(bytes.bindMemory(to: Effect.self))
      body(&queue)
      queue.flush(emit)
    }
  }

  /// Makes a queue with room for what one thumb tells, and one for all only if others have something to tell: to clear
  /// the room for all takes as long as a whole drag.
  ///
  /// - Parameters:
  ///   - emit: takes what is told.
  ///   - one: puts in what the thumb tells, and says whether others follow.
  ///   - others: puts in what they tell.
  static func collect(
    _ emit: (Effect) -> Void, _ one: (inout SliderQueue) -> Bool,
    others: (inout SliderQueue) -> Void
  ) {
    var room = Eight(repeating: Eight(repeating: SIMD2<UInt64>(repeating: 0)))
    withUnsafeMutableBytes(of: &room) { bytes in
      var queue = SliderQueue(bytes.bindMemory(to: Effect.self))
      guard one(&queue) else { return queue.flush(emit) }
      collect(emit) { all in
        for index in 0..<queue.count { all.add(queue.effects[index], emit) }
        others(&all)
      }
    }
  }

  /// Takes an effect. A thumb whose edit has ended and begins another one does two things: the first is told before.
  /// What ticks on the way of a motion is told at once, as it is before what comes at its end.
  mutating func add(_ effect: Effect, _ emit: (Effect) -> Void) {
    if case .tick(let run, _) = effect, !run.isAtOnce { return emit(effect) }
    if case .began(_, let part) = effect, reason(of: Int(part)) != nil { flush(emit) }
    if count == effects.count { flush(emit) }
    effects.initializeElement(at: count, to: effect)
    count += 1
  }

  /// Why the value of a thumb changed last; `nil` if it did not.
  func cause(of part: Int) -> ChangeCause? {
    var index = count
    while index > 0 {
      index -= 1
      if case .changed(_, let cause, _, _, UInt8(part)) = effects[index] { return cause }
    }
    return nil
  }

  /// How the edit of a thumb ended; `nil` if it did not.
  func reason(of part: Int) -> EndReason? {
    var index = count
    while index > 0 {
      index -= 1
      if case .ended(let reason, _, _, _, UInt8(part)) = effects[index] { return reason }
    }
    return nil
  }

  /// Tells all of it.
  mutating func flush(_ emit: (Effect) -> Void) {
    // They are nearly in order: sorted by insertion, which leaves alike ones as they were.
    for end in 1..<max(count, 1) {
      var index = end
      while index > 0, effects[index].key < effects[index - 1].key {
        (effects[index], effects[index - 1]) = (effects[index - 1], effects[index])
        index -= 1
      }
    }
    for index in 0..<count { emit(effects[index]) }
    count = 0
  }
}

extension Effect {
  /// Smaller for what is told before another one of the same moment.
  fileprivate var key: Int {
    let kind =
      switch self {
      // What was held goes on only when it has been given up.
      case .yielded: 0
      case .began: 1
      case .tick: 2
      case .bound: 3
      case .changed: 4
      case .snapped: 5
      case .ended: 6
      case .preview, .tapped: 7
      case .idle: 8
      }
    return kind * 8 + Int(part)
  }
}
