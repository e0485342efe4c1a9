// StarRatingAPI: `RedBorderRatingStyle`, which keeps the style inside it. Its
// `Rating(configuration:index:)` is `next`: the painter of the symbol without this style.

import ControlCore
import Pictures
import Presentation
import Rating

struct RedBorderRatingStyle: RatingStyle {
  func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    next.draw(symbol.inset(by: 5), on: &surface)
    surface.stroke(Outline.rectangle(symbol.frame).inset(by: 2), .red, width: 2)
  }
}

extension ControlStyle where Self == RedBorderRatingStyle {
  static var redBorders: Self { RedBorderRatingStyle() }
}

func show(_ style: some ControlStyle<RatingSymbol>) {
  let scene = RatingControl(value: 3.2).scene(breadth: 30)
  var page = TextSurface(columns: 40, rows: 3, showing: scene.frame)
  scene.draw(style, on: &page)
  print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
}

print("the border, closest to the rating, keeps the circles:")
show(.redBorders.style(.circle))
print("the circles, closest, draw by themselves:")
show(.circle.style(.redBorders))
