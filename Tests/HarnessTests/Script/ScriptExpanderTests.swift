import ControlCore
import Harness
import Testing

/// Tests of the expansion of `glide` and `tap`.
struct ScriptExpanderTests {
  @Test func `a glide moves every period and once more at its end`() {
    #expect(
      expanded(
        """
        gesture 1
        +1ms down 0 280
        +10ms glide 0 to 160 over 20ms  # left
        +0ms up 0
        """) == """
          gesture 1
          +1ms    down 0 280
          +18ms   move 0 232  # left
          +8ms    move 0 184
          +4ms    move 0 160
          +0ms    up 0

          """)
  }

  @Test func `a glide whose period divides its time does not move twice at the end`() {
    #expect(
      expanded("gesture 1\n@0ms down 0 0\n@5ms glide 0 to 3 over 3ms every 1ms\nup 0\n") == """
        gesture 1
        @0ms    down 0 0
        @6ms    move 0 1
        +1ms    move 0 2
        +1ms    move 0 3
                up 0

        """)
  }

  @Test func `a glide that takes no time is one move`() {
    #expect(
      expanded("gesture 1\ndown 0 0\nglide 0 to 3 over 0ms\nup 0\n") == """
        gesture 1
                down 0 0
                move 0 3
                up 0

        """)
  }

  @Test func `a tap holds for 50 ms, or as long as it says`() {
    #expect(
      expanded("gesture 1\n+8ms tap 0 95,20\ntap 1 5 for 0ms\n") == """
        gesture 1
        +8ms    down 0 95,20
        +50ms   up 0
                down 1 5
        +0ms    up 1

        """)
  }

  @Test func `a glide to x and y leaves from where a lone number put the pointer`() {
    #expect(
      expanded("gesture 1\nviewport 200x40\ndown 0 10\nglide 0 to 30,60 over 16ms\nup 0\n") == """
        gesture 1
        viewport   200x40
                down 0 10
        +8ms    move 0 20,40
        +8ms    move 0 30,60
                up 0

        """)
  }

  @Test func `a lone number is along the axis, and the other one the pointer's last`() throws {
    let script = try #require(
      readScript(
        """
        gesture 1
        axis y
        viewport 100x200
        down 0 10
        move 0 7,20
        move 0 30
        set axis x
        move 0 40
        up 0
        hover 5
        wheel 3
        up 0
        """
      ).script)
    var expander = ScriptExpander(script.settings)
    var places: [Point?] = []
    for line in script.body { expander.expand(line) { places.append($1) } }
    #expect(
      places == [
        Point(x: 50, y: 10), Point(x: 7, y: 20), Point(x: 7, y: 30), nil, Point(x: 40, y: 30),
        Point(x: 40, y: 30), Point(x: 5, y: 100), Point(x: 3, y: 0), nil,
      ])
    #expect(expander.contacts == [])
  }

  @Test(arguments: [(1, 1), (7, 3), (1_000_000, 7), (5, 9), (16_666_666, 8_000_000)])
  func `the moves of a glide follow the rule to the bit`(duration: Int64, period: Int64) {
    let start = 0.1
    let end = 1234.7
    let glide = Glide(0, to: .along(end), over: duration, every: period)
    var expander = ScriptExpander(Script.Settings())
    expander.expand(Script.Line(nil, .down(0, .along(start)))) { _, _ in }
    var elapsed: Int64 = 0
    var count: Int64 = 0
    expander.expand(Script.Line(nil, .glide(glide))) { line, place in
      guard case .after(let step) = line.time else { return }
      elapsed += step
      count += 1
      let share = Double(elapsed) / Double(duration)
      let rule = elapsed < duration ? start + (end - start) * share : end
      if place?.x != rule || (elapsed != count * period && elapsed != duration) {
        Issue.record("move \(count) at \(elapsed) ns is at \(String(describing: place))")
      }
    }
    #expect(elapsed == duration)
    #expect(count == glide.moveCount)
    #expect(count == (duration + period - 1) / period)
  }

  @Test func `the places between the farthest places are finite`() {
    var expander = ScriptExpander(Script.Settings())
    let far = Double.greatestFiniteMagnitude
    expander.expand(Script.Line(nil, .down(0, .along(-far)))) { _, _ in }
    expander.expand(Script.Line(nil, .glide(Glide(0, to: .along(far), over: 64_000_000)))) {
      #expect($1?.x.isFinite == true)
    }
  }

  @Test func `expanding again changes nothing`() throws {
    let script = try #require(
      readScript("gesture 1\ntap 0 5\ndown 0 5\nglide 0 to 9 over 1s every 3ms\nup 0\n").script)
    #expect(script.expanded.expanded == script.expanded)
    #expect(script.expanded.body.count == 2 + 1 + 334 + 1)
  }

  private func expanded(_ source: String) -> String {
    let reading = readScript(source)
    #expect(reading.diagnostics == [])
    return string(ScriptWriter.text(of: (reading.script ?? Script()).expanded))
  }
}
