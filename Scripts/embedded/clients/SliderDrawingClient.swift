// Scenes, styles and accessibility of a slider, without the heap: compiled with `-no-allocations`,
// see RulerClient.swift.

import ControlCore
import Presentation
import Slider

private struct Bytes: UTF8Sink {
  var count: Int64 = 0
  mutating func append(_ byte: UInt8) { count += 1 }
}

private struct SquareThumb: Painter {
  func draw(_ thumb: SliderThumb, on surface: inout some Surface) {
    surface.fill(.rectangle(thumb.frame), .red)
  }
}

@c(detent_check_draw_slider)
public func drawSlider(_ style: Int32, _ scale: Double) -> Double {
  var surface = CountingSurface()
  var environment = ControlEnvironment()
  (environment.textScale, environment.isFocused) = (scale, true)
  let scene = slider.scene(breadth: 80, environment: environment)
  switch style {
  case 0: scene.draw(.bar, on: &surface)
  case 1: scene.draw(.from(0), on: &surface)
  case 2: scene.draw(.marks, format: .percent, on: &surface)
  case 3: scene.draw(.bubble, on: &surface)
  default: scene.draw(TrackSliderStyle.bar.with(thumb: SquareThumb()), on: &surface)
  }
  let copy = scene
  return copy == scene ? surface.sum : 0
}

@c(detent_check_slider_accessibility)
public func sliderAccessibility(_ part: Int32) -> Int64 {
  var bytes = Bytes()
  let label: StaticString = "Price"
  let node = slider.accessibilityNode(of: Int(part), label: label)
  node.label.write(to: &bytes)
  node.valueText.write(to: &bytes)
  return node.incremented == node.maximum ? -bytes.count : bytes.count
}
