import ControlCore
import Harness
import TestSupport
import Testing

/// Tests that a slide on any scale, even with uneven marks, obeys the laws of every control.
@Suite struct ScaleSlideLawTests {
  @Test(arguments: Seeds.all) func `on stops no law of any control is broken`(seed: UInt64) {
    expectLaws(of: ScaleSlider<Stops>.self, seed)
  }

  @Test(arguments: Seeds.all) func `on a scale of its own no law of any control is broken`(
    seed: UInt64
  ) {
    expectLaws(of: ScaleSlider<CubicScale>.self, seed)
  }

  private func expectLaws<Subject: LawfulControl>(of: Subject.Type, _ seed: UInt64) {
    var trial = LawTrial(of: Subject.self)
    (trial.seed, trial.cases) = (seed, Cases.some(of: 30))
    let tally = trial.run { Issue.record("\($0)") }
    #expect(tally.unplayable == 0)
  }

  @Test func `a flick over stops ticks each of them on its way, and lands on one`() throws {
    let script = """
      gesture 1
      range 0..100
      value 2
      snap always

      +0ms   down 0 60
             glide 0 to 100 over 160ms every 8ms
             up 0
             settle
             expect value == 20
             key ArrowRight
             expect value == 50
             key End
             expect value == 100
             key ArrowRight
             expect bounds-hits == 1
             key Home
             expect value == 0
      """
    let replay = try #require(
      ScriptReader.read(Array(script.utf8)).script.map {
        Replay($0, on: ScaleSlider<Stops>.self)
      })
    let trace = String(decoding: replay.lines, as: UTF8.self)
    #expect(replay.passed, "\(trace)")
    for mark in 8...10 { #expect(trace.contains("tick mark=\(mark)\n"), "\(trace)") }
  }
}

/// A scale with a fixed sample for tests.
protocol SampleScale: Scale {
  static var sample: Self { get }
}

extension Stops: SampleScale {
  static var sample: Stops {
    let list = [-1e4, -1000, -100, -10, -1, 0, 1, 2, 5, 10, 20, 50, 100, 1000, 1e4]
    do { return try Stops(list, spacing: .even(width: 40)) } catch {
      fatalError("\(error)")
    }
  }
}

/// Cubes, further and further apart, with a mark at each.
struct CubicScale: SampleScale {
  static var sample: CubicScale { CubicScale() }
  var marks: ClosedRange<Int64> { -20...20 }
  func position(ofMark mark: Int64) -> Double { Double(mark) * (20 + abs(Double(mark))) }
  func value(ofMark mark: Int64) -> Double { Double(mark * mark * mark) }
}

/// The track of a slider on such a scale.
struct ScaleTrack<Base: SampleScale>: Track, ControlConfiguration {
  var limits = Base.sample.values
  var snap = SnapRule.none
  var interaction = ControlInteraction.enabled
  var cancelPolicy = CancelPolicy.revert
  var slop = Slop()

  static var controlName: StaticString { "scale-slider" }
  var bounds: ClosedRange<Double> { limits }

  mutating func visitSettings(_ visitor: inout some SettingVisitor) {
    visitor.bounds(&limits)
    limits = limits.clamped(to: Base.sample.values)
    visitor.snap(&snap)
    visitor.interaction(&interaction)
    visitor.cancelPolicy(&cancelPolicy)
    visitor.slop(&slop)
  }

  var scale: LimitedScale<Base> { LimitedScale(.sample, limits) }
  var ticks: ScaleTicks<Base> {
    ScaleTicks(.sample, capture: 0.5, rearm: 5, within: scale.bounds)
  }
  var band: RubberBand { RubberBand(coefficient: 0.55, length: 300) }
  var release: ReleasePlanner {
    ReleasePlanner(length: 300, lower: scale.bounds.lowerBound, upper: scale.bounds.upperBound)
  }
  var gestures: GestureSettings { GestureSettings(direction: .right, slop: slop) }
  var detentWidth: Double { 40 }
}

/// A control that consists of a slide on such a scale.
struct ScaleSlider<Base: SampleScale>: LawfulControl {
  private(set) var configuration: ScaleTrack<Base>
  private var slide: Slide
  private var hold = MeasuredHold()

  init(value: Double, configuration: ScaleTrack<Base>) {
    (self.configuration, slide) = (configuration, Slide(value, on: configuration))
  }

  var value: Double { slide.value }
  var time: Timestamp { slide.time }
  var phase: ControlPhase { slide.phase }
  var restTime: Timestamp? { slide.restTime }
  var offset: Double { slide.shown }
  var velocity: Double { slide.velocity(by: hold, on: configuration) }
  var target: Double { slide.target(on: configuration) }

  mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    slide.handle(event, by: &hold, on: &configuration, emit: emit)
  }

  mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    slide.advance(to: time, on: &configuration, emit: emit)
  }

  mutating func update(
    values: NumberList, animated: Bool, configuration new: ScaleTrack<Base>,
    emit: (Effect) -> Void
  ) {
    slide.update(
      &configuration, to: new == configuration ? nil : new, value: values.number(at: 0),
      animated: animated, by: &hold, emit: emit)
  }
}
