import ControlCore
import Ruler
import TestSupport
import Testing

/// Keys and assistive technology.
@Suite struct RulerKeysTests {
  @Test func `a bound is reached to the bit also from a mark that differs by rounding`() {
    var play = RulerPlay(
      -2, .with { ($0.step, $0.origin, $0.snap) = (0.3333333333333333, 3, .always) })
    for time in 1...6 { play.key(.arrowUp, at: Double(time)) }
    #expect(abs(play.value) < 1e-15 && play.value != 0)
    play.configure { $0.range = 0...10 }
    play.key(.home, at: 10)
    #expect(play.value == 0)
  }

  @Test func `an arrow goes to the next step mark, in one edit without motion`() {
    var play = RulerPlay(2.5, .with { $0.tick = .unit })
    play.key(.arrowRight, at: 5)
    let marks = MarkSpan(first: 3, count: 1)
    #expect(play.effects.first == .began(.ms(5)))
    #expect(play.effects.contains(.tick(TickRun(marks: marks, at: .ms(5)))))
    #expect(play.effects.names.prefix(4) == ["began", "tick", "changed", "ended"])
    #expect(play.effects.contains(.changed(3, .key, .ms(5))))
    #expect(play.effects.contains(.ended(.commit, 3, .ms(5))))
    #expect(play.phase == .idle && play.value == 3)
  }

  @Test(arguments: [(2.0, 3.0, 1.0), (2.25, 3, 2), (-0.5, 0, -1), (2.999, 3, 2), (-2, -1, -3)])
  func `an arrow leaves the mark it is on`(from: Double, up: Double, down: Double) {
    var play = RulerPlay(from)
    play.key(.arrowUp, at: 0)
    #expect(play.value == up && (up != 0 || play.value.sign == .plus))
    play = RulerPlay(from)
    play.key(.arrowDown, at: 0)
    #expect(play.value == down)
  }

  @Test func `right and then left is where one was`() {
    var play = RulerPlay(0.3, .with { $0.step = 0.1 })
    for _ in 0..<7 { play.key(.arrowRight, at: 0) }
    #expect(play.value == 1)
    for _ in 0..<7 { play.key(.arrowLeft, at: 0) }
    #expect(play.value == 0.3)
  }

  @Test func `a page is ten steps, and so is an arrow with shift`() {
    var play = RulerPlay(0.5)
    play.key(.pageUp, at: 0)
    #expect(play.value == 10)
    play.key(.pageDown, at: 1)
    #expect(play.value == 0)
    play.key(.arrowRight, .shift, at: 2)
    #expect(play.value == 10)
    play.key(.arrowRight, .alt, at: 3)
    #expect(play.value == 10.1)
    play.key(.arrowLeft, .alt, at: 4)
    #expect(play.value == 10)
  }

  @Test func `bounds count as marks`() {
    var play = RulerPlay(9, .with { $0.range = 0.4...9.7 })
    play.key(.arrowRight, at: 0)
    #expect(play.value == 9.7 && play.bounds == [])
    play.key(.arrowLeft, at: 1)
    #expect(play.value == 9)
    play.key(.pageDown, at: 2)
    #expect(play.value == 0.4 && play.bounds == [])
    play.key(.pageUp, at: 3)
    #expect(play.value == 9.7)
  }

  @Test func `at an end it reports the bound every time, and nothing else`() {
    var play = RulerPlay(10, .with { ($0.range, $0.tick) = (0...10, .unit) })
    play.key(.arrowRight, at: 1)
    play.key(.pageUp, at: 2)
    play.key(.end, at: 3)
    play.adjust(.increment, at: 4)
    #expect(play.effects == [1, 2, 3, 4].map { .bound(.upper, .ms($0)) })
    #expect(play.phase == .idle)
  }

  @Test func `home and end give the bounds`() {
    var play = RulerPlay(5, .with { ($0.range, $0.step) = (0.1...9.95, 0.3) })
    play.key(.end, at: 0)
    #expect(play.value == 9.95)
    play.key(.home, at: 1)
    #expect(play.value == 0.1)
  }

  @Test func `home and end do nothing where there is no bound`() {
    var play = RulerPlay(5, .with { $0.range = -.infinity...10 })
    play.key(.home, at: 0)
    #expect(play.effects == [] && play.value == 5)
    play.key(.end, at: 1)
    #expect(play.value == 10)
  }

