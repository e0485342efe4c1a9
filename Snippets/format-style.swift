// SlidingRuler: its `formatter`, as one of Foundation's format styles.

import ControlCore
import Foundation
import Pictures
import Presentation
import Ruler

@available(macOS 12, *)
struct HostFormat<Style: FormatStyle>: ValueFormat
where Style.FormatInput == Double, Style.FormatOutput == String {
  let style: Style

  func write(_ value: Double, to sink: inout some UTF8Sink) {
    style.format(value).write(to: &sink)
  }
}

func show(_ format: some ValueFormat) {
  let configuration = RulerConfiguration(range: 0...10_000, step: 500)
  let scene = RulerControl(value: 1500, configuration: configuration).scene(breadth: 60)
  var page = TextSurface(columns: 75, rows: 6, showing: scene.frame)
  scene.draw(.primary, format: format, on: &page)
  print(String(decoding: page.line(4), as: UTF8.self))
}

if #available(macOS 12, *) {
  let english = Locale(identifier: "en_US")
  let number = FloatingPointFormatStyle<Double>(locale: english)
  show(HostFormat(style: number))
  show(HostFormat(style: number.precision(.fractionLength(2))))
  show(HostFormat(style: FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: english)))
}
