import GestureRecordings
import GestureReplay
import GestureReports
import GestureScript

/// Page of a code, without its meaning.
package struct CodeRow: Sendable {
  package let code: Diagnostic.Code
  /// Cause and remedy, in one to three sentences.
  let advice: String
  /// Sample that produces the code.
  let sample: Sample

  enum Sample: Sendable {
    /// Script, read and, if possible, played.
    case script(String)
    /// Script as one line of JSON, as in streams.
    case line(String)
    case trace(String)
    case recording(String)
    /// Sentence on a sample too long to show, not text or dependent on options, and its messages.
    case made(String, @Sendable () -> [UInt8])

    var text: String {
      switch self {
      case .script(let text), .line(let text), .trace(let text), .recording(let text): text
      case .made(let text, _): text
      }
    }

    /// Name of its file in messages.
    var file: String {
      switch self {
      case .script, .made: "example.gesture"
      case .line: "example.ndjson"
      case .trace: "example.trace"
      case .recording: "recording"
      }
    }
  }

  /// All rows, in the order of their codes.
  package static let all: [CodeRow] = {
    let rows =
      ofFiles + ofWords + ofLines + ofLike + ofRuns + ofRecordings + ofGuesses + ofTraces
      + ofDrivers
    return Diagnostic.Code.all.compactMap { code in rows.first { $0.code == code } }
  }()
}

extension CodeRow.Sample {
  /// Messages of the command about the sample.
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
