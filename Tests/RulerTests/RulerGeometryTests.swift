import ControlCore
import Ruler
import Testing

/// Values and points.
@Suite struct RulerGeometryTests {
  @Test func `a value lies its steps times the unit width from 0`() {
    let ruler = RulerControl(value: 2.5, configuration: .with { $0.step = 0.1 })
    #expect(ruler.offset == 3000)
  }

  @Test func `dragging right by half a unit takes away half a step`() {
    var play = RulerPlay(5)
    play.drag(by: 60, at: 0)
    #expect(play.value == 4.5)
  }

  @Test func `the offset is 0 at the lower bound`() {
    let bounded = RulerConfiguration(range: 2...10)
    #expect(RulerControl(value: 2, configuration: bounded).offset == 0)
    #expect(RulerControl(value: 3, configuration: bounded).offset == 120)
  }

  @Test func `the offset is 0 at value 0 without a lower bound, wherever the origin is`() {
    let ruler = RulerControl(
      value: 1,
      configuration: .with {
        $0.origin = 0.25
        $0.range = -.infinity...10
      })
    #expect(ruler.offset == 120)
  }

  @Test(arguments: Int64(-30)...30)
  func `every mark of a tenth is the shortest decimal`(mark: Int64) {
    var play = RulerPlay(0, .with { $0.step = 0.1 })
    play.drag(by: -120 * Double(mark), at: 0)
    #expect(play.value == Double(mark) / 10)
    #expect(play.ruler.nearestMark == mark)
  }

  @Test func `three thirds are 1`() {
    var play = RulerPlay(0, .with { $0.step = 1 / 3.0 })
    play.drag(by: -360, at: 0)
    #expect(play.value == 1)
  }

  @Test func `a value short of its mark by a rounding counts as on it`() {
    var play = RulerPlay(0.7 + 0.2, .with { $0.step = 0.1 })
    #expect(play.value == 0.8999999999999999)
    #expect(play.ruler.nearestMark == 9)
    play.key(.arrowRight, at: 0)
    #expect(play.value == 1)
  }

  @Test func `a billion and a half is no error`() {
    var play = RulerPlay(1e9 + 0.5)
    #expect(play.value == 1e9 + 0.5)
    #expect(play.ruler.nearestMark == 1_000_000_001)
    play.drag(by: -60, at: 0)
    #expect(play.value == 1e9 + 1)
  }

  @Test func `both bounds are reached though the step does not divide the range`() {
    var play = RulerPlay(0.3, .with { ($0.range, $0.step) = (0.1...1, 0.3) })
    play.drag(by: -1000, at: 0)
    #expect(play.value == 1)
    play.move(2000, at: 2)
    #expect(play.value == 0.1)
  }

  @Test func `marks are counted from the origin`() {
    var play = RulerPlay(0.25, .with { ($0.origin, $0.tick) = (0.25, .unit) })
    #expect(play.ruler.nearestMark == 0)
    play.drag(by: -240, at: 0)
    #expect(play.value == 2.25)
    #expect(play.ticks == [1, 2])
  }

  @Test func `a range of one value has that value, whatever one does`() {
    var play = RulerPlay(7, .with { ($0.range, $0.tick) = (3...3, .fraction) })
    #expect(play.value == 3)
    play.fling(2000, at: 0)
    play.settle()
    play.wheel(x: 300, at: 9000)
    play.key(.pageUp, at: 9001)
    play.set(8)
    #expect(play.value == 3)
    #expect(play.ticks == [])
    #expect(play.offset == 0)
  }

  @Test func `a ruler begins between its bounds, and at 0 if reported no number`() {
    let bounded = RulerConfiguration(range: 2...10)
    #expect(RulerControl(value: 20, configuration: bounded).value == 10)
    #expect(RulerControl(value: -.infinity, configuration: bounded).value == 2)
    #expect(RulerControl(value: .nan, configuration: RulerConfiguration()).value == 0)
    #expect(RulerControl(value: -0.0, configuration: RulerConfiguration()).value.sign == .plus)
  }

  @Test func `values of any floating point type can be chosen`() {
    #expect(RulerControl(value: Float(2.5), configuration: RulerConfiguration()).value == 2.5)
  }

  @Test func `one drag may pass a trillion marks`() {
    var play = RulerPlay(
      0, .with { ($0.tick, $0.unitWidth, $0.fractions) = (.fraction, 0.01, 100) })
    play.drag(by: -1e9, at: 0)
    guard case .tick(let run, _)? = play.effects.first(where: \.isTick) else {
      Issue.record("no ticks")
      return
    }
    #expect(run.length == 10_000_000_000_000)
    #expect(run.time(at: run.length - 1) == .ms(1))
    var heard = 0
    #expect(run.forEach(limit: 5) { _, _ in heard += 1 } == 9_999_999_999_995)
    #expect(heard == 5)
  }

  @Test func `a larger value never lies before a smaller one`() {
    let tenth = RulerConfiguration.with { $0.step = 0.1 }
    for mark in 0...1000 {
      let value = Double(mark) / 100
      let places = [value.nextDown, value, value.nextUp].map {
        RulerControl(value: $0, configuration: tenth).offset
      }
      #expect(places[0] <= places[1] && places[1] <= places[2], "\(value)")
    }
  }

  @Test func `bounds may be one rounding apart`() async {
    await #expect(processExitsWith: .success) {
      let configuration = RulerConfiguration(range: 0.41...0.41.nextUp, step: 0.1)
      guard configuration.problem == nil else { return }
      _ = RulerControl(value: 0, configuration: configuration)
    }
  }
}
