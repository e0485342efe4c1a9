import ControlCore

/// The inputs that a control supports, and the outputs that it reports.
///
/// The controls of this project have all of them. A control in another process or toolkit may
/// support no pens, or report only its value: generated scripts omit unsupported inputs, and laws
/// that need missing outputs are skipped.
public struct ControlAbilities: OptionSet, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(bit: UInt64) {
    self.init(rawValue: 1 &<< bit)
  }

  // MARK: Inputs

  /// A pointer goes down, moves and goes up.
  public static let pointer = ControlAbilities(bit: 0)
  /// Several pointers are down at once.
  public static let pointers = ControlAbilities(bit: 1)
  /// The system cancels a pointer.
  public static let cancel = ControlAbilities(bit: 2)
  /// A pointer hovers over the control, or leaves it.
  public static let hover = ControlAbilities(bit: 3)
  /// A wheel turns, or a touchpad scrolls.
  public static let wheel = ControlAbilities(bit: 4)
  /// A key is pressed.
  public static let key = ControlAbilities(bit: 5)
  /// Assistive technology requests a step or a value.
  public static let adjust = ControlAbilities(bit: 6)
  /// A crown is turned.
  public static let rotate = ControlAbilities(bit: 7)
  /// The focus moves to a part.
  public static let focus = ControlAbilities(bit: 8)
  /// Modifier keys are held during other input.
  public static let modifiers = ControlAbilities(bit: 9)
  /// The host sets the value.
  public static let set = ControlAbilities(bit: 10)
  /// Pointers can be fingers.
  public static let touch = ControlAbilities(bit: 11)
  /// Pointers can be a mouse.
  public static let mouse = ControlAbilities(bit: 12)
  /// Pointers can be a pen.
  public static let pen = ControlAbilities(bit: 13)

  // MARK: Outputs

  /// An edit begins.
  public static let began = ControlAbilities(bit: 14)
  /// The value changes.
  public static let changed = ControlAbilities(bit: 15)
  /// An edit ends.
  public static let ended = ControlAbilities(bit: 16)
  /// A mark is passed.
  public static let tick = ControlAbilities(bit: 17)
  /// A bound is reached.
  public static let bound = ControlAbilities(bit: 18)
  /// The control comes to rest on a mark.
  public static let snapped = ControlAbilities(bit: 19)
  /// Nothing holds the control, and nothing moves any more.
  public static let idle = ControlAbilities(bit: 20)
  /// The `ControlPhase` of the control.
  public static let phase = ControlAbilities(bit: 21)
  /// The displayed position, which may lie between two values.
  public static let shown = ControlAbilities(bit: 22)
  /// The time at which the control comes to rest.
  public static let rest = ControlAbilities(bit: 23)

  /// The phase and the rest time of each part; for a single part, those of the control.
  public static let phases = ControlAbilities(bit: 26)

  /// The value of each part at rest if nothing else happens.
  public static let target = ControlAbilities(bit: 27)

  // MARK: Test conditions

  /// The control receives the time instead of waiting for it: equal scripts have equal times.
  public static let virtualTime = ControlAbilities(bit: 24)
  /// Copies are cheap. Otherwise laws make copies at no more than three moments of a script.
  public static let copies = ControlAbilities(bit: 25)

  /// The value follows a dragging pointer, without waiting for its release.
  public static let follows = ControlAbilities(bit: 28)
  /// The user's choice becomes the value; no host is asked first, which could reject or replace it.
  public static let owns = ControlAbilities(bit: 29)

  /// The ARIA attributes for assistive technology.
  public static let aria = ControlAbilities(bit: 30)

  /// A pointer or the focus stays with its thumb. Otherwise it goes on with the neighbour where two
  /// thumbs meet.
  public static let ownThumb = ControlAbilities(bit: 31)

  /// Pointers have buttons beside the left one.
  public static let buttons = ControlAbilities(bit: 32)

  /// The answer whether an event was the control's own.
  public static let handled = ControlAbilities(bit: 33)

  /// The host sets several settings and values in one act; otherwise one after the other.
  public static let update = ControlAbilities(bit: 34)

  /// All except `aria`, which needs a control in a page.
  public static let all = ControlAbilities(rawValue: 0x7_BFFF_FFFF)

  /// The names in reports and drivers, in the order of the bits.
  package static let words: [(word: StaticString, ability: ControlAbilities)] = [
    ("pointer", .pointer), ("pointers", .pointers), ("cancel", .cancel), ("hover", .hover),
    ("wheel", .wheel), ("key", .key), ("adjust", .adjust), ("rotate", .rotate), ("focus", .focus),
    ("modifiers", .modifiers), ("set", .set), ("touch", .touch), ("mouse", .mouse), ("pen", .pen),
    ("began", .began), ("changed", .changed), ("ended", .ended), ("tick", .tick),
    ("bound", .bound), ("snapped", .snapped), ("idle", .idle), ("phase", .phase),
    ("shown", .shown), ("rest", .rest), ("virtual time", .virtualTime), ("copies", .copies),
    ("phases", .phases), ("target", .target), ("follows", .follows), ("a value of its own", .owns),
    ("aria", .aria), ("thumbs that do not swap", .ownThumb), ("button", .buttons),
    ("handled", .handled), ("update", .update),
  ]

  /// The names of the abilities, separated by commas.
  public var text: [UInt8] {
    var text: [UInt8] = []
    for (word, ability) in Self.words where contains(ability) {
      text.append(text.isEmpty ? "" : ", ")
      text.append(word)
    }
    return text
  }
}

extension Script.Verb {
  /// The abilities required by the line, apart from the kind of pointers that name none.
  package var needs: ControlAbilities {
    switch self {
    case .down(_, _, let details), .move(_, _, let details): details.needs.union(.pointer)
    case .up(_, _, let modifiers, let button):
      PointerDetails(button: button, modifiers: modifiers).needs.union(.pointer)
    case .tap, .glide: .pointer
    case .cancel: .cancel
    case .hover(_, let button): PointerDetails(button: button).needs.union(.hover)
    case .wheel(let turn): turn.modifiers.needs.union(.wheel)
    case .key(let stroke): stroke.modifiers.needs.union(.key)
    case .adjust: .adjust
    case .rotate: .rotate
    case .focus: .focus
    case .set(let settings, _): settings.contains { $0.newValue != nil } ? .set : []
    default: []
    }
  }
}

extension PointerDetails {
  fileprivate var needs: ControlAbilities {
    let buttons: ControlAbilities = (button ?? .left) == .left ? [] : .buttons
    return modifiers.needs.union(ControlAbilities(kind)).union(buttons)
  }
}

extension ControlAbilities {
  /// Creates the ability required by a kind of pointer; empty for `nil`.
  package init(_ kind: PointerKind?) {
    switch kind {
    case .touch: self = .touch
    case .mouse: self = .mouse
    case .pen: self = .pen
    case nil: self = []
    }
  }
}

extension Modifiers {
  fileprivate var needs: ControlAbilities { self == .none ? [] : .modifiers }
}
