import ControlCore
import Pictures
import Presentation
import Ruler
import Testing

/// A user's style in a module of its own, which the protocol of SlidingRuler did not allow.
private struct BoundPosts: RulerStyle {
  func draw(
    _ scene: RulerScene, next: some Painter<RulerScene>, on surface: inout some Surface
  ) {
    next.draw(scene, on: &surface)
    for bound in [scene.lowerBound, scene.upperBound].compactMap({ $0 }) {
      let post = scene.frame(along: bound - 1, across: 0, 2, scene.breadth)
      surface.fill(.rectangle(post), .blue)
    }
  }
}

/// A user's cursor.
private struct ArrowCursor: Painter {
  func draw(_ cursor: RulerCursor, on surface: inout some Surface) {
    let (x, y) = (cursor.frame.center.x, cursor.frame.maxY)
    surface.move(to: Point(x: x, y: y))
    surface.line(to: Point(x: x - 5, y: y + 8))
    surface.line(to: Point(x: x + 5, y: y + 8))
    surface.close()
    surface.fill(.red)
  }
}

/// Styles of rulers.
@Suite struct RulerStyleTests {
  private func list(
    _ style: some ControlStyle<RulerScene>, _ value: Double = 0,
    _ environment: ControlEnvironment = ControlEnvironment(),
    _ change: (inout RulerConfiguration) -> Void = { _ in }
  ) -> [DisplayList.Operation] {
    var configuration = RulerConfiguration(range: -1...10)
    change(&configuration)
    var list = DisplayList()
    let ruler = RulerControl(value: value, configuration: configuration)
    ruler.scene(environment: environment).draw(style, on: &list)
    return list.operations
  }

  private func bars(_ operations: [DisplayList.Operation]) -> [(frame: Rect, ink: Ink)] {
    operations.compactMap {
      guard case .fill(.roundedRectangle(let frame, _), let ink) = $0 else { return nil }
      return (frame, ink)
    }
  }

  private func hasText(_ operations: [DisplayList.Operation]) -> Bool {
    operations.contains { if case .text = $0 { true } else { false } }
  }

  @Test func `marks and cursor have the sizes of SlidingRuler`() {
    let bars = bars(list(.primary))
    func sizes(_ ink: Ink) -> Set<[Double]> {
      Set(bars.filter { $0.ink == ink }.map { [$0.frame.width, $0.frame.height] })
    }
    #expect(sizes(.label) == [[3, 27], [2, 19], [1, 11]])
    #expect(sizes(.tertiaryLabel) == [[3, 27], [2, 19], [1, 11]])
    #expect(sizes(.red) == [[2, 30]])
  }

  @Test func `on a fine screen thin lines are 1.8 points wide`() {
    var environment = ControlEnvironment()
    environment.displayScale = 3
    let widths = Set(bars(list(.primary, 0, environment)).map(\.frame.width))
    #expect(widths == [3, 1.8, 1])
  }

  @Test func `the four styles of SlidingRuler differ in labels and in where marks are`() {
    let top = bars(list(.primary)).map(\.frame.y)
    let centered = bars(list(.centered)).map { $0.frame.center.y }
    #expect(Set(top).count == 1)
    #expect(Set(centered).count == 1)
    #expect(Set(bars(list(.blank)).map(\.frame.y)).count == 1)
    #expect(Set(bars(list(.blankCentered)).map { $0.frame.center.y }).count == 1)
    #expect(hasText(list(.primary)) && hasText(list(.centered)))
    #expect(!hasText(list(.blank)) && !hasText(list(.blankCentered)))
  }

  @Test func `text grows with the text size of the surroundings`() {
    var environment = ControlEnvironment()
    environment.textScale = 2
    let sizes = list(.primary, 0, environment).compactMap { operation -> Double? in
      guard case .text(_, _, let style) = operation else { return nil }
      return style.size
    }
    #expect(Set(sizes) == [26])
  }

  @Test func `a style of a user delegates, and past the default comes the default`() {
    let plain = list(.primary)
    #expect(list(BoundPosts()).starts(with: plain))
    #expect(list(BoundPosts()).count == plain.count + 2)
    #expect(list(BoundPosts().style(BoundPosts())).count == plain.count + 4)
    #expect(list(BoundPosts().style(.blank)).count == list(.blank).count + 2)
    // The primary style does not delegate.
    #expect(list(ScaleRulerStyle<CapsuleCursor>.primary.style(BoundPosts())) == plain)
  }

  @Test func `the cursor is a hole that a caller may fill`() {
    let drawn = list(ScaleRulerStyle<CapsuleCursor>.primary.with(cursor: ArrowCursor()))
    #expect(!drawn.contains { if case .fill(_, .red) = $0 { true } else { false } })
    #expect(drawn.contains { if case .fillPath(_, .red) = $0 { true } else { false } })
  }

  @Test func `where it comes to rest there is a pale cursor`() {
    var play = RulerPlay(20, .with { $0.range = 0...100 })
    play.down(280, at: 0)
    for (x, time) in [(277.0, 8.0), (274, 16), (271, 24)] { play.move(x, at: time) }
    play.pointer(.up, 271, at: 32)
    var drawn = DisplayList()
    let scene = play.ruler.scene()
    scene.draw(on: &drawn)
    let ghosts = bars(drawn.operations).filter { $0.ink == Ink.red.opacity(0.35) }
    #expect(ghosts.map { $0.frame.center.x } == [scene.landing])
  }

  @Test func `disabled it is pale and focused it has a ring, once, whatever the style`() {
    for style in [0, 1] {
      var environment = ControlEnvironment()
      (environment.isEnabled, environment.isFocused) = (false, true)
      let drawn =
        style == 0
        ? list(.primary, 0, environment)
        : list(BoundPosts().style(BoundPosts()), 0, environment)
      #expect(drawn.count { $0 == .beginFade(0.4) } == 1)
      #expect(drawn.count { if case .stroke(_, .blue, _) = $0 { true } else { false } } == 1)
    }
  }

  @Test func `a vertical ruler is the horizontal one, turned`() {
    let flat = bars(list(.blank)).map(\.frame)
    let tall = bars(list(.blank, 0, ControlEnvironment()) { $0.orientation = .vertical }).map(
      \.frame)
    let turned = tall.map { Rect(x: 375 - $0.maxY, y: $0.x, width: $0.height, height: $0.width) }
    #expect(turned == flat)
  }

  @Test func `drawing a ruler leaves it as it was`() {
    let ruler = RulerControl(value: 3)
    let before = ruler
    var list = DisplayList()
    ruler.scene().draw(BoundPosts(), on: &list)
    #expect(ruler == before)
  }
}
