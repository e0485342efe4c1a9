import ControlCore
import Rating
import Ruler
import TestSupport
import Testing

/// Laws of a host's echo, for any answers at any time.
@Suite struct HostEchoLawTests {
  /// A hand that presses, drags, flings, catches and uses keys, up to three times a frame.
  private struct Hand {
    var isDown = false
    var place = Point(x: 100, y: 20)
    var speed = 0.0

    mutating func act(_ random: inout RandomBits) -> InputEvent.Action? {
      guard isDown else {
        guard random.chance(120) else { return nil }
        if random.chance(200) { return key(&random) }
        (isDown, speed) = (true, random.number(-12...12))
        place.x = random.number(0...200)
        return pointer(.down)
      }
      if random.chance(60) {
        isDown = false
        return pointer(random.chance(800) ? .up : .cancel)
      }
      if random.chance(50) { speed = random.number(-12...12) }
      place.x += random.chance(200) ? 0 : speed
      return pointer(.move)
    }

    private func pointer(_ phase: PointerEvent.Phase) -> InputEvent.Action {
      .pointer(PointerEvent(phase: phase, position: place))
    }

    private func key(_ random: inout RandomBits) -> InputEvent.Action {
      if random.coin() { return .wheel(WheelEvent(deltaX: 0, deltaY: random.number(-40...40))) }
      return .key(random.pick([.arrowUp, .arrowDown, .pageUp, .home, .end]), .none)
    }
  }

  private func ruler(_ random: inout RandomBits) -> RulerControl {
    var configuration = RulerConfiguration(range: random.coin() ? 0...5 : -1000...1000)
    configuration.snap = random.pick([.none, .always, .near(.unit), .near(.fraction)])
    return RulerControl(value: 2, configuration: configuration)
  }

  private func rating(_ random: inout RandomBits) -> RatingControl {
    let granularity = random.pick([0, 0.25, 0.5, 1])
    return RatingControl(
      value: 2, configuration: RatingConfiguration(count: 5, granularity: granularity))
  }

  /// Plays 300 frames of input and 300 without any; `look` is called after each.
  private func play<Engine: Control>(
    _ subject: inout EchoedControl<Engine>, wishes: Bool, _ random: inout RandomBits,
    look: (EchoedControl<Engine>, EchoedControl<Engine>) -> Void
  ) {
    var hand = Hand()
    for frame in 0..<600 {
      let before = subject
      if frame < 300 {
        for _ in 0..<random.whole(0...3) {
          if let action = hand.act(&random) { subject.handle(action) }
        }
        if wishes, random.chance(30) { subject.wish(random.number(0...5)) }
      } else if hand.isDown {
        hand.isDown = false
        subject.handle(.pointer(PointerEvent(phase: .up, position: hand.place)))
      }
      subject.nextFrame(&random)
      look(before, subject)
    }
  }

  private func check<Engine: Control>(
    _ seed: UInt64, _ make: (inout RandomBits) -> Engine
  ) {
    var random = RandomBits(seed: seed)
    var edits = 0
    var answers = 0
    let runs = Cases.some(of: 150)
    for run in 0..<runs {
      let engine = make(&random)
      let host = AnsweringHost.any(engine.value, &random)
      var subject = EchoedControl(engine, host)
      play(&subject, wishes: false, &random) { before, after in
        if after.isEditing, !before.isEditing { edits += 1 }
        for obeyed in after.obeyed.dropFirst(before.obeyed.count) {
          answers += 1
          #expect(!obeyed.isInEdit, "seed \(seed), run \(run): an answer moved an edit")
          #expect(obeyed.value == obeyed.held, "seed \(seed), run \(run): an old value, \(host)")
        }
      }
      expectAgreement(subject, "seed \(seed), run \(run), \(host)")
    }
    let isWorthIt = edits > Cases.some(of: 100) && answers > Cases.some(of: 20)
    #expect(isWorthIt, "the runs are worth nothing: \(edits), \(answers)")
  }

  private func checkWishes<Engine: Control>(
    _ seed: UInt64, _ make: (inout RandomBits) -> Engine
  ) {
    var random = RandomBits(seed: seed)
    for run in 0..<Cases.some(of: 150) {
      let engine = make(&random)
      var subject = EchoedControl(engine, .any(engine.value, &random))
      play(&subject, wishes: true, &random) { before, after in
        #expect(after.obeyed.count < 1000, "seed \(seed), run \(run): no end of it")
        // A host that repeats answers may repeat an old value after a new one.
        guard before.isQuiet, after.isQuiet, after.host.lateness ?? 0 == 0, !after.host.isTwice
        else { return }
        expectAgreement(after, "seed \(seed), run \(run): not obeyed at rest")
      }
      expectAgreement(subject, "seed \(seed), run \(run)")
    }
  }

  private func expectAgreement<Engine: Control>(
    _ subject: EchoedControl<Engine>, _ comment: String
  ) {
    let (value, held) = (subject.control.value, subject.host.held)
    #expect(value == held || Double(Float(value)) == held, "\(comment)")
  }

  @Test(arguments: Seeds.all)
  func
    `an answer moves no ruler that is held or moves, brings no old value, and comes to agreement`(
      seed: UInt64
    )
  {
    check(seed, ruler)
  }

  @Test(arguments: Seeds.all)
  func `an answer moves no rating that is held, brings no old value, and comes to agreement`(
    seed: UInt64
  ) {
    check(seed, rating)
  }

  @Test(arguments: Seeds.all)
  func `what a host wishes of a ruler is obeyed at rest, and at last in any case`(seed: UInt64) {
    checkWishes(seed, ruler)
  }

  @Test(arguments: Seeds.all)
  func `what a host wishes of a rating is obeyed at rest, and at last in any case`(seed: UInt64) {
    checkWishes(seed, rating)
  }
}
