/// The distinct values of a column, in order of first appearance, numbered from 0.
struct ValueGroups {
  private(set) var values: [[UInt8]] = []
  private var numbers: [[UInt8]: Int] = [:]
  /// The last requested value: rows of a value are often adjacent.
  private var last = -1

  /// Returns the number of a value, a new one at its first appearance.
  mutating func number(of value: ArraySlice<UInt8>) -> Int {
    if last >= 0, values[last][...] == value { return last }
    let value = Array(value)
    last = numbers[value] ?? values.count
    if last == values.count {
      values.append(value)
      numbers[value] = last
    }
    return last
  }
}
