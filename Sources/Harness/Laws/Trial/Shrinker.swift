import GestureGenerators
public import GestureScript

/// Shrinks choices to the fewest and simplest with the same behaviour.
///
/// It does not know the meaning of choices. It ends when none of its passes helps any more.
package struct Shrinker {
  /// The best choices so far.
  package private(set) var best: Choices
  /// The number of attempts, and of rounds of all passes.
  private(set) var runs = 0, rounds = 0
  /// The limit that ended shrinking early.
  private(set) var limit: ShrinkLimit?

  private let mostRuns: Int
  private let isOutOfTime: () -> Bool
  /// Plays choices, and returns those that it used if the behaviour is kept; else `nil`.
  private let stillDoes: (Choices.Record) -> Choices?
  /// Digests of earlier attempts by hash; a later one may replace an earlier one.
  private var tried = [UInt64](repeating: 0, count: 4096)

  package init(
    _ choices: Choices, mostRuns: Int, isOutOfTime: @escaping () -> Bool,
    stillDoes: @escaping (Choices.Record) -> Choices?
  ) {
    best = choices
    self.mostRuns = mostRuns
    self.isOutOfTime = isOutOfTime
    self.stillDoes = stillDoes
  }

  /// The default for the largest number of plays.
  package static let usualRuns = 2000

  package mutating func shrink() {
    var count = Int.max
    while best.nodes.count < count, limit == nil {
      makePlain()
      count = best.nodes.count
      roundNumbers()
      leaveOutSpans()  // round values may make spans unnecessary
    }
  }

  /// Goes through the passes, and back to the first, cheapest one after each success.
  private mutating func makePlain() {
    let passes: [(inout Shrinker) -> Void] = [
      { $0.leaveOutSpans() }, { $0.simplifyValues() }, { $0.moveMagnitudes() },
      { $0.lowerPairs() }, { $0.carry() }, { $0.swapSpans() },
    ]
    var next = 0
    while next < passes.count, limit == nil {
      if next == 0 { rounds += 1 }
      let before = best.nodes
      passes[next](&self)
      next = best.nodes == before ? next + 1 : 0
    }
  }

  /// Tries a record, and keeps it if it is better.
  ///
  /// - Parameters:
  ///   - record: the record to try.
  ///   - anyway: true to keep it even if it is not simpler.
  /// - Returns: true if it was kept.
  @discardableResult
  private mutating func attempt(_ record: Choices.Record, anyway: Bool = false) -> Bool {
    // A record that kept the behaviour earlier may be wanted now.
    guard limit == nil, isNew(record) || anyway else { return false }
    guard runs < mostRuns else {
      limit = .runs
      return false
    }
    guard !isOutOfTime() else {
      limit = .time
      return false
    }
    runs += 1
    guard let choices = stillDoes(record), anyway || choices.nodes.isSimpler(than: best.nodes)
    else { return false }
    best = choices
    return true
  }

  private mutating func isNew(_ record: Choices.Record) -> Bool {
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in record.parts {
      for value in part { digest = (digest ^ UInt64(bitPattern: value)) &* 0x100_0000_01B3 }
      digest = (digest ^ 0xFF) &* 0x100_0000_01B3
    }
    digest ^= digest &>> 29
    let place = Int(digest & UInt64(tried.count - 1))
    defer { tried[place] = digest }
    return tried[place] != digest
  }

  /// Tries the best record with one or two numbers changed.
  @discardableResult
  private mutating func attempt(
    anyway: Bool = false, _ changes: (node: Choices.Node, value: Int64)...
  ) -> Bool {
    guard limit == nil else { return false }
    var record = best.record
    for (node, value) in changes {
      guard node.range.contains(value) else { return false }
      record.parts[node.place.part][node.place.index] = value
    }
    return attempt(record, anyway: anyway)
  }
}

/// The limit that ended shrinking early.
public enum ShrinkLimit: Equatable, Sendable {
  /// The number of runs, or the time.
  case runs, time

  /// The limit in words.
  public var text: StaticText {
    switch self {
    case .runs: "too many"
    case .time: "out of time"
    }
  }
}

// MARK: The passes

extension Shrinker {
  /// Removes runs of spans, long ones and late ones first; failing that, simplifies them together.
  private mutating func leaveOutSpans() {
    for size in [64, 16, 8, 4, 2, 1] {
      var first = best.record.parts.count - size
      while first >= 1, limit == nil {
        first = min(first, best.record.parts.count - size)
        guard first >= 1 else { break }
        var record = best.record
        record.parts.removeSubrange(first..<first + size)
        if !attempt(record) {
          record = best.record
          for node in best.nodes where (first..<first + size).contains(node.place.part) {
            record.parts[node.place.part][node.place.index] = node.simplest
          }
          attempt(record)
        }
        first -= max(size / 4, 1)
      }
    }
  }

