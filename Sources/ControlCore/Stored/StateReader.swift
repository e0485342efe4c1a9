/// A visitor that reads the members of a state from bytes.
package struct StateReader: StateVisitor {
  private let bytes: UnsafeRawBufferPointer
  private let end: Int
  public let version: UInt32
  private var position = StoredState.headSize
  private var isDamaged = false

  /// - Parameters:
  ///   - bytes: buffer that begins with the state.
  ///   - kind: kind of the control.
  ///   - latest: latest version that can be read.
  /// - Throws: the first error in the head.
  package init(
    _ bytes: UnsafeRawBufferPointer, _ kind: UInt32, upTo latest: UInt32 = StoredState.version
  ) throws(StoredStateError) {
    guard bytes.count >= StoredState.headSize else { throw .length }
    guard bytes.number(UInt32.self, at: 0) == kind else { throw .kind }
    let version = bytes.number(UInt32.self, at: 4)
    guard version <= latest else { throw .version }
    let end = Int(truncatingIfNeeded: bytes.number(UInt32.self, at: 8))
    // A length may exceed an `Int` of 32 bits.
    guard end >= 0, end <= bytes.count else { throw .length }
    guard version > 0, end > StoredState.headSize,
      StoredState.checksum(bytes, end) == bytes.number(UInt32.self, at: 12)
    else { throw .damage }
    (self.bytes, self.end, self.version) = (bytes, end, version)
  }

  public mutating func byte(_ number: inout UInt8, upTo most: UInt8) {
    guard let read = take(UInt8.self), read <= most else { return isDamaged = true }
    number = read
  }

  public mutating func whole(_ number: inout Int64, in range: ClosedRange<Int64>) {
    guard let read = take(Int64.self), range.contains(read) else { return isDamaged = true }
    number = read
  }

  public mutating func number(_ number: inout Double, in range: ClosedRange<Double>) {
    guard let bits = take(UInt64.self) else { return isDamaged = true }
    let read = Double(bitPattern: bits)
    guard range.contains(read) else { return isDamaged = true }
    number = read
  }

  public mutating func require(_ isSound: Bool) {
    if !isSound { isDamaged = true }
  }

  /// Reads the next number; `nil` at the end of the bytes.
  private mutating func take<Number: FixedWidthInteger & BitwiseCopyable>(
    _: Number.Type
  ) -> Number? {
    let size = MemoryLayout<Number>.size
    guard position <= end &- size else { return nil }
    position &+= size
    return bytes.number(Number.self, at: position &- size)
  }

  /// - Throws: `damage` if any member was invalid, or if bytes remain.
  package func finish() throws(StoredStateError) {
    if isDamaged || position != end { throw .damage }
  }

  /// True if all members read so far are valid, so that values can be derived from them.
  public var isSound: Bool { !isDamaged }
}

extension UnsafeRawBufferPointer {
  /// Returns a little-endian number, which must be within the buffer.
  fileprivate func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _: Number.Type, at offset: Int
  ) -> Number {
    Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
  }
}
