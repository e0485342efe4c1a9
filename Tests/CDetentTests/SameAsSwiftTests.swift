import CDetent
import ControlCore
import Rating
import Ruler
import Slider
import TestSupport
import Testing

/// C reports the same as Swift for any input.
@Suite struct SameAsSwiftTests {
  @Test(arguments: Seeds.all)
  func `a ruler in C storage does what a ruler does`(seed: UInt64) {
    expectSame(RulerControl.self, seed)
  }

  @Test(arguments: Seeds.all)
  func `a rating in C storage does what a rating does`(seed: UInt64) {
    expectSame(RatingControl.self, seed)
  }

  @Test(arguments: Seeds.all)
  func `a slider in C storage does what a slider does`(seed: UInt64) {
    expectSame(SliderControl.self, seed)
  }

  @Test(arguments: Seeds.all)
  func `many events at once do what one after another does, to a slider`(seed: UInt64) {
    expectBatch(SliderControl.self, seed)
  }

  @Test(arguments: Seeds.all)
  func `many events at once do what one after another does, to a ruler`(seed: UInt64) {
    expectBatch(RulerControl.self, seed)
  }

  @Test(arguments: Seeds.all)
  func `many events at once do what one after another does, to a rating`(seed: UInt64) {
    expectBatch(RatingControl.self, seed)
  }

  func expectSame<Subject: HostedControl>(_: Subject.Type, _ seed: UInt64) {
    var tally = Tally()
    let failure = Trial<Subject> { stream in stream.differenceInC(&tally) }
      .failure(seed: seed, streams: Cases.some(of: 400), making: ControlStream<Subject>.hostile)
    if let failure { Issue.record("\(failure)") }
    // Streams must reach something, and some input must be rejected. Fewer streams vary more, so
    // the thresholds are low.
    let (effects, rejected) = (Cases.some(of: 2000, oneIn: 8), Cases.some(of: 100, oneIn: 8))
    #expect(tally.effects > effects && tally.rejected > rejected)
  }

  func expectBatch<Subject: HostedControl>(_: Subject.Type, _ seed: UInt64) {
    let failure = Trial<Subject> { $0.differenceOfBatch }
      .failure(seed: seed, streams: Cases.some(of: 400), making: ControlStream<Subject>.hostile)
    if let failure { Issue.record("\(failure)") }
  }
}

struct Tally {
  var effects = 0
  var rejected = 0
}

extension ControlStream where Subject: HostedControl {
  /// Returns the first difference of C from Swift; `nil` if none. C rejects a value that is not
  /// finite, so such streams are skipped.
  fileprivate func differenceInC(_ tally: inout Tally) -> String? {
    guard value.isFinite else { return nil }
    var control = start
    let hosted = Hosted<Subject>(value, configuration)
    for step in steps {
      hosted.effects = []
      let before = control
      let status = hosted.take(step)
      guard status == step.expectedStatus else { return "status \(status) for \(step)" }
      var effects: [Effect] = []
      if status == 0 { effects = control.effects(of: step) } else { tally.rejected += 1 }
      tally.effects += effects.count
      if let difference = difference(effects, hosted.effects) { return difference }
      if case .handle(let event) = step, status == 0 {
        // A copy of the control before would answer the same.
        var copy = before
        let isOwn = copy.handle(event) { _ in }
        let own = hosted.handled.own
        if own != (isOwn ? 1 : 0) { return "in C, \(own) are its own" }
      }
      if hosted.control != control { return "in C the control is \(hosted.control)" }
      if let difference = control.difference(from: hosted) { return difference }
    }
    return nil
  }

  private func difference(_ effects: [Effect], _ reported: [detent_effect]) -> String? {
    for (effect, reported) in zip(effects, reported)
    where !areSame(effect.reported, reported.numbers) {
      let names = Mirror(reflecting: reported).children.map { $0.label ?? "?" }
      let index = zip(effect.reported, reported.numbers).prefix { areSame([$0], [$1]) }.count
      return
        "\(effect): \(names[index]) is \(effect.reported[index]), in C \(reported.numbers[index])"
    }
    return effects.count == reported.count
      ? nil : "\(effects.count) effects, in C \(reported.count)"
  }

