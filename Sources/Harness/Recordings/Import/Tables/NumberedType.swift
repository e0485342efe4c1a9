import GestureScript

/// An event type that is a number instead of a word.
struct NumberedType: Equatable {
  /// The system that defines the numbers.
  enum System: Equatable {
    /// `MotionEvent`: 0 is down, 1 up, 2 move, 3 cancel; bits from 8 up: the finger.
    case android
    /// `UITouch.Phase`, and Unity's `TouchPhase`: 0 is down, 1 and 2 are moves, 3 is up, 4 cancel.
    case uiKit
  }

  let system: System
  let code: Int64
  let phase: PointerRowPhase

  /// `nil` if it is no number that the system has.
  init?(_ text: ArraySlice<UInt8>, of system: System) {
    let phases = system == .android ? Self.android : Self.uiKit
    guard let number = DecimalText.parseInteger(text), number >= 0, number < 1 << 16 else {
      return nil
    }
    code = system == .android ? number & 0xFF : number
    guard code < phases.count else { return nil }
    self.system = system
    phase = phases[Int(code)]
  }

  /// The phases by their numbers.
  private static let android: [PointerRowPhase] = [
    .down, .up, .move, .cancel, .unused, .down, .up, .hover, .wheel, .hover, .leave,
  ]
  private static let uiKit: [PointerRowPhase] = [
    .down, .move, .move, .up, .cancel, .hover, .hover, .leave,
  ]

  /// True for events of a second finger, which needs an identifier.
  var isOfSecondFinger: Bool { system == .android && (code == 5 || code == 6) }
}

/// Checks that the numbers of a log are plausible: a contact begins with a down, and ends once.
struct NumberedTypes {
  private(set) var count: Int64 = 0
  private var first: (type: NumberedType, place: PointerPlace)?
  /// Pointers with a known contact start; the log may have begun during other contacts.
  private var known: [Int64] = []
  private var hasUp = false
  /// True if a contact moved or ended without a start.
  private var hasOrphans = false
  private var hasSecondFinger = false
  private var firstCancel: (type: NumberedType, place: PointerPlace)?

  /// Consumes the next number.
  ///
  /// - Throws: `Diagnostic` if the numbers must have another meaning.
  mutating func take(
    _ type: NumberedType, of row: PointerRow, isDown: Bool, at place: PointerPlace
  ) throws(Diagnostic) {
    let isFirst = first == nil
    if isFirst { first = (type, place) }
    count += 1
    if type.isOfSecondFinger {
      guard row.hasID || !isDown || type.phase == .up else {
        throw Self.fingerWithoutName(type, place)
      }
      if row.hasID { hasSecondFinger = true }
    }
    let isKnown = known.contains(row.id)
    switch type.phase {
    case .down:
      guard !isDown || hasSecondFinger else {
        throw Self.error(type, "a down, comes twice", place)
      }
    case .move:
      guard isDown || !isKnown else {
        throw Self.error(type, "a move, comes without a down", place)
      }
    case .up, .cancel:
      guard isDown || hasSecondFinger || !isKnown && !isFirst else {
        throw Self.error(
          type,
          type.phase == .up ? "an up, comes without a down" : "a cancel, comes without a down",
          place)
      }
      if type.phase == .up { hasUp = true }
      if type.phase == .cancel, firstCancel == nil { firstCancel = (type, place) }
    default: return
    }
    if !isDown, type.phase != .down { hasOrphans = true }
    if !isKnown, type.phase != .move, known.count < RecordingBuilder.maximumPointers {
      known.append(row.id)
    }
  }

  /// Checks a log with numbered event types.
  ///
  /// - Parameter hasContacts: true if it has contacts.
  /// - Returns: a note; `nil` if no numbers were read.
  /// - Throws: `Diagnostic` if the numbers must have another meaning.
  func finish(hasContacts: Bool) throws(Diagnostic) -> Diagnostic? {
    guard let first else { return nil }
    if let firstCancel, !hasUp, firstCancel.type.system == .android {
      throw Self.error(firstCancel.type, "a cancel, ends all contacts", firstCancel.place)
    }
    guard hasContacts || !hasOrphans else {
      throw Self.error(first.type, "comes first, and a down never", first.place)
    }
    return first.type.system == .android
      ? Diagnostic(
        .numberedTypes, at: first.place.span,
        "numbers are read as Android's: 0 down, 1 up, 2 move, 3 cancel",
        help: "if they mean something else, map them, as --types 0=down,1=move,2=up")
      : Diagnostic(
        .numberedTypes, at: first.place.span,
        "numbers are read as UIKit's and Unity's: 0 down, 1 and 2 move, 3 up, 4 cancel",
        help: """
          if they mean something else, map them, as --types 0=down,1=up,2=move; Unity's places go \
          up, which --map-y 0..600:600..0 turns over
          """)
  }

  private static func error(
    _ type: NumberedType, _ what: StaticString, _ place: PointerPlace
  ) -> Diagnostic {
    let whose = type.system == .android ? "types are not Android's" : "phases are not UIKit's"
    let message = Array("the \(whose) numbers: \(type.code), \(what)".utf8)
    return Diagnostic(
      .unknownPhase, at: place.span, message,
      help: [UInt8](
        "map them, as --types 0=down,1=move,2=up; or for a state, as 1=contact,0=none"))
  }

  private static func fingerWithoutName(
    _ type: NumberedType, _ place: PointerPlace
  ) -> Diagnostic {
    let message = Array("\(type.code) is another finger's, and no column names the finger".utf8)
    return Diagnostic(
      .missingField, at: place.span, message,
      help: [UInt8](
        """
        map one: --columns id=NAME; or leave other fingers out: --types \
        0=down,1=up,2=move,3=cancel,5=none,6=none
        """))
  }
}
