import GestureScript

/// Counts the fields of a recording that are in no list of their format, for note N330.
struct FieldNotes {
  /// The places of the format, each with its fields; true for those that are read.
  private let places: [(name: [UInt8], fields: [[UInt8]: Bool])]
  private var unknown: [(name: [UInt8], count: Int64)] = []
  /// The most names that are kept: the longest list of fields is as long.
  private static let most = 64
  /// The longest name, in bytes; some keys of home-made files are whole texts.
  private static let longest = 60

  init(_ format: RecordingFormat) {
    places = RecordingFields.of(format).map { list in
      let read = list.read.map { (Array($0.utf8), true) }
      let others = (list.noted + list.unused).map { (Array($0.utf8), false) }
      return (Array(list.place.utf8), Dictionary(read + others) { first, _ in first })
    }
  }

  /// Takes the fields of an object or of objects in a list, and those of their values that are
  /// listed.
  mutating func note(_ value: JSONValue?, of place: StaticString) {
    if let value { note(value, places.firstIndex { $0.name[...].matches(place) }) }
  }

  private mutating func note(_ value: JSONValue, _ place: Int?) {
    guard let place else { return }
    if case .array(let elements) = value {
      for element in elements { note(element, place) }
    } else if case .object(let members) = value {
      for member in members {
        if places[place].fields[member.key] == nil {
          count(places[place].name + [UInt8](".") + member.key)
        } else if member.value.elements != nil || member.value.offset != nil {
          let name = places[place].name + [UInt8](".") + member.key
          note(member.value, places.firstIndex { $0.name == name })
        }
      }
    }
  }

  /// Takes a word of a place whose words are listed, which occurs some times; returns true if it is
  /// read.
  @discardableResult mutating func note(
    word: ArraySlice<UInt8>, of place: StaticString, times: Int64 = 1
  ) -> Bool {
    guard let place = places.first(where: { $0.name[...].matches(place) }) else { return true }
    if let isRead = place.fields[Array(word)] { return isRead }
    for field in place.fields where field.key.last == UInt8(ascii: "*") {
      if word.starts(with: field.key.dropLast()) { return field.value }
    }
    count(place.name + [UInt8](" ") + word, times)
    return false
  }

  mutating func note(number value: JSONValue?, of place: StaticString) {
    if case .number(let number)? = value { note(word: number.text, of: place) }
  }

  private mutating func count(_ name: [UInt8], _ times: Int64 = 1) {
    let name = Array(name.prefix(Self.longest))
    if let index = unknown.firstIndex(where: { $0.name == name }) {
      unknown[index].count += times
    } else if unknown.count < Self.most {
      unknown.append((name, times))
    }
  }

  /// The names, each with its count: `event.foo (3)`.
  var texts: [[UInt8]] { unknown.map { Array("\(utf8: $0.name) (\($0.count))".utf8) } }
}
