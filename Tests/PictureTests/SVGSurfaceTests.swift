import ControlCore
import Pictures
import Presentation
import TestSupport
import Testing

/// Pictures as SVG.
struct SVGSurfaceTests {
  private static let frame = Rect(x: 0, y: 0, width: 60, height: 20)

  /// Returns the lines of a drawing without head and style sheet.
  private func body(
    _ surface: SVGSurface = SVGSurface(frame: frame), _ draw: (inout SVGSurface) -> Void
  ) -> [String] {
    let lines = document(surface, draw).split(separator: "\n").map(String.init)
    let start = lines.firstIndex(of: "</style>") ?? 0
    return Array(lines[(start + 1)...].dropLast())
  }

  private func document(
    _ surface: SVGSurface = SVGSurface(frame: frame), _ draw: (inout SVGSurface) -> Void
  ) -> String {
    var surface = surface
    draw(&surface)
    let bytes = surface.finish()
    #expect(MarkupReader(bytes).problem == nil)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Shapes

  @Test func `rectangles and circles are elements, everything else is a path`() {
    let box = Rect(x: 1, y: 2, width: 3, height: 8)
    let lines = body {
      $0.fill(.rectangle(box), .label)
      $0.fill(.roundedRectangle(box, radius: 9), .label)
      $0.stroke(.circle(center: Point(x: 5, y: 5), radius: 2.5), .red, width: 0.5)
      $0.stroke(.line(Point(x: 0, y: 1), Point(x: 2, y: 1)), .red, width: 1)
      $0.fill(.polygon(sides: 4, center: Point(x: 5, y: 5), radius: 5), .label)
    }
    #expect(
      lines == [
        #"<rect class="pf0" x="1" y="2" width="3" height="8"/>"#,
        #"<rect class="pf0" x="1" y="2" width="3" height="8" rx="1.5"/>"#,
        #"<circle class="ps0" stroke-width="0.5" cx="5" cy="5" r="2.5"/>"#,
        #"<path class="ps0" stroke-width="1" d="M0,1L2,1"/>"#,
        #"<path class="pf0" d="M5,0L10,5L5,10L0,5Z"/>"#,
      ])
  }

  @Test func `numbers have two decimals at most, and never a minus before zero`() {
    let numbers: [(Double, String)] = [
      (0.004, "0"), (-0.004, "0"), (-0.0, "0"), (0.005, "0.01"), (0.1 * 3, "0.3"), (2.5, "2.5"),
      (-1.239, "-1.24"), (7.1, "7.1"), (7.09, "7.09"), (1e308, "1000000"),
      (-.infinity, "-1000000"), (.leastNonzeroMagnitude, "0"), (999.999, "1000"),
    ]
    for (number, text) in numbers {
      let lines = body {
        $0.fill(.circle(center: Point(x: number, y: 0), radius: 1), .label)
        $0.move(to: Point(x: 0, y: number))
        $0.line(to: Point(x: 1, y: 1))
        $0.fill(.label)
      }
      #expect(lines.first?.contains(" cx=\"\(text)\" ") == true, "\(number)")
      #expect(lines.last?.contains(" d=\"M0,\(text)L1,1\"") == true, "\(number)")
    }
  }

  @Test func `what is nowhere, and what is of no size, is not written`() {
    let nowhere = Point(x: .nan, y: 0)
    let lines = body {
      $0.fill(.label)
      $0.fill(.circle(center: nowhere, radius: 1), .label)
      $0.fill(.rectangle(Rect(x: 0, y: .nan, width: 1, height: 1)), .label)
      $0.stroke(.rectangle(Self.frame), .label, width: .nan)
      $0.stroke(.star(points: 5, center: nowhere, radius: 1, depth: 0.5), .label, width: 0)
      $0.text("a" as StaticString, at: nowhere, TextStyle(size: 10, ink: .label))
      $0.text("a" as StaticString, at: Point(x: 0, y: 0), TextStyle(size: .nan, ink: .label))
      $0.text("" as StaticString, at: Point(x: 0, y: 0), TextStyle(size: 10, ink: .label))
    }
    #expect(lines == [])
  }

