import GestureScript

/// Summary of many imports: number of scripts, omissions and guesses; each reason with its count
/// and first location.
struct ImportSummary {
  var files = 0
  var read = 0
  var written = 0
  /// Number of positions of a mouse or pen before the first contact.
  var hoversLeftOut: Int64 = 0
  private var reasons: [Reason] = []

  private struct Reason {
    var kind: Kind
    /// Code; empty if there is none.
    var code: String
    var text: String
    var place: String
    var help: String?
    var count = 1
  }

  enum Kind: Equatable {
    /// File left out.
    case file
    /// Part left out.
    case part
    /// Guess about a file.
    case guess
    /// Script that exists already.
    case script
    /// Option without effect.
    case option
  }

  /// Adds the reason given by a reader.
  mutating func add(_ kind: Kind, _ diagnostic: Diagnostic, in path: String) {
    var place = path
    if diagnostic.span.line > 0 {
      place += ":\(diagnostic.span.line):\(diagnostic.span.column)"
    }
    let word = kind == .guess ? "note" : "error"
    add(
      kind, code: "\(word)[\(diagnostic.code.name)]: ",
      String(decoding: diagnostic.message, as: UTF8.self), place,
      help: diagnostic.help.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Adds a reason; equal codes, or texts without a code, are counted together.
  mutating func add(
    _ kind: Kind, code: String = "", _ text: String, _ place: String, help: String? = nil
  ) {
    let key = code.isEmpty ? text : code
    if let index = reasons.firstIndex(where: {
      $0.kind == kind && ($0.code.isEmpty ? $0.text : $0.code) == key
    }) {
      reasons[index].count += 1
    } else {
      reasons.append(Reason(kind: kind, code: code, text: text, place: place, help: help))
    }
  }

  /// Returns the summary for standard error.
  func text(folder: String) -> String {
    var lines = [
      "detent: read \(read) of \(counted(files, "file")), wrote \(counted(written, "script")) to '\(folder)'"
    ]
    for kind in [Kind.file, .part, .script, .option, .guess] {
      for reason in reasons where reason.kind == kind { lines += Self.lines(reason) }
    }
    if hoversLeftOut > 0 {
      lines.append(
        "  left out \(counted(Int(hoversLeftOut), "place")) of a mouse or pen before the first contact"
      )
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(_ reason: Reason) -> [String] {
    let head =
      switch reason.kind {
      case .file: "left out \(counted(reason.count, "file")): "
      case .part: "left out \(counted(reason.count, "part")): "
      case .script: "kept \(counted(reason.count, "script")): "
      case .option: "no effect on \(counted(reason.count, "file")): "
      case .guess: "of \(counted(reason.count, "file")): "
      }
    var lines = ["  \(head)\(reason.code)\(reason.text)"]
    lines.append("    \(reason.count > 1 ? "the first is" : "it is") \(reason.place)")
    if let help = reason.help { lines.append("    = help: \(help)") }
    return lines
  }
}

/// Returns `1 file` or `2 files`.
private func counted(_ count: Int, _ word: String) -> String {
  "\(count) \(word)\(count == 1 ? "" : "s")"
}
