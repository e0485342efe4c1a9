// RatingView: its example, `RatingView("Current rating \(rating)", rating: $rating, maxRating: 8)`,
// and its initialiser with images and colours.

import ControlCore
import Pictures
import Presentation
import Rating

func show(_ rating: RatingControl, _ style: some ControlStyle<RatingSymbol>) {
  let scene = rating.scene(breadth: 20, labelLength: 225)
  var page = TextSurface(columns: 34, rows: 1, showing: scene.frame)
  scene.draw(style, label: "Current rating \(rating.rating)", on: &page)
  print(String(decoding: page.finish(), as: UTF8.self), terminator: "")
}

var rating = RatingControl(rating: 4, maximum: 8)
show(rating, .star)

// A tap on the sixth symbol. Positions are relative to the symbols, not to the label.
let finger = PointerEvent(phase: .down, position: Point(x: 130, y: 10))
rating.handle(InputEvent(time: Timestamp(nanoseconds: 0), action: .pointer(finger))) { _ in }
show(rating, .star)
show(rating, .images(selected: .heart, unselected: .circle, selectedInk: .red))

// By default, an unselected symbol is the selected one in another colour.
var list = DisplayList()
rating.scene().draw(.images(), on: &list)
for ink in [Ink.yellow, .gray] {
  let count = list.operations.count {
    guard case .partialSymbol(let star) = $0 else { return false }
    return star.symbol == .star && (star.share == 1 ? star.ink : star.rest) == ink
  }
  print(ink == .yellow ? "yellow stars:" : "gray stars:", count)
}
