// Engine: `VariadicViewAdapter` and its `FruitPicker`, a checkmark on the selected subview. Marks
// and symbols have indices, so a style can treat each of them differently.

import ControlCore
import Pictures
import Presentation
import Rating
import Ruler

/// Names for whole values.
struct FruitNames: ValueFormat {
  let names: [StaticString] = ["apple", "orange", "banana"]

  func write(_ value: Double, to sink: inout some UTF8Sink) {
    guard value >= 0, value < Double(names.count) else { return }
    sink.append(names[Int(value)])
  }
}

/// A style with one label per mark, and a checkmark above the selected one.
struct Picker: RulerStyle {
  func draw(
    _ scene: RulerScene, next: some Painter<RulerScene>, on surface: inout some Surface
  ) {
    for number in 0..<scene.markCount {
      let mark = scene.mark(number)
      let style = TextStyle(size: 13, ink: mark.isInRange ? .label : .tertiaryLabel)
      surface.value(mark.value, at: scene.point(along: mark.along, across: 15), style)
      guard mark.value == scene.value else { continue }
      surface.text("✓" as StaticString, at: scene.point(along: mark.along, across: 5), style)
    }
  }
}

var configuration = RulerConfiguration(range: 0...2)
configuration.fractions = 1
configuration.snap = .always
let picker = RulerControl(value: 1, configuration: configuration).scene(breadth: 20)
var page = TextSurface(columns: 75, rows: 2, showing: picker.frame)
picker.draw(Picker(), format: FruitNames(), on: &page)
print(String(decoding: page.finish(), as: UTF8.self), terminator: "")

/// Style with a heart as the last symbol; the enclosing style draws the others.
struct LastIsHeart: RatingStyle {
  func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    guard symbol.index == symbol.count - 1 else { return next.draw(symbol, on: &surface) }
    surface.symbol(.heart, isFilled: symbol.isFull, in: symbol.frame, .red)
  }
}

let rating = RatingControl(value: 4).scene(breadth: 20)
var row = TextSurface(columns: 20, rows: 1, showing: rating.frame)
rating.draw(LastIsHeart().style(.circle), on: &row)
print(String(decoding: row.line(0), as: UTF8.self))
