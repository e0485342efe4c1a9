import CDetent
import ControlCore

extension ControlStorage {
  /// Writes the control to the caller's bytes.
  static func store(
    _ storage: UnsafePointer<Stored.Storage>?, _ bytes: UnsafeMutableRawPointer?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>?
  ) -> detent_status {
    var written: Int?
    let given: Status = storage == nil || bytes == nil ? .null : .ok
    let status = read(storage, given: given) {
      let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: space(capacity))
      written = $0.pointee.store(in: buffer)
    }
    guard status == Status.ok.rawValue else { return status }
    guard let written else { return Status.size.rawValue }
    length?.pointee = written
    return status
  }

  /// Restores a control from its bytes, overwriting the storage.
  static func restore(
    _ storage: UnsafeMutablePointer<Stored.Storage>?, _ size: Int, _ bytes: UnsafeRawPointer?,
    _ length: Int
  ) -> detent_status {
    guard let storage, let bytes else { return Status.null.rawValue }
    guard size >= Stored.Storage.firstSize else { return Status.size.rawValue }
    do throws(StoredStateError) {
      var control = Stored()
      try control.restore(from: UnsafeRawBufferPointer(start: bytes, count: space(length)))
      initialise(storage, with: control)
      return Status.ok.rawValue
    } catch {
      return Status.stored.rawValue
    }
  }
}
