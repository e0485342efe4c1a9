/// A trace that is handed out piece by piece, kept as far as it is not that of before.
package final class TraceChange: @unchecked Sendable {
  // A script is played on one thread, and hands its trace out there.
  private let old: [UInt8]
  /// The number of bytes, from the beginning on, that are those of the old one.
  private var same = 0
  /// The whole trace so far, once it is another one.
  private var other: [UInt8] = []
  /// True if the first piece, which is the head, is that of the old one.
  package private(set) var hasSameHead = false

  package init(from old: [UInt8]) { self.old = old }

  /// Takes the next piece.
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

  /// True if all of it was like the old one, of which nothing is left.
  package var isSame: Bool { other.isEmpty && same == old.count }

  /// The whole trace.
  package var text: [UInt8] {
    isSame ? old : other.isEmpty ? [UInt8](old[..<same]) : other
  }
}

extension ArraySlice<UInt8> {
  /// True if it begins with a line of the head that says who has made a trace, or with which settings.
  fileprivate var saysMoreOfItsMaking: Bool {
    starts(with: "driver ".utf8) || starts(with: "set ".utf8)
  }
}
