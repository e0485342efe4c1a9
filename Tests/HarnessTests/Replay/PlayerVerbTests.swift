import Harness
import Testing

/// Tests of verbs other than pointers: wheels, crowns, keys, assistive technology, the host.
struct PlayerVerbTests {
  @Test(arguments: [
    ("wheel 25", 52.5), ("wheel 25 7", 52.5), ("wheel 0 25", 50), ("wheel -25 unit=px", 47.5),
    ("wheel 2 unit=line", 52), ("wheel 0 -2 unit=line", 52), ("wheel 0 1 unit=page", 40),
    ("wheel 0 -3 unit=detent", 53), ("wheel 0.5 unit=detent", 50),
  ])
  func `a wheel turns by points, lines, pages and detents`(line: String, value: Double) {
    #expect(played(line).value == value)
  }

  @Test func `a wheel with phases ends when it says so, without them after 120 ms`() {
    #expect(
      traced("wheel 10\n+200ms mark \"late\"").suffix(3) == [
        "@120ms ended reason=commit value=51", "@120ms idle", "@200ms mark \"late\"",
      ])
    #expect(
      traced("wheel 10 phase=begin\n+5s wheel 10 phase=change\n+5s wheel 0 phase=end").suffix(2)
        == ["@10000ms ended reason=commit value=52", "@10000ms idle"])
    #expect(
      traced("wheel 10 phase=begin\nwheel 5 phase=momentum\n+200ms mark \"late\"").suffix(3) == [
        "@120ms ended reason=commit value=51.5", "@120ms idle", "@200ms mark \"late\"",
      ])
  }

  @Test(arguments: [
    ("rotate 2", 52), ("rotate -1.5 detent", 48.5), ("rotate 15 deg", 51), ("rotate -30 deg", 48),
    ("rotate 7.5 deg", 50.5),
  ])
  func `a crown turns by detents, or by degrees of which a detent has 15`(
    line: String, value: Double
  ) {
    #expect(played(line).value == value)
  }

  @Test(arguments: [
    ("key ArrowRight", 51), ("key ArrowLeft", 49), ("key ArrowUp", 51), ("key ArrowDown", 49),
    ("key PageUp", 60), ("key PageDown", 40), ("key Home", 0), ("key End", 100),
    ("key Digit3", 50), ("key ArrowUp repeat=7", 57), ("key ArrowUp down", 51),
    ("key ArrowUp up", 50), ("key ArrowUp mods=shift", 60), ("key ArrowUp mods=alt", 50.1),
    ("key ArrowUp down repeat=2 mods=shift", 70), ("key Escape", 50), ("adjust increment", 51),
    ("adjust decrement", 49), ("adjust to 70.25", 70.25), ("adjust to 1000", 100),
  ])
  func `keys and assistive technology act when they are pressed`(line: String, value: Double) {
    #expect(played(line).value == value)
  }

  @Test func `a repeated key is one edit each time`() {
    #expect(
      traced("+1ms key ArrowUp repeat=2") == [
        "@1ms began", "@1ms changed value=51 cause=key", "@1ms ended reason=commit value=51",
        "@1ms began", "@1ms changed value=52 cause=key", "@1ms ended reason=commit value=52",
      ])
  }

  @Test func `Escape takes a drag back`() {
    demands(
      """
      down 0 160
      +8ms move 0 150
      +8ms key Escape
      expect calls began changed(51) changed(50) cancelled idle
      """)
  }

  // MARK: The host

  @Test func `the host sets the value at once, or moves there`() {
    demands("set value 70\nexpect value == 70\nexpect idle\nexpect offset == 700\nexpect calls")
    demands(
      """
      set value 70 animated
      expect value == 70
      expect phase == settling
      expect offset == 500
      +100ms expect offset in 500..700
      settle
      expect offset == 700
      expect calls idle
      """)
    demands("set value 500\nexpect value == 100\nexpect calls")
    demands("set value none\nexpect value == 0")
  }

  /// A line for each setting of `set`: the setting, the next action, and the expected state.
  @Test(arguments: [
    ("range 0..40", "expect value == 40"), ("range -inf..inf", "key End\nexpect value == 50"),
    ("step 8", "key ArrowUp\nexpect value == 56"),
    ("fractions 4", "key ArrowUp mods=alt\nexpect value == 50.25"),
    ("snap always", "wheel 14\nsettle\nexpect value == 51"),
    ("tick unit", "key ArrowUp\nexpect ticks == 1"), ("value 7", "expect value == 7"),
    ("viewport 100x20", "tap 0 3\nexpect calls tapped"),
    ("unit-width 20", "wheel 20\nexpect value == 51\nexpect offset == 1020"),
    ("axis y", "wheel 0 -20\nexpect value == 52"), ("layout rtl", "wheel 20\nexpect value == 48"),
    ("slop 30", "down 0 160\n+8ms move 0 131\nexpect phase == pressed"),
    (
      "policy cancel=commit",
      "down 0 160\n+8ms move 0 140\n+99ms cancel 0\nexpect value == 52\nexpect never cancelled"
    ),
    ("origin 0.5", "key ArrowUp\nexpect value == 50.5"),
    ("enabled false", "key ArrowUp\ntap 0 5\nexpect calls"),
    ("read-only true", "key ArrowUp\ntap 0 5\nexpect calls tapped"),
    ("spring 100", "set value 90 animated\n+300ms expect idle"),
    ("rubber 1", "set value 100\ndown 0 160\n+8ms move 0 0\nexpect offset ~ 1106.666 +- 0.001"),
  ])
  func `set takes effect at once`(setting: String, rest: String) {
    demands("set \(setting)\n\(rest)")
  }

  /// A fling of about 1,000 pt/s, whose way each of these settings changes.
  @Test(arguments: [
    ("deceleration 0.99", "expect value in 63..65"), ("min-fling 5000", "expect value == 54"),
    ("max-fling 200", "expect value in 61..61.2"), ("max-fling 8000", "expect value > 80"),
  ])
  func `set changes how a fling goes`(setting: String, check: String) {
    demands(
      """
      set \(setting)
      down 0 160
      +10ms move 0 150
      +10ms move 0 140
      +10ms move 0 130
      +10ms move 0 120
      up 0
      settle
      \(check)
      """)
  }

  @Test func `set changes what counts as on a mark, and as off it`() {
    let lines = "down 0 160\n+8ms move 0 152\n+8ms move 0 150\n+8ms move 0 153\n+8ms move 0 150"
    let header = tenPoints + "\ntick unit"
    demands("set rearm 1\nset capture 0\n\(lines)\nexpect ticks == 2", header: header)
    demands("set rearm 4\nset capture 0\n\(lines)\nexpect ticks == 1", header: header)
    demands("set capture 2\ndown 0 160\n+8ms move 0 152\nexpect ticks == 1", header: header)
  }

  @Test func `set changes how fine a drag is`() {
    demands(
      """
      set fine 0.5
      down 0 160
      +8ms move 0 160 mods=alt
      +8ms move 0 150 mods=alt
      expect value == 50.5
      """)
    demands("set fine-distance 10\ndown 0 160\n+8ms move 0 150,9000\nexpect value < 51")
  }

  @Test func `a mark is repeated in the trace, a note is not`() {
    #expect(
      traced("+1ms mark \"a # \u{E9}\"\nx-device pen\n+1ms x-late 1\n+1ms mark \"\"") == [
        "@1ms mark \"a # \u{E9}\"", "@3ms mark \"\"",
      ])
  }
}
