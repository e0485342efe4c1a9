import Foundation
import Harness
import Testing

/// Tests the lists of fields: a script depends on what they call read, and on nothing else.
@Suite struct RecordingFieldTests {
  /// Recordings of a format, each a list of lines, with the paths at which the objects of each list
  /// lie: keys, and `*` for elements.
  struct Example: Sendable, CustomTestStringConvertible {
    var format: RecordingFormat
    var paths: [String: [[String]]]
    var files: [[String]]
    var testDescription: String { "\(format)" }
  }

  @Test(arguments: examples)
  func `each listed field occurs, and removing it changes the script only if it is read`(
    example: Example
  ) throws {
    let whole = Self.outcome(example, example.files)
    #expect(!whole.contains("N330"), "\(whole)")
    for list in RecordingFields.of(example.format) {
      guard let paths = example.paths["\(list.place)"] else { continue }
      let fields = [(list.read, true), (list.noted, true), (list.unused, false)]
      for (names, isRead) in fields {
        for name in names {
          let without = try Self.edited(example, paths, removing: name)
          #expect(without != example.files, "\(list.place).\(name) does not occur")
          let outcome = Self.outcome(example, without)
          #expect(
            (outcome != whole) == isRead,
            "\(list.place).\(name) is \(isRead ? "of no use" : "read")")
        }
      }
    }
  }

  @Test(arguments: examples)
  func `a field in no list is named once, with its count, and changes nothing else`(
    example: Example
  ) throws {
    let whole = Self.outcome(example, example.files)
    for list in RecordingFields.of(example.format) {
      guard let paths = example.paths["\(list.place)"] else { continue }
      let more = try Self.edited(example, paths, adding: "unheardOf")
      let outcome = Self.outcome(example, more)
      let notes = outcome.split(separator: "\n").filter { $0.hasPrefix("# N330") }
      #expect(!notes.isEmpty && notes.count <= example.files.count)
      for note in notes {
        #expect(
          note.split(separator: "\(list.place).unheardOf (").count == 2, "\(list.place): \(note)")
      }
      #expect(
        outcome.split(separator: "\n").filter { !$0.hasPrefix("# N330") }.joined(separator: "\n")
          == whole.split(separator: "\n").joined(separator: "\n"))
    }
  }

  @Test func `kernel events and events of a desktop in no list are named`() throws {
    let frame =
      "[ 1.000] EV_ABS ABS_MT_TRACKING_ID 00000001\n[ 1.000] EV_ABS ABS_MT_POSITION_X 00000213\n"
      + "[ 1.000] EV_ABS ABS_MT_POSITION_Y 000002f9\n"
    let end = "[ 1.000] EV_SYN SYN_REPORT 00000000\n"
    let unknown =
      "[ 1.000] EV_ABS ABS_NEW 00000001\n[ 1.000] 0003 000b 00000001\n[ 1.000] 0022 0001 00000001\n"
    let known =
      "[ 1.000] EV_MSC MSC_SCAN 00000001\n[ 1.000] EV_KEY BTN_STYLUS DOWN\n"
      + "[ 1.000] EV_ABS ABS_TILT_X 00000001\n[ 1.000] EV_ABS ABS_MT_TOOL_TYPE MT_TOOL_FINGER\n"
    #expect(try RecordingReader.read(Array((frame + known + end).utf8)).notes.unknownFields == [])
    let notes = try RecordingReader.read(Array((frame + unknown + unknown + end).utf8)).notes
    #expect(
      notes.unknownFields.map(text) == ["type 0022 (2)"])
    let desktop =
      "-event5   TOUCH_DOWN   +0.104s\t0 (0) 23.45/45.10 (60.80/110.20mm)\n event5   PAD_NEW   +0.110s\n"
    #expect(
      try RecordingReader.read(Array(desktop.utf8)).notes.unknownFields.map(text) == [
        "event PAD_NEW (1)"
      ])
  }

  /// To write the table anew: copy what this test prints.
  @Test func `the guide has the lists`() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    let guide = text(try load("\(root)/Guides/recordings.md"))
    let table = Self.table
    #expect(guide.contains(table), "the table of Guides/recordings.md is not this:\n\(table)")
  }

  /// The lists of all formats as a table; formats with the same lists share their rows.
  private static var table: String {
    var rows = ["| format | place | read | noted | of no use |", "| --- | --- | --- | --- | --- |"]
    var formats: [(lists: [RecordingFields], names: [String])] = []
    for format in RecordingFormat.allCases where !RecordingFields.of(format).isEmpty {
      let lists = RecordingFields.of(format)
      if let same = formats.firstIndex(where: { $0.lists.map(\.read) == lists.map(\.read) }) {
        formats[same].names.append(format.name)
      } else {
        formats.append((lists, [format.name]))
      }
    }
    for (lists, names) in formats {
      for list in lists {
        let cells = [list.read, list.noted, list.unused].map { names in
          names.isEmpty ? "–" : "`\(names.joined(separator: " "))`"
        }
        rows.append(
          "| \(([names.joined(separator: ", "), list.place] + cells).joined(separator: " | ")) |")
      }
    }
    return rows.joined(separator: "\n") + "\n"
  }

  @Test func `words in no list are named`() throws {
    let steps = #"{"steps":[{"type":"click","offsetX":1,"offsetY":2},{"type":"swipe"}]}"#
    #expect(
      try RecordingReader.read(Array(steps.utf8)).notes.unknownFields.map(text) == [
        "step.type swipe (1)"
      ])
  }

  // MARK: Editing

  private static func outcome(_ example: Example, _ files: [[String]]) -> String {
    files.map { outcome(example.format, $0) }.joined(separator: "\n")
  }

  private static func outcome(_ format: RecordingFormat, _ lines: [String]) -> String {
    let isKivy = format == .kivy
    let body = lines.map { line in
      isKivy
        ? "(\(line.dropFirst().dropLast()))".replacingOccurrences("true", "True")
          .replacingOccurrences("false", "False").replacingOccurrences("null", "None") : line
    }
    let file = (isKivy ? ["#RECORDER1.0"] : []) + body
    do {
      var options = ImportOptions()
      options.fileName = Array("f".utf8)
      let recording = try RecordingReader.read(
        Array(file.joined(separator: "\n").utf8),
        ReadingOptions {
          $0.format = format
          $0.elements = Corpus.elements
        })
      return text(ScriptWriter.text(of: ScriptImport.script(of: recording, options: options)))
    } catch {
      return "\(error)"
    }
  }

  private static func edited(
    _ example: Example, _ paths: [[String]], removing name: String = "", adding added: String = ""
  ) throws -> [[String]] {
    try example.files.map { lines in
      try lines.map { line in
        var value = try JSONValue(parsing: Array(line.utf8)[...])
        for path in paths { value = edited(value, path[...], name, added) }
        return written(value)
      }
    }
  }

  /// Returns a value without the members of a name at a path, or with another member there.
  private static func edited(
    _ value: JSONValue, _ path: ArraySlice<String>, _ name: String, _ added: String
  ) -> JSONValue {
    switch value {
    case .array(let elements):
      return .array(
        elements.enumerated().map { index, element in
          guard let step = path.first, step == "*" || step == "\(index)" else { return element }
          return edited(element, path.dropFirst(), name, added)
        })
    case .object(let members):
      guard let step = path.first else {
        let kept = members.filter { text($0.key) != name }
        let more = JSONMember(key: Array(added.utf8), value: .bool(true))
        return .object(kept + (added.isEmpty ? [] : [more]))
      }
      return .object(
        members.map { member in
          guard text(member.key) == step else { return member }
          return JSONMember(
            key: member.key, value: edited(member.value, path.dropFirst(), name, added))
        })
    default: return value
    }
  }

  private static func written(_ value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): text(Array(number.text))
    case .string(let bytes): "\"\(text(bytes).replacingOccurrences("\u{E014}", "\\uE014"))\""
    case .array(let elements): "[\(elements.map { written($0) }.joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\"\(text($0.key))\":\(written($0.value))" }.joined(separator: ","))}"
    }
  }
}

extension String {
  /// This text with other words for some.
  fileprivate func replacingOccurrences(_ word: String, _ other: String) -> String {
    split(separator: word, omittingEmptySubsequences: false).joined(separator: other)
  }
}
