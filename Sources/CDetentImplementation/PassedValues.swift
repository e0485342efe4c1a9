import ControlCore

/// Values of parts as a C program hands them over: where they are, and how many.
struct PassedValues {
  private let pointer: UnsafePointer<Double>?
  let count: Int

  init(_ pointer: UnsafePointer<Double>?, _ count: Int) {
    (self.pointer, self.count) = (pointer, count)
  }

  /// `null` or `size`, if there are no such values, or more than memory has room for; else `ok`.
  var status: Status {
    let most = Int.max / MemoryLayout<Double>.stride
    return count == 0 ? .ok : pointer == nil ? .null : count < 0 || count > most ? .size : .ok
  }

  /// Whether all are finite, if `status` is `ok`.
  var areFinite: Bool {
    guard let pointer else { return true }
    var index = 0
    while index < count, pointer[index].isFinite { index &+= 1 }
    return index == count
  }

  /// The values, as far as a list has room, if `status` is `ok`.
  var list: NumberList {
    var list = NumberList()
    guard let pointer else { return list }
    var index = 0
    while index < count, list.append(pointer[index]) { index &+= 1 }
    return list
  }
}
