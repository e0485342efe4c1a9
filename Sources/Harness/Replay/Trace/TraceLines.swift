import GestureScript

/// The lines of a text without their ends, LF or CR LF; stores the text and eight bytes per line.
struct TraceLines: RandomAccessCollection {
  private let text: [UInt8]
  /// The line starts, and one past the end of the last line.
  private let starts: [Int]
  /// True to show the name of the script in the head as `…`.
  var hidesName = false

  /// - Parameters:
  ///   - text: any bytes.
  ///   - isWhole: true if the last line end ends the text; otherwise the rest, which may be empty, is
  ///     a line too.
  init(_ text: [UInt8], isWhole: Bool = false) {
    self.text = text
    var starts = [0]
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    if !isWhole { starts.append(text.count + 1) }
    self.starts = starts
  }

  var startIndex: Int { 0 }
  var endIndex: Int { starts.count - 1 }

  subscript(index: Int) -> ArraySlice<UInt8> {
    if hidesName, index == 1 { return [UInt8]("script …")[...] }
    let line = text[starts[index]..<starts[index + 1] - 1]
    return line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }

  /// True if a line ends in CR LF.
  func hasCarriageReturn(_ index: Int) -> Bool {
    text[starts[index]..<starts[index + 1] - 1].last == UInt8(ascii: "\r")
  }

  /// True if the text begins as a trace that names its script.
  var namesScript: Bool {
    count > 1 && self[0].matches("trace 1") && self[1].begins(with: "script ")
  }
}
