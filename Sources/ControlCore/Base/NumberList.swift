/// Up to 32 numbers, kept in place: a list that needs no heap.
public struct NumberList: Equatable, Sendable {
  private var numbers = Values32.zeros
  /// How many there are, from 0 to `limit`.
  public private(set) var count = 0

  /// How many there may be: 32.
  public static var limit: Int { 32 }

  /// Whether there are none.
  public var isEmpty: Bool { count == 0 }

  /// No numbers.
  public init() {}

  /// The numbers of a collection, in their order; what is beyond the first 32 is left out.
  public init(_ numbers: some Collection<Double>) {
    for number in numbers.prefix(Self.limit) { append(number) }
  }

  /// Adds a number at the end.
  ///
  /// - Parameter number: any.
  /// - Returns: `false` if the list is full, and then nothing is added.
  @discardableResult
  public mutating func append(_ number: Double) -> Bool {
    guard count < Self.limit else { return false }
    numbers[count] = number
    count &+= 1
    return true
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { count }

  /// One of the numbers.
  ///
  /// - Parameter index: from 0 to `count - 1`; reading any other answers with 0, and writing any other does
  ///   nothing.
  public subscript(index: Int) -> Double {
    get { index >= 0 && index < count ? numbers[index] : 0 }
    set { if index >= 0, index < count { numbers[index] = newValue } }
  }

  public static func == (a: NumberList, b: NumberList) -> Bool {
    guard a.count == b.count else { return false }
    var index = 0
    while index < a.count, a.numbers[index] == b.numbers[index] { index &+= 1 }
    return index == a.count
  }
}

#if !hasFeature(Embedded)
// A collection can be copied to an array, which would need the heap.
extension NumberList: RandomAccessCollection {}
#endif
