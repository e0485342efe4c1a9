/// A list of up to 32 numbers, stored inline without the heap.
public struct NumberList: Equatable, Sendable {
  private var numbers = Values32.zeros
  /// The number of elements, from 0 to `limit`.
  public private(set) var count = 0

  /// The maximum number of elements: 32.
  public static var limit: Int { 32 }

  /// True if the list is empty.
  public var isEmpty: Bool { count == 0 }

  /// Creates an empty list.
  public init() {}

  /// Creates a list from the first 32 numbers of a collection, in order.
  public init(_ numbers: some Collection<Double>) {
    for number in numbers.prefix(Self.limit) { append(number) }
  }

  /// Adds a number at the end.
  ///
  /// - Parameter number: any number.
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

  /// Returns one of the numbers.
  ///
  /// - Parameter index: index from 0 to `count - 1`; for any other, reading returns 0 and writing
  ///   has no effect.
  public subscript(index: Int) -> Double {
    get { index >= 0 && index < count ? numbers[index] : 0 }
    set { if index >= 0, index < count { numbers[index] = newValue } }
  }

  /// Returns one of the numbers if it is finite; `nil` for any other, or for an index that is not
  /// in the list.
  @inlinable
  public func number(at index: Int) -> Double? {
    index >= 0 && index < count && self[index].isFinite ? self[index] : nil
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
