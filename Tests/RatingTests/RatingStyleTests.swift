import ControlCore
import Pictures
import Presentation
import Rating
import Testing

/// A user's style that draws another rating within each symbol.
private struct Nested: RatingStyle {
  func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    RatingControl(value: 2).scene().draw(.star, on: &surface)
    next.draw(symbol, on: &surface)
  }
}

/// A style with one different symbol.
private struct LastInRed: RatingStyle {
  func draw(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout some Surface
  ) {
    guard symbol.index == symbol.count - 1 else { return next.draw(symbol, on: &surface) }
    surface.symbol(.heart, isFilled: symbol.isFull, in: symbol.frame, .red)
  }
}

/// A letter on a coarse surface, an outline elsewhere.
private struct Coarse: RatingStyle {
  func draw<Canvas: Surface>(
    _ symbol: RatingSymbol, next: some Painter<RatingSymbol>, on surface: inout Canvas
  ) {
    switch Canvas.detail {
    case .characters: surface.text("x", at: symbol.frame.center, TextStyle(size: 9, ink: .red))
    case .outlines: surface.fill(.rectangle(symbol.frame), .red)
    }
  }
}

/// Styles of ratings.
@Suite struct RatingStyleTests {
  private func list(
    _ style: some ControlStyle<RatingSymbol>, _ value: Double = 2,
    _ environment: ControlEnvironment = ControlEnvironment(),
    label: StaticString = "", _ change: (inout RatingConfiguration) -> Void = { _ in }
  ) -> [DisplayList.Operation] {
    var list = DisplayList()
    let scene = RatingPlay(value, change).rating.scene(
      breadth: 20, labelLength: label.utf8CodeUnitCount > 0 ? 80 : 0, environment: environment)
    scene.draw(style, label: label, on: &list)
    return list.operations.filter { if case .region = $0 { false } else { true } }
  }

  /// Returns `[●]` for a filled circle with a border, `☆` for a plain star.
  private func picture(_ operations: [DisplayList.Operation]) -> String {
    var text = ""
    for operation in operations {
      switch operation {
      case .symbol(let symbol, let isFilled, _, _):
        text += (isFilled ? symbol.filledCharacter : symbol.plainCharacter).description
      case .partialSymbol(let part):
        let isFilled = part.share > 0 || part.rest != nil
        text +=
          (isFilled ? part.symbol.filledCharacter : part.symbol.plainCharacter).description
      case .stroke(.rectangle, _, _): text = String(text.dropLast()) + "[\(text.suffix(1))]"
      default: break
      }
    }
    return text
  }

  @Test func `the closest style comes first, and delegates outward`() {
    #expect(picture(list(.redBorder.style(.circle))) == "[●][●][○][○][○]")
    #expect(picture(list(.circle.style(.redBorder))) == "●●○○○")
  }

  @Test func `three styles in every order`() {
    let border = BorderRatingStyle()
    #expect(picture(list(border.style(.circle).style(.star))) == "[●][●][○][○][○]")
    #expect(picture(list(border.style(.star).style(.circle))) == "[★][★][☆][☆][☆]")
    let circle = SymbolRatingStyle.circle
    #expect(picture(list(circle.style(border).style(.star))) == "●●○○○")
    #expect(picture(list(circle.style(.star).style(border))) == "●●○○○")
    let star = SymbolRatingStyle.star
    #expect(picture(list(star.style(border).style(circle))) == "★★☆☆☆")
    #expect(picture(list(star.style(circle).style(border))) == "★★☆☆☆")
  }

  @Test func `delegating past the default draws the default`() {
    #expect(picture(list(.redBorder)) == "[★][★][☆][☆][☆]")
    #expect(picture(list(LastInRed())) == "★★☆☆♡")
  }

  @Test func `a style that draws another rating does not meet itself`() {
    let drawn = list(Nested().style(.circle))
    #expect(drawn.count { if case .symbol = $0 { true } else { false } } == 5 * 6)
  }

  @Test func `a builder writes styles one below the other`() {
    func built(_ isLarge: Bool) -> String {
      picture(
        list(
          styles {
            BorderRatingStyle()
            if isLarge { LastInRed() }
            SymbolRatingStyle.circle
          }))
    }
    #expect(built(false) == "[●][●][○][○][○]")
    #expect(built(true) == "[●][●][○][○][♡]")
  }

  @Test func `a style may be there in a context only, and an alias counts one way`() {
    let inList = StyleContext("org.example.list")
    let inForm = StyleContext("org.example.form", alias: inList)
    let style = BorderRatingStyle().when(inList).style(.circle)
    let plain = ControlEnvironment()
    #expect(picture(list(style, 2, plain)) == "●●○○○")
    #expect(picture(list(style, 2, plain.within(inList))) == "[●][●][○][○][○]")
    #expect(picture(list(style, 2, plain.within(inForm))) == "[●][●][○][○][○]")
    let inFormOnly = BorderRatingStyle().when(inForm).style(.circle)
    #expect(picture(list(inFormOnly, 2, plain.within(inList))) == "●●○○○")
  }

