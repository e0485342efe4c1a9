import ControlCore
import TestSupport
import Testing

import Harness

/// Tests of plots as lines of text.
struct TextPlotTests {
  private func text(
    _ plot: Plot, overlay: Plot? = nil, _ style: TextPlot.Style, _ width: Int = 50,
    _ height: Int = 12
  ) -> String {
    string(TextPlot(plot, overlay: overlay, style: style, width: width, height: height).text)
  }

  private static let fling = PlotTests.plot(
    "down 0 160\n+8ms move 0 140\n+8ms move 0 110\n+8ms move 0 80\nup 0\nexpect idle\nsettle\n"
      + "mark \"end\"", header: "value 95\nrange 0..100\nunit-width 10\nslop 0\ntick unit")

  @Test func `a fling into a bound, in ASCII`() {
    #expect(
      text(Self.fling, .ascii) == """
        test.gesture
        value     110-|  .:..
                      | :'  ':.
                      | :     '':......
                  100-|:'-------------''''''''''''''''''''
                      |:
        phase         |isettle----------------------------
        ticks       5 |5
        bounds      1 | ^
        checks      1 | x
        marks         |                               end'
        ms             0          500       1000

        """)
  }

  @Test func `a fling into a bound, in braille`() {
    #expect(
      text(Self.fling, .braille) == """
        test.gesture
        value     110╶│ ⢀⡴⠒⢦⡀
                      │ ⡞   ⠙⠲⣄
                      │ ⡇     ⠈⠙⠲⠤⣄⣀⣀⣀
                  100╶│⢸⠁╌╌╌╌╌╌╌╌╌╌╌╌⠈⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉⠉
                      │⠏
        phase         │isettle────────────────────────────
        ticks       5 │5
        bounds      1 │ ▲
        checks      1 │ x
        marks         │                               end╵
        ms             0          500       1000

        """)
  }

  @Test func `keys, ticks and checks are counted where they fall together`() {
    let keys = PlotTests.plot(
      "key ArrowUp\n+100ms key ArrowUp repeat=12\nexpect idle\nset step 2\n+100ms expect value == 1",
      header: "tick unit")
    let lines = text(keys, .ascii, 60, 14).split(separator: "\n").map(String.init)
    #expect(
      lines.suffix(5) == [
        "ticks      13 ||                     #",
        "keys etc.  13 ||                     #",
        "checks      2 |                      +                     x",
        "marks         |                      'set step 2",
        "ms             0         50         100        150",
      ])
  }

  @Test func `two runs are drawn over one another, the second one faint`() {
    let slow = PlotTests.plot("+100ms set value 70 animated\nsettle")
    let one = text(slow, .braille)
    let two = text(slow, overlay: PlotTests.plot("+900ms mark \"m\""), .braille)
    #expect(two.split(separator: "\n")[1] == "faint: test.gesture")
    #expect(two != one && two.split(separator: "\n").count <= 12)
  }

  // MARK: Limits

  static let hostile: [Plot] = {
    let bodies = [
      "", "expect idle", "key ArrowUp", "mark \"\u{65E5}\u{672C} x\"\nset step 7",
      "down 0 1\n+8ms move 0 -1000000000000\n+8ms up 0\nsettle within 5000s",
    ]
    let scripts = bodies.map { PlotTests.plot($0, header: "tick fraction\nvalue 5") }
    let far = PlotTests.plot(
      "key End\n+1ms key Home", header: "range 0..1000000000000\ntick unit")
    let traces = [
      "@0ms idle\n", "@5ms began\n@1ms idle\n",
      "@-9223372036854.775808ms changed value=1\(String(repeating: "0", count: 300)) cause=key\n"
        + "@9223372036854.775807ms changed value=-1\(String(repeating: "0", count: 300)) cause=drag\n"
        + "@9223372036854.775807ms tick marks=0..9 n=9223372036854775807 from=-9223372036854.775808ms "
        + "to=9223372036854.775807ms\n",
    ]
    return scripts + [far] + traces.compactMap { try? PlotTests.traced($0) }
  }()

  @Test func `where there is little space, the value and the time are what is left`() {
    #expect(
      text(Self.fling, .ascii, 50, 5) == """
        test.gesture
        value         | .:':..
                  100-|.:----''':.........................
                      |:
        ms             0          500       1000

        """)
    for height in 3...40 {
      let lines = text(Self.fling, .ascii, 50, height).split(separator: "\n")
      #expect(lines.contains { $0.hasPrefix("value ") } && lines.last?.hasPrefix("ms ") == true)
    }
  }

  @Test(arguments: [TextPlot.Style.ascii, .braille])
  func `no line is too wide and none too many, whatever the run and the size`(
    style: TextPlot.Style
  ) {
    #expect(Self.hostile.count == 9)
    for line in text(Self.fling, style, .max, 5).split(separator: "\n") {
      #expect(Array(line.utf8).columns <= 10_000)
    }
    let sizes = [-1, 1, 2, 14, 15, 16, 40, 1000].flatMap { width in
      [Int.min, 1, 2, 9, 30].map { (width: width, height: $0) }
    }
    for plot in Self.hostile {
      for (width, height) in Cases.some(of: sizes, oneIn: 3) {
        let lines = text(plot, overlay: Self.fling, style, width, height)
          .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect((1...max(1, height)).contains(lines.count))
        let widest = lines.map { Array($0.utf8).columns }.max() ?? 0
        #expect(widest <= max(1, width))
        #expect(!lines.contains { $0.hasSuffix(" ") })
      }
    }
  }

  @Test func `any script can be plotted, and twice the same`() {
    for seed in UInt64(1)...60 {
      var random = ScriptGenerator(seed: seed)
      let script = random.script()
      guard Replay.problems(of: script).isEmpty else { continue }
      let plot = Plot(script, Replay(script, level: .frames), named: [])
      let again = Plot(script, Replay(script, level: .frames), named: [])
      #expect(plot == again)
      #expect(text(plot, .braille, 80, 24) == text(again, .braille, 80, 24))
    }
  }
}
