public import ControlCore
import GestureLaws

extension StorableControl {
  /// The control as bytes; `nil` if they exceed `storedCapacity`, or `store` violates its contract.
  public var stored: [UInt8]? {
    var bytes = [UInt8](repeating: 0xAA, count: Self.storedCapacity)
    guard let count = bytes.withUnsafeMutableBytes({ store(in: $0) }) else { return nil }
    // One byte fewer must not be enough, and nothing beyond the end may be written.
    var less = [UInt8](repeating: 0, count: count - 1)
    guard less.withUnsafeMutableBytes({ store(in: $0) }) == nil,
      bytes[count...].allSatisfy({ $0 == 0xAA })
    else { return nil }
    return Array(bytes[..<count])
  }

  public static func restored(_ bytes: [UInt8]) -> Result<Self, StoredStateError> {
    bytes.withUnsafeBytes { bytes in
      Result { () throws(StoredStateError) in try Self(stored: bytes) }
    }
  }
}

extension ControlStream where Subject: StorableControl {
  /// Compares a control that is stored and restored again and again with one that is not.
  ///
  /// - Parameters:
  ///   - often: restores per 1000 steps.
  ///   - random: source of the choices.
  ///   - largest: the most bytes stored so far.
  /// - Returns: the first error; `nil` if there is none.
  public func storedProblem(
    often: Int64, _ random: inout RandomBits, largest: inout Int
  ) -> String? {
    var (kept, restored) = (start, start)
    for (index, step) in steps.enumerated() {
      let (effects, others) = (kept.effects(of: step), restored.effects(of: step))
      if effects != others { return "after step \(index): \(others), not \(effects)" }
      if kept != restored { return "after step \(index): another state" }
      guard random.chance(often) else { continue }
      guard let bytes = restored.stored else { return "after step \(index): too many bytes" }
      largest = max(largest, bytes.count)
      switch Subject.restored(bytes) {
      case .failure(let error): return "after step \(index): \(error)"
      case .success(let control):
        restored = control
        if control.stored != bytes { return "after step \(index): other bytes" }
        if control != kept { return "after step \(index): it is not what it was" }
      }
    }
    return nil
  }

  /// Returns an error in the handling of damaged bytes.
  ///
  /// Damaged bytes must be rejected, unless something was only appended. With a forged checksum
  /// they are rejected, or give a control that plays the stream with finite numbers.
  public func damageProblem(_ random: inout RandomBits, rejected: inout Int) -> String? {
    var control = start
    for step in steps.prefix(Int.random(in: 0...steps.count, using: &random)) {
      control.take(step) { _ in }
    }
    guard var bytes = control.stored else { return "too many bytes" }
    let before = bytes
    for _ in 0..<Int.random(in: 1...3, using: &random) { bytes.damage(&random) }
    guard bytes != before else { return nil }
    if case .success(let other) = Subject.restored(bytes) {
      guard bytes.starts(with: before), other == control else { return "damaged bytes are taken" }
    }
    bytes.forgeChecksum()
    switch Subject.restored(bytes) {
    case .failure: rejected += 1
    case .success(var other):
      for step in steps {
        for effect in other.effects(of: step) {
          if !effect.isFinite { return "\(effect)" }
          if case .tick(let run, _) = effect, run.length <= 0 { return "\(effect)" }
        }
        if !other.value.isFinite { return "its value is \(other.value)" }
      }
    }
    return nil
  }
}

extension [UInt8] {
  /// Changes a bit, a byte, a number or the end.
  fileprivate mutating func damage(_ random: inout RandomBits) {
    let place = Int.random(in: 0..<Swift.max(count, 1), using: &random)
    guard place < count else { return append(0) }
    switch Int.random(in: 0..<8, using: &random) {
    case 0: self[place] = UInt8.random(in: .min ... .max, using: &random)
    case 1: removeLast(Int.random(in: 1...count, using: &random))
    case 2: append(contentsOf: repeatElement(0, count: Int.random(in: 1...20, using: &random)))
    case 3 where place + 8 <= count:
      let number = random.pick([
        Double.nan, .infinity, 0, -1, 1e300, .leastNonzeroMagnitude, 1e30, random.error(),
      ])
      Swift.withUnsafeBytes(of: number.bitPattern.littleEndian) {
        replaceSubrange(place..<place + 8, with: $0)
      }
    case 4 where place + 8 <= count:
      let number = random.pick([Int64.min, .max, 0, -1, 1, Int64(bitPattern: random.next())])
      Swift.withUnsafeBytes(of: number.littleEndian) {
        replaceSubrange(place..<place + 8, with: $0)
      }
    default: self[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
  }

  /// Corrects length and checksum: FNV-1a of all other bytes, implemented independently.
  fileprivate mutating func forgeChecksum() {
    guard count >= 16 else { return }
    Swift.withUnsafeBytes(of: UInt32(count).littleEndian) { replaceSubrange(8..<12, with: $0) }
    var hash: UInt32 = 2_166_136_261
    for (index, byte) in enumerated() where !(12..<16).contains(index) {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    Swift.withUnsafeBytes(of: hash.littleEndian) { replaceSubrange(12..<16, with: $0) }
  }
}
