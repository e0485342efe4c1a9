import ControlCore

/// The numbers of a track in pieces, in less space than two lists: a slider keeps them for good.
struct SliderKnots: Equatable, Sendable {
  /// The places and values of 9 knots in turn, then 8 steps.
  private var numbers = Values26.zeros
  private var knotCount: UInt8 = 0
  private var stepCount: UInt8 = 0

  /// Places and values in turn. Those beyond 18 numbers are kept as 0, so that the list is too long.
  var knots: NumberList {
    get { list(from: 0, knotCount) }
    set { knotCount = keep(newValue, from: 0, space: 18) }
  }

  /// The step of each piece; see `knots`.
  var steps: NumberList {
    get { list(from: 18, stepCount) }
    set { stepCount = keep(newValue, from: 18, space: 8) }
  }

  private func list(from start: Int, _ count: UInt8) -> NumberList {
    var list = NumberList()
    let space = start == 0 ? 18 : 8
    for index in 0..<Int(count) { list.append(index < space ? numbers[start + index] : 0) }
    return list
  }

  private mutating func keep(_ list: NumberList, from start: Int, space: Int) -> UInt8 {
    for index in 0..<space { numbers[start + index] = list[index] }
    return UInt8(truncatingIfNeeded: list.count)
  }

  static func == (a: SliderKnots, b: SliderKnots) -> Bool {
    guard a.knotCount == b.knotCount, a.stepCount == b.stepCount else { return false }
    var index = 0
    while index < 26, a.numbers[index] == b.numbers[index] { index += 1 }
    return index == 26
  }
}
