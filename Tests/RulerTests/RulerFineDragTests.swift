import ControlCore
import Ruler
import Testing

/// Slower dragging.
@Suite struct RulerFineDragTests {
  @Test func `with the key held it moves by a tenth, and never jumps`() {
    var play = RulerPlay(0)
    play.drag(by: -100, at: 0)
    #expect(play.offset == 100)
    play.pointer(.move, 99, at: 10, .alt)
    #expect(play.offset == 100)
    play.pointer(.move, 89, at: 20, .alt)
    #expect(near(play.offset, 101))
    play.pointer(.move, 89, at: 30)
    #expect(near(play.offset, 101))
    play.pointer(.move, 69, at: 40)
    #expect(near(play.offset, 121))
  }

  @Test func `from what a host sets meanwhile it goes on as slowly, and never jumps`() {
    var play = RulerPlay(50)
    play.drag(by: -100, at: 0)
    play.pointer(.move, 99, at: 10, .alt)
    play.pointer(.move, 89, at: 20, .alt)
    play.set(20)
    let offset = play.offset
    play.pointer(.move, 79, at: 30, .alt)
    #expect(near(play.offset, offset + 1))
  }

  @Test func `held from the start it is slow from the start, after the whole slop`() {
    var play = RulerPlay(0)
    play.pointer(.down, 200, at: 0, .alt)
    play.pointer(.move, 99, at: 10, .alt)
    #expect(near(play.offset, 10))
  }

  @Test func `other keys do not slow it down`() {
    var play = RulerPlay(0)
    play.pointer(.down, 200, at: 0, .control)
    play.pointer(.move, 99, at: 10, .shift)
    #expect(play.offset == 100)
    play.pointer(.move, 89, at: 20, Modifiers.alt.union(.shift))
    #expect(near(play.offset, 101))
  }

  @Test func `the further across, the slower, down to an eighth`() {
    var play = RulerPlay(0, .with { $0.fineDrag.distance = 50 })
    play.drag(by: -100, at: 0)
    var offset = play.offset
    var x = 99.0
    for (index, (across, gain)) in [
      (49.0, 1.0), (50, 0.5), (100, 0.25), (150, 0.125), (900, 0.125),
    ]
    .enumerated() {
      let time = 10 * Double(index + 1)
      play.move(x, 40 - across, at: time)
      #expect(near(play.offset, offset))
      x -= 16
      play.move(x, 40 - across, at: time + 1)
      #expect(near(play.offset, offset + 16 * gain))
      offset = play.offset
    }
  }

  @Test func `the speed of a fling is slowed down too`() {
    var plain = RulerPlay(0)
    var slow = RulerPlay(0)
    plain.pointer(.down, 200, at: 0)
    slow.pointer(.down, 200, at: 0, .alt)
    for step in 1...6 {
      plain.pointer(.move, 200 - 20 * Double(step), at: 10 * Double(step))
      slow.pointer(.move, 200 - 20 * Double(step), at: 10 * Double(step), .alt)
    }
    #expect(near(slow.ruler.velocity, plain.ruler.velocity / 10, 1e-6))
  }

  @Test func `without a distance across does not matter`() {
    var play = RulerPlay(0)
    play.drag(by: -100, at: 0)
    play.move(79, 4000, at: 10)
    #expect(play.offset == 120)
  }
}
