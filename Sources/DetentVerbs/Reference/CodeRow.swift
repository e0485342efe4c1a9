import GestureRecordings
import GestureReplay
import GestureReports
import GestureScript

/// The page of a code, without its meaning.
package struct CodeRow: Sendable {
  package let code: Diagnostic.Code
  /// The occasion of the code, and its remedy: one to three sentences.
  let advice: String
  /// The sample that shows it.
  let sample: Sample

  enum Sample: Sendable {
    /// A whole script, read, and played if it can be.
    case script(String)
    /// A script as one line of JSON, as streams have them.
    case line(String)
    case trace(String)
    case recording(String)
    /// A sample that is too long to show, is no text, or depends on options: a sentence about it,
    /// and its messages.
    case made(String, @Sendable () -> [UInt8])

    var text: String {
      switch self {
      case .script(let text), .line(let text), .trace(let text), .recording(let text): text
      case .made(let text, _): text
      }
    }

    /// The name of its file in messages.
    var file: String {
      switch self {
      case .script, .made: "example.gesture"
      case .line: "example.ndjson"
      case .trace: "example.trace"
      case .recording: "recording"
      }
    }
  }

  /// Every code, in the order of their names.
  package static let all: [CodeRow] = {
    let rows =
      ofFiles + ofWords + ofLines + ofLike + ofRuns + ofRecordings + ofGuesses + ofTraces
      + ofDrivers
    return Diagnostic.Code.all.compactMap { code in rows.first { $0.code == code } }
  }()
}

extension CodeRow.Sample {
  /// The messages of the command about it.
  var report: String { String(decoding: bytesOfReport, as: UTF8.self) }

  private var bytesOfReport: [UInt8] {
    let source = Array(text.utf8)
    let renderer = DiagnosticRenderer(file: Array(file.utf8), source: source)
    do throws(Diagnostic) {
      switch self {
      case .made(_, let report): return report()
      case .script: return ScriptCheck(source, at: Array(file.utf8), golden: nil).shown
      case .line:
        var answer: [UInt8] = []
        _ = StreamPlayer().answer(source[...], to: &answer)
        return answer
      case .trace:
        var reader = try TraceReader(source)
        while try reader.next() != nil {}
      case .recording:
        let recording = try RecordingReader.read(source)
        return renderer.render(ScriptImport.notes(on: recording, options: ImportOptions()))
      }
    } catch {
      return renderer.render([error])
    }
    return []
  }
}
