public import CDetent

/// The result of a call, as in the header. Of several errors, the lowest number is returned.
enum Status: Int32 {
  case ok = 0
  case null = 1
  case size = 2
  case storage = 3
  case busy = 4
  case number = 5
  case constant = 6
  case configuration = 7
  case index = 8
  case stored = 9

  /// The status as a sentence.
  var sentence: StaticString {
    switch self {
    case .ok: "no error"
    case .null: "a required pointer is NULL"
    case .size: "a size is less than that of the structure"
    case .storage: "the storage holds nothing of this kind"
    case .busy: "a call is changing the control: a sink called back into it, or copied it"
    case .number: "a number is infinite, or not a number"
    case .constant: "a constant is not one of those in the header"
    case .configuration: "the configuration makes no sense"
    case .index: "an index is beyond the end"
    case .stored: "the bytes are not a stored control of this kind, or they are damaged"
    }
  }
}

/// Returns the capacity; a `size_t` above `Int.max` counts as `Int.max`.
func space(_ capacity: Int) -> Int { capacity < 0 ? .max : capacity }

extension StaticString {
  /// The text as a C string; literals end with a NUL.
  var cText: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}

@c @implementation
public func detent_abi_version() -> UInt32 { UInt32(DETENT_ABI_VERSION) }

@c @implementation
public func detent_feel_version() -> UInt32 { UInt32(DETENT_FEEL_VERSION) }

@c @implementation
public func detent_status_text(_ status: detent_status) -> UnsafePointer<CChar>? {
  let unknown: StaticString = "unknown status"
  return (Status(rawValue: status)?.sentence ?? unknown).cText
}
