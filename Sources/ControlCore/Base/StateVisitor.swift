/// Takes the members of a state one after the other, to write them or to read them.
///
/// A state hands each of its members over once, by one function for both directions: so what is read is
/// what was written. `StateWriter` leaves the members as they are; `StateReader` replaces them.
public protocol StateVisitor {
  /// The version of the format: that of the bytes that are read, or the one that is written. A member that a
  /// version brought is handed over from that version on; before, it keeps what it has.
  var version: UInt32 { get }

  /// A number from 0 to `most`.
  mutating func byte(_ number: inout UInt8, upTo most: UInt8)

  /// A whole number.
  ///
  /// - Parameters:
  ///   - number: the member.
  ///   - range: what makes sense; other bytes are damaged.
  mutating func whole(_ number: inout Int64, in range: ClosedRange<Int64>)

  /// A number.
  ///
  /// - Parameters:
  ///   - number: the member.
  ///   - range: what makes sense, so never what is not a number; other bytes are damaged.
  mutating func number(_ number: inout Double, in range: ClosedRange<Double>)

  /// What has been read is damaged unless this holds.
  mutating func require(_ isSound: Bool)
}

extension StateVisitor {
  /// Visits a truth, as a byte that is 0 or 1.
  public mutating func flag(_ flag: inout Bool) {
    var number: UInt8 = flag ? 1 : 0
    byte(&number, upTo: 1)
    flag = number == 1
  }

  /// A number that need not be there.
  public mutating func number(_ number: inout Double?, in range: ClosedRange<Double>) {
    var (isThere, some) = (number != nil, number ?? range.lowerBound)
    flag(&isThere)
    self.number(&some, in: range)
    number = isThere ? some : nil
  }

  /// A whole number that need not be there.
  public mutating func whole(_ number: inout Int64?) {
    var (isThere, some) = (number != nil, number ?? 0)
    flag(&isThere)
    whole(&some, in: .min ... .max)
    number = isThere ? some : nil
  }

  /// One of up to five choices, by their order.
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

  /// Which of some things it is, from 0.
  ///
  /// - Parameters:
  ///   - index: the member.
  ///   - count: how many there are, from 1 to 256.
  public mutating func index(_ index: inout Int, below count: Int) {
    var number = UInt8(truncatingIfNeeded: index)
    byte(&number, upTo: UInt8(truncatingIfNeeded: count - 1))
    index = Int(number)
  }

  /// Two numbers of which the second is not less.
  public mutating func range(
    _ range: inout ClosedRange<Double>, within bounds: ClosedRange<Double>
  ) {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    number(&lower, in: bounds)
    number(&upper, in: bounds)
    require(lower <= upper)
    if lower <= upper { range = lower...upper }
  }

  /// Numbers, and how many there are.
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

  /// A place or distance in points, or a speed in points per second: any number that a pull past a bound
  /// may come to, which a weak rubber band makes very long.
  mutating func place(_ place: inout Double) {
    number(&place, in: -1e60...1e60)
  }

  mutating func point(_ point: inout Point) {
    place(&point.x)
    place(&point.y)
  }
}
