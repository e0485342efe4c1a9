/// Adversarial files: random bytes, and damaged valid files. A seed repeats its bytes.
public struct HostileBytes {
  private var random: RandomBits
  private let files: [[UInt8]]

  /// - Parameters:
  ///   - seed: seed of all choices.
  ///   - files: valid files to damage; not empty.
  public init(seed: UInt64, files: [[UInt8]]) {
    random = RandomBits(seed: seed)
    self.files = files
  }

  public mutating func next() -> [UInt8] {
    if random.chance(30) { return noise(Int(random.whole(0...200))) }
    var bytes = random.pick(files)
    for _ in 0..<random.whole(0...4) { damage(&bytes) }
    return bytes
  }

  /// Returns random bytes, or only characters of typical files.
  private mutating func noise(_ count: Int) -> [UInt8] {
    let letters = Array("0123456789.-+eE \t\n\r,:;\"\\/[]{}()#=@xt_".utf8)
    let isText = random.coin()
    return (0..<count).map { _ in
      isText ? random.pick(letters) : UInt8(truncatingIfNeeded: random.next())
    }
  }

  // MARK: Damage

  private mutating func damage(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return bytes = noise(20) }
    let place = self.place(in: bytes)
    switch random.whole(0...18) {
    case 0: bytes[place] ^= 1 << UInt8(random.whole(0...7))
    case 1: bytes[place] = random.pick(noise(8))
    case 2: bytes.removeLast(bytes.count - place)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int(random.whole(1...40))))
    case 4: bytes.insert(contentsOf: random.pick(Self.brokenText), at: place)
    case 5: bytes.insert(contentsOf: random.pick(files).prefix(place), at: place)
    case 6...10: replaceNumber(near: place, in: &bytes)
    case 11: stretch(place, in: &bytes)
    case 12...16: replaceWord(at: place, in: &bytes)
    default: shuffleLines(&bytes)
    }
  }

  private mutating func place(in bytes: [UInt8]) -> Int {
    Int(random.next() % UInt64(bytes.count))
  }

  /// Invalid UTF-8, control characters, and lookalikes.
  private static let brokenText: [[UInt8]] = [
    [0], [0, 0, 0, 0], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
    [0xE2, 0x82],
    [0xEF, 0xBB, 0xBF], [0x1B, 0x5B, 0x33, 0x31, 0x6D], [0xE2, 0x80, 0xA8], [0x0D], [0x0D, 0x0A],
    [0xCC, 0x81], [0x7F], [0x85],
  ]

  private static let numbers = [
    "1e308", "-0", "0", "1", "-1", "2", "-7", "63", "64", "100", "00000040", "fffffff9",
    "99999999999999999999", "-99999999999999999999", "9223372036854775807",
    "-9223372036854775808", "18446744073709551615", "2147483647", "-2147483648", "4294967296",
    "0.000000000000000000000000000000000001", "1e-400", "1e999", "nan", "inf", "-inf", "1.5.2",
    "--1", "0x10", "1_000", "", "+", "٣", "1/0", "7fffffff", "80000000", "ffffffff",
    String(repeating: "9", count: 308), String(repeating: "9", count: 400),
    "0." + String(repeating: "0", count: 400) + "1", "1" + String(repeating: "0", count: 308),
  ].map { Array($0.utf8) }

  /// Replaces the next number by another one.
  private mutating func replaceNumber(near place: Int, in bytes: inout [UInt8]) {
    func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 || byte == 0x2E }
    guard let start = bytes[place...].firstIndex(where: isDigit) else { return }
    let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: random.pick(Self.numbers))
  }

  /// Replaces a word by another of the same text, or by a number. The result is mostly well-formed
  /// but senseless.
  private mutating func replaceWord(at place: Int, in bytes: inout [UInt8]) {
    let other = self.place(in: bytes)
    let word = bytes[Self.word(at: other, in: bytes)]
    let target = Self.word(at: place, in: bytes)
    let replacement = random.chance(300) ? random.pick(Self.numbers)[...] : word
    bytes.replaceSubrange(target, with: Array(replacement))
  }

  /// Returns the word around a position, up to blanks, line ends and separators.
  private static func word(at place: Int, in bytes: [UInt8]) -> Range<Int> {
    func isBetween(_ byte: UInt8) -> Bool { " \t\r\n,:[]{}\"=".utf8.contains(byte) }
    let start = bytes[..<place].lastIndex(where: isBetween).map { $0 + 1 } ?? 0
    let end = bytes[place...].firstIndex(where: isBetween) ?? bytes.count
    return start..<max(start, end)
  }

  /// Repeats a short piece many times.
  private mutating func stretch(_ place: Int, in bytes: inout [UInt8]) {
    let end = min(bytes.count, place + Int(random.whole(1...3)))
    let count = Int(random.pick([70, 500, 5000] as [Int64]))
    let piece = random.coin() ? Array(bytes[place..<end]) : [random.pick(Array("[{\"( \n".utf8))]
    bytes.insert(contentsOf: repeatElement(piece, count: count).joined(), at: place)
  }

  /// Removes, repeats or exchanges lines.
  private mutating func shuffleLines(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let one = Int(random.next() % UInt64(lines.count))
    let other = Int(random.next() % UInt64(lines.count))
    switch random.whole(0...4) {
    case 0: lines.remove(at: one)
    case 1: lines.insert(lines[one], at: other)
    case 2: lines.insert(contentsOf: repeatElement(lines[one], count: 40), at: other)
    default: lines.swapAt(one, other)
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }
}
