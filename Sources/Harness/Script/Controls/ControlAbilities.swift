import ControlCore

/// What can be done to a control, and what it tells of itself.
///
/// The controls of this project can do all of it. A control in another process, or of another toolkit, may take no pens,
/// or tell nothing but its value: scripts are made without what it does not have, and laws that need what it does not
/// tell are not tried on it.
public struct ControlAbilities: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(bit: UInt32) {
    self.init(rawValue: 1 &<< bit)
  }

  // MARK: What can be done to it

  /// One pointer goes down, moves and goes up.
  public static let pointer = ControlAbilities(bit: 0)
  /// Several pointers do that at once.
  public static let pointers = ControlAbilities(bit: 1)
  /// The system takes a pointer away.
  public static let cancel = ControlAbilities(bit: 2)
  /// A pointer that is not down is above it, or leaves it.
  public static let hover = ControlAbilities(bit: 3)
  /// A wheel turns, or a touchpad scrolls.
  public static let wheel = ControlAbilities(bit: 4)
  /// A key is pressed.
  public static let key = ControlAbilities(bit: 5)
  /// Assistive technology asks for a step or a value.
  public static let adjust = ControlAbilities(bit: 6)
  /// A crown is turned.
  public static let rotate = ControlAbilities(bit: 7)
  /// The focus comes to one of its parts.
  public static let focus = ControlAbilities(bit: 8)
  /// Shift and the like are held while something else happens.
  public static let modifiers = ControlAbilities(bit: 9)
  /// The host sets the value.
  public static let set = ControlAbilities(bit: 10)
  /// Pointers may be fingers.
  public static let touch = ControlAbilities(bit: 11)
  /// Pointers may be a mouse.
  public static let mouse = ControlAbilities(bit: 12)
  /// Pointers may be a pen.
  public static let pen = ControlAbilities(bit: 13)

  // MARK: What it tells

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
  /// It rests on a mark.
  public static let snapped = ControlAbilities(bit: 19)
  /// Nothing is held, and nothing moves any more.
  public static let idle = ControlAbilities(bit: 20)
  /// What it is doing: `ControlPhase`.
  public static let phase = ControlAbilities(bit: 21)
  /// Where it is drawn, which may lie between two values.
  public static let shown = ControlAbilities(bit: 22)
  /// When it will rest.
  public static let rest = ControlAbilities(bit: 23)

  /// What each of its parts is doing, and when each will rest. Of a control of one part that is what it does itself.
  public static let phases = ControlAbilities(bit: 26)

  /// The value at which it will rest if nothing happens, of each part.
  public static let target = ControlAbilities(bit: 27)

  // MARK: How it is tried

  /// It is told that time passes, and does not wait until it has: equal scripts happen at equal times.
  public static let virtualTime = ControlAbilities(bit: 24)
  /// A copy of it costs next to nothing. Of a control without it, laws make copies at no more than three moments of a script.
  public static let copies = ControlAbilities(bit: 25)

  /// Its value follows a pointer that drags it, and does not wait until that is let go.
  public static let follows = ControlAbilities(bit: 28)
  /// What a user chooses is its value: no host is asked first, and may refuse it or choose another.
  public static let owns = ControlAbilities(bit: 29)

  /// What it says of itself to assistive technology.
  public static let aria = ControlAbilities(bit: 30)

  /// All but `aria`, which a control does not have before it is in a page.
  public static let all = ControlAbilities(rawValue: 0x3FFF_FFFF)

  /// What reports and drivers call them, in the order of their bits.
  package static let words: [(word: StaticString, ability: ControlAbilities)] = [
    ("pointer", .pointer), ("pointers", .pointers), ("cancel", .cancel), ("hover", .hover),
    ("wheel", .wheel), ("key", .key), ("adjust", .adjust), ("rotate", .rotate), ("focus", .focus),
    ("modifiers", .modifiers), ("set", .set), ("touch", .touch), ("mouse", .mouse), ("pen", .pen),
    ("began", .began), ("changed", .changed), ("ended", .ended), ("tick", .tick),
    ("bound", .bound), ("snapped", .snapped), ("idle", .idle), ("phase", .phase),
    ("shown", .shown), ("rest", .rest), ("virtual time", .virtualTime), ("copies", .copies),
    ("phases", .phases), ("target", .target), ("follows", .follows), ("a value of its own", .owns),
    ("aria", .aria),
  ]

  /// Their words, with commas between.
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
  /// What a control must have for the line to be done to it, if its pointers are of no kind of their own.
  package var needs: ControlAbilities {
    switch self {
    case .down(_, _, let details), .move(_, _, let details): details.needs.union(.pointer)
    case .up(_, _, let modifiers): modifiers.needs.union(.pointer)
    case .tap, .glide: .pointer
    case .cancel: .cancel
    case .hover: .hover
    case .wheel(let turn): turn.modifiers.needs.union(.wheel)
    case .key(let stroke): stroke.modifiers.needs.union(.key)
    case .adjust: .adjust
    case .rotate: .rotate
    case .focus: .focus
    case .setPart: .set
    case .set(let setting, _): setting.newValue == nil ? [] : .set
    default: []
    }
  }
}

extension PointerDetails {
  fileprivate var needs: ControlAbilities { modifiers.needs.union(ControlAbilities(kind)) }
}

extension ControlAbilities {
  /// What a control must have for a pointer that has this kind of its own; nothing if it has none.
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
