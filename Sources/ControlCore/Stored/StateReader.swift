/// Reads the members of a state out of bytes.
package struct StateReader: StateVisitor {
  private let bytes: UnsafeRawBufferPointer
  private let end: Int
  public let version: UInt32
  private var position = StoredState.headSize
  private var isDamaged = false

  /// - Parameters:
  ///   - bytes: begin with the state.
  ///   - kind: of the control.
  ///   - latest: the latest version that can be read.
  /// - Throws: what is wrong with the head.
  package init(
    _ bytes: UnsafeRawBufferPointer, _ kind: UInt32, upTo latest: UInt32 = StoredState.version
  ) throws(StoredStateError) {
    guard bytes.count >= StoredState.headSize else { throw .length }
    guard bytes.number(UInt32.self, at: 0) == kind else { throw .kind }
    let version = bytes.number(UInt32.self, at: 4)
    guard version <= latest else { throw .version }
    let end = Int(truncatingIfNeeded: bytes.number(UInt32.self, at: 8))
    // Where an `Int` has 32 bits, a length may be too large for it.
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

  /// The next number; `nil` if the bytes are over.
  private mutating func take<Number: FixedWidthInteger & BitwiseCopyable>(
    _: Number.Type
  ) -> Number? {
    let size = MemoryLayout<Number>.size
    guard position <= end &- size else { return nil }
    position &+= size
    return bytes.number(Number.self, at: position &- size)
  }

  /// - Throws: `damage` if any member made no sense, or if there is more than the members.
  package func finish() throws(StoredStateError) {
    if isDamaged || position != end { throw .damage }
  }

  /// Whether all that has been read so far makes sense: what is worked out of it can be.
  public var isSound: Bool { !isDamaged }
}

extension UnsafeRawBufferPointer {
  /// A number whose lowest byte comes first; it must be there.
  fileprivate func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _: Number.Type, at offset: Int
  ) -> Number {
    Number(littleEndian: loadUnaligned(fromByteOffset: offset, as: Number.self))
  }
}
