/// A control whose complete state can be stored, also during gestures and motions.
public protocol StorableControl: Control {
  /// A code of four characters, unique to this kind of control.
  static var storedKind: UInt32 { get }

  /// The maximum size of a stored control, in bytes.
  static var storedCapacity: Int { get }

  /// Passes every member to the visitor.
  ///
  /// - Parameter visitor: receives the members. Members that conflict are rejected by `require`.
  mutating func visit(_ visitor: inout some StateVisitor)

  /// Creates an arbitrary control, all of whose stored members will be replaced.
  init()
}

extension StorableControl {
  /// Writes the control, without heap allocation.
  ///
  /// - Parameter buffer: receives the bytes. `storedCapacity` bytes are always enough.
  /// - Returns: number of bytes written; `nil` if the buffer is too small, with undefined contents.
  public func store(in buffer: UnsafeMutableRawBufferPointer) -> Int? {
    var writer = StateWriter(buffer)
    var copy = self
    copy.visit(&writer)
    return writer.finish(Self.storedKind)
  }

  /// Restores a stored control, without heap allocation.
  ///
  /// - Parameter bytes: buffer that begins with the stored control; bytes after it are ignored.
  /// - Throws: the first error in the bytes.
  public init(stored bytes: UnsafeRawBufferPointer) throws(StoredStateError) {
    self.init()
    try restore(from: bytes)
  }

  /// Restores a stored control in place, to avoid copying a large one. The control must just have
  /// been made by `init()`, because derived members are not stored and keep their initial values.
  ///
  /// - Parameter bytes: buffer that begins with the stored control.
  /// - Throws: the first error in the bytes; the state of the control is then undefined.
  package mutating func restore(from bytes: UnsafeRawBufferPointer) throws(StoredStateError) {
    var reader = try StateReader(bytes, Self.storedKind)
    visit(&reader)
    try reader.finish()
  }
}
