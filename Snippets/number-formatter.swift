// SlidingRuler: the `formatter` of `PercentSlidingRuler`, Foundation's NumberFormatter. A format
// writes to a sink; one line writes the output of the formatter.

import ControlCore
import Foundation
import Pictures
import Presentation
import Ruler

struct HostFormat: ValueFormat {
  let formatter: NumberFormatter

  func write(_ value: Double, to sink: inout some UTF8Sink) {
    (formatter.string(from: NSNumber(value: value)) ?? "").write(to: &sink)
  }
}

let formatter = NumberFormatter()
formatter.locale = Locale(identifier: "de_DE")
formatter.numberStyle = .percent
formatter.maximumFractionDigits = 0

let configuration = RulerConfiguration(range: 0...1, step: 0.1)
let ruler = RulerControl(value: 0.3, configuration: configuration)
let scene = ruler.scene(breadth: 60)
var page = TextSurface(columns: 75, rows: 6, showing: scene.frame)
scene.draw(.primary, format: HostFormat(formatter: formatter), on: &page)
print(String(decoding: page.finish(), as: UTF8.self), terminator: "")

let node = ruler.accessibilityNode(
  label: "Opacity" as StaticString, format: HostFormat(formatter: formatter))
var spoken: [UInt8] = []
node.valueText.write(to: &spoken)
print("spoken:", String(decoding: spoken, as: UTF8.self))
