import ControlCore

/// The thumbs that no user moves, as a host lists them: a bit for each, as a list of numbers would
/// take a quarter of a slider.
struct PartLocks: Equatable, Sendable {
  private(set) var parts = PartSet()
  /// False if the list has other numbers than those of thumbs, in ascending order.
  private(set) var isValid = true

  init() {}

  init(_ list: NumberList) {
    var least = 0.0
    for index in 0..<list.count {
      let number = list[index]
      isValid = isValid && number >= least && number < 8 && Double(Int(number)) == number
      guard isValid else { return }
      parts.set(Int(number), to: true)
      least = number + 1
    }
  }

  var list: NumberList {
    var list = NumberList()
    if !isValid { list.append(.nan) }
    for part in 0..<8 where parts.contains(part) { list.append(Double(part)) }
    return list
  }

  /// True if none of the first `count` thumbs can be moved.
  func holdsAll(of count: Int) -> Bool {
    for part in 0..<count where !parts.contains(part) { return false }
    return true
  }
}
