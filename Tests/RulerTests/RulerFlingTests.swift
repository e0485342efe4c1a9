import ControlCore
import Ruler
import Testing

/// Releases with velocity.
@Suite struct RulerFlingTests {
  /// Returns the start value of a drag by `fling(-speed)` that ends at `value`.
  private func before(_ value: Double, speed: Double = 1000) -> Double {
    value - (speed * 0.1 - 1) / 120
  }

  @Test func `a fling of 1000 points per second goes 356 points in 2.28 seconds`() {
    var play = RulerPlay(before(0))
    play.fling(-1000, at: 0)
    #expect(play.phase == .coasting)
    #expect(near(play.ruler.velocity, 1000, 1e-6))
    #expect(near(play.ruler.target, 2.967022, 1e-6))
    play.advance(to: 600)
    #expect(near(play.offset, 268.8682, 1e-4))
    #expect(near((play.ruler.restTime ?? .ms(0)).ms, 2378.1, 0.1))
    play.settle()
    #expect(near(play.offset, 356.0426, 1e-4))
    #expect(near(play.value, 2.967022, 1e-6))
    #expect(play.phase == .idle && play.ruler.velocity == 0)
  }

  @Test func `a release exactly as fast as the minimum does not coast`() {
    var play = RulerPlay(0)
    play.down(200, at: 0)
    for step in 1...5 { play.move(200 - 0.9 * 2 * Double(step), at: 20 * Double(step)) }
    let speed = play.ruler.velocity
    #expect(near(speed, 90, 1e-6))
    var exact = play
    exact.configure { $0.minimumFling = speed }
    exact.up(191, at: 100)
    #expect(exact.phase == .idle)
    // Differences up to 1e-9 of it count as rounding.
    var rounded = play
    rounded.configure { $0.minimumFling = speed * (1 - 5e-10) }
    rounded.up(191, at: 100)
    #expect(rounded.phase == .idle)
    play.configure { $0.minimumFling = speed * (1 - 2e-9) }
    play.up(191, at: 100)
    #expect(play.phase == .coasting)
  }

  @Test func `a fling just above 90 goes 31 points`() {
    var play = RulerPlay(before(0, speed: 90.0001))
    play.fling(-90.0001, at: 0)
    play.settle()
    #expect(near(play.offset, 31.4979, 1e-3))
  }

  @Test func `no release is faster than 8000 points per second`() {
    var play = RulerPlay(0)
    play.fling(-50_000, at: 0)
    #expect(play.ruler.velocity == 8000)
    play = RulerPlay(0)
    play.fling(50_000, at: 0)
    #expect(play.ruler.velocity == -8000)
  }

  @Test func `opposite flings are mirror images`() {
    var left = RulerPlay(before(0))
    var right = RulerPlay(-before(0))
    left.fling(-1000, at: 0)
    right.fling(1000, at: 0)
    #expect(near(left.ruler.target, -right.ruler.target, 1e-12))
    left.advance(to: 700)
    right.advance(to: 700)
    #expect(near(left.offset, -right.offset, 1e-9))
  }

  @Test func `a faster fling goes further`() {
    var last = 0.0
    for speed in stride(from: 100.0, through: 6000, by: 100) {
      var play = RulerPlay(before(0, speed: speed))
      play.fling(-speed, at: 0)
      #expect(play.ruler.target > last)
      last = play.ruler.target
    }
  }

  @Test func `a coasting ruler slows down all the way and goes one way`() {
    var play = RulerPlay(0)
    play.fling(-3000, at: 0)
    var (speed, offset) = (play.ruler.velocity, play.offset)
    while play.phase == .coasting {
      play.advance(to: play.now + 16)
      #expect(play.ruler.velocity < speed && play.offset >= offset)
      (speed, offset) = (play.ruler.velocity, play.offset)
    }
  }

  // MARK: Velocity

  @Test func `a pointer that rests for 40 ms has no speed left`() {
    var play = RulerPlay(0)
    play.down(200, at: 0)
    for step in 1...5 { play.move(200 - 20 * Double(step), at: 10 * Double(step)) }
    var rested = play
    rested.up(100, at: 91)
    #expect(rested.phase == .idle)
    play.up(100, at: 89)
    #expect(play.phase == .coasting)
  }

  @Test func `reports without movement do not keep the speed alive`() {
    var play = RulerPlay(0)
    play.down(200, at: 0)
    for step in 1...5 { play.move(200 - 20 * Double(step), at: 10 * Double(step)) }
    for step in 1...5 { play.move(100, at: 50 + 9 * Double(step)) }
    play.up(100, at: 96)
    #expect(play.phase == .idle)
  }

  @Test func `the position of an up is a move but says nothing about speed`() {
    var play = RulerPlay(0)
    play.down(200, at: 0)
    for step in 1...5 { play.move(200 - 20 * Double(step), at: 10 * Double(step)) }
    let speed = play.ruler.velocity
    let offset = play.offset
    play.up(40, at: 51)
    #expect(play.offset == offset + 60)
    #expect(play.ruler.velocity == speed)
  }

  @Test func `two reports make no speed`() {
    var play = RulerPlay(0)
    play.down(200, at: 0)
    play.move(100, at: 10)
    play.up(100, at: 10)
    #expect(play.phase == .idle)
  }

  @Test func `past a bound the speed is that of what shows`() {
    var play = RulerPlay(0, .with { $0.range = 0...10 })
    play.down(200, at: 0)
    for step in 1...10 { play.move(200 + 10 * Double(step), at: 10 * Double(step)) }
    let segment = 1 + 0.55 * 99 / 375.0
    #expect(near(play.ruler.velocity, -1000 * 0.55 / (segment * segment), 1e-6))
    play.up(300, at: 100)
    #expect(near(play.ruler.velocity, -1000 * 0.55 / (segment * segment), 1e-6))
  }

  // MARK: Catching

  @Test func `a press freezes a coasting ruler and the edit goes on`() {
    var play = RulerPlay(0, .with { $0.tick = .fraction })
    play.fling(-1000, at: 0)
    play.advance(to: 300)
    let offset = play.offset
    let value = play.value
    _ = play.news()
    play.down(50, at: 300)
    play.advance(to: 2000)
    #expect(play.offset == offset && play.value == value && play.ruler.velocity == 0)
    #expect(play.phase == .pressed && play.news() == [])
    play.move(49 - 12, at: 2010)
    #expect(near(play.offset, offset + 12))
    #expect(!play.news().names.contains("began"))
    play.up(37, at: 2100)
    #expect(play.news().names == ["ended", "idle"])
  }

  @Test func `a caught ruler lifted without a drag ends where it is, without a tap`() {
    var play = RulerPlay(0)
    play.fling(-1000, at: 0)
    play.down(50, at: 300)
    let value = play.value
    _ = play.news()
    play.up(50, at: 400)
    #expect(play.news() == [.ended(.commit, value, .ms(400)), .idle(.ms(400))])
  }

  @Test func `a caught ruler lifted without a drag obeys the snap rule within its edit`() {
    var play = RulerPlay(0, .with { $0.snap = .always })
    play.fling(-1000, at: 0)
    play.down(50, at: 300)
    _ = play.news()
    play.up(50, at: 400)
    #expect(play.phase == .settling)
    play.settle()
    #expect(play.news().names == ["snapped", "ended", "idle"])
    #expect(play.value == play.value.rounded())
  }
}