  /// Returns the first difference of a batch from single events; `nil` if none.
  fileprivate var differenceOfBatch: String? {
    guard value.isFinite else { return nil }
    let (single, batch) = (
      Hosted<Subject>(value, configuration), Hosted<Subject>(value, configuration)
    )
    let events = steps.compactMap(\.event)
    for event in events where single.handle([event]) != 0 { return "rejected" }
    guard batch.handle(events) == 0 else { return "rejected" }
    guard single.effects.map(\.numbers).elementsEqual(batch.effects.map(\.numbers), by: areSame)
    else { return "unlike effects" }
    return single.control == batch.control ? nil : "unlike states"
  }
}

extension ControlStep {
  /// The step as a C event; `nil` if C has none for it or rejects it.
  fileprivate var event: detent_event? {
    switch self {
    case .handle(let event): expectedStatus == 0 ? event.reported : nil
    case .advance(let time):
      detent_event(
        time: time.nanoseconds, kind: 13, source: 0, pointer: 0, x: 0, y: 0, modifiers: 0, phase: 0,
        button: 0)
    case .set, .configure: nil
    }
  }

  /// The status that the header promises for the step.
  fileprivate var expectedStatus: detent_status {
    switch self {
    case .handle(let event): event.expectedStatus
    case .set(let value, _): value.isFinite ? 0 : 5
    case .advance, .configure: 0
    }
  }
}

extension InputEvent {
  fileprivate var expectedStatus: detent_status {
    switch action {
    case .pointer(let event):
      switch event.phase {
      case .cancel, .leave: 0
      case .down, .move, .up, .hover:
        !event.position.x.isFinite || !event.position.y.isFinite
          ? 5 : event.modifiers.bits < 16 ? 0 : 6
      }
    case .wheel(let wheel):
      !wheel.deltaX.isFinite || !wheel.deltaY.isFinite ? 5 : wheel.modifiers.bits < 16 ? 0 : 6
    case .key(.digit(let digit), _) where digit < 0 || digit > 9: 6
    case .key(_, let modifiers): modifiers.bits < 16 ? 0 : 6
    case .adjust(.set(let value), _): value.isFinite ? 0 : 5
    case .adjust, .focus: 0
    case .rotate(let detents): detents.isFinite ? 0 : 5
    }
  }
}

extension HostedControl {
  /// Returns the first difference of C's readings from Swift's; `nil` if none.
  fileprivate func difference(from hosted: Hosted<Self>) -> String? {
    var random = RandomBits(seed: UInt64(bitPattern: time.nanoseconds) ^ value.bitPattern)
    let environment = detent_environment(
      breadth: random.error(), text_scale: random.error(), label_length: random.error(),
      origin: random.chance(500) ? .nan : random.error(),
      is_enabled: random.chance(800) ? 1 : 0, is_focused: random.chance(200) ? -1 : 0)
    let reported = Self.reported(configuration)
    if let found = textDifference(between: reported, and: hosted.configuration) {
      return "of the configuration \(found) in C"
    }
    let read = hosted.numbers(environment)
    let known =
      [stateNumbers, accessibilityNumbers(environment), sceneNumbers(environment)]
      + partNumbers(environment)
    let names = ["state", "accessibility", "scene"]
    for (index, (known, read)) in zip(known, read).enumerated() where !areSame(known, read) {
      let name = index < 3 ? names[index] : "part \(index - 3)"
      let place = zip(known, read).prefix { areSame([$0], [$1]) }.count
      return "number \(place) of \(name): Swift \(known[place]), C \(read[place])"
    }
    return known.count == read.count ? nil : "\(known.count) readings, in C \(read.count)"
  }
}
