/// A visitor that writes the members of a state into a buffer.
package struct StateWriter: StateVisitor {
  private let buffer: UnsafeMutableRawBufferPointer
  /// The number of bytes, including those beyond the end of the buffer.
  private var count = StoredState.headSize

  public var version: UInt32 { StoredState.version }

  package init(_ buffer: UnsafeMutableRawBufferPointer) {
    self.buffer = buffer
  }

  public mutating func byte(_ number: inout UInt8, upTo most: UInt8) {
    put(number)
  }

  public mutating func whole(_ number: inout Int64, in range: ClosedRange<Int64>) {
    put(number.littleEndian)
  }

  public mutating func number(_ number: inout Double, in range: ClosedRange<Double>) {
    put(number.bitPattern.littleEndian)
  }

  public mutating func require(_ isSound: Bool) {}

  /// Writes a number that is already little-endian; beyond the end of the buffer, nothing.
  private mutating func put<Number: BitwiseCopyable>(_ number: Number) {
    let size = MemoryLayout<Number>.size
    if buffer.count >= size, count <= buffer.count &- size {
      buffer.baseAddress?.storeBytes(of: number, toByteOffset: count, as: Number.self)
    }
    count &+= size
  }

  /// Writes the head.
  ///
  /// - Returns: number of bytes; `nil` if they do not fit.
  package mutating func finish(_ kind: UInt32) -> Int? {
    guard count <= buffer.count else { return nil }
    let end = count
    count = 0
    put(kind.littleEndian)
    put(StoredState.version.littleEndian)
    put(UInt32(truncatingIfNeeded: end).littleEndian)
    put(StoredState.checksum(UnsafeRawBufferPointer(buffer), end).littleEndian)
    return end
  }
}

extension StoredState {
  /// Returns FNV-1a of all bytes but its own; see <http://www.isthe.com/chongo/tech/comp/fnv/>.
  static func checksum(_ bytes: UnsafeRawBufferPointer, _ count: Int) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    var index = 0
    while index < count {
      if index == headSize &- 4 { index = headSize }
      hash = (hash ^ UInt32(truncatingIfNeeded: bytes[index])) &* 0x0100_0193
      index &+= 1
    }
    return hash
  }
}
