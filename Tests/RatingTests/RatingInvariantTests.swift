import ControlCore
import Rating
import TestSupport
import Testing

/// The invariants of ratings, for all settings and gestures that can be made up.
@Suite struct RatingInvariantTests {
  /// A rating somebody may use, with one place on it or beside it, and another.
  private func forAll(
    _ seed: UInt64, _ change: (inout RatingConfiguration) -> Void = { _ in },
    at location: SourceLocation = #_sourceLocation,
    _ law: (RatingConfiguration, Double, Double, inout SeededRandom) -> String?
  ) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<2000 {
      var configuration = RatingConfiguration.random(&random)
      configuration.interaction = .enabled
      change(&configuration)
      let (x, y) = (random.sixtyFourth(-40...420), random.sixtyFourth(-40...420))
      guard let complaint = law(configuration, x, y, &random) else { continue }
      Issue.record(
        "seed \(seed): \(complaint) at \(x) and \(y): \(configuration)", sourceLocation: location)
      return
    }
  }

  private func play(_ value: Double, _ configuration: RatingConfiguration) -> RatingPlay {
    RatingPlay(value) { $0 = configuration }
  }

  // MARK: Values

  @Test(arguments: Seeds.both)
  func `S1: a user chooses steps, no less than the minimum, and all is between 0 and the stars`(
    seed: UInt64
  ) {
    expectLaw(seed: seed, streams: 4000) { stream in
      var rating = stream.start
      for step in stream.steps {
        let effects = rating.effects(of: step)
        let range = 0...Double(rating.configuration.count)
        guard range.contains(rating.value), range.contains(rating.preview ?? 0) else {
          return "\(rating.value), \(rating.preview ?? 0)"
        }
        guard case .handle = step else { continue }
        for case .changed(let value, let cause, _) in effects where cause != .cancel && value != 0 {
          if value < rating.configuration.minimum { return "\(value) is below the minimum" }
          if !rating.configuration.has(value) { return "\(value) is no step" }
        }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.both)
  func `S4: a tap in the middle of a star chooses it, one in its first half the half before`(
    seed: UInt64
  ) {
    forAll(seed, { ($0.minimum, $0.reselection) = (0, .keeps) }) { configuration, _, _, random in
      var configuration = configuration
      let star = random.whole(1...configuration.count)
      let start = Double(star - 1) * (configuration.width + configuration.spacing)
      for (granularity, share, value) in [
        (1.0, 0.5, Double(star)), (0.5, 0.25, Double(star) - 0.5), (0.5, 0.75, Double(star)),
      ] {
        configuration.granularity = granularity
        var play = play(0, configuration)
        play.tap(along: start + share * configuration.width)
        if play.value != value { return "star \(star): \(play.value), not \(value)" }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.both)
  func `S5: before the first star a pointer chooses the least there is, behind the last all`(
    seed: UInt64
  ) {
    forAll(seed, { $0.reselection = .keeps }) { configuration, x, _, _ in
      var play = play(0, configuration)
      play.tap(along: -1 - x.magnitude)
      let steps = [configuration.granularity, configuration.minimum]
      if play.value != steps.max() { return "\(play.value) before the first" }
      play.tap(along: 500 + x.magnitude)
      let all = Double(configuration.count)
      return play.value == all ? nil : "\(play.value) behind the last"
    }
  }

  @Test(arguments: Seeds.both)
  func `S15: the stars together are filled by as much as the value, and in order`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<2000 {
      let count = random.whole(1...100)
      let value = random.pick([
        random.number(0...Double(count)), Double(random.whole(0...count * 10)) / 10,
      ])
      let rating = RatingControl(value: value, configuration: RatingConfiguration(count: count))
      let fills = (0..<count).map { rating.fill(of: $0) }
      #expect(abs(fills.reduce(0, +) - value) <= 1e-12 && fills == fills.sorted(by: >))
      for (index, fill) in fills.enumerated() {
        #expect(abs(fill - min(max(value - Double(index), 0), 1)) <= 1e-12)
      }
    }
  }

  // MARK: Gestures

  @Test(arguments: Seeds.both)
  func `S6: a tap equals a drag of zero length`(seed: UInt64) {
    forAll(seed) { configuration, x, y, random in
      var tapped = play(random.pick([0, 2, 2.5]), configuration)
      tapped.tap(along: y)
      _ = tapped.news()
      var dragged = tapped
      tapped.tap(along: x)
      dragged.pointer(.down, along: x)
      dragged.now -= 8
      dragged.pointer(.move, along: x)
      dragged.pointer(.up, along: x)
      return tapped.effects == dragged.effects && tapped.rating == dragged.rating
        ? nil : "\(tapped.news()), \(dragged.news())"
    }
  }

  @Test(arguments: Seeds.both)
  func `S7: a tap on what is chosen clears it, and the next brings it back, again and again`(
    seed: UInt64
  ) {
    forAll(seed, { ($0.minimum, $0.reselection) = (0, .clears) }) { configuration, x, _, _ in
      var play = play(0, configuration)
      play.tap(along: x)
      let chosen = play.value
      for round in 1...4 {
        play.tap(along: x)
        if play.value != (round % 2 == 1 ? 0 : chosen) { return "\(play.value) of \(chosen)" }
      }
      return nil
    }
  }

  @Test(arguments: Seeds.both)
  func `S8: a drag there and back commits what no drag commits`(seed: UInt64) {
    forAll(seed, { ($0.reselection, $0.selection) = (.keeps, .dragging) }) {
      configuration, x, y, random in
      let start = random.pick([0, 2, 3.25])
      var (still, moved) = (play(start, configuration), play(start, configuration))
      still.tap(along: x)
      moved.pointer(.down, along: x)
      moved.pointer(.move, along: y)
      moved.pointer(.move, along: x)
      moved.pointer(.up, along: x)
      return still.value == moved.value ? nil : "\(still.value), \(moved.value)"
    }
  }

  @Test(arguments: Seeds.both)
  func `S9: previews never change the value, and leaving or a cancel ends them`(seed: UInt64) {
    forAll(seed, { $0.cancelPolicy = .revert }) { configuration, x, y, random in
      let start = random.pick([0, 2, 3.25].filter { $0 <= Double(configuration.count) })
      var play = play(start, configuration)
      play.pointer(.hover, along: x, kind: .mouse)
      play.pointer(.hover, along: y, kind: .mouse)
      if (play.rating.preview != nil) != configuration.previewsHover { return "no preview" }
      if play.value != start { return "hovering chose \(play.value)" }
      play.pointer(.leave, along: y, kind: .mouse)
      if play.rating.preview != nil || play.value != start { return "\(play.news()) on leaving" }
      play.pointer(.down, along: x, kind: .mouse)
      play.pointer(.move, along: y, kind: .mouse)
      play.pointer(.cancel, along: y, kind: .mouse)
      return play.rating.preview == nil && play.value == start && play.rating.isIdle
        ? nil : "\(play.news()) on a cancel"
    }
  }

  @Test(arguments: Seeds.both)
  func `S11: after an up nothing moves any more`(seed: UInt64) {
    forAll(seed) { configuration, x, y, _ in
      var play = play(0, configuration)
      play.pointer(.down, along: x)
      play.pointer(.move, along: y)
      play.pointer(.up, along: y)
      guard play.rating.isIdle, play.rating.restTime == nil, play.rating.preview == nil else {
        return "\(play.rating.phase)"
      }
      let end = play.rating
      _ = play.news()
      play.advance(by: 10_000)
      return play.news() == [] && play.value == end.value ? nil : "later \(play.value)"
    }
  }

  @Test(arguments: Seeds.both)
  func `what is previewed while a pointer is down is what a release there commits`(seed: UInt64) {
    expectLaw(seed: seed, streams: 4000) { stream in
      var rating = stream.start
      var places = [Point(x: 0, y: 0), Point(x: 0, y: 0)]
      for step in stream.steps {
        rating.take(step) { _ in }
        if case .handle(let event) = step, case .pointer(let pointer) = event.action,
          pointer.phase == .down || pointer.phase == .move, pointer.position.x.isFinite,
          pointer.position.y.isFinite
        {
          places[Int(pointer.id)] = pointer.position
        }
        guard let preview = rating.preview, rating.phase != .idle else { continue }
        for (id, place) in places.enumerated() {
          var lifted = rating
          let up = PointerEvent(id: Int64(id), phase: .up, position: place)
          lifted.handle(InputEvent(time: rating.time, action: .pointer(up))) { _ in }
          guard lifted.isIdle, lifted.value != preview else { continue }
          return "previewed \(preview), committed \(lifted.value)"
        }
      }
      return nil
    }
  }

  // MARK: The host

  @Test(arguments: Seeds.both)
  func `S13: fewer stars than the value bring it back to all of them, with one effect`(
    seed: UInt64
  ) {
    forAll(seed, { $0.minimum = 0 }) { configuration, _, _, random in
      let value = random.number(0...Double(configuration.count))
      var play = play(value, configuration)
      let count = random.whole(1...configuration.count)
      play.configure { $0.count = count }
      guard value > Double(count) else {
        return play.effects.isEmpty && play.value == value ? nil : "\(play.news())"
      }
      return play.news() == ["changed \(Double(count)) clamp"] && play.value == Double(count)
        ? nil : "\(play.value)"
    }
  }

  @Test(arguments: Seeds.both)
  func `S14: read-only, nothing changes whatever the user does, and taps are told`(seed: UInt64) {
    expectLaw(seed: seed, streams: 2000) { stream in
      var stream = stream
      stream.configuration.interaction = .readOnly
      var rating = stream.start
      for step in stream.steps {
        guard case .handle = step else { continue }
        for effect in rating.effects(of: step) {
          guard case .tapped = effect else { return "\(effect)" }
        }
      }
      var told: [Effect] = []
      for (id, phase, place): (Int64, PointerEvent.Phase, Double) in [
        (0, .cancel, 0), (1, .cancel, 0), (0, .down, 60), (0, .move, 65), (0, .up, 63),
      ] {
        let event = PointerEvent(id: id, phase: phase, position: Point(x: place, y: place))
        rating.handle(InputEvent(time: rating.time, action: .pointer(event))) { told.append($0) }
      }
      if told != [.tapped(Point(x: 63, y: 63), rating.time)] { return "a tap told \(told)" }
      return rating.value == stream.start.value && rating.preview == nil ? nil : "\(rating.value)"
    }
  }
}

extension RatingConfiguration {
  /// Whether a value is one of the steps, or the minimum, which need not be one.
  fileprivate func has(_ value: Double) -> Bool {
    guard granularity > 0, value != minimum else { return true }
    let parts = (value - roundedDown(value)) / granularity
    return abs(parts - roundedToNearest(parts)) < 1e-9
  }
}
