import ControlCore
import Rating
import TestSupport
import Testing

/// Hovering, keys, assistive technology, and the host.
@Suite struct RatingOtherTests {
  @Test func `where a press cleared, a mouse that comes back from another press previews again`() {
    var play = RatingPlay(3) { $0.reselection = .clears }
    play.tap(65, kind: .mouse)
    play.tap(95, kind: .mouse)
    _ = play.news()
    play.pointer(.hover, 65, kind: .mouse)
    #expect(play.news() == ["preview 3.0"])
  }

  @Test func `a hovering mouse previews what a press would choose, and a finger does not`() {
    var play = RatingPlay(1)
    play.pointer(.hover, 65, kind: .mouse)
    play.pointer(.hover, 66, kind: .mouse)
    play.pointer(.hover, 95, kind: .mouse)
    #expect(play.news() == ["preview 3.0", "preview 4.0"] && play.value == 1)
    #expect(play.rating.fill(of: 3) == 1)
    play.pointer(.leave, 0, kind: .mouse)
    play.pointer(.hover, 65, kind: .touch)
    #expect(play.news() == ["preview none"] && play.value == 1)
  }

  @Test func `keys go to the next step, and whole symbols with shift`() {
    var play = RatingPlay(4.5) { $0.granularity = 0.5 }
    play.key(.arrowRight)
    #expect(play.news() == ["began", "tick 10", "changed 5.0 key", "ended commit 5.0"])
    play.key(.arrowRight)
    #expect(play.news() == ["bound upper"])
    play.key(.arrowLeft, .shift)
    #expect(play.value == 4)
    play.key(.arrowDown)
    #expect(play.value == 3.5)
    play.key(.pageUp)
    #expect(play.value == 4)
    play.key(.home)
    #expect(play.value == 0)
    _ = play.news()
    play.key(.home)
    #expect(play.news() == ["bound lower"])
    play.key(.end)
    #expect(play.value == 5)
    play.key(.digit(3))
    #expect(play.value == 3)
    play.key(.digit(7))
    #expect(play.value == 3)
    play.key(.digit(0))
    #expect(play.value == 0)
  }

