import ControlCore
import Pictures
import Presentation
import Testing

/// Pictures as text: characters, colours, clips, fades.
struct TextCharactersTests {
  /// Returns a picture with cells of 2 × 4 points.
  private func surface(
    _ columns: Int64, _ rows: Int64 = 1, _ mode: TextSurface.Mode = .braille,
    _ colors: TextSurface.Colors = .none, _ appearance: Appearance = .automatic
  ) -> TextSurface {
    let frame = Rect(x: 0, y: 0, width: Double(2 * columns), height: Double(4 * rows))
    return TextSurface(
      columns: columns, rows: rows, showing: frame, mode: mode, colors: colors,
      appearance: appearance)
  }

  private func string(_ surface: TextSurface) -> String {
    String(decoding: surface.finish(), as: UTF8.self)
  }

  private func style(_ anchor: TextStyle.Anchor = .left, _ ink: Ink = .label) -> TextStyle {
    TextStyle(size: 12, ink: ink, anchor: anchor)
  }

  private static let cell = Rect(x: 0, y: 0, width: 2, height: 4)

  // MARK: Text

  @Test func `text is at its anchor, and cut off at the edges`() {
    for (anchor, x, line) in [
      (TextStyle.Anchor.left, 4.0, "  abc"), (.middle, 9, "   abc"), (.right, 12, "   abc"),
      (.left, 18, "         a"), (.right, 2, "c"), (.middle, -40, ""), (.left, 1e308, ""),
    ] {
      var surface = surface(10)
      surface.text("abc", at: Point(x: x, y: 2), style(anchor))
      #expect(string(surface) == line + "\n")
    }
  }

  @Test func `a letter in the middle stands in the cell of its mark`() {
    for column in 0..<10 {
      for x in [0.1, 0.5, 1, 1.5, 1.9] {
        var (letter, mark) = (surface(10), surface(10))
        let place = Double(2 * column) + x
        letter.text("a", at: Point(x: place, y: 2), style(.middle))
        mark.fill(.rectangle(Rect(x: place - 0.5, y: 0, width: 1, height: 4)), .label)
        #expect(string(letter).count == string(mark).count)
      }
    }
  }

  @Test func `text stands in front of dots, whichever came first`() {
    for isTextFirst in [false, true] {
      var surface = surface(3)
      if isTextFirst { surface.text("a", at: Point(x: 3, y: 2), style(.middle)) }
      surface.fill(.rectangle(Rect(x: 0, y: 0, width: 6, height: 4)), .label)
      if !isTextFirst { surface.text("a", at: Point(x: 3, y: 2), style(.middle)) }
      #expect(string(surface) == "⣿a⣿\n")
      surface.text(" ", at: Point(x: 5, y: 2), style(.middle))
      #expect(string(surface) == "⣿a\n")
    }
  }

  @Test func `nothing that controls a terminal gets there`() {
    var surface = surface(20)
    surface.text("a\u{1B}[2J\r\n\u{9B}\u{202E}b\u{200D}\u{FE0F}", at: Point(x: 0, y: 2), style())
    surface.text([0xFF, 0xE2, 0x98], at: Point(x: 20, y: 2), style())
    #expect(string(surface) == "a�[2J���b �\u{FFFD}\n")
  }

  @Test func `ASCII has nothing else`() {
    var surface = surface(8, 1, .ascii)
    surface.text("a★é∞", at: Point(x: 0, y: 2), style())
    surface.symbol(.star, isFilled: true, in: Rect(x: 8, y: 0, width: 2, height: 4), .yellow)
    surface.symbol(.star, isFilled: false, in: Rect(x: 10, y: 0, width: 2, height: 4), .yellow)
    let own = NamedSymbol("own", .square, filledCharacter: "x", plainCharacter: "o")
    surface.symbol(own, isFilled: true, in: Rect(x: 12, y: 0, width: 2, height: 4), .yellow)
    surface.symbol(own, isFilled: false, in: Rect(x: 14, y: 0, width: 2, height: 4), .yellow)
    #expect(string(surface) == "a???*.xo\n")
  }

