import Harness

/// One token many times, for every reader.
enum Readers {
  private static let things =
    [
      "[", "{\"a\":", "\"", " ", "\n", "9", "0.", ",", "#", "-", "\0", "\u{FFFF}", "\r\n", "x ",
    ].map { Array($0.utf8) } + [[0xFF], [0xE2, 0x82]]

  private static let formats = [nil] + RecordingFormat.allCases

  static var cases: [Case] {
    things.flatMap { thing -> [Case] in
      [
        one("a script", thing) { bytes in _ = ScriptReader.read(Array("gesture 1\n".utf8) + bytes)
        },
        one("a line", thing) { bytes in _ = ScriptLine.read(bytes[...]) },
        one("JSON", thing) { bytes in _ = try? JSONValue(parsing: bytes[...]) },
        one("a number", thing) { bytes in _ = DecimalText.parse(bytes[...]) },
        one("a golden", thing) { bytes in _ = Golden(bytes) },
      ]
        + formats.map { format in
          one("a recording (\(format.map { "\($0)" } ?? "any"))", thing) { bytes in
            _ = try? RecordingReader.read(
              bytes,
              ReadingOptions {
                $0.format = format
                $0.period = 1_000_000
              })
          }
        }
    }
  }

  private static func one(
    _ reader: String, _ thing: [UInt8], _ read: @escaping ([UInt8]) -> Void
  ) -> Case {
    let text = String(decoding: thing, as: UTF8.self).debugDescription
    return Case(name: "\(reader) of \(text)", size: 2000) { size in
      let bytes = Array(repeatElement(thing, count: size).joined())
      return { read(bytes) }
    }
  }
}
