import Foundation
import Harness
import TestSupport
import Testing

@testable import DetentVerbs

/// Lines of a file that arrives in pieces.
struct LineInputTests {
  /// Returns the lines of a text that arrives in pieces, with `nil` for each that is too long.
  private func lines(of pieces: [[UInt8]], longestLine: Int) throws -> [[UInt8]?] {
    let pipe = Pipe()
    var input = LineInput(pipe.fileHandleForReading.fileDescriptor, longestLine: longestLine)
    var lines: [[UInt8]?] = []
    func read(_ patience: Int32) {
      while let piece = input.next(patience: patience) {
        switch piece {
        case .lines(let text): lines += text.split(separator: UInt8(ascii: "\n")).map { Array($0) }
        case .tooLong: lines.append(nil)
        }
      }
    }
    for piece in pieces where !piece.isEmpty {
      try pipe.fileHandleForWriting.write(contentsOf: piece)
      read(0)
    }
    try pipe.fileHandleForWriting.close()
    read(-1)
    return lines
  }

  @Test(arguments: Seeds.all)
  func `a line is read whole, or not at all if it is too long, in any pieces`(seed: UInt64) throws {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 1000) {
      let texts = (0..<random.whole(1...6)).map { number in
        [UInt8](repeating: UInt8(ascii: "a") + UInt8(number), count: Int(random.whole(1...9)))
      }
      let bytes = Array(texts.joined(separator: [UInt8(ascii: "\n")]))
      var pieces: [[UInt8]] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = rest.prefix(Int(random.whole(1...7)))
        pieces.append(Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      let read = try lines(of: pieces, longestLine: 5)
      #expect(read.count == texts.count, "seed \(seed)")
      for (line, text) in zip(read, texts) {
        #expect(line == (text.count <= 5 ? text : nil), "seed \(seed)")
      }
    }
  }
}
