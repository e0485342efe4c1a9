import GestureScript
import GestureReplay

/// The meaning of each column, from the first row of a table.
struct PointerHeader {
  /// The separator between two fields.
  let separator: UInt8
  private(set) var columns: [PointerColumn]
  private(set) var names: [ArraySlice<UInt8>]
  /// True without a row of names: columns are given by number, and the first row is an event.
  let isData: Bool
  /// The index of the column that parts the rows, if the user declares one.
  private let split: Int?

  private let line: TextLines.Line
  private let layout: PointerLayout
  /// The most fields of a row.
  private var widest = 0

  /// - Parameters:
  ///   - line: the first line, of names or of an event.
  ///   - row: the line below it, which shows if a time is a date.
  ///   - layout: the user's declarations.
  /// - Throws: `Diagnostic` if a column is missing, or two mean the same.
  init(
    _ line: TextLines.Line, above row: TextLines.Line?, _ layout: PointerLayout
  ) throws(Diagnostic) {
    self.line = line
    self.layout = layout
    separator = Self.separator(of: line, layout)
    guard let names = TableRow.cells(of: line.bytes, separator: separator) else {
      throw Self.openQuote(line)
    }
    self.names = names
    var columns = names.map { layout.column(named: $0) }
    isData = Self.isData(names, layout)
    if isData {
      // Rows of several kinds may be of several widths, and the first is not the widest.
      let last = layout.columns.compactMap { $0.number }.max() ?? 0
      columns = Array(repeating: .unused, count: max(names.count, min(last, Self.mostColumns)))
    }
    try Self.take(layout, &columns, names, line)
    self.columns = Self.withoutSpareTimes(columns)
    split = try layout.split.map { name throws(Diagnostic) in try Self.index(of: name, names, line)
    }
    try check(row.flatMap { TableRow.cells(of: $0.bytes, separator: separator) } ?? [])
  }

  /// The last column that can be given by its number.
  private static let mostColumns = 1000

  /// Returns the index of a column declared by name, or else by number.
  private static func index(
    of reported: [UInt8], _ names: [ArraySlice<UInt8>], _ line: TextLines.Line
  ) throws(Diagnostic) -> Int {
    if let index = names.firstIndex(of: reported[...]) { return index }
    let number = DecimalText.parseInteger(reported[...]).flatMap { Int(exactly: $0) }
    if let number, number >= 1, number <= names.count { return number - 1 }
    throw noColumn(reported[...], number, names, line)
  }

  /// Returns the error for a declared column that is missing.
  private static func noColumn(
    _ reported: ArraySlice<UInt8>, _ number: Int?, _ names: [ArraySlice<UInt8>],
    _ line: TextLines.Line
  ) -> Diagnostic {
    Diagnostic(
      .missingField, at: line.span,
      number == nil ? "no column has the name '" : "there is no column ", reported,
      number == nil ? "'" : "", help: "the columns are: "
    ).listing(names)
  }

  /// True if a column has the kind of event; else a pressure is a state.
  private var hasEvent: Bool { columns.contains { $0.isEvent } }

  /// The columns that are not read, by their names.
  var unread: [[UInt8]] {
    let unread = columns.indices.filter {
      (columns[$0] == .unused || columns[$0] == .pressure && hasEvent) && $0 != split
    }
    return (unread + Array(columns.count..<max(widest, columns.count))).map { index in
      guard isData else { return Array(names[index]) }
      var number: [UInt8] = []
      DecimalText.append(Int64(index + 1), to: &number)
      return number
    }
  }

  /// Returns the fields of another row.
  mutating func fields(of line: TextLines.Line) throws(Diagnostic) -> [PointerField] {
    guard let cells = TableRow.cells(of: line.bytes, separator: separator) else {
      throw Self.openQuote(line)
    }
    guard isData || cells.count <= columns.count else {
      throw Diagnostic(
        .malformedLine, at: line.span, "the row has more fields than there are columns",
        help: """
          give each column a name in the first row, and put a field with the separator in it in quotes; a \
          table without names may have rows of several widths
          """)
    }
    widest = max(widest, cells.count)
    var fields: [PointerField] = []
    for (column, (index, cell)) in zip(columns, cells.enumerated()) where column != .unused {
      let name = index < names.count ? names[index] : []
      fields.append(PointerField(column: column, name: name, text: cell, place: .line(line)))
    }
    return fields
  }

  /// - Throws: `Diagnostic` for a column given by a number that no row has.
  func checkWidth() throws(Diagnostic) {
    guard isData, let missing = layout.columns.first(where: { $0.number ?? 0 > widest }) else {
      return
    }
    throw Self.noColumn(missing.name[...], missing.number, names, line)
  }

  /// Returns a row's value in the column that parts the rows; empty if there is none.
  func splitValue(of line: TextLines.Line) -> ArraySlice<UInt8> {
    let cells = TableRow.cells(of: line.bytes, separator: separator) ?? []
    guard let split, split < cells.count else { return [] }
    return cells[split]
  }

  private static func openQuote(_ line: TextLines.Line) -> Diagnostic {
    Diagnostic(.malformedLine, at: line.span, "a quote is not closed, or closed too early")
  }

  // MARK: Separators

