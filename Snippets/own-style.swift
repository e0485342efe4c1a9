// StarRatingAPI: the `RatingStyle` protocol and `ratingStyle`; SlidingRuler: its "custom styling
// guide (once it's been written)". Styles of an app, in their own module.

import ControlCore
import Pictures
import Presentation
import Rating
import Ruler

/// Style that draws everything itself: dots on a line, and a triangle as the cursor.
struct DotRulerStyle: RulerStyle {
  var ink = Ink.label

  func draw(
    _ scene: RulerScene, next: some Painter<RulerScene>, on surface: inout some Surface
  ) {
    for number in 0..<scene.markCount {
      let mark = scene.mark(number)
      let ink = mark.isInRange ? ink : .tertiaryLabel
      let radius = mark.kind == .unit ? 5.0 : mark.kind == .half ? 3 : 1
      let center = scene.point(along: mark.along, across: 20)
      surface.fill(.circle(center: center, radius: radius), ink)
      guard mark.hasLabel else { continue }
      let style = TextStyle(size: 13 * scene.environment.textScale, ink: ink)
      surface.value(mark.value, at: scene.point(along: mark.along, across: 35), style)
    }
    surface.move(to: scene.point(along: scene.cursor, across: 14))
    surface.line(to: scene.point(along: scene.cursor - 7, across: 0))
    surface.line(to: scene.point(along: scene.cursor + 7, across: 0))
    surface.close()
    surface.fill(.red)
  }
}

/// Style that modifies another one: pressed symbols are larger.
struct EmphasisStyle: RatingStyle {
  func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    next.draw(symbol.isPressed ? symbol.inset(by: -4) : symbol, on: &surface)
  }
}

extension ControlStyle where Self == DotRulerStyle {
  static var dots: Self { DotRulerStyle() }
}

extension ControlStyle where Self == EmphasisStyle {
  static var emphasis: Self { EmphasisStyle() }
}

let ruler = RulerControl(value: 1.3, configuration: RulerConfiguration(range: 0...10))
let scene = ruler.scene(breadth: 40)
var page = TextSurface(columns: 75, rows: 4, showing: scene.frame)
scene.draw(.dots, format: .decimal, on: &page)
print(String(decoding: page.finish(), as: UTF8.self), terminator: "")

var rating = RatingControl(value: 2)
let finger = PointerEvent(phase: .down, position: Point(x: 130, y: 10))
rating.handle(InputEvent(time: Timestamp(nanoseconds: 0), action: .pointer(finger))) { _ in }
var list = DisplayList()
rating.scene().draw(.emphasis.style(.circle), on: &list)
for case .symbol(let symbol, let isFilled, let frame, _) in list.operations {
  print(symbol.name, isFilled ? "full" : "plain", frame.width)
}
