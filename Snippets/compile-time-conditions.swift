// Engine: `StaticConditionalContent(IsDebug.self)`. A condition that is a type is a compile-time
// constant; an `#if`, also in a builder, compiles only one branch.

import ControlCore
import Pictures
import Presentation
import Rating

protocol StaticCondition {
  static var value: Bool { get }
}

/// A style that is one of two, selected at compile time.
struct Conditional<
  Condition: StaticCondition, Then: ControlStyle, Otherwise: ControlStyle<Then.Scene>
>: ControlStyle {
  typealias Scene = Then.Scene

  let condition: Condition.Type
  let then: Then
  let otherwise: Otherwise

  func draw(_ scene: Scene, next: some Painter<Scene>, on surface: inout some Surface) {
    Condition.value
      ? then.draw(scene, next: next, on: &surface) : otherwise.draw(scene, next: next, on: &surface)
  }
}

enum HasHearts: StaticCondition {
  static var value: Bool { true }
}

enum IsWatch: StaticCondition {
  static var value: Bool {
    #if os(watchOS)
    true
    #else
    false
    #endif
  }
}

func show(_ style: some ControlStyle<RatingSymbol>) {
  let scene = RatingControl(value: 3).scene(breadth: 20)
  var page = TextSurface(columns: 20, rows: 1, showing: scene.frame)
  scene.draw(style, on: &page)
  print(String(decoding: page.line(0), as: UTF8.self))
}

let heart = SymbolRatingStyle(.heart)
let circle = SymbolRatingStyle(.circle)
show(Conditional(condition: HasHearts.self, then: heart, otherwise: circle))
show(Conditional(condition: IsWatch.self, then: heart, otherwise: circle))
show(
  styles {
    #if os(watchOS)
    heart
    #else
    circle
    #endif
  })
