// The same for what shows: scenes, styles and accessibility of both controls.

import ControlCore
import Presentation
import Rating
import Ruler

nonisolated(unsafe) private var drawnRuler = RulerControl(value: 2.5)
nonisolated(unsafe) private var drawnRating = RatingControl(value: 3.6)

private let label: StaticString = "Rate"

private struct Bytes: UTF8Sink {
  var count: Int64 = 0
  mutating func append(_ byte: UInt8) { count += 1 }
}

/// Fewer symbols than there are.
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
  let scene = drawnRuler.scene(breadth: 80, overflow: 3, environment: environment(scale))
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
  let scene = drawnRating.scene(labelLength: 80, environment: environment(scale))
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
  let ruler = drawnRuler.accessibilityNode(label: label)
  let rating = drawnRating.accessibilityNode(role: .radioGroup, label: label)
  ruler.label.write(to: &bytes)
  ruler.valueText.write(to: &bytes)
  rating.valueText.write(to: &bytes)
  rating.choice(rating.choiceCount).text.write(to: &bytes)
  let adjustment = increments ? Adjustment.increment : .set(ruler.incremented ?? 0)
  drawnRuler.handle(InputEvent(time: drawnRuler.time, action: .adjust(adjustment))) { _ in }
  drawnRating.handle(InputEvent(time: drawnRating.time, action: .adjust(adjustment))) { _ in }
  return bytes.count
}
