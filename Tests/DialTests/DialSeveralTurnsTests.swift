import ControlCore
import Dial
import Presentation
import TestSupport
import Testing

/// A dial of several turns between two ends: 0 to 999, 30 per turn.
@Suite struct DialSeveralTurnsTests {
  private func play(
    _ value: Double, _ change: (inout DialConfiguration) -> Void = { _ in }
  ) -> DialPlay {
    var configuration = DialConfiguration(range: 0...999, step: 1)
    (configuration.sweep, configuration.ticks, configuration.snaps) = (11_988, true, true)
    change(&configuration)
    return DialPlay(value, configuration)
  }

  private func near(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

  // MARK: Turning

  @Test func `it is turned on over the seam, and back, and no turn is reported`() {
    var play = play(28)
    play.pointer(.down, 300)
    play.turn(from: 300, by: 720)
    play.pointer(.up, 300)
    play.advance(by: 2000)
    #expect(near(play.value, 88) && play.turns == 0)
    #expect(play.marks == Array(29...88))
    play.pointer(.down, 0)
    play.turn(from: 0, by: -2000)
    #expect(play.value == 0 && play.words.filter { $0 == "bound lower" }.count == 1)
  }

  @Test func `keys, Home and End go over all turns`() {
    var play = play(29)
    play.key(.arrowUp)
    #expect(play.value == 30)
    play.key(.end)
    #expect(play.value == 999)
    play.key(.home)
    #expect(play.value == 0 && play.turns == 0)
  }

  // MARK: Jumps

  @Test(arguments: [(495.0, 90.0, 487.0 + 0.5), (496, 350, 509), (481, 350, 479), (490, 300, 475)])
  func `a press leads to the nearest turn of what shows`(
    value: Double, degrees: Double, expected: Double
  ) {
    var play = play(value) { ($0.press, $0.snaps, $0.step) = (.jump, false, nil) }
    play.pointer(.down, degrees)
    let share = (degrees / 360 * 30).truncatingRemainder(dividingBy: 30)
    #expect(near(play.value.truncatingRemainder(dividingBy: 30), share))
    #expect(abs(play.value - value) <= 15 && abs(play.value - expected) < 0.5)
  }

  @Test func `a press that is nearest past an end goes to the end, and reports the bound`() {
    var play = play(3) { $0.press = .jump }
    play.pointer(.down, 300)
    #expect(play.value == 0 && play.words.contains("bound lower"))
    play.pointer(.up, 300)
    play.set(998)
    play.pointer(.down, 200)
    #expect(play.value == 999 && play.words.contains("bound upper"))
  }

  // MARK: Appearance

  @Test(arguments: [(0.0, 0.0), (29.999, 0), (30, 360), (45, 360), (989, 11_520), (999, 11_880)])
  func `the turn in which it is shows, as a whole circle`(value: Double, start: Double) {
    let scene = play(value) { $0.step = nil }.dial.scene()
    #expect(scene.shown.start == start && scene.shown.sweep == 360 && scene.turns == 0)
    let filled = scene.filled()
    #expect(filled.start == start && near(filled.sweep, value * 12 - start))
  }

  @Test func `whole turns end at the upper end, which is no turn of its own`() {
    let scene = play(999) { $0.sweep = 720 }.dial.scene()
    #expect(scene.shown.start == 360 && near(scene.filled().sweep, 360))
  }

  @Test func `it is filled from an origin as far as that is in the turn that shows`() {
    let scene = play(50).dial.scene()
    #expect(scene.filled(from: 40).start == 480 && near(scene.filled(from: 40).sweep, 120))
    #expect(near(scene.filled(from: 55).sweep, -60))
    #expect(scene.filled(from: 500).start == 720 && near(scene.filled(from: 500).sweep, -120))
  }

  @Test(arguments: [360.00000001, 360.5, 720.00000001, 721, 36_000])
  func `a last turn of which little is left has a mark at the upper end`(sweep: Double) {
    let marks = Array(
      play(999) { $0.sweep = sweep }.dial.scene().marks(distance: 5, labelDistance: nil))
    #expect(marks.contains { $0.value == 999 } || sweep == 36_000 && !marks.isEmpty)
    #expect(Set(marks.map(\.value)).count == marks.count)
  }

  @Test func `marks are those of the turn, at the same angles in each, and end at the upper end`() {
    func marks(_ value: Double) -> [DialMark] {
      Array(play(value).dial.scene().marks(distance: 5, labelDistance: 50))
    }
    #expect(marks(3).map(\.value) == (0..<30).map { Double($0) })
    #expect(marks(500).map(\.value) == (480..<510).map { Double($0) })
    #expect(zip(marks(500), marks(3)).allSatisfy { near($0.angle - 5760, $1.angle) })
    #expect(
      marks(500).filter(\.hasLabel).map { $0.value - 480 }
        == marks(3).filter(\.hasLabel).map(\.value))
    #expect(marks(995).map(\.value) == (990...999).map { Double($0) })
  }
}
