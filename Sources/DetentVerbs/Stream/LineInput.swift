/// Lines of a file, which may be endless, in pieces of several.
package struct LineInput {
  /// Complete lines with their ends, which the file's last may lack, none of them too long; or a line
  /// that is too long.
  package enum Piece: Sendable {
    case lines([UInt8])
    case tooLong
  }

  private let file: Int32
  private let longestLine: Int
  /// Beginning of an incomplete line.
  private var rest: [UInt8] = []
  private var chunk = [UInt8](repeating: 0, count: 65_536)
  /// Pieces that have been read, and not yet returned.
  private var pieces: [Piece] = []
  /// True while the rest of a line that is too long is skipped.
  private var isSkipping = false
  private(set) var isAtEnd = false
  /// True if the file could not be read.
  private(set) var isBroken = false

  /// Creates the input; a line of more than `longestLine` bytes, without its end, is too long.
  init(_ file: Int32, longestLine: Int) {
    self.file = file
    self.longestLine = longestLine
  }

  /// Returns the next available lines.
  ///
  /// - Parameter patience: longest wait for input, in milliseconds; -1 for no limit.
  /// - Returns: `nil` at a pause or the end of the input, or on an interruption.
  mutating func next(patience: Int32) -> Piece? {
    while pieces.isEmpty, !isAtEnd, Interruption.status == nil {
      guard isReady(patience) else { return nil }
      let count = chunk.withUnsafeMutableBytes { readChunk(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      isBroken = count < 0
      isAtEnd = count <= 0
      if isAtEnd { takeLastLine() } else { take(chunk[..<count]) }
    }
    return pieces.isEmpty ? nil : pieces.removeFirst()
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

  private mutating func take(_ bytes: ArraySlice<UInt8>) {
    guard isSkipping else { return keep(bytes) }
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return }
    isSkipping = false
    pieces.append(.tooLong)
    keep(bytes[(end + 1)...])
  }

  /// Adds bytes to the incomplete line, and the lines that they complete to the pieces.
  private mutating func keep(_ bytes: ArraySlice<UInt8>) {
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.startIndex
    if end > bytes.startIndex {
      add(rest + bytes[..<end])
      rest.removeAll(keepingCapacity: true)
    }
    rest += bytes[end...]
    if rest.count > longestLine {
      rest = []
      isSkipping = true
    }
  }

  /// Adds complete lines to the pieces; each that is too long is a piece of its own.
  private mutating func add(_ lines: [UInt8]) {
    guard lines.count > longestLine else { return pieces.append(.lines(lines)) }
    var (first, start) = (0, 0)
    while start < lines.count {
      let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
      if end - start > longestLine {
        if first < start { pieces.append(.lines(Array(lines[first..<start]))) }
        pieces.append(.tooLong)
        first = end + 1
      }
      start = end + 1
    }
    if first < lines.count { pieces.append(.lines(Array(lines[first...]))) }
  }

  private mutating func takeLastLine() {
    if isSkipping { pieces.append(.tooLong) } else if !rest.isEmpty { pieces.append(.lines(rest)) }
    rest = []
  }
}
