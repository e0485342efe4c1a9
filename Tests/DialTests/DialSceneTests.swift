import ControlCore
import Dial
import Pictures
import Presentation
import Testing

/// The scene of a dial, and its accessibility node.
@Suite struct DialSceneTests {
  private func knob(
    _ value: Double, _ change: (inout DialConfiguration) -> Void = { _ in }
  ) -> DialControl { DialPlay.knob(value, change).dial }

  private func compass(
    _ value: Double, _ change: (inout DialConfiguration) -> Void = { _ in }
  ) -> DialControl { DialPlay.compass(value, change).dial }

  private func labels(_ dial: DialControl, _ format: DecimalFormat = .decimal) -> [String] {
    dial.scene().list(.ticks, format).operations.compactMap {
      guard case .text(let bytes, _, _) = $0 else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  // MARK: Angles

  @Test func `a value is at its share of the sweep`() {
    let scene = knob(50).scene()
    #expect(near(scene.angle, 0, 1e-9) && scene.angle(of: 0) == -135)
    #expect(scene.angle(of: 100) == 135)
    #expect(scene.angle(of: -1) == -135 && scene.angle(of: .nan) == -135)
    #expect(scene.angle(of: .infinity) == 135)
    #expect(compass(90).scene().point(at: 90, 60) == Point(x: 140, y: 80))
  }

  @Test func `an arc is filled from the lower end or an origin, in the turn of the dial`() {
    func expect(_ scene: DialScene, from origin: Double?, _ start: Double, _ sweep: Double) {
      let filled = scene.filled(from: origin)
      #expect(near(filled.start, start, 1e-9) && near(filled.sweep, sweep, 1e-9), "\(filled)")
    }
    expect(knob(50).scene(), from: nil, -135, 135)
    let balance = knob(-25) { $0.range = -50...50 }.scene()
    expect(balance, from: nil, -135, 67.5)
    expect(balance, from: 0, 0, -67.5)
    expect(balance, from: 1000, 135, -202.5)
    var play = DialPlay.compass(350)
    play.key(.pageUp)
    play.key(.pageUp)
    let scene = play.dial.scene()
    #expect(near(scene.angle, 370, 1e-9) && scene.turns == 1)
    expect(scene, from: nil, 0, 10)
  }

  @Test func `a finger in the gap leaves the pointer at the end`() {
    var play = DialPlay.knob(90)
    play.pointer(.down, 0)
    play.turn(from: 0, by: 200)
    #expect(near(play.dial.scene().angle, 135, 1e-9) && play.dial.scene().isHeld)
  }

  @Test func `what the host sets on the other side of the seam shows the nearest way`() {
    var play = DialPlay.compass(350)
    play.set(20, animated: true)
    play.advance(by: 80)
    let scene = play.dial.scene()
    #expect(scene.angle > -10 && scene.angle < 20 && scene.landing == 20 && scene.value == 20)
    play.advance(by: 5000)
    #expect(play.dial.scene().angle == 20 && play.dial.scene().landing == nil)
  }

  // MARK: Marks

  @Test func `labels are round values, and both ends`() {
    #expect(labels(knob(0) { $0.step = 1 }) == ["0", "20", "40", "60", "80", "100"])
    #expect(labels(knob(0)) == ["0", "20", "40", "60", "80", "100"])
    let odd = knob(3) { ($0.range, $0.step) = (3...97, 1) }
    #expect(labels(odd) == ["3", "20", "30", "40", "50", "60", "70", "80", "97"])
    #expect(
      labels(knob(0.5) { ($0.range, $0.step) = (0.3...0.7, 0.1) }) == [
        "0.3", "0.4", "0.5", "0.6", "0.7",
      ])
  }

  @Test func `round a circle labels are evenly apart`() {
    #expect(labels(compass(0)) == ["0", "45", "90", "135", "180", "225", "270", "315"])
    let minutes = compass(0) { $0.range = 0...60 }
    #expect(
      labels(minutes)
        == ["0", "5", "10", "15", "20", "25", "30", "35", "40", "45", "50", "55"])
    let days = compass(0) { $0.range = 0...7 }
    #expect(labels(days) == ["0", "1", "2", "3", "4", "5", "6"])
    let sixteenths = compass(0) { ($0.range, $0.step) = (0...16, 1) }
    #expect(labels(sixteenths) == ["0", "2", "4", "6", "8", "10", "12", "14"])
    // Quarters, as no round values divide the turn evenly.
    let odd = compass(0) { ($0.range, $0.step) = (0...28, 1) }
    #expect(labels(odd) == ["0", "7", "14", "21"])
  }

  @Test func `where both ends are one place, the lower end has the mark`() {
    let full = knob(0) { ($0.start, $0.sweep, $0.step) = (0, 360, 1) }
    #expect(labels(full).first == "0" && !labels(full).contains("100"))
    let marks = Array(full.scene().marks(distance: 5, labelDistance: 30))
    #expect(marks.last.map(\.value) == 98)
  }

  @Test func `values without space have no labels`() {
    #expect(labels(knob(0) { ($0.length, $0.breadth) = (60, 60) }).isEmpty)
    #expect(labels(knob(0), DecimalFormat(suffix: " of a thousand units")).isEmpty)
    #expect(labels(knob(0) { $0.length = 0 }).isEmpty)
  }

  // MARK: Accessibility

  @Test func `assistive technology is reported of a slider`() {
    let node = knob(30) { $0.step = 5 }.accessibilityNode(label: "Volume")
    #expect(node.role == .slider && node.orientation == .horizontal && node.step == 5)
    #expect((node.minimum, node.maximum) == (0, 100))
    #expect((node.incremented, node.decremented) == (35, 25))
    #expect(knob(30).accessibilityState().step == 1)
    #expect(knob(30) { $0.hold = .vertical }.accessibilityState().orientation == .vertical)
  }

  @Test func `behind the largest value comes the least, which assistive technology is reported`() {
    let node = compass(359) { $0.snaps = true }.accessibilityNode(label: "Course")
    #expect((node.minimum, node.maximum, node.incremented) == (0, 359, 0))
    #expect(compass(0).accessibilityNode(label: "").decremented == 359)
    // A pointer or the host can go beyond the last mark.
    #expect(compass(100).accessibilityState().maximum == 359)
    #expect(compass(359.5).accessibilityState().maximum == 359.5)
    #expect(compass(359.5) { $0.snaps = true }.accessibilityState().maximum == 359.5)
    #expect(compass(100) { $0.step = nil }.accessibilityState().maximum == 360.0.nextDown)
  }

  @Test func `a dial that cannot be changed has no actions`() {
    for interaction in [ControlInteraction.disabled, .readOnly] {
      let node = knob(20) { $0.interaction = interaction }.accessibilityNode(label: "")
      #expect(node.incremented == nil && node.decremented == nil)
      #expect(node.isReadOnly == (interaction == .readOnly))
      #expect(node.isEnabled == (interaction == .readOnly))
    }
  }
}
