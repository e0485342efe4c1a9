import Harness
import TestSupport
import Testing

@testable import GestureScript

/// Tests of the reader's errors about whole files, and of those that need a file of their own.
struct ScriptFileErrorTests {
  @Test func `a file that is no script is said to be none, once`() {
    #expect(
      scriptReport("{\"a\": 1}\n{}\n") == """
        a:1:1: error[E001]: the first line of a script is 'gesture 1'
             1 | {"a": 1}
               | ^^^^^

        """)
    #expect(scriptErrors("") == [.missingSignature])
  }

  @Test func `a version of the future is named`() {
    #expect(
      scriptReport("gesture 3\nwhatever\n") == """
        a:1:9: error[E002]: this reader understands version 1, the file says 3
             1 | gesture 3
               |         ^

        """)
  }

  @Test func `bytes that are not UTF-8 are shown where they are`() {
    let text = Array("gesture 1\ntitle \"日caf".utf8) + [0xE9] + Array("\"\n".utf8)
    #expect(
      scriptReport(text) == """
        a:2:12: error[E006]: this byte is not UTF-8
             2 | title "日caf\u{FFFD}"
               |             ^

        """)
  }

  @Test func `what counts as UTF-8 is what Swift counts as UTF-8`() {
    let firsts: [UInt8] = [0x41, 0x80, 0xC1, 0xC3, 0xE0, 0xE2, 0xED, 0xEF, 0xF0, 0xF4, 0xF5, 0xFF]
    let others: [UInt8] = [0x41, 0x7E, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0]
    for first in firsts {
      for second in others {
        for third in others {
          for bytes in [
            [first], [first, second], [first, second, third], [first, second, third, 0xBF],
          ] {
            #expect(isUTF8(bytes) == (String(validating: bytes, as: UTF8.self) != nil), "\(bytes)")
          }
        }
      }
    }
  }

  private func isUTF8(_ bytes: [UInt8]) -> Bool {
    let reading = ScriptReader.read(Array("gesture 1\n#".utf8) + bytes + [0x21])
    return !reading.diagnostics.contains { $0.code == .invalidUTF8 }
  }

  @Test func `a carriage return alone is no line end`() {
    #expect(
      scriptReport("gesture 1\r\nstep 1\rvalue 2\r\n") == """
        a:2:7: error[E007]: control characters are not allowed: this is U+000d
             2 | step 1\u{FFFD}value 2
               |       ^
               = help: end lines with a line feed, or with carriage return and line feed

        """)
  }

  @Test func `an escape sequence does not reach the terminal`() {
    let shown = scriptReport("gesture 1\nmark \"\u{1B}[31m\u{9B}31m\"\n")
    #expect(!shown.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" })
    #expect(scriptErrors("gesture 1\nmark \"\u{9B}31m\"\n") == [.controlCharacter])
  }

  @Test func `a line may have 4096 bytes and no more`() {
    let comment = "#" + String(repeating: "x", count: 4095)
    #expect(scriptErrors("gesture 1\n\(comment)\n") == [])
    #expect(
      scriptReport("gesture 1\n\(comment)y\n") == """
        a:2:4097: error[E005]: this line is longer than 4096 bytes
             2 | …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy
               |                                          ^

        """)
  }

  @Test func `a long line is cut around its carets`() {
    let calls = String(repeating: "tick ", count: 700)
    #expect(
      scriptReport("gesture 1\nexpect calls \(calls)tock \(calls.prefix(500))\n") == """
        a:2:3514: error[E154]: 'tock' is not a call
             2 | …tick tick tick tick tick tick tick tick tock tick tick tick tick tick tick tick tick \
        tick tick tick tick tick tick tick …
               |                                          ^^^^
               = help: did you mean 'tick'?

        """)
  }

  @Test func `colours change nothing but the colours`() {
    let text = ScriptHeaderErrorTests.script
    let plain = scriptReport(text)
    var colored = scriptReport(text, isColored: true)
    #expect(colored.contains("\u{1B}[1;31merror[E143]\u{1B}[0m"))
    for code in ["[0m", "[1m", "[34m", "[1;31m", "[1;36m"] {
      colored = colored.split(separator: "\u{1B}\(code)").joined()
    }
    #expect(colored == plain)
  }

  @Test func `a glide needs a pointer that is down`() {
    #expect(
      scriptReport("gesture 1\ndown 0 5\nup 0\nglide 0 to 9 over 1s\n") == """
        a:4:1: error[E148]: pointer 0 is not down, so its glide has no start
             4 | glide 0 to 9 over 1s
               | ^^^^^
               = help: for example, above it: down 0 160

        """)
    let tapped = "gesture 1\ndown 0 5\ntap 0 5\nglide 0 to 9 over 1s\n"
    #expect(scriptErrors(tapped) == [.pointerNotDown])
    #expect(scriptErrors("gesture 1\nmove 7 5\nup 7\ncancel 7\n") == [])
    #expect(
      scriptErrors("gesture 1\ndown 0 5\ncancel all\nglide 0 to 9 over 1s\n") == [.pointerNotDown])
  }

  @Test func `one error does not make another`() {
    #expect(scriptErrors("gesture 1\ndwn 0 5\nglide 0 to 9 over 1s\n") == [.unknownVerb])
  }

  @Test func `a pointer left down is noted and no error`() {
    let text = "gesture 1\ntap 1 5\n+8ms down 0 5  # and then?\n"
    #expect(
      scriptReport(text) == """
        a:3:6: note[N301]: pointer 0 is still down at the end
             3 | +8ms down 0 5  # and then?
               |      ^^^^

        """)
    #expect(readScript(text).script != nil)
  }

  @Test func `a script cannot stand for more than ten million events`() {
    let frames = String(repeating: "frames 1000000\n", count: 10)
    #expect(scriptErrors("gesture 1\n" + frames) == [])
    #expect(
      scriptReport("gesture 1\n" + frames + "up 0\nup 0\n") == """
        a:12:1: error[E211]: the script stands for more than 10000000 events from here on
            12 | up 0
               | ^^
               = help: split it into several scripts

        """)
  }

  @Test func `a hundred pointers may be down and no more`() {
    let downs = (0..<101).map { "down \($0) 5\n" }
    #expect(scriptErrors("gesture 1\n" + downs.dropLast().joined() + "cancel all\n") == [])
    #expect(scriptErrors("gesture 1\n" + downs.joined() + "cancel all\n") == [.tooManyPointers])
  }

  @Test func `a thousand errors are listed and the others counted`() {
    let reading = readScript("gesture 1\n" + String(repeating: "oops\n", count: 1234))
    #expect(reading.diagnostics.count == 1001)
    #expect(reading.diagnostics.last.map { string($0.message) } == "there are more errors: 234")
    #expect(reading.diagnostics.reduce(0) { $0 + $1.count } == 1234)
  }

  @Test func `for words that are not known no meaning is looked for once errors are only counted`()
  {
    var reader = ScriptReader()
    reader.take(piece: Array("gesture 1\ndown 0 5\nup 0\n".utf8))
    for number in 1...1100 {
      #expect(reader.cursor.isTerse == (number > 1000), "error \(number)")
      reader.take(piece: Array("movee 0 5\n".utf8))
    }
    let help = reader.finish().diagnostics.map { string($0.help ?? []) }
    #expect(help.count == 1001 && help.dropLast().allSatisfy { $0 == "did you mean 'move'?" })
  }

  @Test func `every code the reader can give has an example`() {
    let scripts = [
      ScriptHeaderErrorTests.script, ScriptEventErrorTests.script, ScriptCheckErrorTests.script,
    ]
    let here: [Diagnostic.Code] = [
      .missingSignature, .unknownVersion, .invalidUTF8, .controlCharacter, .lineTooLong,
      .pointerNotDown, .pointerLeftDown, .scriptTooLong, .tooManyPointers, .tooManyErrors,
    ]
    let ofThePlayer: [Diagnostic.Code] = [
      .settleTimeout, .tooManyFrames, .foreignSetting, .missingPart, .checkFailed,
    ]
    let ofRecordings: [Diagnostic.Code] = [
      .unknownFormat, .malformedLine, .noEvents, .noTimeColumn, .unknownPhase, .missingField,
      .tooManySamples, .unclear, .numberedTypes, .unknownExtent, .narrowPlaces, .guessedTurn,
      .repeatedDown, .goesUp,
    ]
    let ofTraces: [Diagnostic.Code] = [
      .notATrace, .malformedTrace, .traceCutOff, .foreignGolden,
    ]
    let ofLines: [Diagnostic.Code] = [.notJSON, .notAScriptLine, .lineOverLimit, .digestDiffers]
    let ofLint: [Diagnostic.Code] = [.idleSetting, .idleLine, .valueBeyondEnds, .tooManyNotes]
    let ofLike: [Diagnostic.Code] = [
      .lateLike, .unreadableLike, .circularLike, .foreignLike, .nowhereToLook,
    ]
    let ofDrivers: [Diagnostic.Code] = [.foreignVerb, .driverFails, .driverRejects]
    let shown =
      scripts.flatMap(scriptErrors) + here + ofThePlayer + ofRecordings + ofTraces + ofLines
      + ofLint + ofDrivers + ofLike
    #expect(Diagnostic.Code.all.filter { !shown.contains($0) }.map(\.name.description) == [])
  }
}

// MARK: Shared by the suites about scripts

func readScript(_ text: String) -> ScriptReading { ScriptReader.read(Array(text.utf8)) }

func scriptErrors(_ text: String) -> [Diagnostic.Code] { readScript(text).diagnostics.map(\.code) }

func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

func scriptReport(_ bytes: [UInt8], isColored: Bool = false) -> String {
  let renderer = DiagnosticRenderer(file: Array("a".utf8), source: bytes, isColored: isColored)
  var text: [UInt8] = []
  for diagnostic in ScriptReader.read(bytes).diagnostics { renderer.append(diagnostic, to: &text) }
  return string(text)
}

func scriptReport(_ text: String, isColored: Bool = false) -> String {
  scriptReport(Array(text.utf8), isColored: isColored)
}
