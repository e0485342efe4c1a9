/// A trace received in pieces; its text is stored only once it differs from the old trace.
package final class TraceChange: @unchecked Sendable {
  // A script plays on one thread, and emits its trace there.
  private let old: [UInt8]
  /// The length of the common prefix with the old trace, in bytes.
  private var same = 0
  /// The whole new trace so far, once it differs.
  private var other: [UInt8] = []
  /// True if the first piece, which is the head, equals that of the old trace.
  package private(set) var hasSameHead = false

  package init(from old: [UInt8]) { self.old = old }

  /// Adds the next piece.
  package func take(_ piece: [UInt8]) {
    if other.isEmpty, old[same...].starts(with: piece) {
      if same == 0 { hasSameHead = !old[piece.count...].saysMoreOfItsMaking }
      same += piece.count
      return
    }
    if other.isEmpty {
      other.reserveCapacity(old.count + piece.count)
      other += old[..<same]
    }
    other += piece
  }

  /// True if the new trace equals the old one.
  package var isSame: Bool { other.isEmpty && same == old.count }

  /// The whole trace.
  package var text: [UInt8] {
    isSame ? old : other.isEmpty ? [UInt8](old[..<same]) : other
  }
}

extension ArraySlice<UInt8> {
  /// True if the text begins with a head line that names a driver or a setting.
  fileprivate var saysMoreOfItsMaking: Bool {
    starts(with: "driver ".utf8) || starts(with: "set ".utf8)
  }
}
