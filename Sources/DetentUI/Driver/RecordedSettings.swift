internal import ControlCore
internal import Presentation

/// The settings of a configuration in script notation, in table order.
struct RecordedSettings: SettingVisitor {
  /// A setting: its word, such as `policy cancel`, and its text; `nil` if it has none in scripts.
  struct Row: Equatable {
    let word: String
    let text: String?
    /// The member, for transfer to another configuration.
    let member: Member
  }

  /// A member of any type.
  enum Member: Equatable {
    case number(Double)
    case optional(Double?)
    case whole(Int64)
    case range(ClosedRange<Double>)
    case list([Double])
    case choice(Int)
  }

  private(set) var rows: [Row] = []
  /// The row to change, with its new member.
  private var replacement: (index: Int, member: Member)?
  private var length = 375.0, breadth: Double?
  private var isUpright = false

  /// Reads the settings of a configuration.
  ///
  /// - Parameters:
  ///   - configuration: any configuration.
  ///   - across: the breadth in points if the configuration has none.
  init(_ configuration: some ControlConfiguration, breadth across: Double = 80) {
    var configuration = configuration
    configuration.visitSettings(&self)
    var text = ScriptText()
    let sides = [length, breadth ?? across]
    text.append(exactly: sides[isUpright ? 1 : 0])
    text.append("x")
    text.append(exactly: sides[isUpright ? 0 : 1])
    rows.append(Row(word: "viewport", text: text.string, member: .list(sides)))
  }

  private init(index: Int, member: Member) { replacement = (index, member) }

  /// Writes a member into a configuration. The viewport row is not a member and is ignored.
  ///
  /// - Parameters:
  ///   - index: the row of the member.
  ///   - member: the member of another configuration of the same type.
  ///   - configuration: the configuration to change.
  static func put(
    _ index: Int, _ member: Member, into configuration: inout some ControlConfiguration
  ) {
    var visitor = RecordedSettings(index: index, member: member)
    configuration.visitSettings(&visitor)
  }

  /// Adds a row. Returns its new member if this is the row to change, else `nil`.
  private mutating func add(
    _ row: SettingRow, _ member: Member, _ write: (inout ScriptText) -> Void
  ) -> Member? {
    var (word, text) = (ScriptText(), ScriptText())
    if row.traits.contains(.isPolicy) { word.append("policy ") }
    word.append(row.word)
    write(&text)
    let isSaid = !text.bytes.isEmpty
    rows.append(Row(word: word.string, text: isSaid ? text.string : nil, member: member))
    guard let replacement, replacement.index == rows.count - 1 else { return nil }
    return replacement.member
  }

  mutating func number(
    _ member: inout Double, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    let number = member
    guard case .number(let new) = add(row(), .number(number), { $0.append(exactly: number) })
    else { return }
    member = new
  }

  mutating func number(
    _ member: inout Double?, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    let number = member
    let new = add(row(), .optional(number)) { text in
      if let number { text.append(exactly: number) }
    }
    if case .optional(let number) = new { member = number }
  }

  mutating func whole(
    _ member: inout Int64, in limits: ClosedRange<Int64>, _ row: @autoclosure () -> SettingRow
  ) {
    let (number, row) = (member, row())
    let new = add(row, .whole(number)) { text in
      if row.unit == .nanoseconds {
        text.append(nanoseconds: number)
      } else {
        text.append(decimal: number)
      }
    }
    if case .whole(let number) = new { member = number }
  }

  mutating func range(
    _ member: inout ClosedRange<Double>, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    let range = member
    let new = add(row(), .range(range)) { text in
      text.append(exactly: range.lowerBound)
      text.append("..")
      text.append(exactly: range.upperBound)
    }
    if case .range(let range) = new { member = range }
  }

  mutating func numbers(
    _ member: inout NumberList, in limits: ClosedRange<Double>, _ row: @autoclosure () -> SettingRow
  ) {
    let (list, row) = (Array(member), row())
    let isPaired = row.traits.contains(.isPairs)
    let new = add(row, .list(list)) { text in
      if list.isEmpty { text.append("none") }
      for (index, number) in list.enumerated() {
        if index > 0 { text.append(isPaired && index % 2 == 1 ? ":" : " ") }
        text.append(exactly: number)
      }
    }
    if case .list(let list) = new { member = NumberList(list) }
  }

  mutating func choice(
    _ number: inout Int, of words: SettingWords, _ row: @autoclosure () -> SettingRow
  ) {
    let (chosen, row) = (number, row())
    let new = add(row, .choice(chosen)) { $0.append(words[chosen]) }
    if rows.last?.word == "axis" { isUpright = chosen == 1 }
    if case .choice(let other) = new { number = other }
  }

  mutating func extent(
    _ member: inout Double, _ side: SettingSide, in limits: ClosedRange<Double>,
    _ row: @autoclosure () -> SettingRow
  ) {
    if side == .length { length = member } else { breadth = member }
  }
}
