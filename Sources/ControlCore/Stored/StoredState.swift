/// A control in the midst of whatever it does, as bytes.
///
/// The bytes begin with what they hold: which kind of control, the version of the format, how many bytes
/// there are, and a checksum (FNV-1a, 32 bits). All numbers are little-endian. So they can be kept in a file,
/// sent to another machine, and read by any later version of the library: what is read goes on exactly as
/// what was written would have. Bytes that are damaged are refused; bytes that somebody made up make a
/// control that does what it is told to, within its bounds, or are refused.
public enum StoredState {
  /// The version that is written. All versions up to it can be read: a member that a later version brings is handed over
  /// from that version on, and before has its default.
  public static var version: UInt32 { 1 }

  /// Before the members: 4 bytes of kind, 4 of version, 4 of length, 4 of checksum.
  static var headSize: Int { 16 }
}

/// Why bytes are no stored control.
public enum StoredStateError: Error, Equatable, Sendable {
  /// They end before the control does.
  case length
  /// They hold something else, or a control of another kind.
  case kind
  /// A later version of the library wrote them.
  case version
  /// They are not what was written, or never were a control.
  case damage

  /// What is wrong, in words.
  public var sentence: StaticString {
    switch self {
    case .length: "the stored control is cut off"
    case .kind: "the bytes are no stored control of this kind"
    case .version: "a later version of the library has stored the control"
    case .damage: "the stored control is damaged"
    }
  }
}
