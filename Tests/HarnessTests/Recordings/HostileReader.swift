import ControlCore
import Harness
import TestSupport
import Testing

/// A reader of bytes: valid files to damage, and a check that must hold for any bytes.
struct HostileReader: Sendable, CustomTestStringConvertible {
  enum Verdict {
    case accepted, rejected
    case wrong(String)
  }

  let name: String
  let files: @Sendable () throws -> [[UInt8]]
  let judge: @Sendable ([UInt8]) -> Verdict

  var testDescription: String { name }

  static let all =
    [script, line, anyRecording, namedColumns, parted] + formats + [json, number, golden]

  // MARK: Texts

  private static let script = HostileReader(
    name: "script", files: { scripts() }, judge: HostileScript.judge)

  /// Checks the answer too: one line of JSON that ends in a newline.
  private static let line = HostileReader(
    name: "line",
    files: {
      (UInt64(0)..<60).map { seed in
        var generator = ScriptGenerator(seed: seed)
        var bytes: [UInt8] = []
        ScriptLine.append(generator.script(), id: Array("s/\(seed)".utf8), to: &bytes)
        return bytes.dropLast()
      }
    },
    judge: { bytes in
      let reading = ScriptLine.read(bytes[...])
      guard (reading.script == nil) == (reading.error != nil) else {
        return .wrong("a script and an error, or neither")
      }
      if let script = reading.script, !HostileScript.canBePlayed(script) { return .accepted }
      var answer: [UInt8] = []
      let verdict = StreamPlayer().answer(bytes[...], to: &answer)
      guard answer.firstIndex(of: 10) == answer.count - 1,
        (try? JSONValue(parsing: answer[...])) != nil
      else { return .wrong("the answer \(string(answer))") }
      guard let error = reading.error else {
        return verdict == .unreadable ? .rejected : .accepted
      }
      // Only scripts may contain newlines.
      if bytes.contains(10) { return .rejected }
      return HarnessTests.verdict(on: error.span, in: bytes)
    })

  private static let json = HostileReader(
    name: "JSON",
    files: {
      let values = [
        "[]", "{\"a\":[1,-2.5e1,true,false,null],\"b\":{\"c\":\"d\\n\\u00e9\\ud83d\\ude00\"}}",
        "[[[[0.1]]],\"é\",{\"\":0}]",
      ]
      return values.map { Array($0.utf8) }
    },
    judge: { bytes in
      do throws(JSONError) {
        return finite(try JSONValue(parsing: bytes[...])) ? .accepted : .wrong("not finite")
      } catch {
        return verdict(on: error.position, in: bytes)
      }
    })

  private static func finite(_ value: JSONValue) -> Bool {
    switch value {
    case .number(let number): number.value.isFinite && number.decimal != nil
    case .array(let elements): elements.allSatisfy(finite)
    case .object(let members): members.allSatisfy { finite($0.value) }
    case .null, .bool, .string: true
    }
  }

