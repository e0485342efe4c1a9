// Scenes, styles and accessibility of a dial, without the heap: compiled with `-no-allocations`,
// see RulerClient.swift.

import ControlCore
import Dial
import Presentation

private struct Bytes: UTF8Sink {
  var count: Int64 = 0
  mutating func append(_ byte: UInt8) { count += 1 }
}

private struct SquareDialStyle: DialStyle {
  func draw(_ scene: DialScene, next: some Painter<DialScene>, on surface: inout some Surface) {
    next.draw(scene, on: &surface)
    surface.stroke(.rectangle(scene.frame), .red, width: 1)
  }
}

@c(detent_check_draw_dial)
public func drawDial(_ style: Int32, _ scale: Double) -> Double {
  var surface = CountingSurface()
  var environment = ControlEnvironment()
  (environment.textScale, environment.isFocused) = (scale, true)
  let scene = dial.scene(environment: environment)
  switch style {
  case 0: scene.draw(.pointer, on: &surface)
  case 1: scene.draw(.arc, on: &surface)
  case 2: scene.draw(.arc(from: 0), on: &surface)
  case 3: scene.draw(.ticks, format: .percent, on: &surface)
  case 4: scene.draw(.value, on: &surface)
  default: scene.draw(SquareDialStyle(), on: &surface)
  }
  let copy = scene
  return copy == scene ? surface.sum : 0
}

@c(detent_check_dial_accessibility)
public func dialAccessibility() -> Int64 {
  var bytes = Bytes()
  let label: StaticString = "Balance"
  let node = dial.accessibilityNode(label: label)
  node.label.write(to: &bytes)
  node.valueText.write(to: &bytes)
  return node.incremented == node.maximum ? -bytes.count : bytes.count
}