  @Test func `a surface has 1 to 500 cells each way`() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    var large = TextSurface(columns: .max, rows: .max, showing: frame)
    large.fill(.rectangle(frame), .label)
    let lines = string(large).split(separator: "\n")
    #expect(lines.count == 500)
    #expect(lines.allSatisfy { $0.count == 500 })
    let small = TextSurface(columns: 0, rows: .min, showing: frame)
    #expect(string(small) == "\n")
    #expect(small.line(0) == [] && small.line(-1) == [] && small.line(.max) == [])
  }

  @Test func `the lines are the picture`() {
    var surface = surface(4, 3)
    surface.stroke(.line(Point(x: 0, y: 0), Point(x: 8, y: 12)), .label, width: 1)
    #expect((0..<3).flatMap { surface.line($0) + [10] } == surface.finish())
  }

  // MARK: Colours

  @Test func `a run of a colour is reported once, and the line ends without one`() {
    var surface = surface(6, 2, .braille, .full)
    surface.text("ab", at: Point(x: 2, y: 2), style())
    surface.text("c", at: Point(x: 8, y: 2), style())
    surface.text("d", at: Point(x: 10, y: 2), style(.left, .red))
    surface.text("  ", at: Point(x: 0, y: 6), style())
    #expect(
      string(surface) == " \u{1B}[38;2;0;0;0mab c\u{1B}[38;2;255;59;48md\u{1B}[0m\n\n")
  }

  @Test func `dots do not colour the text in front of them`() {
    var surface = surface(2, 1, .braille, .full)
    surface.text("a", at: Point(x: 0, y: 2), style(.left, .red))
    surface.fill(.rectangle(Rect(x: 0, y: 0, width: 4, height: 4)), .label)
    #expect(string(surface) == "\u{1B}[38;2;255;59;48ma\u{1B}[38;2;0;0;0m⣿\u{1B}[0m\n")
  }

  @Test func `inks are those of the appearance`() {
    for (appearance, color) in [
      (Appearance.automatic, "255;59;48"), (.light, "255;59;48"), (.dark, "255;69;58"),
    ] {
      var surface = surface(1, 1, .braille, .full, appearance)
      surface.text("a", at: Point(x: 0, y: 2), style(.left, .red))
      #expect(string(surface) == "\u{1B}[38;2;\(color)ma\u{1B}[0m\n")
    }
  }

  @Test func `what is half transparent is mixed with the background, and fades multiply`() {
    var surface = surface(3, 1, .braille, .full)
    surface.fade(0.5) {
      $0.text("a", at: Point(x: 0, y: 2), style())
      $0.fade(0.5) { $0.text("b", at: Point(x: 2, y: 2), style()) }
    }
    surface.text("c", at: Point(x: 4, y: 2), style(.left, .label.opacity(0.2)))
    let colors = ["128;128;128", "191;191;191", "204;204;204"]
    let cells = zip(colors, ["a", "b", "c"]).map { "\u{1B}[38;2;\($0)m\($1)" }
    #expect(string(surface) == cells.joined() + "\u{1B}[0m\n")
  }

  @Test func `what looks like the background clears, what hardly shows does nothing`() {
    let left = Rect(x: 0, y: 0, width: 2, height: 4)
    for (ink, line) in [
      (Ink.background, " ⣿"), (Ink.label.opacity(0.05), "⣿⣿"), (Ink.label.opacity(0), "⣿⣿"),
      (Ink(RGBA(0xF8F8_F8FF)), " ⣿"),
    ] {
      var surface = surface(2)
      surface.fill(.rectangle(Rect(x: 0, y: 0, width: 4, height: 4)), .label)
      surface.fill(.rectangle(left), ink)
      #expect(string(surface) == line + "\n")
    }
  }

  // MARK: Clips

  @Test func `a clip lets through what is within it and within those around it`() {
    var surface = surface(4)
    let all = Rect(x: 0, y: 0, width: 8, height: 4)
    surface.clip(to: .rectangle(Rect(x: 2, y: 0, width: 6, height: 4))) {
      $0.clip(to: .rectangle(Rect(x: 0, y: 0, width: 4, height: 4))) {
        $0.fill(.rectangle(all), .label)
      }
      $0.clip(to: .rectangle(Rect(x: 6, y: 0, width: 1, height: 4))) {
        $0.fill(.rectangle(all), .label)
      }
    }
    #expect(string(surface) == " ⣿ ⡇\n")
    surface.fill(.rectangle(Self.cell), .label)
    #expect(string(surface) == "⣿⣿ ⡇\n")
  }

  @Test func `a clip to nothing lets nothing through`() {
    var surface = surface(2)
    surface.beginClip()
    surface.fill(.rectangle(Self.cell), .label)
    surface.text("a", at: Point(x: 0, y: 2), style())
    surface.symbol(.star, isFilled: true, in: Self.cell, .label)
    #expect(string(surface) == "\n")
    surface.endGroup()
    surface.fill(.rectangle(Self.cell), .label)
    #expect(string(surface) == "⣿\n")
  }

  @Test func `a symbol is filled if at least half of it shows`() {
    let frame = Rect(x: 0, y: 0, width: 20, height: 20)
    for (share, character) in [(0.0, "☆"), (0.4, "☆"), (0.5, "★"), (0.6, "★"), (1, "★")] {
      var surface = surface(10, 5)
      surface.symbol(.star, isFilled: false, in: frame, .label)
      let part = Rect(x: 0, y: 0, width: 20 * share, height: 20)
      surface.clip(to: .rectangle(part)) { $0.symbol(.star, isFilled: true, in: frame, .label) }
      #expect(string(surface) == "\n\n     \(character)\n\n\n")
    }
  }

  @Test func `groups beyond 255 within one another do nothing, and end as they should`() {
    var surface = surface(2)
    for _ in 0..<254 { surface.beginFade(1) }
    surface.move(to: Point(x: 0, y: 0))
    for point in [Point(x: 2, y: 0), Point(x: 2, y: 4), Point(x: 0, y: 4)] {
      surface.line(to: point)
    }
    surface.beginClip()
    let all = Rect(x: 0, y: 0, width: 4, height: 4)
    for _ in 0..<300 { surface.beginClip() }
    for _ in 0..<300 { surface.endGroup() }
    surface.fill(.rectangle(all), .label)
    #expect(string(surface) == "⣿\n")
    surface.endGroup()
    surface.fill(.rectangle(all), .label)
    #expect(string(surface) == "⣿⣿\n")
    for _ in 0..<300 { surface.endGroup() }
  }
}
