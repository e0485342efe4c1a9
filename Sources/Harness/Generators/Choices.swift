import GestureScript

/// The recorded choices that a value is generated from, one whole number each; replayable with
/// other numbers.
///
/// A generator asks for one number after another and makes something valid of any numbers. A
/// shrinker can therefore simplify the numbers without knowing their meaning.
///
///     var choices = Choices(seed: 7)
///     let length = choices.whole(0...20, "length")
public struct Choices: Sendable {
  /// One chosen number, and its alternatives.
  public struct Node: Equatable, Sendable {
    /// The number that was chosen.
    public let value: Int64
    /// The range of possible numbers.
    public let range: ClosedRange<Int64>
    /// The simplest possible value.
    public let simplest: Int64
    /// The meaning of the number, in one word; numbers of one kind are interchangeable.
    public let kind: Kind
    /// True for an amount, false for a selection.
    public let isAmount: Bool
    /// The position in the record.
    public let place: Place

    /// The distance from the simplest value.
    public var distance: UInt64 {
      UInt64(bitPattern: value > simplest ? value &- simplest : simplest &- value)
    }
  }

  /// A word for the meaning of numbers.
  public typealias Kind = StaticText

  /// The position of a number in a record.
  public struct Place: Equatable, Sendable {
    /// The part of the record: 0 for numbers outside all spans, then 1 for the first span.
    public let part: Int
    /// The index in that part, from 0.
    public let index: Int
  }

  /// The numbers of a generated value, for replay: first those outside all spans, then those of
  /// each span. Changing one span never changes the numbers that another reads.
  ///
  /// A script has one span per event. An event that reads more or fewer numbers than before does
  /// not shift those of the next, and dropping an event drops one part; otherwise most attempts to
  /// shrink a script would scramble the events after it.
  public struct Record: Equatable, Sendable {
    /// The numbers of each part: those outside of all spans, then those of each span.
    public var parts: [[Int64]] = [[]]

    /// Creates a record of these numbers; empty by default.
    public init(parts: [[Int64]] = [[]]) {
      self.parts = parts
    }
  }

  /// All numbers so far.
  public private(set) var nodes: [Node] = []
  /// The numbers so far, for replay.
  public private(set) var record = Record()

  private var source: Source
  /// The open span, from 1; 0 if none is open.
  private var part = 0

  /// Creates random choices.
  public init(seed: UInt64) {
    source = .random(RandomBits(seed: seed))
  }

  /// Creates random choices for one case of a trial; cases of a seed differ.
  package init(seed: UInt64, case number: Int64) {
    var mixer = SplitMix64(state: seed)
    let base = mixer.next()
    mixer = SplitMix64(state: base ^ UInt64(bitPattern: number))
    self.init(seed: mixer.next())
  }

  /// Replays a record; numbers out of range are clamped, missing ones take the simplest value.
  public init(repeating record: Record) {
    source = .record(record)
  }

  /// Reads numbers from bytes: one, two or four bytes each, depending on the range. After the last
  /// byte, numbers take the simplest value. Lets a byte-based fuzzer drive generators.
  public init(bytes: [UInt8]) {
    source = .bytes(bytes[...])
  }

  private enum Source {
    case random(RandomBits)
    case record(Record)
    case bytes(ArraySlice<UInt8>)
  }

  /// Chooses a number in a range.
  ///
  /// - Parameters:
  ///   - range: the possible numbers.
  ///   - simplest: the simplest number, clamped to the range.
  ///   - kind: the meaning of the number.
  ///   - draw: the distribution of random numbers, clamped to the range; uniform by default.
  /// - Returns: the number.
  public mutating func whole(
    _ range: ClosedRange<Int64>, simplest: Int64 = 0, _ kind: Kind,
    _ draw: ((inout RandomBits) -> Int64)? = nil
  ) -> Int64 {
    number(range, simplest, kind, isAmount: true, draw)
  }

  private mutating func number(
    _ range: ClosedRange<Int64>, _ simplest: Int64, _ kind: Kind, isAmount: Bool,
    _ draw: ((inout RandomBits) -> Int64)?
  ) -> Int64 {
    let plain = min(max(simplest, range.lowerBound), range.upperBound)
    let place = Place(part: part, index: record.parts[part].count)
    var value = plain
    switch source {
    case .random(var bits):
      value = draw.map { $0(&bits) } ?? bits.whole(range)
      source = .random(bits)
    case .record(let given):
      let parts = given.parts
      if part < parts.count, place.index < parts[part].count { value = parts[part][place.index] }
    case .bytes(var bytes):
      value = bytes.take(in: range) ?? plain
      source = .bytes(bytes)
    }
    value = min(max(value, range.lowerBound), range.upperBound)
    nodes.append(
      Node(
        value: value, range: range, simplest: plain, kind: kind, isAmount: isAmount, place: place))
    record.parts[part].append(value)
    return value
  }

  /// Chooses one of some elements; the first is the simplest.
  public mutating func pick<Element>(
    _ elements: [Element], _ kind: Kind, _ draw: ((inout RandomBits) -> Int64)? = nil
  ) -> Element {
    elements[Int(number(0...Int64(elements.count - 1), 0, kind, isAmount: false, draw))]
  }

  /// Makes a decision; the simplest is `false`.
  ///
  /// - Parameters:
  ///   - perMille: the probability of `true` for random choices, in thousandths.
  ///   - kind: the meaning of the decision.
  /// - Returns: the decision.
  public mutating func chance(_ perMille: Int64, _ kind: Kind) -> Bool {
    number(0...1, 0, kind, isAmount: false) { $0.chance(perMille) ? 1 : 0 } == 1
  }

  /// Groups the choices of `body`; a shrinker tries to drop them together. A nested span belongs to
  /// the outer one.
  public mutating func span<Result>(_ body: (inout Choices) -> Result) -> Result {
    guard part == 0 else { return body(&self) }
    record.parts.append([])
    part = record.parts.count - 1
    let result = body(&self)
    part = 0
    return result
  }

  /// Draws random bits that are not recorded. They may affect the probability of a choice but never
  /// the meaning of a recorded number, because a replay has no such bits.
  ///
  /// - Parameter draw: reads bits; called only for random choices.
  /// - Returns: the result of `draw`; `nil` in a replay.
  public mutating func likelihood<Result>(_ draw: (inout RandomBits) -> Result) -> Result? {
    guard case .random(var bits) = source else { return nil }
    defer { source = .random(bits) }
    return draw(&bits)
  }
}

extension ArraySlice<UInt8> {
  /// Reads a little-endian number from the first bytes; `nil` if there are too few.
  fileprivate mutating func take(in range: ClosedRange<Int64>) -> Int64? {
    let width = UInt64(bitPattern: range.upperBound &- range.lowerBound)
    let count = width < 0x100 ? 1 : width < 0x1_0000 ? 2 : 4
    guard self.count >= count else { return nil }
    var bits: UInt64 = 0
    for byte in prefix(count).reversed() { bits = bits &<< 8 | UInt64(byte) }
    self = dropFirst(count)
    let offset = width == .max ? bits : bits % (width + 1)
    return range.lowerBound &+ Int64(bitPattern: offset)
  }
}

extension [Choices.Node] {
  /// True if these nodes are simpler than others: fewer, or closer to the simplest value at the
  /// first difference.
  package func isSimpler(than other: [Choices.Node]) -> Bool {
    guard count == other.count else { return count < other.count }
    for (mine, theirs) in zip(self, other) where mine.value != theirs.value {
      let (a, b) = (mine.distance, theirs.distance)
      return a == b ? mine.value > theirs.value : a < b
    }
    return false
  }
}
