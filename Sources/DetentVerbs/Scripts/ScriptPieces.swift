import GestureScript

/// Script on disk, in pieces. Input that can be read only once, as a pipe, is kept in memory.
struct ScriptPieces: TextPieces {
  private let path: String
  private let file: Int32
  /// Offset of the file when opened, and present one.
  private let origin: Int
  private var place: Int
  /// Input that can be read only once.
  private let kept: [UInt8]?
  /// Beginning of an incomplete line.
  private var rest: [UInt8] = []
  /// Error that ended reading, if any.
  private(set) var failure: Files.Failure?

  private static let size = 65_536

  init(_ path: String) throws(Files.Failure) {
    self.path = path
    file = try Files.open(path)
    origin = Files.isRegular(file) ? max(Int(lseek(file, 0, SEEK_CUR)), 0) : 0
    place = origin
    kept = Files.isRegular(file) ? nil : try Files.read(file, path)
  }

  func close() { Files.close(file) }

  mutating func rewind() {
    place = origin
    rest = []
  }

  mutating func next() -> [UInt8]? {
    while true {
      let bytes = chunk()
      guard !bytes.isEmpty else {
        defer { rest = [] }
        return rest.isEmpty ? nil : rest
      }
      guard let end = bytes.lastIndex(of: UInt8(ascii: "\n")) else {
        if rest.count < Self.size { rest += bytes }
        continue
      }
      let piece = rest + bytes[...end]
      rest = Array(bytes[(end + 1)...])
      return piece
    }
  }

  /// Returns the next bytes; none at the end.
  private mutating func chunk() -> ArraySlice<UInt8> {
    if let kept {
      let bytes = kept[place..<min(place + Self.size, kept.count)]
      place += bytes.count
      return bytes
    }
    var chunk = [UInt8](repeating: 0, count: Self.size)
    let count = chunk.withUnsafeMutableBytes {
      pread(file, $0.baseAddress, $0.count, off_t(place))
    }
    if count < 0 { failure = Files.Failure("read", path) }
    place += max(count, 0)
    return chunk[..<max(count, 0)]
  }
}
