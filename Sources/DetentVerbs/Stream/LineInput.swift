/// Lines of a file, which may be endless, in pieces of several.
package struct LineInput {
  /// Complete lines with their ends, which the file's last may lack; or a line that is too long.
  package enum Piece: Sendable {
    case lines([UInt8])
    case tooLong
  }

  private let file: Int32
  private let longestLine: Int
  /// Beginning of an incomplete line.
  private var rest: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  /// Rest of the chunk after a line that was too long.
  private var following: Piece?
  /// True while the rest of a line that is too long is skipped.
  private var isSkipping = false
  private(set) var isAtEnd = false
  /// True if the file could not be read.
  private(set) var isBroken = false

  /// Creates the input; skips a line once more than `longestLine` bytes have come without its end.
  init(_ file: Int32, longestLine: Int) {
    self.file = file
    self.longestLine = longestLine
  }

  /// Returns the next available lines.
  ///
  /// - Parameter patience: longest wait for input, in milliseconds; -1 for no limit.
  /// - Returns: `nil` at a pause or the end of the input, or on an interruption.
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

  /// Waits for input, its end or an interruption.
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

  /// Adds bytes to the incomplete line.
  ///
  /// - Returns: lines completed by them; `nil` if there are none.
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
