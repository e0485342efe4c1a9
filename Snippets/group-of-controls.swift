// StarRatingAPI: `VStack { Rating(3.2); Rating(4.6) }.ratingStyle(.circle)`, and SlidingRuler's
// `slidingRulerStyle` and `slidingRulerCellOverflow`: one setting for a group, overridden by the
// nearest. A group is a function of two values: its style and its environment.

import ControlCore
import Pictures
import Presentation
import Rating
import Ruler

func drawGroup(
  _ ratings: [RatingControl], _ style: some ControlStyle<RatingSymbol>,
  _ environment: ControlEnvironment
) {
  for rating in ratings {
    drawOne(rating, style, environment)
  }
  // One control has its own style before the group's, and is always enabled.
  var own = environment
  own.isEnabled = true
  drawOne(ratings[0], .redBorder.style(style), own)
}

func drawOne(
  _ rating: RatingControl, _ style: some ControlStyle<RatingSymbol>,
  _ environment: ControlEnvironment
) {
  let scene = rating.scene(breadth: 30, environment: environment)
  var list = DisplayList()
  scene.draw(style, on: &list)
  let circles = list.operations.count {
    if case .symbol(.circle, isFilled: true, _, _) = $0 { true } else { false }
  }
  let borders = list.operations.count { if case .stroke = $0 { true } else { false } }
  let isPale = list.operations.contains(.beginFade(0.4))
  print("\(circles) full circles, \(borders) borders, pale: \(isPale)")
}

let ratings = [RatingControl(value: 3.2), RatingControl(value: 4.6)]
var environment = ControlEnvironment()
drawGroup(ratings, .circle, environment)
environment.isEnabled = false
print("all disabled:")
drawGroup(ratings, .circle, environment)

let ruler = RulerControl()
for overflow: Int64 in [0, 3] {
  let scene = ruler.scene(overflow: overflow, environment: environment)
  print("a ruler of the group, overflow \(overflow): \(scene.cellCount) cells")
}
