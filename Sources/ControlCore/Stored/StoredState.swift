/// The binary format of a stored control, in any state.
///
/// The head has the kind of control, the version of the format, the number of bytes, and a checksum
/// (FNV-1a, 32 bits). All numbers are little-endian. The bytes can be kept in a file, sent to
/// another machine, and read by any later version of the library: the restored control continues
/// exactly like the original. Damaged bytes are rejected. Fabricated bytes are rejected too, or
/// give a control that works within its bounds.
public enum StoredState {
  /// The version written. All versions up to it can be read: a member introduced by a later version
  /// is visited from that version on, and has its default before.
  public static var version: UInt32 { 1 }

  /// The size of the head: 4 bytes of kind, 4 of version, 4 of length, 4 of checksum.
  static var headSize: Int { 16 }
}

/// An error in the bytes of a stored control.
public enum StoredStateError: Error, Equatable, Sendable {
  /// They end before the control does.
  case length
  /// They hold something else, or a control of another kind.
  case kind
  /// A later version of the library wrote them.
  case version
  /// They have changed since they were written, or never were a control.
  case damage

  /// The error, in words.
  public var sentence: StaticString {
    switch self {
    case .length: "the stored control is cut off"
    case .kind: "the bytes are not a stored control of this kind"
    case .version: "a later version of the library has stored the control"
    case .damage: "the stored control is damaged"
    }
  }
}
