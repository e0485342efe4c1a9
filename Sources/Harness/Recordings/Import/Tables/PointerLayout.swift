import GestureScript

/// A user's declarations for a log of pointer events with unknown names of columns or events, such
/// as a data set.
///
///     t_ms=time,type=action        the column 'time' holds milliseconds, 'action' the events
///     t_ms=4,type=5,x=7,y=8        the fourth column, and so on: for a table without names
///     t_ms=time,stroke=swipe       without events: the first row of each stroke is its
///                                  down, and the last its up
///     0=down,2=move,1=up           the meanings of words in the column of events
///     1=contact,0=none             the meanings of words in a column of states
public struct PointerLayout: Equatable, Sendable {
  struct Column: Equatable, Sendable {
    var column: PointerColumn
    /// The column's name in the file, or its number in a table, from 1.
    var name: [UInt8]

    /// The number, from 1; `nil` if the name is no positive integer.
    var number: Int? {
      DecimalText.parseInteger(name[...]).flatMap { $0 > 0 ? Int(exactly: $0) : nil }
    }
  }

  struct Meaning: Equatable, Sendable {
    var word: [UInt8]
    var phase: PointerRowPhase
  }

  private(set) var columns: [Column] = []
  private(set) var types: [Meaning] = []
  /// The left button's name in the file, as `1`; `nil` if not declared.
  public var leftButton: [UInt8]?
  /// The column or key by which `RecordingReader.readParts` separates rows: its name, or its number
  /// in a table, from 1.
  public var split: [UInt8]?
  /// The unit of a time without a unit in its name: 9 for 10⁹ ns; `nil` to reject such a time.
  var bareTimePower: Int64?
  /// True if pointers of unknown kind are mice.
  var isOfMouse = false

  /// The format of rows that are of one in any other way.
  func format(_ format: RecordingFormat) -> RecordingFormat { isOfMouse ? .pynput : format }

  /// Makes a layout without declarations.
  public init() {}

  /// True if no column, word or left button is declared, whatever `split` is.
  public var isEmpty: Bool { columns.isEmpty && types.isEmpty && leftButton == nil }

  /// True if a word means `contact`: a column holds states.
  var reportsContacts: Bool { types.contains { $0.phase == .contact } }

  var reportsStrokes: Bool { columns.contains { $0.column == .stroke } }

  /// Returns the meaning of a column name: as declared, or else as its name says; `unused` if a
  /// declared column replaces that.
  func column(named name: ArraySlice<UInt8>) -> PointerColumn {
    for reported in columns where reported.name[...] == name && reported.number == nil {
      return reported.column
    }
    let known = PointerColumn.named(name)
    return columns.contains { $0.column.replaces(known) } ? .unused : known
  }

  /// Returns the declared meaning of a word, of the same number, or of `*`, any other one; `nil`
  /// without one.
  func meaning(of word: ArraySlice<UInt8>) -> PointerRowPhase? {
    guard !types.isEmpty else { return nil }
    if let exact = types.first(where: { $0.word[...] == word }) { return exact.phase }
    let number = DecimalText.parse(word)
    let same = types.first { number != nil && DecimalText.parse($0.word[...]) == number }
    return (same ?? types.first { $0.word == [UInt8(ascii: "*")] })?.phase
  }

  /// Returns true if a declared path leads through a key: `data.x` through `data`.
  func leads(through key: ArraySlice<UInt8>) -> Bool {
    columns.contains {
      $0.name.count > key.count && $0.name.starts(with: key)
        && $0.name[key.count] == UInt8(ascii: ".")
    }
  }

  /// Returns a part of a command that would help, as `--columns 't_ms=client time'`.
  static func example(
    _ start: StaticString, _ target: StaticString, _ name: ArraySlice<UInt8>
  ) -> [UInt8] {
    Array("\(start)\(quoted("\(target)=\(utf8: name.prefix(60))"))".utf8)
  }

  /// Returns a pair as an argument in a shell.
  static func quoted(_ pair: String) -> String {
    let isPlain = pair.utf8.allSatisfy {
      $0.isASCIILetter || $0.isDigit || "_=.,".utf8.contains($0)
    }
    return isPlain ? pair : "'\(pair)'"
  }
}