  @Test(arguments: Seeds.all)
  func `S12: arrows go step by step, digits to their star, Home and End to the ends`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<300 {
      var configuration = RatingConfiguration.random(&random)
      (configuration.interaction, configuration.minimum) = (.enabled, random.pick([0, 0, 1]))
      if configuration.granularity == 0 { configuration.granularity = 1 }
      let isMirrored =
        configuration.orientation == .horizontal && configuration.layoutDirection == .rightToLeft
      let forwards: Key = isMirrored ? .arrowLeft : .arrowRight
      let back: Key = isMirrored ? .arrowRight : .arrowLeft
      var play = RatingPlay(0) { $0 = configuration }
      play.set(configuration.minimum)
      let first = play.rating.nearestMark
      var values = [play.value]
      while play.value < Double(configuration.count), values.count < 200 {
        play.key(forwards)
        values.append(play.value)
        #expect(play.rating.nearestMark == first + Int64(values.count) - 1)
      }
      let isStep: (Double, Double) -> Bool = {
        abs($1 - $0 - configuration.granularity) < 1e-12 || $1 == roundedDown($1)
      }
      #expect(zip(values, values.dropFirst()).allSatisfy(isStep))
      #expect(zip(values, values.dropFirst()).allSatisfy { $1 > $0 })
      for value in values.reversed().dropFirst() {
        play.key(back)
        #expect(play.value == value)
      }
      play.key(back)
      #expect(play.value == configuration.minimum)
      play.key(.end)
      #expect(play.value == Double(configuration.count))
      let digit = random.whole(0...9)
      play.key(.digit(digit))
      let wanted = digit > configuration.count ? configuration.count : digit
      #expect(play.value == max(Double(wanted), configuration.minimum))
      play.key(.home)
      #expect(play.value == configuration.minimum)
    }
  }

  @Test func `from between two steps a key goes to the next, and mirrors right to left`() {
    var play = RatingPlay(4.63) { $0.granularity = 0.5 }
    play.key(.arrowUp)
    #expect(play.value == 5)
    play.set(4.63)
    play.key(.arrowDown)
    #expect(play.value == 4.5)
    play.configure { $0.layoutDirection = .rightToLeft }
    play.key(.arrowLeft)
    #expect(play.value == 5)
    play.configure { $0.orientation = .vertical }
    play.key(.arrowLeft)
    #expect(play.value == 4.5)
    var thirds = RatingPlay(0.9) { $0.granularity = 0.3 }
    thirds.key(.arrowUp)
    #expect(thirds.value == 1)
    thirds.key(.arrowUp)
    #expect(thirds.value == 1.3)
  }

  @Test func `assistive technology never leaves the range`() {
    var play = RatingPlay(4.63) { ($0.granularity, $0.minimum) = (0, 2) }
    for _ in 0..<3 { play.send(.adjust(.increment)) }
    #expect(play.value == 5)
    for _ in 0..<9 { play.send(.adjust(.decrement)) }
    #expect(play.value == 2)
  }

  @Test(arguments: [(3.3, 3.5), (3.25, 3.5), (3.2, 3), (-4, 1), (99, 5)])
  func `assistive technology sets the nearest value that can be chosen`(
    wanted: Double, value: Double
  ) {
    var play = RatingPlay(2) { ($0.granularity, $0.minimum) = (0.5, 1) }
    play.send(.adjust(.set(.nan)))
    #expect(play.value == 2)
    play.send(.adjust(.set(wanted)))
    #expect(play.value == value)
  }

  @Test func `setting what is chosen reports nothing, beyond an end its bound`() {
    var play = RatingPlay(3)
    for same in [3, 3.2, 2.9] { play.send(.adjust(.set(same))) }
    #expect(play.news() == [] && play.value == 3)
    var (full, none) = (RatingPlay(5), RatingPlay(0))
    full.send(.adjust(.set(5)))
    none.send(.adjust(.set(0)))
    #expect(full.news() == [] && none.news() == [])
    full.send(.adjust(.set(5.1)))
    none.send(.adjust(.set(-0.1)))
    #expect(full.news() == ["bound upper"] && none.news() == ["bound lower"])
  }

  @Test(arguments: [(1.25, 1.25), (1.3, 1.25), (1.4, 1.5), (1.375, 1.5), (0, 1.25)])
  func `the minimum can be chosen, though it is no step`(wanted: Double, value: Double) {
    var play = RatingPlay(4) { ($0.granularity, $0.minimum) = (0.5, 1.25) }
    play.send(.adjust(.set(wanted)))
    #expect(play.value == value)
  }

  @Test func `what no user can choose gives way to the nearest that one can`() {
    for wanted in [0.3, 0.4] {
      var play = RatingPlay(0.3)
      play.send(.adjust(.set(wanted)))
      #expect(play.value == 0)
    }
  }

  @Test func `a value set is kept as it is, or moved between 0 and the count, and not reported`() {
    var play = RatingPlay(1)
    play.set(3.7)
    #expect(play.news() == [] && play.value == 3.7)
    play.set(9)
    #expect(play.news() == [] && play.value == 5)
    play.set(-1)
    #expect(play.news() == [] && play.value == 0)
    #expect(RatingControl(value: .nan).value == 0)
  }

  @Test func `a value set in a drag is what a cancel brings back`() {
    var play = RatingPlay(1)
    play.pointer(.down, 65)
    play.set(2)
    play.pointer(.move, 125)
    play.pointer(.cancel, 0)
    #expect(play.value == 2)
  }

  @Test func `fewer symbols in a drag bring the value back, and it stays there`() {
    var play = RatingPlay(3) { $0.count = 3 }
    play.pointer(.down, 999)
    play.configure { $0.count = 2 }
    #expect(play.value == 2)
    play.pointer(.up, 999)
    #expect(play.value == 2)
  }

  @Test func `disabled in a drag, the edit is taken back`() {
    var play = RatingPlay(1)
    play.pointer(.down, 65)
    _ = play.news()
    play.configure { $0.interaction = .disabled }
    #expect(play.news() == ["preview none", "changed 1.0 cancel", "ended cancel 1.0", "idle"])
  }

  @Test func `a configuration without sense is reported`() {
    func problem(_ change: (inout RatingConfiguration) -> Void) -> String? {
      var configuration = RatingConfiguration()
      change(&configuration)
      return configuration.problem.map { "\($0.word)" }
    }
    #expect(problem { _ in } == nil)
    #expect(problem { $0.count = 0 } == "stars" && problem { $0.count = 101 } == "stars")
    for wrong in [-0.1, 1.1, .nan, 0.00001] {
      #expect(problem { $0.granularity = wrong } == "granularity")
    }
    #expect(problem { $0.minimum = 6 } == "minimum" && problem { $0.minimum = .nan } == "minimum")
    #expect(problem { $0.spacing = -1 } == "spacing" && problem { $0.length = -1 } == "viewport")
    #expect(problem { $0.spacing = 100 } == "spacing")
    #expect(problem { $0.symbolWidth = 0 } == "symbol-width")
  }

  @Test func `a rating is small`() {
    #expect(MemoryLayout<RatingControl>.size < 1024)
  }

  @Test(arguments: Seeds.all)
  func `a press that would clear keeps the value if clearing is switched off before its release`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    for _ in 0..<300 {
      var configuration = RatingConfiguration.random(&random)
      (configuration.interaction, configuration.selection) = (.enabled, .dragging)
      (configuration.reselection, configuration.minimum) = (.clears, 0)
      var play = RatingPlay(0) { $0 = configuration }
      let place = random.number(0...configuration.length)
      play.tap(along: place)
      let value = play.value
      guard value > 0 else { continue }
      play.pointer(.down, along: place)
      #expect(play.rating.preview == 0, "seed \(seed)")
      play.configure { $0.reselection = .keeps }
      #expect(play.rating.preview == value, "seed \(seed)")
      play.pointer(.up, along: place)
      #expect(play.value == value, "seed \(seed): \(configuration) at \(place)")
    }
  }
}
