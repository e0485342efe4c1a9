import ControlCore
import Presentation
import Testing

/// Nested styles: the drawing style, and the order of drawing.
struct StyleTests {
  /// A scene with a number.
  private struct Scene: StyledScene {
    var number: Double
    var environment = ControlEnvironment()
  }

  /// Draws its name and number before and after it delegates with the number plus one.
  private struct Around: ControlStyle {
    typealias Scene = StyleTests.Scene
    let name: StaticString

    func draw(_ scene: Scene, next: some Painter<Scene>, on surface: inout some Surface) {
      say(name, scene.number, &surface)
      var changed = scene
      changed.number += 1
      next.draw(changed, on: &surface)
      say(name, scene.number, &surface)
    }
  }

  /// Draws without delegating.
  private struct Alone: ControlStyle {
    typealias Scene = StyleTests.Scene
    let name: StaticString

    func draw(_ scene: Scene, next: some Painter<Scene>, on surface: inout some Surface) {
      say(name, scene.number, &surface)
    }
  }

  /// Delegates twice.
  private struct Twice: ControlStyle {
    typealias Scene = StyleTests.Scene

    func draw(_ scene: Scene, next: some Painter<Scene>, on surface: inout some Surface) {
      next.draw(scene, on: &surface)
      next.draw(scene, on: &surface)
    }
  }

  /// The control's own drawing, if no style draws.
  private struct Default: Painter {
    func draw(_ scene: Scene, on surface: inout some Surface) {
      say("default", scene.number, &surface)
    }
  }

  private static func say(_ name: StaticString, _ number: Double, _ surface: inout some Surface) {
    var bytes = Bytes()
    bytes.append(name)
    bytes.append(decimal: Int64(number))
    surface.text(bytes.bytes, at: Point(x: 0, y: 0), TextStyle(size: 1, ink: .label))
  }

  /// Returns the texts that a style draws, in order.
  private func drawn(
    _ style: some ControlStyle<Scene>, in contexts: [StyleContext] = []
  ) -> [String] {
    var scene = Scene(number: 0)
    for context in contexts { scene.environment = scene.environment.within(context) }
    var surface = PlainSurface()
    style.painter(before: Default()).draw(scene, on: &surface)
    return surface.calls.map { String($0.dropFirst("text ".count)) }
  }

  private static let (a, b, c) = (Around(name: "a"), Around(name: "b"), Around(name: "c"))

  // MARK: Order

  @Test func `the inner style draws first and delegates outwards, in all orders`() {
    let (a, b, c) = (Self.a, Self.b, Self.c)
    #expect(drawn(a.style(b).style(c)) == ["a0", "b1", "c2", "default3", "c2", "b1", "a0"])
    #expect(drawn(a.style(c).style(b)) == ["a0", "c1", "b2", "default3", "b2", "c1", "a0"])
    #expect(drawn(b.style(a).style(c)) == ["b0", "a1", "c2", "default3", "c2", "a1", "b0"])
    #expect(drawn(b.style(c).style(a)) == ["b0", "c1", "a2", "default3", "a2", "c1", "b0"])
    #expect(drawn(c.style(a).style(b)) == ["c0", "a1", "b2", "default3", "b2", "a1", "c0"])
    #expect(drawn(c.style(b).style(a)) == ["c0", "b1", "a2", "default3", "a2", "b1", "c0"])
  }

  @Test func `it does not matter how styles are put together`() {
    func check(
      _ x: some ControlStyle<Scene>, _ y: some ControlStyle<Scene>, _ z: some ControlStyle<Scene>
    ) {
      #expect(drawn(x.style(y).style(z)) == drawn(x.style(y.style(z))))
    }
    let (a, b) = (Self.a, Self.b)
    let (alone, twice) = (Alone(name: "alone"), Twice())
    check(a, b, Self.c)
    check(a, alone, b)
    check(alone, a, b)
    check(twice, a, twice)
    check(a, twice, alone)
    check(a.style(b), twice, b.style(a))
  }

  @Test func `a style that draws by itself ends the row`() {
    #expect(drawn(Self.a.style(Alone(name: "x")).style(Self.b)) == ["a0", "x1", "a0"])
    #expect(drawn(Alone(name: "x")) == ["x0"])
    #expect(drawn(Twice().style(Self.a)) == ["a0", "default1", "a0", "a0", "default1", "a0"])
  }

  // MARK: Builders

  @Test func `a list of styles begins with the closest`() {
    let built = styles {
      Self.a
      Self.b
      Self.c
    }
    #expect(drawn(built) == drawn(Self.a.style(Self.b).style(Self.c)))
    #expect(drawn(styles { Self.a }) == drawn(Self.a))
  }

  @Test(arguments: [false, true])
  func `a style that is missing is not there`(isThere: Bool) {
    let built = styles {
      Self.a
      if isThere { Self.b }
      Self.c
    }
    let expected = isThere ? drawn(Self.a.style(Self.b).style(Self.c)) : drawn(Self.a.style(Self.c))
    #expect(drawn(built) == expected)
  }

  @Test(arguments: 0..<3)
  func `of several styles one is there`(choice: Int) {
    let built = styles {
      Self.a
      if choice == 0 {
        Self.b
      } else if choice == 1 {
        Twice()
      } else {
        Alone(name: "x")
      }
    }
    let expected =
      switch choice {
      case 0: drawn(Self.a.style(Self.b))
      case 1: drawn(Self.a.style(Twice()))
      default: drawn(Self.a.style(Alone(name: "x")))
      }
    #expect(drawn(built) == expected)
  }

  // MARK: Contexts

  @Test func `a style of a context is there only within it`() {
    let (list, form) = (StyleContext("list"), StyleContext("form", alias: StyleContext("list")))
    let style = Self.a.style(Self.b.when(list)).style(Self.c.when(form))
    #expect(drawn(style) == drawn(Self.a))
    #expect(drawn(style, in: [list]) == drawn(Self.a.style(Self.b)))
    #expect(drawn(style, in: [form]) == drawn(Self.a.style(Self.b).style(Self.c)))
    #expect(drawn(style, in: [StyleContext("other")]) == drawn(Self.a))
  }

  @Test func `an alias counts one way, and so do its aliases`() {
    let list = StyleContext("list")
    let form = StyleContext("form", alias: list)
    let page = StyleContext("page", alias: form)
    for (one, others) in [(list, [list]), (form, [form, list]), (page, [page, form, list])] {
      for other in [list, form, page] {
        #expect(one.counts(as: other) == others.contains(other))
      }
    }
    #expect(!StyleContext("lis").counts(as: list))
    #expect(!StyleContext("lisp").counts(as: list))
    #expect(StyleContext("list").counts(as: list))
  }

  @Test func `four contexts are kept, the latest ones`() {
    let all: [StyleContext] = ["a", "b", "c", "d", "e"].map { (name: StaticString) in
      StyleContext(name)
    }
    var contexts = StyleContexts()
    #expect(!contexts.contains(all[0]))
    for (number, context) in all.enumerated() {
      contexts.insert(context)
      for (other, old) in all.enumerated() {
        #expect(contexts.contains(old) == (other <= number && other > number - 4))
      }
    }
  }

  @Test func `an environment within a context is otherwise the same`() {
    var environment = ControlEnvironment()
    environment.textScale = 2
    var within = environment.within(StyleContext("a"))
    #expect(within != environment)
    #expect(within.contexts.contains(StyleContext("a")))
    within.contexts = StyleContexts()
    #expect(within == environment)
  }
}
