import Harness
import TestSupport
import Testing

/// Tests of text escaped for other formats.
struct EscapedTextTests {
  /// All scalars, 1,024 at a time; of those of four bytes only some.
  private var texts: [[UInt8]] {
    let short = stride(from: UInt32(0), to: 0x1_0000, by: 1024)
    let long = stride(from: UInt32(0x1_0000), to: 0x11_0000, by: 1024)
    return (Array(short) + Cases.some(of: Array(long), oneIn: 16)).map { first in
      let scalars = (first..<first + 1024).compactMap(Unicode.Scalar.init)
      return Array(String(String.UnicodeScalarView(scalars)).utf8)
    }
  }

  @Test func `a text and a part of one become the same JSON, for every character`() throws {
    for text in texts {
      var whole: [UInt8] = []
      whole.append(json: text)
      var part: [UInt8] = []
      part.append(json: ([0x78] + text + [0x79]).dropFirst().dropLast())
      #expect(whole == part)
      #expect(try JSONValue(parsing: whole[...]).string == text)
    }
  }

  @Test func `JSON holds no control character and no byte order mark as it is`() throws {
    for text in texts {
      var json: [UInt8] = []
      json.append(json: text[...])
      let scalars = String(decoding: json, as: UTF8.self).unicodeScalars
      #expect(scalars.allSatisfy { $0.properties.generalCategory != .control && $0 != "\u{FEFF}" })
    }
  }
}
