// Engine: `StyleContext`, and `StyleContextConditionalModifier(predicate: .scrollView)` and `.none`
// with a `BackgroundModifier`, inside and outside of a scroll view.

import ControlCore
import Pictures
import Presentation
import Rating

struct Background: RatingStyle {
  let ink: Ink

  func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    surface.fill(.rectangle(symbol.frame), ink)
    next.draw(symbol, on: &surface)
  }
}

extension StyleContext {
  static let scrollView = StyleContext("com.example.scroll-view")
  /// The context of lists, which are scroll views; the reverse does not hold.
  static let list = StyleContext("com.example.list", alias: scrollView)
}

@MainActor func show(_ name: String, _ environment: ControlEnvironment) {
  let style = styles {
    if environment.contexts == StyleContexts() { Background(ink: .red) }  // Engine's `.none`
    Background(ink: .blue).when(.scrollView)
    Background(ink: .gray).when(.list)
  }
  var list = DisplayList()
  RatingControl(value: 1).scene(environment: environment).draw(style, on: &list)
  func has(_ ink: Ink) -> Bool {
    list.operations.contains { if case .fill(_, ink) = $0 { true } else { false } }
  }
  print("\(name): red \(has(.red)), blue \(has(.blue)), gray \(has(.gray))")
}

let environment = ControlEnvironment()
show("anywhere else", environment)
show("in a scroll view", environment.within(.scrollView))
show("in a list", environment.within(.list))
show("in another place", environment.within(StyleContext("com.example.toolbar")))
