// Engine: `ViewOutputKey`, output of a view to its parent, and `accessibilityAdjustableAction` of
// its `InlineStepperViewStyle`; StarRatingAPI, alternative 2, a style with its own buttons. A style
// declares regions and their actions; the host finds the one under a pointer, or lists them for
// assistive technology. The style itself changes nothing.

import ControlCore
import Pictures
import Presentation
import Ruler

/// Style with a button at each end of a ruler.
struct InlineButtons: RulerStyle {
  func draw(
    _ scene: RulerScene, next: some Painter<RulerScene>, on surface: inout some Surface
  ) {
    next.draw(scene, on: &surface)
    let width = 30.0
    let minus = scene.frame(along: 0, across: 0, width, scene.breadth)
    let plus = scene.frame(along: scene.length - width, across: 0, width, scene.breadth)
    let style = TextStyle(size: 17, ink: .blue)
    surface.text("−" as StaticString, at: minus.center, style)
    surface.text("+" as StaticString, at: plus.center, style)
    surface.region(Region(.custom(0), minus, action: .decrement))
    surface.region(Region(.custom(1), plus, action: .increment))
  }
}

/// Returns the action of the topmost region at a point that has one.
func action(at point: Point, of list: DisplayList) -> Adjustment? {
  for case .region(let region) in list.operations.reversed() {
    if let action = region.action, region.frame.contains(point) { return action }
  }
  return nil
}

var ruler = RulerControl(value: 3, configuration: RulerConfiguration(range: 0...10))
var list = DisplayList()
ruler.scene().draw(InlineButtons(), on: &list)
for case .region(let region) in list.operations {
  print(region.part, "from", region.frame.x, "to", region.frame.maxX, region.action ?? "-")
}

for x in [360.0, 360, 10, 180] {
  guard let action = action(at: Point(x: x, y: 40), of: list) else {
    print("at \(x): nothing, the ruler drags")
    continue
  }
  ruler.handle(InputEvent(time: ruler.time, action: .adjust(action))) { _ in }
  print("at \(x): \(action), now \(ruler.value)")
}
