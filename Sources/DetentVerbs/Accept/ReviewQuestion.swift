import GestureReports
import GestureReplay
import GestureScript

/// Question about one difference.
struct ReviewQuestion {
  /// Difference as text for people.
  let shown: [UInt8]
  /// Kind of the difference, the same text for all of the kind.
  let kind: [UInt8]
  let file: ScriptFile
  /// New trace and golden; `nil` if there is nothing to draw.
  var traces: (new: [UInt8], old: [UInt8]?)?

  /// Possible answers.
  enum Answer: Equatable {
    case accept, acceptKind, reject, skip, quit
  }

  static let letters =
    "a accept, A all of this kind, r reject, s skip, d show script, p plot, q quit? "

  /// Shows the difference, and repeats the question until it is answered.
  func ask(_ answers: inout AnswerReader, _ console: Console) -> Answer {
    console.print(shown)
    if answers.isEchoed { console.print(plot) }
    while true {
      console.print(Array(Self.letters.utf8))
      let answer = answers.next()
      if !answers.isEchoed || answer == nil { console.print("") }
      switch answer {
      case "a", "accept": return .accept
      case "A", "all": return .acceptKind
      case "r", "reject": return .reject
      case "s", "skip": return .skip
      case nil, "q", "quit": return .quit
      case "d", "show": console.print(file.numbered)
      case "p", "plot": console.print(plot)
      default: console.print("type one of these letters")
      }
    }
  }

  /// Plot of both curves, one over the other, as far as the terminal can show them.
  private var plot: [UInt8] {
    guard let traces, let plot = try? Plot(reading: traces.new, controls: file.controls) else {
      return Array("there is nothing to draw\n".utf8)
    }
    let old = traces.old.flatMap { try? Plot(reading: $0, controls: file.controls) }
    return TextPlot(
      plot, overlay: old, style: Terminal.isUTF8 ? .braille : .ascii, width: Terminal.width,
      height: 14
    ).text
  }
}

extension ScriptFile {
  /// Text with line numbers.
  fileprivate var numbered: [UInt8] {
    let lines = SourceLines(source)
    var text: [UInt8] = []
    for number in 1..<(lines.count + 1) { lines.append(number, to: &text) }
    return text
  }
}
