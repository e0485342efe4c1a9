import ControlCore
import GestureScript

/// Writes a configuration's settings as JSON members: those a driver accepts, or its fixed ones.
struct DriverSettings: SettingVisitor {
  private let isWanted: (SettingRow) -> Bool
  /// The words and their values, in the order of the table.
  private(set) var members: [(word: StaticString, json: [UInt8])] = []
  private var length = 375.0, breadth = 80.0
  private var isVertical = false

  init(_ configuration: some ControlConfiguration, where isWanted: @escaping (SettingRow) -> Bool) {
    self.isWanted = isWanted
    var configuration = configuration
    configuration.visitSettings(&self)
  }

  /// The width and the height, as an array.
  var viewport: [UInt8] {
    var text: [UInt8] = []
    text.append(wire: isVertical ? [breadth, length] : [length, breadth])
    return text
  }

  private mutating func add(_ row: SettingRow, _ write: (inout [UInt8]) -> Void) {
    guard isWanted(row) else { return }
    var json: [UInt8] = []
    write(&json)
    members.append((row.word, json))
  }

  mutating func number(
    _ member: inout Double, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    let number = member
    add(row()) { $0.append(wire: number) }
  }

  /// Adds a number; `null` leaves it to the control.
  mutating func number(
    _ member: inout Double?, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    let number = member
    add(row()) { $0.append(wire: number ?? .infinity) }
  }

  mutating func numbers(
    _ member: inout NumberList, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    let list = member
    let numbers = (0..<list.count).map { list[$0] }
    add(row()) { $0.append(wire: numbers) }
  }

  mutating func whole(
    _ member: inout Int64, in limits: ClosedRange<Int64>, _ row: @autoclosure () -> SettingRow
  ) {
    let number = member
    add(row()) { DecimalText.append(number, to: &$0) }
  }

  mutating func range(
    _ member: inout ClosedRange<Double>, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    let range = member
    add(row()) { $0.append(wire: [range.lowerBound, range.upperBound]) }
  }

  mutating func choice(
    _ number: inout Int, of words: SettingWords, _ row: @autoclosure () -> SettingRow
  ) {
    let (row, word) = (row(), StaticText(words[number]))
    if StaticText(row.word) == "axis" { isVertical = word == "y" }
    add(row) { json in
      if word == "true" || word == "false" {
        json.append(word.text)
      } else {
        json.append(json: word.bytes)
      }
    }
  }

  mutating func extent(
    _ member: inout Double, _ side: SettingSide, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    if side == .length { length = member } else { breadth = member }
  }
}
