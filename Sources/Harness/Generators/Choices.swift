import GestureScript

/// Decisions that something is made of, one whole number each; kept, so that it can be made again with
/// other ones.
///
/// A generator asks for one number after the other and makes something valid whatever they are. So
/// what it made can be cut down by cutting down the numbers, without knowing what they mean.
///
///     var choices = Choices(seed: 7)
///     let length = choices.whole(0...20, "length")
public struct Choices: Sendable {
  /// One number that was chosen, and what else it could have been.
  public struct Node: Equatable, Sendable {
    /// The number that was chosen.
    public let value: Int64
    /// The numbers that could have been chosen.
    public let range: ClosedRange<Int64>
    /// The plainest value there is.
    public let simplest: Int64
    /// The meaning of the number, in one word; numbers of one kind may be exchanged for each other.
    public let kind: Kind
    /// True for an amount, false for one of several things.
    public let isAmount: Bool
    /// The place that stores it.
    public let place: Place

    /// The distance of the value from the simplest one.
    public var distance: UInt64 {
      UInt64(bitPattern: value > simplest ? value &- simplest : simplest &- value)
    }
  }

  /// A word for what numbers mean.
  public typealias Kind = StaticText

  /// The place of a number: a part of a record, and an index in it.
  public struct Place: Equatable, Sendable {
    /// The part of the record: 0 outside of all spans, then 1 for the first.
    public let part: Int
    /// The place within that part, from 0.
    public let index: Int
  }

  /// Numbers that were chosen, by which something can be made again: first those outside of all spans,
  /// then those of each span. A span with other numbers never changes what another span takes.
  ///
  /// A script has a span for each event. So an event that takes more or fewer numbers than before does
  /// not shift those of the next, and leaving out an event leaves out a part; without that, most attempts
  /// to shrink a script make nonsense of what follows.
  public struct Record: Equatable, Sendable {
    /// The numbers of each part: those outside of all spans, then those of each span.
    public var parts: [[Int64]] = [[]]

    /// A record of these numbers; of none if nothing is said.
    public init(parts: [[Int64]] = [[]]) {
      self.parts = parts
    }
  }

  /// All numbers so far.
  public private(set) var nodes: [Node] = []
  /// The numbers so far, by which the same can be made again.
  public private(set) var record = Record()

  private var source: Source
  /// The span that is open, from 1; 0 if none is.
  private var part = 0

  /// Chooses at random.
  public init(seed: UInt64) {
    source = .random(RandomBits(seed: seed))
  }

  /// Fresh choices for a case of a trial: every case of a seed has others.
  package init(seed: UInt64, case number: Int64) {
    var mixer = SplitMix64(state: seed)
    let base = mixer.next()
    mixer = SplitMix64(state: base ^ UInt64(bitPattern: number))
    self.init(seed: mixer.next())
  }

  /// Repeats what was chosen before, as far as it is possible now; else the plainest.
  public init(repeating record: Record) {
    source = .record(record)
  }

  /// Takes numbers from bytes, one, two or four for each, as many as its range needs; behind their end
  /// the plainest. So a fuzzer that knows only bytes makes what generators make.
  public init(bytes: [UInt8]) {
    source = .bytes(bytes[...])
  }

  private enum Source {
    case random(RandomBits)
    case record(Record)
    case bytes(ArraySlice<UInt8>)
  }

  /// A number in a range.
  ///
  /// - Parameters:
  ///   - range: what is possible.
  ///   - simplest: the plainest; 0 if it is in range and nothing else is said.
  ///   - kind: what the number means.
  ///   - draw: what is likely, while numbers are chosen at random; all equally if nothing is said.
  ///     A number out of range counts as the nearest in it.
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

  /// One of some things, the plainest first.
  public mutating func pick<Element>(
    _ elements: [Element], _ kind: Kind, _ draw: ((inout RandomBits) -> Int64)? = nil
  ) -> Element {
    elements[Int(number(0...Int64(elements.count - 1), 0, kind, isAmount: false, draw))]
  }

  /// A random decision; the simplest is `false`.
  ///
  /// - Parameters:
  ///   - perMille: how often in a thousand times, while numbers are chosen at random.
  ///   - kind: what the decision means.
  /// - Returns: whether it is so.
  public mutating func chance(_ perMille: Int64, _ kind: Kind) -> Bool {
    number(0...1, 0, kind, isAmount: false) { $0.chance(perMille) ? 1 : 0 } == 1
  }

  /// Groups the choices of `body`: a shrinker tries to drop them together. A nested span belongs to
  /// the outer one.
  public mutating func span<Result>(_ body: (inout Choices) -> Result) -> Result {
    guard part == 0 else { return body(&self) }
    record.parts.append([])
    part = record.parts.count - 1
    let result = body(&self)
    part = 0
    return result
  }

  /// Draws random bits that are not recorded. They may decide how likely a choice is, and never what a
  /// recorded number means, because they are not there when the numbers are repeated.
  ///
  /// - Parameter draw: takes bits, while numbers are chosen at random.
  /// - Returns: what was drawn; `nil` when numbers are repeated.
  public mutating func likelihood<Result>(_ draw: (inout RandomBits) -> Result) -> Result? {
    guard case .random(var bits) = source else { return nil }
    defer { source = .random(bits) }
    return draw(&bits)
  }
}

extension ArraySlice<UInt8> {
  /// A number from the first bytes, the lowest first; `nil` if there are not enough.
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
  /// True if these are simpler than others: fewer, or the first that differs is nearer to the
  /// simplest.
  package func isSimpler(than other: [Choices.Node]) -> Bool {
    guard count == other.count else { return count < other.count }
    for (mine, theirs) in zip(self, other) where mine.value != theirs.value {
      let (a, b) = (mine.distance, theirs.distance)
      return a == b ? mine.value > theirs.value : a < b
    }
    return false
  }
}
