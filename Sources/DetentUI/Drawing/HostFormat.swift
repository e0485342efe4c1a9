#if canImport(SwiftUI) && !os(tvOS)
internal import Foundation
internal import Presentation

/// Values as the host's formatter writes them; decimal without one.
struct HostFormat: ValueFormat {
  let formatter: NumberFormatter?

  func write(_ value: Double, to sink: inout some UTF8Sink) {
    guard let text = formatter?.string(from: NSNumber(value: value)) else {
      return DecimalFormat.decimal.write(value, to: &sink)
    }
    text.write(to: &sink)
  }
}

extension String {
  /// A text of the engine.
  init(_ text: some UTF8Text) {
    var sink = ByteSink()
    text.write(to: &sink)
    self.init(decoding: sink.bytes, as: UTF8.self)
  }
}

private struct ByteSink: UTF8Sink {
  var bytes: [UInt8] = []
  mutating func append(_ byte: UInt8) { bytes.append(byte) }
}
#endif
