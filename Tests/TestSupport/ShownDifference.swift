/// A difference of two texts as people see it: lines marked `-` and `+`, and unmarked ones.
public struct ShownDifference {
  /// The line above it.
  public let heading: String
  /// The lines between `…`, each with its mark.
  public private(set) var pieces: [[(mark: Character, text: Substring)]] = [[]]

  /// Creates the difference of these lines, up to the first that is none of a difference.
  public init(_ lines: ArraySlice<Substring>, below heading: Substring = "") {
    self.heading = String(heading)
    for line in lines {
      guard line.hasPrefix("     "), let mark = line.dropFirst(5).first, " -+".contains(mark),
        line.dropFirst(6).first == " "
      else { return }
      if line == "       …" {
        pieces.append([])
      } else {
        pieces[pieces.count - 1].append((mark, line.dropFirst(7)))
      }
    }
  }

  /// Returns the differences in a report, whose headings say where two traces differ.
  public static func all(in report: String) -> [Self] {
    let lines = report.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      let isHeading = [
        ": the trace differs from the golden in line ", " differ from line ", " from line ",
      ]
      .contains { lines[index].contains($0) }
      return isHeading ? Self(lines[(index + 1)...], below: lines[index]) : nil
    }
  }

  /// The number of lines without a mark.
  public var unmarked: Int { pieces.joined().count { $0.mark == " " } }

  /// Compares the shown lines with the texts.
  ///
  /// - Parameters:
  ///   - old: the text of `-`, in lines.
  ///   - new: the text of `+`.
  /// - Returns: the lines that are shown as if of a text, and are not there in this order, or not
  ///   one below the other; empty if all are right.
  public func wrong(_ old: [Substring], _ new: [Substring]) -> [String] {
    wrong(in: old, "-") + wrong(in: new, "+")
  }

  private func wrong(in text: [Substring], _ mark: Character) -> [String] {
    var rest = text[...]
    for piece in pieces {
      let lines = piece.filter { $0.mark == " " || $0.mark == mark }.map(\.text)
      while !rest.starts(with: lines, by: Self.isShown) {
        guard rest.popFirst() != nil else { return lines.map { "\(mark) \($0)" } }
      }
      rest = rest.dropFirst(lines.count)
    }
    return []
  }

  /// Returns true if a line of a text is shown so. The name of a script may be left out, and a long
  /// line is cut.
  private static func isShown(_ line: Substring, as shown: Substring) -> Bool {
    let cut = shown.hasPrefix("…") ? shown.dropFirst() : shown
    return line == shown || shown == "script …" && line.hasPrefix("script ")
      || line.count > 120 && line.contains(cut.hasSuffix("…") ? cut.dropLast() : cut)
  }
}
