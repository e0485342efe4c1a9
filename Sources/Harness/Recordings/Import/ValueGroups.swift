import GestureReplay

/// The different values of a column, in order of first appearance, each with its number from 0.
///
/// A table of open places, so that many values take no longer than few: O(1) for each on average.
struct ValueGroups {
  private(set) var values: [[UInt8]] = []
  /// The number of a value + 1 at the place that its hash tells, or at the next one that is free; 0 is free.
  private var places: [Int32] = Array(repeating: 0, count: 16)
  /// The one that was asked for last: rows of a value often stand together.
  private var last = -1

  /// The number of a value, which is a new one if it did not come before.
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