  /// Sets each value to the simplest, as near to it as possible, or to its other side.
  private mutating func simplifyValues() {
    var index = 0
    while index < best.nodes.count, limit == nil {
      let node = best.nodes[index]
      if node.distance > 0, !attempt((node, node.simplest)) {
        approach(index)
        let left = index < best.nodes.count ? best.nodes[index] : node
        if left.value < left.simplest, left.distance < 1 << 62 {
          attempt((left, left.simplest + Int64(left.distance)))
        }
      }
      index += 1
    }
  }

  /// Bisects for the value nearest to the simplest, assuming that all beyond it succeed.
  private mutating func approach(_ index: Int) {
    guard best.nodes[index].distance < 1 << 62 else { return }
    var (low, high) = (Int64(0), Int64(best.nodes[index].distance))
    while high - low > 1, limit == nil, index < best.nodes.count {
      let node = best.nodes[index]
      let middle = low + (high - low) / 2
      if attempt((node, node.simplest + (node.value < node.simplest ? -middle : middle))) {
        high = middle
      } else {
        low = middle
      }
    }
  }

  /// Returns the next amount of the same kind; `nil` if there is none.
  private func next(after index: Int) -> Choices.Node? {
    guard best.nodes[index].isAmount else { return nil }
    let kind = best.nodes[index].kind
    return best.nodes[(index + 1)...].first { $0.kind == kind }
  }

  /// Moves the distance of one value to the next one of its kind, merging two moves, or subtracts
  /// it from both values.
  private mutating func moveMagnitudes() {
    var index = 0
    while index < best.nodes.count, limit == nil {
      let node = best.nodes[index]
      if node.distance > 0, node.distance < 1 << 62, let other = next(after: index) {
        let distance = node.value - node.simplest
        let sum = other.value.addingReportingOverflow(distance)
        let rest = other.value.subtractingReportingOverflow(distance)
        if sum.overflow || !attempt((node, node.simplest), (other, sum.partialValue)) {
          if !rest.overflow { attempt((node, node.simplest), (other, rest.partialValue)) }
        }
      }
      index += 1
    }
  }

  /// Moves two neighbours of a kind nearer to the simplest together, or mirrors both.
  private mutating func lowerPairs() {
    var index = 0
    while index < best.nodes.count, limit == nil {
      var part = Int64(min(best.nodes[index].distance, 1 << 62))
      while part > 0, limit == nil, index < best.nodes.count {
        let node = best.nodes[index]
        guard let other = next(after: index) else { break }
        let lowered = node.value + (node.value > node.simplest ? -part : part)
        let otherLowered = other.value + (other.value > other.simplest ? -part : part)
        let isPossible = min(node.distance, other.distance) >= UInt64(part)
        if !isPossible || !attempt((node, lowered), (other, otherLowered)) { part /= 2 }
      }
      mirrorPair(index)
      index += 1
    }
  }

  private mutating func mirrorPair(_ index: Int) {
    guard index < best.nodes.count, let other = next(after: index) else { return }
    let node = best.nodes[index]
    let isBelow = node.value < node.simplest && max(node.distance, other.distance) < 1 << 62
    guard isBelow else { return }
    let mirrored = node.simplest &+ Int64(node.distance)
    let otherMirrored = other.simplest &- (other.value - other.simplest)
    attempt((node, mirrored), (other, otherMirrored))
  }

  /// Sets a value to the simplest, and changes the next one by one: 4.08 becomes 5.
  private mutating func carry() {
    var index = 0
    while index + 1 < best.nodes.count, limit == nil {
      let (node, other) = (best.nodes[index], best.nodes[index + 1])
      if node.distance > 0, other.distance < 1 << 62, node.place.part == other.place.part,
        !attempt((node, node.simplest), (other, other.value &+ 1))
      {
        attempt((node, node.simplest), (other, other.value &- 1))
      }
      index += 1
    }
  }

  /// Exchanges neighbouring spans.
  private mutating func swapSpans() {
    var index = 1
    while index + 1 < best.record.parts.count, limit == nil {
      var record = best.record
      record.parts.swapAt(index, index + 1)
      attempt(record)
      index += 1
    }
  }

  /// Rounds numbers last, though they may become larger: 260 reads better than 257.
  private mutating func roundNumbers() {
    var index = 0
    while index < best.nodes.count, limit == nil {
      let node = best.nodes[index]
      let size = Int64(min(node.distance, 1 << 40))
      for unit in [100, 50, 10, 5] as [Int64]
      where node.isAmount && size > unit / 2 && size % unit != 0 {
        let rounded = (size / unit + 1) * unit
        let value = node.simplest + (node.value < node.simplest ? -rounded : rounded)
        if attempt(anyway: true, (node, value)) { break }
      }
      index += 1
    }
  }
}