  @Test func `the body is chosen by what the surface can do`() {
    #expect(list(Coarse()).count { if case .fill = $0 { true } else { false } } == 5)
    let scene = RatingPlay(2).rating.scene(breadth: 20)
    var terminal = TextSurface(columns: 28, rows: 2, showing: scene.frame)
    scene.draw(Coarse(), on: &terminal)
    #expect(terminal.finish().count { $0 == UInt8(ascii: "x") } == 5)
  }

  private func parts(_ operations: [DisplayList.Operation]) -> [PartialSymbol] {
    operations.compactMap { if case .partialSymbol(let part) = $0 { part } else { nil } }
  }

  @Test(
    arguments: [(2.4, [1, 1, 0, 0, 0]), (2.5, [1, 1, 0.5, 0, 0]), (3, [1, 1, 1, 0, 0])]
      as [(Double, [Double])])
  func `half stars are half full from a half on`(value: Double, shares: [Double]) {
    let parts = parts(list(.halfStar, value) { $0.granularity = 0 })
    #expect(parts.map(\.share) == shares)
    #expect(parts.allSatisfy { $0.rest == nil && $0.ink == .yellow })
  }

  @Test(
    arguments: [
      (1, [1, 1, 0, 0, 0]), (0.5, [1, 1, 0.5, 0, 0]), (0.1, [1, 1, 0.8, 0, 0]),
      (0.3, [1, 1, 0.8, 0, 0]), (0, [1, 1, 0.8, 0, 0]),
    ] as [(Double, [Double])])
  func `the default style follows the granularity`(granularity: Double, shares: [Double]) {
    func shown(_ operations: [DisplayList.Operation]) -> [Double] {
      operations.compactMap { operation in
        switch operation {
        case .partialSymbol(let part): part.share
        case .symbol(_, let isFilled, _, _): isFilled ? 1 : 0
        default: nil
        }
      }
    }
    var byDefault = DisplayList()
    RatingPlay(2.8) { $0.granularity = granularity }.rating.scene().draw(on: &byDefault)
    #expect(shown(byDefault.operations) == shares)
    #expect(shown(list(.granular, 2.8) { $0.granularity = granularity }) == shares)
    // Delegation past the last style follows the same rule.
    #expect(shown(list(.redBorder, 2.8) { $0.granularity = granularity }) == shares)
  }

  @Test func `the exact style masks the picture of the symbol, not the space around it`() {
    let parts = parts(
      list(.exact, 3.6) { ($0.granularity, $0.length, $0.spacing) = (0, 250, 0) })
    #expect(parts.map(\.share) == [1, 1, 1, 0.6, 0])
    // Symbols are 50 points wide and the centred picture is 20 wide: from 165 to 185.
    #expect(parts[3].filledPart == Rect(x: 165, y: 0, width: 12, height: 20))
  }

  @Test func `right to left the mask begins at the right, upright at the top`() {
    let left = parts(
      list(.exact, 0.25) { ($0.granularity, $0.layoutDirection) = (0, .rightToLeft) })
    #expect(left[0].filledPart == Rect(x: 135, y: 0, width: 5, height: 20))
    let tall = parts(
      list(.exact, 0.25) { ($0.granularity, $0.orientation) = (0, .vertical) })
    #expect(tall[0].filledPart == Rect(x: 0, y: 0, width: 20, height: 5))
  }

  @Test func `without a picture of its own an unselected symbol is the selected one, in gray`() {
    func inks(_ operations: [DisplayList.Operation]) -> [Ink?] {
      operations.compactMap { operation in
        switch operation {
        case .symbol(_, isFilled: true, _, let ink): ink
        case .partialSymbol(let symbol): symbol.share == 1 ? symbol.ink : symbol.rest
        default: nil
        }
      }
    }
    let plain = list(.images())
    #expect(picture(plain) == "★★★★★")
    #expect(inks(plain) == [.yellow, .yellow, .gray, .gray, .gray])
    let own = list(.images(selected: .heart, unselected: .circle, selectedInk: .red))
    #expect(picture(own) == "♥♥●●●")
    #expect(inks(own) == [.red, .red, .gray, .gray, .gray])
  }

  @Test func `the label comes once, before the symbols, by their side`() {
    let drawn = list(.star, 2, label: "Rate")
    let texts = drawn.compactMap { operation -> (Point, TextStyle.Anchor)? in
      guard case .text(let bytes, let point, let style) = operation,
        bytes == Array("Rate".utf8)
      else { return nil }
      return (point, style.anchor)
    }
    #expect(texts.count == 1)
    #expect(texts[0].0 == Point(x: -10, y: 10) && texts[0].1 == .right)
  }

  @Test func `a symbol keeps its proportions in any frame`() {
    for symbol in [NamedSymbol.star, .circle, .square, .diamond, .heart] {
      for frame in [
        Rect(x: 0, y: 0, width: 90, height: 20), Rect(x: 5, y: 5, width: 7, height: 70),
      ] {
        let place = symbol.outline(in: frame).frame
        #expect(place.width == place.height)
        #expect(place.width == min(frame.width, frame.height))
        #expect(place.center == frame.center)
      }
    }
  }
}
