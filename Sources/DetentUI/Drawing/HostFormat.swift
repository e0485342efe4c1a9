#if canImport(SwiftUI)
internal import Foundation
internal import Presentation

/// Values in the host's formatter, else in the format style of the environment, else as decimals
/// with the locale's decimal separator.
struct HostFormat: ValueFormat {
  let formatter: NumberFormatter?
  /// The style set by `detentFormat`.
  var style: DetentFormat?
  var separator: String?

  func write(_ value: Double, to sink: inout some UTF8Sink) {
    if let text = formatter?.string(from: NSNumber(value: value)) ?? style?.text(value) {
      text.write(to: &sink)
    } else if let separator, separator != "." {
      plain(value).replacing(".", by: separator).write(to: &sink)
    } else {
      DecimalFormat.decimal.write(value, to: &sink)
    }
  }

  private func plain(_ value: Double) -> String { String(FormattedValue(value, DecimalFormat())) }
}

extension String {
  /// Makes a string from a text of the engine.
  init(_ text: some UTF8Text) {
    var sink = ByteSink()
    text.write(to: &sink)
    self.init(decoding: sink.bytes, as: UTF8.self)
  }

  fileprivate func replacing(_ character: Character, by other: String) -> String {
    reduce(into: "") { text, next in
      if next == character { text += other } else { text.append(next) }
    }
  }
}

private struct ByteSink: UTF8Sink {
  var bytes: [UInt8] = []
  mutating func append(_ byte: UInt8) { bytes.append(byte) }
}
#endif