  /// Compared with Swift's own number parsers.
  private static let number = HostileReader(
    name: "number",
    files: {
      ["0", "-0", "12.5", "0.1", "9007199254740993", "123456789012345678901234567890.5"].map {
        Array($0.utf8)
      }
    },
    judge: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let plain = text.utf8.allSatisfy { "+-.0123456789".utf8.contains($0) }
      let expected = plain && isPlain(text) ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
      guard DecimalText.parse(bytes[...])?.bitPattern == expected?.bitPattern else {
        return .wrong("not what Swift reads")
      }
      guard DecimalText.parseInteger(bytes[...]) == Int64(text) else {
        return .wrong("not the whole number Swift reads")
      }
      if let number = DecimalText.parseJSON(bytes[...]), number != Double(text) {
        return .wrong("not what Swift reads with an exponent")
      }
      guard let number = expected else { return .rejected }
      var written: [UInt8] = []
      DecimalText.append(number, to: &written)
      return DecimalText.parse(written[...]) == number ? .accepted : .wrong("not what was written")
    })

  /// Returns true for `[+-] digits [. digits]`.
  private static func isPlain(_ text: String) -> Bool {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count <= 2
      && parts.allSatisfy { part in
        !part.isEmpty && part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
      }
  }

  private static let golden = HostileReader(
    name: "golden",
    files: { [HostileScript.trace] },
    judge: { bytes in
      let golden = Golden(bytes)
      let file = Array("a.gesture".utf8)
      let report = golden.difference(
        from: HostileScript.trace, of: HostileScript.replay, file: file, source: bytes)
      let isSame = withoutName(bytes) == withoutName(HostileScript.trace)
      guard (report == nil) == isSame else { return .wrong("difference") }
      let other = Golden(HostileScript.trace)
        .difference(from: bytes, of: HostileScript.replay, file: file, source: bytes)
      guard (other == nil) == (report == nil) else { return .wrong("difference the other way") }
      return golden.level == nil ? .rejected : .accepted
    })

  /// Returns the lines of a trace but the second, which names the script if both traces have it: a
  /// renamed script keeps its golden.
  private static func withoutName(_ trace: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = trace.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.count > 1, lines[1].starts(with: Array("script ".utf8)) { lines.remove(at: 1) }
    return lines
  }

  // MARK: Recordings

  private static let anyRecording = HostileReader(
    name: "recording", files: { try recordings() },
    judge: { HostileRecording.judge($0, nil, PointerLayout()) })

  /// The first line names the columns, the second the words for event types.
  private static let namedColumns = HostileReader(
    name: "named columns",
    files: {
      [
        "t_ms=4,type=5,x=7,y=8\n0=down,2=move,1=up\n" + PointerLayoutTests.touches,
        "t_s=client timestamp,type=state\nDrag=move\n" + PointerLayoutTests.mouse,
        "t_ms=EventTime,stroke=SwipeID\n\n" + PointerLayoutTests.strokes,
        "type=pen\n1=contact,0=none\nx,y,t,pen\n10,20,0,1\n30,20,16,1\n60,20,33,0\n",
        "t_s=timestamp\n\n" + GuessedRowTests.pynput, "t_s=time\n\n" + GuessedRowTests.pynputRows,
        "t_us=a,\"type=b, c\"\nd=down,e=up\n"
          + #"[{"a":1,"b, c":"d","x":1,"y":2},{"a":9,"b, c":"e","x":1,"y":2}]"#,
      ].map { Array($0.utf8) }
    },
    judge: { bytes in
      let parts = bytes.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3 else { return .rejected }
      var layout = PointerLayout()
      do throws(PointerLayout.Problem) {
        try layout.report(columns: Array(parts[0]))
        if !parts[1].isEmpty { try layout.report(types: Array(parts[1])) }
      } catch {
        let isShort = error.message.count < 1000 && error.help.count < 1000
        return isShort && !error.help.isEmpty ? .rejected : .wrong("\(error)")
      }
      return HostileRecording.judge(Array(parts[2]), nil, layout)
    })

  /// The first line is the column or key that splits rows or drawings into parts.
  private static let parted = HostileReader(
    name: "parts",
    files: {
      try [
        ("SwipeID", Array(PointerLayoutTests.strokes.utf8)), ("7", try fixture("flick.csv")),
        ("pointerId", try fixture("page.ndjson")), ("pointerId", try fixture("page.json")),
        ("key_id", try fixture("apples.strokes.ndjson")),
        ("type", try fixture("mouse.pynput.ndjson")),
        ("type", Array(GuessedRowTests.pynputRows.utf8)),
      ].map { column, file in Array(column.utf8) + [10] + file }
    },
    judge: { bytes in
      guard let end = bytes.firstIndex(of: 10) else { return .rejected }
      var layout = PointerLayout()
      layout.split = Array(bytes[..<end])
      return HostileRecording.judgeParts(Array(bytes[(end + 1)...]), layout)
    })

  private static let formats: [HostileReader] = [
    (RecordingFormat.evemu, "evemu"), (.getevent, "getevent"), (.pointerCSV, "pointer CSV"),
    (.pointerNDJSON, "pointer NDJSON"), (.libinput, "libinput"), (.w3cActions, "W3C Actions"),
    (.rrweb, "rrweb"), (.kivy, "Kivy"), (.evtest, "evtest"), (.debugEvents, "debug-events"),
    (.devTools, "DevTools"), (.pointerJSON, "pointer JSON"), (.flutter, "Flutter"),
    (.playwright, "Playwright"), (.strokes, "strokes"), (.pynput, "pynput"),
  ].map { format, name in
    HostileReader(
      name: name, files: { try recordings().filter { RecordingReader.detect($0) == format } },
      judge: { HostileRecording.judge($0, format, PointerLayout()) })
  }

  private static func recordings() throws -> [[UInt8]] {
    let names = [
      "panel.events", "pen.events", "panel.desc", "flick.csv", "page.ndjson", "touchpad.yml",
      "drag.w3c.json", "visit.rrweb.json", "window.kvi", "panel.evtest.txt",
      "desk.debug-events.txt",
      "screen.debug-events.txt", "steps.devtools.json", "visit.rrweb.jsonl", "old.evtest.txt",
      "page.json", "screen.flutter.json", "widgets.flutter.json", "page.playwright.trace",
      "old.playwright.trace", "apple.strokes.json", "signature.strokes.json", "mouse.pynput.ndjson",
    ]
    let files =
      try names.map { try fixture($0) }
      + ([GeteventReaderTests.log, TouchEventTests.drag, GuessedRowTests.pynputRows]
      + LiftedContactTests.logs
      + GuessedButtonTests.files)
      .map { Array($0.utf8) }
    return files + [utf16(text(try fixture("flick.csv")), isLittleEndian: true)]
  }

  private static func scripts() -> [[UInt8]] {
    (UInt64(0)..<60).map { seed in
      var generator = ScriptGenerator(seed: seed)
      return ScriptWriter.text(of: generator.script())
    } + [HostileScript.fling, HostileScript.keys, HostileScript.rating]
  }
}

/// Returns `rejected` if an error has no position or one in the text, else `wrong`.
func verdict(on span: SourceSpan, in bytes: [UInt8]) -> HostileReader.Verdict {
  guard span.line != 0 else { return .rejected }
  let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
  guard span.line >= 1, span.line <= lines.count, span.column >= 1,
    span.column <= lines[span.line - 1].count + 1
  else { return .wrong("an error at \(span), which is not in the text") }
  return .rejected
}