  @Test func `digits are for ratings`() {
    var play = RulerPlay(5)
    play.key(.digit(3), at: 0)
    #expect(play.effects == [] && play.value == 5)
  }

  @Test func `a key stops a coasting ruler within its edit`() {
    var play = RulerPlay(0)
    play.fling(-1000, at: 0)
    play.advance(to: 300)
    let value = play.value
    _ = play.news()
    play.key(.arrowRight, at: 300)
    #expect(play.news().names == ["changed", "ended", "idle"])
    #expect(play.value == value.rounded(.down) + 1 && play.phase == .idle)
    play.advance(to: 5000)
    #expect(play.news() == [])
  }

  @Test func `a key while it springs back works from the bound`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.drag(by: 100, at: 0)
    play.up(301, at: 1000)
    play.advance(to: 1050)
    _ = play.news()
    play.key(.arrowRight, at: 1050)
    #expect(play.news().names == ["began", "changed", "ended", "idle"])
    #expect(play.value == 1 && play.offset == 120)
  }

  // MARK: Assistive technology

  @Test func `an increment is an arrow to larger values but for its cause`() {
    for start in [0.0, 2.5, 9.9, 10] {
      for bounds in [0.0...10, 0...9.95] {
        var key = RulerPlay(start, .with { ($0.range, $0.tick) = (bounds, .fraction) })
        var assisted = key
        key.key(.arrowRight, at: 7)
        assisted.adjust(.increment, at: 7)
        #expect(assisted.ruler == key.ruler)
        let renamed = key.effects.map { effect in
          if case .changed(let value, .key, let time, _, _) = effect {
            Effect.changed(value, .assistive, time)
          } else {
            effect
          }
        }
        #expect(assisted.effects == renamed)
      }
    }
  }

  @Test func `assistive technology sets a value where the ruler would rest`() {
    let time = Timestamp(nanoseconds: 0)
    var play = RulerPlay(5, .with { ($0.range, $0.snap) = (0...10, .always) })
    play.adjust(.set(7.4), at: 0)
    #expect(play.value == 7)
    play.adjust(.set(.nan), at: 0)
    play.adjust(.set(7.2), at: 0)
    #expect(
      play.effects == [.began(time), .changed(7, .assistive, time), .ended(.commit, 7, time)])
    play.adjust(.set(99), at: 0)
    #expect(play.value == 10)
    play.adjust(.set(99), at: 0)
    #expect(play.effects.last == .bound(.upper, time))
  }

  @Test(arguments: [0, 3, 10.0])
  func `setting the value it has reports nothing, beyond an end its bound`(value: Double) {
    var play = RulerPlay(value, .with { $0.range = 0...10 })
    play.adjust(.set(value), at: 0)
    #expect(play.effects == [])
    play.adjust(.set(value - 11), at: 0)
    play.adjust(.set(-0.1), at: 0)
    #expect(play.effects.last == .bound(.lower, Timestamp(nanoseconds: 0)))
  }

  @Test func `an increment makes the value larger from right to left too`() {
    var play = RulerPlay(5, .with { $0.layoutDirection = .rightToLeft })
    play.adjust(.increment, at: 0)
    #expect(play.value == 6)
    play.adjust(.decrement, at: 0)
    play.adjust(.decrement, at: 0)
    #expect(play.value == 4)
  }

  @Test(arguments: Seeds.all)
  func `alt and an arrow go to the next fraction, from between two of them too`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<300 {
      let (step, fractions) = (random.pick([1, 0.1, 0.25, 3]), random.pick([2, 5, 10] as [Int64]))
      let marks = Lattice(step: step, fractions: fractions, unitWidth: 120)
      let mark = random.whole(-500...500)
      let isOn = random.coin()
      let share = isOn ? 0 : random.number(0.01...0.99)
      let value = marks.value(ofMark: mark) + share * step / Double(fractions)
      let configuration = RulerConfiguration.with { ($0.step, $0.fractions) = (step, fractions) }
      for (key, next) in [(Key.arrowUp, mark + 1), (.arrowDown, isOn ? mark - 1 : mark)] {
        var play = RulerPlay(value, configuration)
        play.key(key, .alt, at: 0)
        let wanted = marks.value(ofMark: next)
        #expect(play.value == wanted, "seed \(seed): \(key) at \(value), step \(step)/\(fractions)")
      }
    }
  }
}
