/// A visitor of the members of a state, which writes or reads them.
///
/// A state passes each of its members once, in one function for both directions, so that reading
/// matches writing. `StateWriter` leaves the members unchanged; `StateReader` replaces them.
public protocol StateVisitor {
  /// The version of the format: that of the bytes read, or the one written. A member is visited
  /// from the version that introduced it; before, it keeps its value.
  var version: UInt32 { get }

  /// Visits a number from 0 to `most`.
  mutating func byte(_ number: inout UInt8, upTo most: UInt8)

  /// Visits a whole number.
  ///
  /// - Parameters:
  ///   - number: member.
  ///   - range: valid values; any other is rejected as damage.
  mutating func whole(_ number: inout Int64, in range: ClosedRange<Int64>)

  /// Visits a number.
  ///
  /// - Parameters:
  ///   - number: member.
  ///   - range: valid values; any other, including NaN, is rejected as damage.
  mutating func number(_ number: inout Double, in range: ClosedRange<Double>)

  /// Rejects the bytes read as damaged if the condition is false.
  mutating func require(_ isSound: Bool)
}

extension StateVisitor {
  /// Visits a Boolean, as a byte that is 0 or 1.
  public mutating func flag(_ flag: inout Bool) {
    var number: UInt8 = flag ? 1 : 0
    byte(&number, upTo: 1)
    flag = number == 1
  }

  /// Visits an optional number.
  public mutating func number(_ number: inout Double?, in range: ClosedRange<Double>) {
    var (isThere, some) = (number != nil, number ?? range.lowerBound)
    flag(&isThere)
    self.number(&some, in: range)
    number = isThere ? some : nil
  }

  /// Visits an optional whole number.
  public mutating func whole(_ number: inout Int64?) {
    var (isThere, some) = (number != nil, number ?? 0)
    flag(&isThere)
    whole(&some, in: .min ... .max)
    number = isThere ? some : nil
  }

  /// Visits one of up to five choices, by their order.
  public mutating func choice<Member: Equatable>(
    _ choice: inout Member, _ a: Member, _ b: Member, _ c: Member? = nil, _ d: Member? = nil,
    _ e: Member? = nil
  ) {
    var number: UInt8 =
      choice == a ? 0 : choice == b ? 1 : choice == c ? 2 : choice == d ? 3 : 4
    byte(&number, upTo: e != nil ? 4 : d != nil ? 3 : c != nil ? 2 : 1)
    let chosen: Member? =
      switch number {
      case 0: a
      case 1: b
      case 2: c
      case 3: d
      default: e
      }
    if let chosen { choice = chosen }
  }

  /// Visits an index from 0.
  ///
  /// - Parameters:
  ///   - index: member.
  ///   - count: number of indices, from 1 to 256.
  public mutating func index(_ index: inout Int, below count: Int) {
    var number = UInt8(truncatingIfNeeded: index)
    byte(&number, upTo: UInt8(truncatingIfNeeded: count - 1))
    index = Int(number)
  }

  /// Visits two numbers, the second not less than the first.
  public mutating func range(
    _ range: inout ClosedRange<Double>, within bounds: ClosedRange<Double>
  ) {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    number(&lower, in: bounds)
    number(&upper, in: bounds)
    require(lower <= upper)
    if lower <= upper { range = lower...upper }
  }

  /// Visits numbers and their count.
  public mutating func numbers(_ numbers: inout NumberList, in range: ClosedRange<Double>) {
    var count = numbers.count
    index(&count, below: NumberList.limit + 1)
    var list = NumberList()
    for index in 0..<count {
      var element = numbers[index]
      number(&element, in: range)
      list.append(element)
    }
    numbers = list
  }

  /// Visits a time, as its nanoseconds.
  public mutating func time(_ time: inout Timestamp) {
    whole(&time.nanoseconds, in: .min ... .max)
  }

  /// Visits a position or distance in points, or a speed in points per second. The range covers any
  /// pull past a bound, which a weak rubber band can make very long.
  package mutating func place(_ place: inout Double) {
    number(&place, in: -1e60...1e60)
  }

  mutating func point(_ point: inout Point) {
    place(&point.x)
    place(&point.y)
  }
}
