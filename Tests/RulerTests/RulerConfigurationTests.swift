import ControlCore
import Ruler
import Testing

/// Invalid configurations.
@Suite struct RulerConfigurationTests {
  struct Case: Sendable {
    /// The setting in error.
    let word: String
    let change: @Sendable (inout RulerConfiguration) -> Void

    init(_ word: String, _ change: @escaping @Sendable (inout RulerConfiguration) -> Void) {
      self.word = word
      self.change = change
    }
  }

  static let senseless: [Case] = [
    Case("range") { $0.range = .infinity ... .infinity },
    Case("range") { $0.range = -.infinity ... -.infinity },
    Case("range") { $0.range = 0...1e18 },
    Case("range") { $0.range = -1e18...0 },
    Case("step") { $0.step = 0 },
    Case("step") { $0.step = -1 },
    Case("step") { $0.step = .nan },
    Case("step") { $0.step = .infinity },
    Case("step") { $0.step = 1e-101 },
    Case("step") { $0.step = 1e101 },
    Case("origin") { $0.origin = .nan },
    Case("origin") { $0.origin = -.infinity },
    Case("origin") { $0.origin = 1e18 },
    Case("fractions") { $0.fractions = 0 },
    Case("fractions") { $0.fractions = -10 },
    Case("fractions") { $0.fractions = 10_001 },
    Case("unit-width") { $0.unitWidth = 0 },
    Case("unit-width") { $0.unitWidth = -120 },
    Case("unit-width") { $0.unitWidth = .nan },
    Case("unit-width") { $0.unitWidth = 2e9 },
    Case("viewport") { $0.length = -1 },
    Case("viewport") { $0.length = .infinity },
    Case("capture") { $0.capture = -0.5 },
    Case("capture") { $0.capture = 60 },
    Case("capture") { $0.capture = .nan },
    Case("capture") { ($0.tick, $0.capture) = (.fraction, 6) },
    Case("rearm") { $0.capture = 31 },
    Case("rearm") { ($0.capture, $0.rearm) = (2, 1) },
    Case("rearm") { $0.rearm = .infinity },
    Case("rearm") { $0.rearm = .nan },
    Case("deceleration") { $0.deceleration = 1 },
    Case("deceleration") { $0.deceleration = 0.5 },
    Case("min-fling") { $0.minimumFling = -1 },
    Case("min-fling") { $0.minimumFling = .nan },
    Case("max-fling") { $0.maximumFling = 0 },
    Case("max-fling") { $0.maximumFling = .infinity },
    Case("stop-distance") { $0.stopDistance = 0 },
    Case("spring") { $0.springFrequency = 0 },
    Case("spring") { $0.springFrequency = 2000 },
    Case("rest-distance") { $0.restDistance = 0 },
    Case("rubber") { $0.rubberBand = 0 },
    Case("rubber") { $0.rubberBand = 1.5 },
    Case("slop") { $0.slop.touch = -1 },
    Case("slop") { $0.slop.mouse = .infinity },
    Case("slop") { $0.slop.pen = .nan },
    Case("fine") { $0.fineDrag.scale = 0 },
    Case("fine") { $0.fineDrag.scale = 2 },
    Case("fine-distance") { $0.fineDrag.distance = 0 },
    Case("fine-distance") { $0.fineDrag.distance = .nan },
    Case("scroll-timeout") { $0.scrollTimeout = -1 },
    Case("boundary-haptic-gap") { $0.boundaryHapticGap = -1 },
  ]

  @Test func `every senseless setting has a problem, and a sentence that says what is allowed`()
    throws
  {
    for (index, senseless) in Self.senseless.enumerated() {
      let configuration = RulerConfiguration.with(senseless.change)
      let problem = try #require(configuration.problem, "case \(index)")
      #expect("\(problem.word)" == senseless.word, "case \(index)")
      #expect(problem.rule.utf8CodeUnitCount > 20)
    }
  }

  @Test func `the extremes that are allowed have no problem`() {
    for change in [
      { _ in },
      { $0.range = 2...2 },
      { $0.range = -1e17...1e17 },
      { $0.step = 1e-100 },
      { $0.step = 1e100 },
      { $0.fractions = 10_000 },
      { $0.unitWidth = 1e-6 },
      { $0.unitWidth = 1e9 },
      { $0.length = 0 },
      { ($0.capture, $0.rearm) = (0, 0) },
      { ($0.capture, $0.rearm) = (59, 59) },
      { $0.capture = 30 },
      { $0.minimumFling = .infinity },
      { $0.slop = Slop(touch: 0, mouse: 0, pen: 0) },
      { $0.fineDrag.distance = 1e-3 },
      { $0.scrollTimeout = .max }, { $0.boundaryHapticGap = .max },
    ] as [(inout RulerConfiguration) -> Void] {
      let configuration = RulerConfiguration.with(change)
      #expect(configuration.problem == nil)
      _ = RulerControl(value: 1, configuration: configuration)
    }
  }

  @Test func `a ruler is not made with a step of 0`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = RulerControl(value: 0, configuration: .with { $0.step = 0 })
    }
    expectSentence("the step must be", result)
  }

  @Test func `a ruler does not take a configuration without sense`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var play = RulerPlay()
      play.configure { $0.rubberBand = .nan }
    }
    expectSentence("the rubber band must have a slope", result)
  }

  /// Expects the message in debug builds; others do not print it.
  private func expectSentence(_ sentence: String, _ result: ExitTest.Result?) {
    #if DEBUG
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(sentence))
    #endif
  }
}
