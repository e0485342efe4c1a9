import ControlCore
import GestureScript

// The kinds, buttons and modifiers with which generated pointers go down, move and go up.

extension EventMaker {
  func details(_ choices: inout Choices) -> PointerDetails {
    guard choices.chance(40, "details") else { return PointerDetails() }
    let (button, kind) = choices.pick(Self.presses, "kind") { bits in
      let kind = bits.whole(0...3)
      // As for a lift, so that older seeds keep their scripts.
      var ahead = bits
      return kind + (ahead.chance(300) ? 4 * ahead.whole(1...2) : 0)
    }
    let modifiers = choices.pick([.none, .shift, .alt] as [Modifiers], "modifiers")
    let isKnown = table.abilities.isSuperset(of: ControlAbilities(kind))
    return PointerDetails(
      kind: isKnown ? kind : nil, button: allowed(button), modifiers: allowed(modifiers))
  }

  /// The ways in which a pointer goes down: with these buttons, of these kinds.
  private static let presses: [(button: PointerButton?, kind: PointerKind?)] =
    [nil, .right, .middle].flatMap { button in
      [nil, .touch, .mouse, .pen].map { (button, $0) }
    }

  /// The ways in which a pointer goes up: at its last position or elsewhere, with these modifiers.
  static let ends: [(isElsewhere: Bool, modifiers: Modifiers, button: PointerButton?)] =
    [nil, .right].flatMap { button in
      [.none, .shift, .alt].flatMap { [(false, $0, button), (true, $0, button)] }
    }

  /// The button, if the control hears of buttons.
  func allowed(_ button: PointerButton?) -> PointerButton? {
    table.abilities.contains(.buttons) ? button : nil
  }

  /// The modifiers, if the control receives them.
  func allowed(_ modifiers: Modifiers) -> Modifiers {
    table.abilities.contains(.modifiers) ? modifiers : .none
  }
}
