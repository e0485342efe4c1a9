import ControlCore
import Testing

/// Effects of a choice, and their order.
struct ChoiceTests {
  private let settings = GestureSettings(direction: .right, slop: Slop(touch: 0))

  /// Returns the effects of a choice of 3 while `body` moves it.
  private func reported(_ body: (inout Choice, (Effect) -> Void) -> Void) -> [Effect] {
    var choice = Choice(3)
    var effects: [Effect] = []
    body(&choice) { effects.append($0) }
    return effects
  }

  private let start = Timestamp.distantPast

  @Test func `an edit of a pointer ends with idle, one of a key does not`() {
    let mark = MarkSpan(first: 4, count: 1)
    let opening: [Effect] = [
      .began(start), .tick(TickRun(marks: mark, at: start)), .changed(4, .drag, start),
    ]
    let dragged = reported { choice, emit in
      choice.begin(choosing: 4, .drag, ticking: mark, emit: emit)
      choice.end(emit: emit)
    }
    #expect(dragged == opening + [.ended(.commit, 4, start), .idle(start)])
    let typed = reported { choice, emit in
      choice.begin(choosing: 4, .key, ticking: .none, emit: emit)
      choice.end(emit: emit)
    }
    #expect(typed == [.began(start), .changed(4, .key, start), .ended(.commit, 4, start)])
  }

  @Test func `choosing what is chosen already changes nothing, and is an edit`() {
    let effects = reported { choice, emit in
      choice.begin(choosing: 3, .drag, ticking: .none, emit: emit)
      choice.end(emit: emit)
    }
    #expect(effects == [.began(start), .ended(.commit, 3, start), .idle(start)])
  }

  @Test
  func `what is taken back is what was there before the edit, or what the host has said since`() {
    let reverted = reported { choice, emit in
      choice.begin(choosing: 4, .drag, ticking: .none, emit: emit)
      choice.choose(5, .drag, ticking: .none, emit: emit)
      choice.revert(emit: emit)
    }
    #expect(
      reverted.suffix(3) == [.changed(3, .cancel, start), .ended(.cancel, 3, start), .idle(start)])
    let overruled = reported { choice, emit in
      choice.begin(choosing: 4, .drag, ticking: .none, emit: emit)
      choice.update(to: 1, within: 0...5, settings)
      choice.choose(2, .drag, ticking: .none, emit: emit)
      choice.revert(emit: emit)
    }
    #expect(overruled.suffix(2) == [.ended(.cancel, 1, start), .idle(start)])
    let closed = reported { choice, emit in choice.revert(emit: emit) }
    #expect(closed.isEmpty)
  }

  @Test func `what a host sets is moved into the bounds`() {
    var choice = Choice(3)
    let wanted: [Double] = [4, 9, .nan, 5]
    let heard = wanted.map { choice.update(to: $0, within: 0...5, settings) }
    #expect(heard == [true, true, false, false] && choice.value == 5)
    choice.update(to: nil, within: 0...2, settings)
    #expect(choice.value == 2)
    choice.update(to: 40, within: 0...50, settings)
    #expect(choice.value == 40)
  }

  @Test func `a host that stores a Float disturbs nothing`() {
    var choice = Choice(0.1)
    let heard = choice.update(to: Double(Float(0.1)), within: 0...1, settings)
    #expect(!heard && choice.value == 0.1)
  }
}
