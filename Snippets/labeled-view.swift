// Engine: `LabeledView` made with `@StyledView`, its `VerticalLabeledViewStyle` and its
// `BorderedLabeledViewStyle`. A scene and a painter replace the code of the macro.

import ControlCore
import Pictures
import Presentation
import Rating

/// Frames of a label and its content.
struct Labeled {
  var label: Rect
  var content: Rect
}

/// Painter of both, independent of the style. Both are slots filled by the caller.
struct LabeledView<Label: UTF8Text, Content: ControlStyle<RatingSymbol>>: Painter {
  let label: Label
  let rating: RatingControl
  let style: Content

  func draw(_ scene: Labeled, on surface: inout some Surface) {
    surface.text(label, at: scene.label.center, TextStyle(size: 13, ink: .label))
    let symbols = rating.scene(breadth: scene.content.height)
    for index in 0..<symbols.count {
      var symbol = symbols.symbol(index)
      symbol.frame.x += scene.content.x
      symbol.frame.y += scene.content.y
      style.draw(symbol, next: DefaultRatingPainter(), on: &surface)
    }
  }
}

struct VerticalStyle: ControlStyle {
  func draw(_ scene: Labeled, next: some Painter<Labeled>, on surface: inout some Surface) {
    var below = scene
    below.label = Rect(x: 0, y: 0, width: 200, height: 30)
    below.content = Rect(x: 0, y: 30, width: 200, height: 30)
    next.draw(below, on: &surface)
  }
}

struct BorderedStyle: ControlStyle {
  func draw(_ scene: Labeled, next: some Painter<Labeled>, on surface: inout some Surface) {
    next.draw(scene, on: &surface)
    surface.stroke(.rectangle(scene.label.union(scene.content).inset(by: 1)), .red, width: 1)
  }
}

let view = LabeledView(label: "Service", rating: RatingControl(value: 3), style: .circle)
let row = Labeled(
  label: Rect(x: 0, y: 0, width: 100, height: 30),
  content: Rect(x: 100, y: 0, width: 200, height: 30))

@MainActor func show(_ style: some ControlStyle<Labeled>) {
  var page = TextSurface(
    columns: 60, rows: 6, showing: Rect(x: 0, y: 0, width: 300, height: 60))
  style.painter(before: view).draw(row, on: &page)
  print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
}

show(BorderedStyle())
show(VerticalStyle().style(BorderedStyle()))