  @Test func `a line or curve with nothing before it moves`() {
    let point = Point(x: 1, y: 1)
    let lines = body {
      $0.close()
      $0.line(to: point)
      $0.line(to: Point(x: 2, y: 2))
      $0.fill(.label)
      $0.curve(to: point, Point(x: 5, y: 5), Point(x: 6, y: 6))
      $0.curve(to: Point(x: 2, y: 2), Point(x: 5, y: 5), Point(x: 6, y: 6))
      $0.close()
      $0.fill(.label)
    }
    #expect(
      lines == [
        #"<path class="pf0" d="M1,1L2,2"/>"#, #"<path class="pf0" d="M1,1C5,5 6,6 2,2Z"/>"#,
      ])
  }

  // MARK: Colours

  @Test func `every ink is one class for each use`() {
    let text = document {
      for ink in [Ink.red, .label, .red, .secondaryLabel, .label] {
        $0.fill(.rectangle(Self.frame), ink)
        $0.stroke(.rectangle(Self.frame), ink, width: 1)
      }
    }
    #expect(text.split(separator: "class=\"pf0\"").count == 3)
    #expect(
      text.contains(
        """
        .pf0{fill:#ff3b30}
        .pf1{fill:#000000}
        .pf2{fill:#3c3c43;fill-opacity:0.6}
        .ps0{fill:none;stroke:#ff3b30}
        .ps1{fill:none;stroke:#000000}
        .ps2{fill:none;stroke:#3c3c43;stroke-opacity:0.6}
        @media (prefers-color-scheme:dark){
        .pf0{fill:#ff453a}
        .pf1{fill:#ffffff}
        .pf2{fill:#ebebf5;fill-opacity:0.6}
        .ps0{stroke:#ff453a}
        .ps1{stroke:#ffffff}
        .ps2{stroke:#ebebf5;stroke-opacity:0.6}
        }
        </style>
        """))
  }

  @Test(arguments: [Appearance.light, .dark])
  func `a fixed appearance has one colour for each ink, and inks that look alike are one`(
    appearance: Appearance
  ) {
    let alike = Ink(Ink.red.color(in: appearance))
    let text = document(SVGSurface(frame: Self.frame, appearance: appearance)) {
      $0.fill(.rectangle(Self.frame), .red)
      $0.fill(.rectangle(Self.frame), alike)
    }
    let color = appearance == .dark ? "#ff453a" : "#ff3b30"
    #expect(text.contains("<style>\n.pf0{fill:\(color)}\n</style>"))
    #expect(text.split(separator: "class=\"pf0\"").count == 3)
  }

  @Test func `thousands of inks are as many classes, found again`() {
    let inks = Cases.some(of: 10_000) as Int64
    let text = document {
      for _ in 0..<2 {
        for number in 0..<inks {
          $0.fill(.rectangle(Self.frame), Ink(RGBA(number &* 2_654_435_761)))
        }
      }
    }
    #expect(text.contains("class=\"pf\(inks - 1)\""))
    #expect(!text.contains("class=\"pf\(inks)\""))
  }

  @Test func `the background comes first, if there is one`() {
    let surface = SVGSurface(frame: Self.frame, background: .background)
    let lines = body(surface) { $0.fill(.rectangle(Self.frame), .red) }
    #expect(lines.first == #"<rect class="pf0" x="0" y="0" width="60" height="20"/>"#)
    #expect(lines.count == 2)
    #expect(!document { _ in }.contains("<rect"))
  }

  // MARK: Groups

  @Test func `clips have numbers, and names of the prefix`() {
    let surface = SVGSurface(frame: Self.frame, prefix: "a-1\"b" as StaticString)
    let lines = body(surface) {
      $0.clip(to: .line(Point(x: 0, y: 0), Point(x: 1, y: 1))) { $0.fade(0.25) { _ in } }
      $0.beginClip()
      $0.fill(.rectangle(Self.frame), .red)
    }
    #expect(
      lines == [
        #"<clipPath id="abc0"><path d="M0,0L1,1"/>"#, "</clipPath>",
        ##"<g clip-path="url(#abc0)">"##, #"<g opacity="0.25">"#, "</g>", "</g>",
        #"<clipPath id="abc1"><path d=""/>"#, "</clipPath>", ##"<g clip-path="url(#abc1)">"##,
        #"<rect class="abf0" x="0" y="0" width="60" height="20"/>"#, "</g>",
      ])
  }

  @Test func `groups that no one began are not ended, those no one ended are`() {
    let lines = body {
      $0.endGroup()
      $0.beginFade(.nan)
      $0.endGroup()
      $0.endGroup()
      $0.beginFade(7)
    }
    #expect(lines == [#"<g opacity="0">"#, "</g>", #"<g opacity="1">"#, "</g>"])
  }

  @Test func `a film is written with groups, rules and markup of one's own`() {
    let text = document {
      $0.append(styles: ".f{visibility:hidden}@keyframes k{0%{visibility:visible}}")
      for number in 0..<2 {
        $0.beginGroup(attributes: "class=\"f\" style=\"animation-delay:\(number)s\"")
        $0.fill(.rectangle(Self.frame), .red)
        $0.endGroup()
      }
      $0.append(markup: "<desc>two frames</desc>")
    }
    #expect(text.contains(".f{visibility:hidden}@keyframes k{0%{visibility:visible}}\n</style>"))
    #expect(
      text.hasSuffix(
        """
        <g class="f" style="animation-delay:1s">
        <rect class="pf0" x="0" y="0" width="60" height="20"/>
        </g>
        <desc>two frames</desc>
        </svg>

        """))
  }

  @Test func `a copy goes on by itself, and asking for the document changes nothing`() {
    var surface = SVGSurface(frame: Self.frame)
    surface.beginFade(0.5)
    let before = surface.finish()
    var copy = surface
    copy.fill(.rectangle(Self.frame), .red)
    #expect(surface.finish() == before)
    #expect(copy.finish() != before)
  }
}
