import ControlCore

/// The pointer and number of values of parts passed by a C program.
struct PassedValues {
  private let pointer: UnsafePointer<Double>?
  let count: Int

  init(_ pointer: UnsafePointer<Double>?, _ count: Int) {
    (self.pointer, self.count) = (pointer, count)
  }

  /// `null` or `size` if the values are missing or exceed memory; else `ok`.
  var status: Status {
    let most = Int.max / MemoryLayout<Double>.stride
    return count == 0 ? .ok : pointer == nil ? .null : count < 0 || count > most ? .size : .ok
  }

  /// The largest number of parts of a control: 8.
  static var most: Int { 8 }

  /// Returns true if all values pass a test. Requires a `status` of `ok`.
  func areAll(_ isFine: (Double) -> Bool) -> Bool {
    guard let pointer else { return true }
    var index = 0
    while index < count, isFine(pointer[index]) { index &+= 1 }
    return index == count
  }

  /// The values up to the capacity of a list. Requires a `status` of `ok`.
  var list: NumberList {
    var list = NumberList()
    guard let pointer else { return list }
    var index = 0
    while index < count, list.append(pointer[index]) { index &+= 1 }
    return list
  }
}