  /// Returns the separator that gives the most columns with known names. If none does, prefers a
  /// tab or a semicolon to a comma, which may be part of a number.
  private static func separator(of line: TextLines.Line, _ layout: PointerLayout) -> UInt8 {
    var best = (separator: TableRow.comma, known: 0)
    for separator in [TableRow.tab, TableRow.semicolon] where line.bytes.contains(separator) {
      best.separator = separator
      break
    }
    for separator in [TableRow.tab, TableRow.semicolon, TableRow.comma] {
      let count = knownCount(line, layout, separator)
      if count > best.known { best = (separator, count) }
    }
    return best.separator
  }

  private static func knownCount(
    _ line: TextLines.Line, _ layout: PointerLayout, _ separator: UInt8
  ) -> Int {
    let cells = TableRow.cells(of: line.bytes, separator: separator) ?? []
    return cells.count { layout.column(named: $0) != .unused }
  }

  /// Returns true if a row has the names of at least two columns.
  static func isRecognised(_ line: TextLines.Line, _ layout: PointerLayout) -> Bool {
    knownCount(line, layout, separator(of: line, layout)) >= 2
  }

  // MARK: Columns

  /// Returns true if the time column is given by number, and the first row has a number there.
  private static func isData(_ names: [ArraySlice<UInt8>], _ layout: PointerLayout) -> Bool {
    guard let number = layout.columns.first(where: { $0.column.isTime })?.number,
      names.indices.contains(number - 1)
    else { return false }
    return DecimalText.parse(names[number - 1]) != nil
      || DateText.nanoseconds(names[number - 1]) != nil
  }

  /// Applies the columns declared by number, and throws if a declared column is missing.
  private static func take(
    _ layout: PointerLayout, _ columns: inout [PointerColumn], _ names: [ArraySlice<UInt8>],
    _ line: TextLines.Line
  ) throws(Diagnostic) {
    for reported in layout.columns {
      if let number = reported.number, columns.indices.contains(number - 1) {
        columns[number - 1] = reported.column
      } else if reported.number != nil || !names.contains(reported.name[...]) {
        throw noColumn(reported.name[...], reported.number, names, line)
      }
    }
  }

  /// Leaves out a time without a unit, or a pause, if there is another time.
  private static func withoutSpareTimes(_ columns: [PointerColumn]) -> [PointerColumn] {
    let isTimed = columns.contains { $0.isTime && !$0.isSpareTime }
    let hasPause = columns.contains { $0.isSpareTime && $0 != .bareTime }
    return columns.map { column in
      isTimed && column.isSpareTime || hasPause && column == .bareTime ? .unused : column
    }
  }

  // MARK: Required columns

  private func check(_ row: [ArraySlice<UInt8>]) throws(Diagnostic) {
    try checkTime(row)
    guard hasEvent || columns.contains(.pressure) || layout.meaning(of: []) != nil else {
      var error = Diagnostic(
        .missingField, at: line.span, "no column has the kind of event", help: Self.eventHelp)
      error.help?.append("; the columns are: ")
      throw error.listing(names)
    }
    for (index, column) in columns.enumerated() where column != .unused {
      let rest = columns[(index + 1)...]
      guard !rest.contains(column), !(column.isTime && rest.contains { $0.isTime }) else {
        var error = Diagnostic(
          .malformedLine, at: line.span, "two columns mean the same: '", names[index], "'")
        error.help = PointerLayout.example(
          "choose one, as --columns ", target(of: column), names[index])
        throw error
      }
    }
  }

  /// Advice on the kind of event.
  static let eventHelp: StaticString = """
    name it type or phase, with values such as down, move and up, or map one: --columns \
    type=NAME; for a state, --columns type=NAME --types 1=contact,0=none; or --columns \
    stroke=NAME if rows only distinguish strokes; or, if all rows are one stroke, --types '*=contact'
    """

  private func checkTime(_ row: [ArraySlice<UInt8>]) throws(Diagnostic) {
    if let bare = columns.firstIndex(of: .bareTime) {
      let isDate = bare < row.count && DateText.nanoseconds(row[bare]) != nil
      guard !isDate, !columns.contains(.timeUnit), layout.bareTimePower == nil else { return }
      throw .timeWithoutUnit(names[bare], at: line.span)
    }
    guard !columns.contains(where: { $0.isTime }) else { return }
    let likely = names.first { $0.map { $0.lowercased }[...].mentions("time") }
    let example = PointerLayout.example(
      "--columns ", "t_ms", likely ?? [UInt8]("NAME")[...])
    var error = Diagnostic(.noTimeColumn, at: line.span, "no column holds the time")
    error.help = Array(
      "name it t, t_ns, t_us, t_ms or t_s, or map it: \(utf8: example); the columns are: ".utf8)
    throw error.listing(names)
  }

  private func target(of column: PointerColumn) -> StaticString {
    if column.isTime { return "t_ms" }
    if column.isEvent { return "type" }
    return PointerColumn.targets.word(for: column)
  }
}

extension Diagnostic {
  /// Returns this error with names behind its help.
  func listing(_ names: [ArraySlice<UInt8>]) -> Diagnostic {
    var error = self
    error.help?.append(names: names)
    return error
  }
}

extension [UInt8] {
  /// The longest list of names an error shows.
  private static var longestList: Int { 20 }

  /// Appends names as an error lists them: with commas, each cut to 40 bytes.
  package mutating func append(names: [ArraySlice<UInt8>]) {
    for (index, name) in names.prefix(Self.longestList).enumerated() {
      if index > 0 { append(", ") }
      append(contentsOf: name.prefix(40))
    }
    if names.count > Self.longestList { append(", …") }
  }
}
