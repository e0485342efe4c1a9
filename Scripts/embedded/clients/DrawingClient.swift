// Scenes, styles and accessibility of rulers and ratings, without the heap: compiled with
// `-no-allocations`, see RulerClient.swift.

import ControlCore
import Presentation
import Rating
import Ruler

private let label: StaticString = "Rate"

private struct Bytes: UTF8Sink {
  var count: Int64 = 0
  mutating func append(_ byte: UInt8) { count += 1 }
}

/// Style that emphasises the symbol under the pointer.
private struct Emphasis: RatingStyle {
  func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    next.draw(symbol.isPressed ? symbol.inset(by: -2) : symbol, on: &surface)
  }
}

private func environment(_ scale: Double) -> ControlEnvironment {
  var environment = ControlEnvironment()
  environment.textScale = scale
  environment.isFocused = true
  return environment.within(StyleContext("org.example.list"))
}

@c(detent_check_draw_ruler)
public func drawRuler(_ style: Int32, _ scale: Double) -> Double {
  var surface = CountingSurface()
  let scene = ruler.scene(breadth: 80, overflow: 3, environment: environment(scale))
  switch style {
  case 0: scene.draw(.primary, format: .percent, on: &surface)
  case 1: scene.draw(.centered, on: &surface)
  case 2: scene.draw(.blank, on: &surface)
  default: scene.draw(.blankCentered, on: &surface)
  }
  let copy = scene
  return copy == scene ? surface.sum : 0
}

@c(detent_check_draw_rating)
public func drawRating(_ style: Int32, _ scale: Double) -> Double {
  var surface = CountingSurface()
  let scene = rating.scene(labelLength: 80, environment: environment(scale))
  switch style {
  case 0: scene.draw(.redBorder.style(.circle), label: label, on: &surface)
  case 1: scene.draw(.halfStar, on: &surface)
  case 2: scene.draw(.exact(.heart), on: &surface)
  case 3: scene.draw(.images(unselected: .diamond), on: &surface)
  default: scene.draw(Emphasis().when(StyleContext("org.example.list")).style(.star), on: &surface)
  }
  return surface.sum
}

@c(detent_check_accessibility)
public func accessibility(_ increments: Bool) -> Int64 {
  var bytes = Bytes()
  let rulerNode = ruler.accessibilityNode(label: label)
  let ratingNode = rating.accessibilityNode(role: .radioGroup, label: label)
  rulerNode.label.write(to: &bytes)
  rulerNode.valueText.write(to: &bytes)
  ratingNode.valueText.write(to: &bytes)
  ratingNode.choice(ratingNode.choiceCount).text.write(to: &bytes)
  let adjustment = increments ? Adjustment.increment : .set(rulerNode.incremented ?? 0)
  ruler.handle(InputEvent(time: ruler.time, action: .adjust(adjustment)), emit: takeFromRuler)
  rating.handle(InputEvent(time: rating.time, action: .adjust(adjustment)), emit: takeFromRating)
  return bytes.count
}
