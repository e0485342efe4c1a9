import ControlCore
import Pictures
import Presentation
import TestSupport
import Testing

/// Contents of SVG pictures for readers: text, titles, regions.
struct SVGTextTests {
  private static let frame = Rect(x: 0, y: 0, width: 60, height: 20)
  private static let middle = Point(x: 30, y: 10)

  private func read(_ surface: SVGSurface) -> (text: String, markup: MarkupReader) {
    let bytes = surface.finish()
    let markup = MarkupReader(bytes)
    #expect(markup.problem == nil)
    return (String(decoding: bytes, as: UTF8.self), markup)
  }

  private func written(_ text: some UTF8Text) -> String {
    var surface = SVGSurface(frame: Self.frame)
    surface.text(text, at: Self.middle, TextStyle(size: 10, ink: .label))
    let line = read(surface).text.split(separator: "\n").first { $0.hasPrefix("<text") } ?? ""
    return String(line.split(separator: ">", maxSplits: 1)[1].dropLast("</text>".count))
  }

  @Test func `text is at its anchor, the middle of its digits on its point`() {
    var surface = SVGSurface(frame: Self.frame)
    let anchors: [(TextStyle.Anchor, String)] = [
      (.left, ""), (.middle, " text-anchor=\"middle\""), (.right, " text-anchor=\"end\""),
    ]
    for (anchor, _) in anchors {
      surface.text(
        "1" as StaticString, at: Self.middle, TextStyle(size: 10, ink: .label, anchor: anchor))
    }
    for (_, attribute) in anchors {
      #expect(
        read(surface).text.contains(
          "<text class=\"pf0 pn\" x=\"30\" y=\"13.5\" font-size=\"10\"\(attribute)>1</text>"))
    }
  }

  @Test func `equal digits and bold letters are asked for where they are wanted`() {
    let styles = ".pn{font-variant-numeric:tabular-nums}"
    var surface = SVGSurface(frame: Self.frame)
    let plain = TextStyle(size: 10, ink: .label, isBold: true, hasEqualDigits: false)
    surface.text("1" as StaticString, at: Self.middle, plain)
    #expect(read(surface).text.contains(#"<text class="pf0" x="30" "#))
    #expect(read(surface).text.contains(#" font-weight="bold">1</text>"#))
    #expect(!read(surface).text.contains(styles))
    surface.value(0.1 * 3, at: Self.middle, TextStyle(size: 10, ink: .label))
    #expect(read(surface).text.contains(">0.3</text>"))
    #expect(read(surface).text.contains(styles))
  }

  @Test func `text is text, whatever it is`() {
    #expect(written(#"<a href="x">&'"#) == "&lt;a href=&quot;x&quot;&gt;&amp;&#39;")
    #expect(written("é ★ 𝄞 العربية") == "é ★ 𝄞 العربية")
    #expect(written("a\u{0}\n\u{1B}[\u{7F}\u{9F}\u{FFFE}\u{FFFF}") == "a���[����")
  }

  @Test func `what is not UTF-8 is a replacement character for every wrong part`() {
    let cases: [([UInt8], String)] = [
      ([0x61, 0xFF, 0x62], "a�b"), ([0xC3], "�"), ([0xE2, 0x98], "�"), ([0xE2, 0x98, 0x41], "�A"),
      ([0xC0, 0x80], "��"), ([0xED, 0xA0, 0x80], "���"), ([0xF4, 0x90, 0x80, 0x80], "����"),
      ([0xF0, 0x9F, 0xC3, 0xA9], "�é"), ([0xE0, 0x9F, 0x80], "���"), ([0x80], "�"),
      ([0xF4, 0x8F, 0xBF, 0xBD], "\u{10FFFD}"), ([0xED, 0x9F, 0xBF], "\u{D7FF}"),
    ]
    for (bytes, text) in cases {
      #expect(written(bytes) == text)
      #expect(text == String(decoding: bytes, as: UTF8.self), "as the standard library has it")
    }
  }

  @Test func `the title is there for whoever cannot see the picture`() {
    let plain = SVGSurface(frame: Self.frame)
    #expect(!read(plain).text.contains("title"))
    #expect(!read(plain).text.contains("role"))
    let (text, markup) = read(SVGSurface(frame: Self.frame, title: "3 < \"4\""))
    #expect(text.contains("<title>3 &lt; &quot;4&quot;</title>"))
    #expect(markup.values(of: "role") == ["img"])
    #expect(markup.values(of: "aria-label") == ["3 &lt; &quot;4&quot;"])
  }

  @Test func `regions are written only when asked for`() {
    let regions: [Region] = [
      Region(.control, Self.frame), Region(.cursor, Self.frame), Region(.label, Self.frame),
      Region(.mark(-3), Self.frame), Region(.symbol(2), Self.frame, action: .set(2.5)),
      Region(.custom(7), Self.frame, action: .increment),
      Region(.custom(8), Self.frame, action: .decrement),
      Region(.mark(1), Rect(x: .nan, y: 0, width: 1, height: 1)),
    ]
    for isShown in [false, true] {
      var surface = SVGSurface(frame: Self.frame, showsRegions: isShown)
      for region in regions { surface.region(region) }
      let markup = read(surface).markup
      guard isShown else {
        #expect(markup.elements == ["svg"])
        continue
      }
      let parts = ["control", "cursor", "label", "mark", "symbol", "custom", "custom"]
      #expect(markup.values(of: "data-part") == parts)
      #expect(markup.values(of: "data-index") == ["-3", "2", "7", "8"])
      #expect(markup.values(of: "data-action") == ["set", "increment", "decrement"])
      #expect(markup.values(of: "data-value") == ["2.5"])
    }
  }

  @Test func `it runs no scripts and loads nothing`() {
    var surface = SVGSurface(frame: Self.frame, background: .background, title: "t")
    surface.symbol(.heart, isFilled: false, in: Self.frame, .red)
    surface.clip(to: .rectangle(Self.frame)) {
      $0.symbol(.star, isFilled: true, in: Self.frame, .red)
    }
    surface.text("a" as StaticString, at: Self.middle, TextStyle(size: 10, ink: .label))
    let text = read(surface).text
    for word in ["<script", "href", "@import", "@font-face", "<image", "<foreignObject"] {
      #expect(!text.contains(word))
    }
    #expect(!text.replacing("url(#", with: "").contains("url("))
  }
}
