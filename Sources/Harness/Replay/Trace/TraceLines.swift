/// The lines of a text without their ends; stores the text and eight bytes per line.
struct TraceLines: RandomAccessCollection {
  private let text: [UInt8]
  /// The line starts, and one past the end of the last line.
  private let starts: [Int]
  /// True if a carriage return at the end of a line is stripped.
  private let isStripped: Bool

  /// - Parameters:
  ///   - text: any bytes; the last line is the one after the last line end, and may be empty.
  ///   - isStripped: true if lines end in CR LF.
  init(_ text: [UInt8], withoutCarriageReturns isStripped: Bool = false) {
    (self.text, self.isStripped) = (text, isStripped)
    var starts = [0]
    for (index, byte) in text.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    starts.append(text.count + 1)
    self.starts = starts
  }

  var startIndex: Int { 0 }
  var endIndex: Int { starts.count - 1 }

  subscript(index: Int) -> ArraySlice<UInt8> {
    let line = text[starts[index]..<starts[index + 1] - 1]
    return isStripped && line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}
