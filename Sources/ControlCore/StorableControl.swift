/// A control that can be stored in the midst of whatever it does.
public protocol StorableControl: Control {
  /// Four characters that no other kind of control has.
  static var storedKind: UInt32 { get }

  /// The most bytes that a stored control takes.
  static var storedCapacity: Int { get }

  /// Hands every member over.
  ///
  /// - Parameter visitor: takes them. One that reads calls `require` where members do not fit together.
  mutating func visit(_ visitor: inout some StateVisitor)

  /// Any control, of which every member is replaced.
  init()
}

extension StorableControl {
  /// Writes the control, without the heap.
  ///
  /// - Parameter buffer: takes the bytes, from its beginning. `storedCapacity` bytes are always enough.
  /// - Returns: how many bytes it took; `nil` if the buffer is too small, and then what is in it means
  ///   nothing.
  public func store(in buffer: UnsafeMutableRawBufferPointer) -> Int? {
    var writer = StateWriter(buffer)
    var copy = self
    copy.visit(&writer)
    return writer.finish(Self.storedKind)
  }

  /// A control that was stored, without the heap.
  ///
  /// - Parameter bytes: begin with the stored control; what follows it is left alone.
  /// - Throws: the first thing that is wrong with them.
  public init(stored bytes: UnsafeRawBufferPointer) throws(StoredStateError) {
    self.init()
    try restore(from: bytes)
  }

  /// Becomes a control that was stored, where it lies: a large one is not copied. It has just been made by `init()`, as what
  /// follows from its members is not stored, and stays as it is.
  ///
  /// - Parameter bytes: begin with the stored control.
  /// - Throws: the first thing that is wrong with them; what the control is then means nothing.
  package mutating func restore(from bytes: UnsafeRawBufferPointer) throws(StoredStateError) {
    var reader = try StateReader(bytes, Self.storedKind)
    visit(&reader)
    try reader.finish()
  }
}
