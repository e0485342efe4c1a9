import ControlCore
import Harness
import Rating
import Testing

/// Tests of scripts about ratings.
struct RatingScriptTests {
  /// Five symbols of 20 points with gaps of 10.
  private let header = "control rating\nviewport 140x40\nspacing 10"

  @Test func `without a word it has five whole stars over the viewport, and ticks`() {
    let configuration = RatingConfiguration(Script.Settings())
    var wanted = RatingConfiguration()
    wanted.length = 375
    #expect(configuration == wanted)
  }

  @Test func `its settings make its configuration, and all of them may change`() {
    let header =
      "control rating\nstars 7\ngranularity 0.25\nsymbol-width 20\nspacing 3\nminimum 0.5\n"
      + "policy clear=on\npolicy cancel=commit\nselection tap\nhover-preview false\ntick none\n"
      + "layout rtl\nread-only true\nviewport 300x90"
    var wanted = RatingConfiguration(count: 7, granularity: 0.25)
    (wanted.symbolWidth, wanted.spacing, wanted.length) = (20, 3, 300)
    (wanted.minimum, wanted.reselection, wanted.cancelPolicy) = (0.5, .clears, .commit)
    (wanted.selection, wanted.previewsHover, wanted.ticks) = (.tapOnly, false, false)
    (wanted.layoutDirection, wanted.interaction) = (.rightToLeft, .readOnly)
    #expect(RatingConfiguration(scripted("", header: header).settings) == wanted)
    let lines = header.split(separator: "\n").dropFirst()
    let changes = scripted(
      lines.map { "set \($0)\n" }.joined(), header: "control rating")
    var settings = changes.settings
    for line in changes.body {
      for setting in line.verb.changes { settings.apply(setting) }
    }
    #expect(RatingConfiguration(settings) == wanted)
    settings.apply(.axis(.y))
    #expect(RatingConfiguration(settings).orientation == .vertical)
    #expect(RatingConfiguration(settings).length == 90)
  }

  @Test func `a tap twice clears, and the trace names the control`() {
    let script = scripted(
      "tap 0 95\nexpect value == 4\n+300ms tap 0 95\nexpect value == none\n"
        + "expect calls began tick(4) changed(4) preview(4) preview committed idle "
        + "began preview(0) changed(0) preview committed idle",
      header: header + "\npolicy clear=on")
    let replay = Replay(script)
    #expect(replay.passed)
    let trace = string(replay.trace(of: script, named: Array("x".utf8)))
    #expect(trace.hasPrefix("trace 1\nscript x\ncontrol rating\n"))
    #expect(trace.contains("@0ms            preview value=4\n@50ms           preview value=none\n"))
    #expect((try? Trace(reading: Array(trace.utf8)))?.head.control == Array("rating".utf8))
  }

  @Test func `nothing of it moves, so there is nothing to wait for`() {
    #expect(
      traced("down 0 65\n+8ms move 0 95\n+8ms up 0\nsettle", header: header).last
        == "@16ms idle")
    demands(
      "down 0 65\n+8ms move 0 95\nexpect velocity == 0\nexpect phase == dragging\n"
        + "+8ms up 0\nsettle within 0s\nexpect idle\nexpect velocity == 0",
      header: header)
  }

  @Test func `its offset is where the fill ends`() {
    demands(
      "expect offset == 0\nset value 0.5\nexpect offset == 10\nset value 1\nexpect offset == 20\n"
        + "set value 2.5\nexpect offset == 70\nset value 5\nexpect offset == 140",
      header: header)
    demands(
      "down 0 65\nexpect value == 3\nexpect offset == 0\nexpect target == 0\nexpect preview == 0",
      header: header + "\nvalue 3\npolicy clear=on")
  }

  @Test(arguments: [
    ("1", "2.5", 3), ("1", "2.49", 2), ("0.5", "2.75", 6), ("0.1", "0.15", 2), ("0.3", "0.95", 4),
    ("0", "3.5", 4), ("0.3", "5", 20), ("1", "0", 0), ("0.0001", "4.99995", 50_000),
  ])
  func `its index is the nearest step, and between two the upper`(
    granularity: String, value: String, index: Int
  ) {
    demands(
      "expect index == \(index)",
      header: "control rating\ngranularity \(granularity)\nvalue \(value)")
  }

  @Test func `a mouse that hovers previews, and no longer when the host forbids it`() {
    demands(
      "hover 65\nexpect preview == 3\nexpect target == 3\nexpect value == none\nhover out\n"
        + "expect preview == none\nset hover-preview false\nhover 65\nexpect preview == none",
      header: header + "\npointer mouse")
  }
}
