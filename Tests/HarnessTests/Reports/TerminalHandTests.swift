import ControlCore
import Harness
import TestSupport
import Testing

/// Tests of a terminal's mouse as lines of scripts.
struct TerminalHandTests {
  private let place = Point(x: 3, y: 4)

  private func mouse(_ action: TerminalMouse.Action, _ modifiers: Modifiers = .none)
    -> TerminalMouse
  {
    TerminalMouse(action, column: 1, row: 1, modifiers: modifiers)
  }

  /// Returns the verbs for mouse actions, each with true if it is on the control.
  private func verbs(_ actions: [(TerminalMouse.Action, Bool)]) -> [Script.Verb?] {
    var hand = TerminalHand()
    return actions.map { hand.verb(for: mouse($0.0), at: place, isInside: $0.1) }
  }

  private var there: Coordinates { .both(place) }
  private var details: PointerDetails { PointerDetails(kind: .mouse) }

  @Test func `a press on the control takes the mouse, wherever it goes, until the button is up`() {
    let found = verbs([
      (.press(0), true), (.drag(0), false), (.release(0), false), (.drag(0), true),
    ])
    #expect(found == [.down(0, there, details), .move(0, there, details), .up(0, there), nil])
  }

  @Test func `a press beside it is not its business`() {
    for button: Int64 in [0, 2] {
      let beside: [(TerminalMouse.Action, Bool)] = [(.press(button), false), (.drag(0), true)]
      #expect(verbs(beside) == [nil, nil])
    }
  }

  @Test(
    arguments: [(1, .middle), (2, .right), (4, .back), (5, .forward)] as [(Int64, PointerButton)])
  func `other buttons are passed on by name, and a move with them hovers`(
    number: Int64, button: PointerButton
  ) {
    let found = verbs([
      (.press(number), true), (.drag(number), true), (.release(number), true), (.press(6), true),
      (.press(0), true), (.press(number), true), (.drag(number), false),
    ])
    let other = PointerDetails(kind: .mouse, button: button)
    #expect(
      found == [
        .down(0, there, other), .hover(there, button: button), .up(0, there, button: button), nil,
        .down(0, there, details), .down(0, there, other), .move(0, there, details),
      ])
  }

  @Test func `a motion without a button says that it has gone up`() {
    #expect(verbs([(.press(0), true), (.motion, true)])[1] == .up(0, there))
  }

  @Test func `it hovers over the control, and leaves once`() {
    let found = verbs([(.motion, false), (.motion, true), (.motion, false), (.motion, false)])
    #expect(found == [nil, .hover(there), .hover(nil), nil])
  }

  @Test func `a notch of the wheel is a detent, over the control`() {
    let turn = Script.Verb.wheel(WheelTurn(.both(0, -1), unit: .detents))
    #expect(verbs([(.wheel(x: 0, y: -1), true), (.wheel(x: 0, y: 1), false)]) == [turn, nil])
  }

  @Test func `modifiers go with the pointer and with keys`() {
    var hand = TerminalHand()
    let verb = hand.verb(for: mouse(.press(0), .shift), at: place, isInside: true)
    #expect(verb == .down(0, there, PointerDetails(kind: .mouse, modifiers: .shift)))
    let stroke = KeyStroke(.arrowLeft, modifiers: .alt)
    #expect(hand.verb(for: .arrowLeft, .alt) == .key(stroke))
  }

  @Test func `taken away, a mouse that is down is cancelled, and one that hovers leaves`() {
    var hand = TerminalHand()
    #expect(hand.leave() == nil)
    _ = hand.verb(for: mouse(.motion), at: place, isInside: true)
    #expect(hand.leave() == .hover(nil))
    _ = hand.verb(for: mouse(.press(0)), at: place, isInside: true)
    #expect(hand.leave() == .cancel(0))
    #expect(hand.leave() == nil)
  }

  @Test func `what is held as the button goes up is reported`() {
    var hand = TerminalHand()
    for action in [TerminalMouse.Action.press(0), .release(0)] {
      let report = TerminalMouse(action, column: 1, row: 1, modifiers: .shift)
      let verb = hand.verb(for: report, at: place, isInside: true)
      if case .release = action { #expect(verb == .up(0, .both(place), .shift)) }
    }
  }

  @Test(arguments: Seeds.all)
  func `whatever a mouse reports, downs and ups alternate, and moves lie between`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    var hand = TerminalHand()
    var isDown = false
    let actions: [TerminalMouse.Action] = [
      .press(0), .press(1), .release(0), .release(2), .drag(0), .drag(1), .motion,
      .wheel(x: 1, y: 0),
    ]
    for _ in 0..<4000 {
      let verb =
        random.chance(20)
        ? hand.leave()
        : hand.verb(for: mouse(random.pick(actions)), at: place, isInside: random.coin())
      switch verb {
      case .down(_, _, let details) where details.button == nil: isDown = true
      case .move: #expect(isDown, "seed \(seed)")
      case .up(_, _, _, nil), .cancel:
        #expect(isDown, "seed \(seed)")
        isDown = false
      case .hover: #expect(!isDown, "seed \(seed)")
      default: break
      }
      #expect(hand.isDown == isDown, "seed \(seed)")
    }
  }
}
