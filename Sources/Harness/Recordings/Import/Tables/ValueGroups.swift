import GestureReplay

/// The distinct values of a column, in order of first appearance, numbered from 0.
///
/// A hash table with open addressing: O(1) for each value on average.
struct ValueGroups {
  private(set) var values: [[UInt8]] = []
  /// The slots of a hash table with linear probing: a value's number + 1; 0 if empty. Their count is a
  /// power of two.
  private var places: [Int32] = Array(repeating: 0, count: 16)
  /// The last requested value: rows of a value are often adjacent.
  private var last = -1

  /// Returns the number of a value, a new one at its first appearance.
  mutating func number(of value: ArraySlice<UInt8>) -> Int {
    if last >= 0, values[last][...] == value { return last }
    if values.count * 2 >= places.count { grow() }
    let value = Array(value)
    var place = Self.place(of: value, in: places.count)
    while places[place] != 0 {
      last = Int(places[place]) - 1
      if values[last] == value { return last }
      place = (place + 1) & (places.count - 1)
    }
    values.append(value)
    places[place] = Int32(values.count)
    last = values.count - 1
    return last
  }

  private static func place(of value: [UInt8], in count: Int) -> Int {
    let hash = value.fnv1a
    return Int((hash ^ (hash >> 32)) & UInt64(count - 1))
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: places.count * 2)
    for (index, value) in values.enumerated() {
      var place = Self.place(of: value, in: places.count)
      while places[place] != 0 { place = (place + 1) & (places.count - 1) }
      places[place] = Int32(index + 1)
    }
  }
}
