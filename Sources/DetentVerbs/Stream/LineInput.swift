/// The lines of a file that may be endless, in pieces of many.
package struct LineInput {
  /// Whole lines, each with its end but perhaps the last of a file; or one that was too long.
  package enum Piece: Sendable {
    case lines([UInt8])
    case tooLong
  }

  private let file: Int32
  private let longestLine: Int
  /// The beginning of a line.
  private var rest: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  /// The rest of the chunk behind the end of a line that was too long.
  private var following: Piece?
  /// True if the beginning of a line has been thrown away.
  private var isSkipping = false
  private(set) var isAtEnd = false
  /// True if the file could not be read.
  private(set) var isBroken = false

  /// - Parameters:
  ///   - file: a file descriptor that is open.
  ///   - longestLine: how many bytes of a line are kept; of a longer one nothing is.
  init(_ file: Int32, longestLine: Int) {
    self.file = file
    self.longestLine = longestLine
  }

  /// The next lines that are there.
  ///
  /// - Parameter patience: how many milliseconds without input are no pause; -1 for no limit.
  /// - Returns: `nil` if the input pauses or has ended, or it was interrupted.
  mutating func next(patience: Int32) -> Piece? {
    if let piece = following {
      following = nil
      return piece
    }
    while !isAtEnd, Interruption.status == nil {
      guard isReady(patience) else { return nil }
      let count = chunk.withUnsafeMutableBytes { readChunk(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      isBroken = count < 0
      isAtEnd = count <= 0
      if let piece = isAtEnd ? lastLine() : take(chunk[..<count]) { return piece }
    }
    return nil
  }

  /// Waits until there is more to read, or nothing will come any more, or it is interrupted.
  func wait() {
    _ = Interruption.wait(for: file)
  }

  private func isReady(_ milliseconds: Int32) -> Bool {
    guard milliseconds >= 0 else { return Interruption.wait(for: file) }
    var request = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
    let count = poll(&request, 1, milliseconds)
    return count > 0 || count < 0 && errno != EINTR
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) -> Piece? {
    guard isSkipping else { return keep(bytes) }
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    isSkipping = false
    following = keep(bytes[(end + 1)...])
    return .tooLong
  }

  /// Adds to what there is of a line.
  ///
  /// - Returns: the lines that are whole now.
  private mutating func keep(_ bytes: ArraySlice<UInt8>) -> Piece? {
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
    let lines = end > bytes.startIndex ? rest + bytes[..<end] : []
    if !lines.isEmpty { rest.removeAll(keepingCapacity: true) }
    rest += bytes[end...]
    if rest.count > longestLine {
      rest = []
      isSkipping = true
    }
    return lines.isEmpty ? nil : .lines(lines)
  }

  private mutating func lastLine() -> Piece? {
    defer { rest = [] }
    if isSkipping { return .tooLong }
    return rest.isEmpty ? nil : .lines(rest)
  }
}