// MARK: Parsing declarations

extension PointerLayout {
  /// An error in a user's declaration, with a fix.
  public struct Problem: Error, Equatable, Sendable {
    /// One sentence about the error; UTF-8.
    public var message: [UInt8]
    /// The fix; UTF-8.
    public var help: [UInt8]
  }

  /// Parses `TARGET=COLUMN,…`. If a column's name has a comma, the whole pair is in quotes:
  /// `"t_ms=time, ms"`.
  ///
  /// - Throws: `Problem` for anything but pairs, an unknown or repeated target, a repeated column,
  ///   two columns of times or events, or `stroke` beside `id` or declared words.
  public mutating func report(columns text: [UInt8]) throws(Problem) {
    for (target, name) in try Self.pairs(text, "t_ms=time,type=action") {
      guard let column = PointerColumn.targets.value(of: target) else {
        throw Self.unknown(target, "is not a meaning of a column", PointerColumn.targets)
      }
      let reported = Column(column: column, name: Array(name))
      for other in columns {
        guard other.column != column, !(other.column.isTime && column.isTime) else {
          throw Problem(
            "two columns are mapped to '", target, "'", help: "name one of them for each")
        }
        guard other.name != reported.name else {
          throw Problem(
            "the column '", name, "' is given twice", help: "a column can be one thing only")
        }
        guard !(other.column.isEvent && column.isEvent) else {
          throw Problem(
            "'", target, "' beside another column with the kind of event",
            help: "map type if a column has words for it, or stroke if none has")
        }
      }
      columns.append(reported)
    }
    try check()
  }

  /// Parses `WORD=MEANING,…`: the meanings of words in the column of the events.
  ///
  /// - Throws: `Problem` for anything but pairs, an unknown meaning, a repeated word, or words
  ///   beside a column `stroke`.
  public mutating func report(types text: [UInt8]) throws(Problem) {
    for (word, name) in try Self.pairs(text, "0=down,2=move,1=up") {
      guard let phase = PointerRowPhase.meanings.value(of: name) else {
        throw Self.unknown(name, "is not a kind of event", PointerRowPhase.meanings)
      }
      guard !types.contains(where: { $0.word[...] == word }) else {
        throw Problem("the word '", word, "' is given twice", help: "it can mean one thing only")
      }
      types.append(Meaning(word: Array(word), phase: phase))
    }
    try check()
  }

  private func check() throws(Problem) {
    guard reportsStrokes else { return }
    let reported: StaticString? =
      columns.contains { $0.column == .id } ? "id" : types.isEmpty ? nil : "--types"
    guard let reported else { return }
    throw Problem(
      "'", [UInt8](reported)[...], "' has no meaning beside stroke",
      help: "strokes are those of one finger, one after the other; leave it out")
  }

  private static func pairs(
    _ text: [UInt8], _ example: StaticString
  ) throws(Problem) -> [(ArraySlice<UInt8>, ArraySlice<UInt8>)] {
    var pairs: [(ArraySlice<UInt8>, ArraySlice<UInt8>)] = []
    for item in TableRow.cells(of: text[...], separator: UInt8(ascii: ",")) ?? [text[...]] {
      let first = item.prefix { $0 != UInt8(ascii: "=") }
      let second = item[first.endIndex...].dropFirst()
      guard !first.isEmpty, !second.isEmpty else {
        throw Problem("'", item, "' is not a pair", help: "write pairs, as \(example)")
      }
      pairs.append((first.trimmed, second.trimmed))
    }
    return pairs
  }

  private static func unknown<Value>(
    _ word: ArraySlice<UInt8>, _ what: StaticString, _ words: WordList<Value>
  ) -> Problem {
    var all: [UInt8] = []
    words.append(to: &all)
    let help =
      words.nearest(to: word).map { "did you mean '\($0.word)'?" } ?? "choose one of: \(utf8: all)"
    return Problem("'", word, "' \(what)", help: help)
  }
}

extension PointerLayout.Problem {
  fileprivate init(_ start: String, _ word: ArraySlice<UInt8>, _ end: String, help: String) {
    message = Array("\(start)\(utf8: word.prefix(60))\(end)".utf8)
    self.help = Array(help.utf8)
  }
}
