import ControlCore

/// Parsers of the events.
extension LineCursor {
  /// Reads the arguments of a verb, up to the end of the line.
  mutating func verb(_ name: Vocabulary.VerbName) throws(Diagnostic) -> Script.Verb {
    let verb = try arguments(of: name)
    try end()
    return verb
  }

  private mutating func arguments(
    of name: Vocabulary.VerbName
  ) throws(Diagnostic) -> Script.Verb {  // table
    switch name {
    case .move: .move(try pointerID(), try coordinates("a place"), try details(of: name))
    case .expect: .expect(try check())
    case .down: .down(try pointerID(), try coordinates("a place"), try details(of: name))
    case .up: try up()
    case .cancel: .cancel(take("all") ? nil : try pointerID())
    case .hover: try hover()
    case .glide: .glide(try glide())
    case .tap: .tap(try tap())
    case .wheel: .wheel(try wheelTurn())
    case .rotate: .rotate(try number(), try rotationUnit())
    case .key: .key(try keyStroke())
    case .adjust: try adjustment()
    case .focus: .focus(try part(in: try word("a part")))
    case .set: try change()
    case .frames: .frames(try frames())
    case .wait: .wait(try duration())
    case .settle: .settle(within: take("within") ? try duration() : nil)
    case .mark: .mark(try string("a name"))
    }
  }

  private mutating func up() throws(Diagnostic) -> Script.Verb {
    let id = try pointerID()
    let place = isAtEnd || isAtAttribute ? nil : try coordinates("a place")
    let details = try details(of: .up)
    return .up(id, place, details.modifiers, button: details.button)
  }

  private mutating func hover() throws(Diagnostic) -> Script.Verb {
    let place = take("out") ? nil : try coordinates("a place, or out")
    return .hover(place, button: try details(of: .hover).button)
  }

  private mutating func adjustment() throws(Diagnostic) -> Script.Verb {
    let adjustment: Adjustment =
      take("to")
      ? .set(try number("a value"))
      : try choice(Vocabulary.adjustments, "increment, decrement or 'to' and a value")
    var part: UInt8 = 0
    try attributes(of: .adjust) { (_, value, cursor) throws(Diagnostic) in
      part = try cursor.part(in: value)
    }
    return .adjust(adjustment, part: part)
  }

  private mutating func glide() throws(Diagnostic) -> Glide {
    let id = try pointerID()
    try keyword("to", "'to'")
    let target = try coordinates("a place")
    try keyword("over", "'over'")
    var glide = Glide(id, to: target, over: try duration())
    if take("every") {
      let word = try word("a duration")
      next -= 1
      let period = try duration()
      guard period > 0 else {
        throw problem(
          .valueOutOfRange, at: word, subject: " needs a time between its moves that is not 0",
          help: example)
      }
      glide.period = period
    }
    guard glide.moveCount <= ScriptRules.longestLine else {
      throw problem(
        .glideTooLong, at: words[next - 1], subject: " makes more than 1000000 moves",
        help: [UInt8]("shorten it, or move less often: every <duration>"))
    }
    return glide
  }

  private mutating func tap() throws(Diagnostic) -> Script.Tap {
    let id = try pointerID()
    let place = try coordinates("a place")
    return Script.Tap(id, at: place, for: take("for") ? try duration() : nil)
  }

  private mutating func rotationUnit() throws(Diagnostic) -> RotationUnit {
    isAtEnd ? .detents : try choice(Vocabulary.rotationUnits, "a unit")
  }

  private mutating func frames() throws(Diagnostic) -> Int64 {
    let word = try word("a number of frames")
    return try count(in: word)
  }

  // MARK: Attributes

  /// True if the next word is `name=value`.
  private var isAtAttribute: Bool { peek?.contains(UInt8(ascii: "=")) ?? false }

  private mutating func details(
    of verb: Vocabulary.VerbName
  ) throws(Diagnostic) -> PointerDetails {
    var details = PointerDetails()
    try attributes(of: verb) {
      (name, value, cursor) throws(Diagnostic) in
      switch name {
      case .kind:
        details.kind = try cursor.choice(Vocabulary.kinds, "a kind of pointer", of: value)
      case .button:
        details.button = try cursor.choice(Vocabulary.buttons, "a button", of: value)
      case .pressure: details.pressure = try cursor.pressure(in: value)
      default: details.modifiers = try cursor.modifiers(in: value)
      }
    }
    return details
  }

  // Reads a distance as two words, as in `wheel 0 1.5`, unlike a position.
  private mutating func wheelTurn() throws(Diagnostic) -> WheelTurn {
    let first = try number("a distance")
    var turn = WheelTurn(!isAtEnd && !isAtAttribute ? .both(first, try number()) : .along(first))
    try attributes(of: .wheel) { (name, value, cursor) throws(Diagnostic) in
      switch name {
      case .unit:
        turn.unit = try cursor.choice(Vocabulary.wheelUnits, "a unit of a wheel", of: value)
      case .phase:
        turn.phase = try cursor.choice(Vocabulary.wheelPhases, "a phase of a wheel", of: value)
      default: turn.modifiers = try cursor.modifiers(in: value)
      }
    }
    return turn
  }

  private mutating func keyStroke() throws(Diagnostic) -> KeyStroke {
    var stroke = KeyStroke(try choice(Vocabulary.keys, "a key that controls answer to"))
    if !isAtEnd, !isAtAttribute { stroke.action = try choice(Vocabulary.keyActions, "down or up") }
    try attributes(of: .key) { (name, value, cursor) throws(Diagnostic) in
      if name == .mods {
        stroke.modifiers = try cursor.modifiers(in: value)
      } else {
        stroke.count = try cursor.count(in: value)
      }
    }
    return stroke
  }

  /// Reads `name=value` words; the verb's row lists the allowed ones.
  private mutating func attributes(
    of verb: Vocabulary.VerbName,
    _ body: (Vocabulary.Attribute, Range<Int>, LineCursor) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    guard !isAtEnd else { return }
    let allowed = verb.row.attributes
    var seen: [Vocabulary.Attribute] = []
    while let equals = peek?.firstIndex(of: UInt8(ascii: "=")), let word = take() {
      let key = word.lowerBound..<equals
      guard let name = Vocabulary.attributes.value(of: text(key)), allowed.contains(name) else {
        let list = WordList(Vocabulary.attributes.entries.filter { allowed.contains($0.value) })
        throw problem(
          .unknownAttribute, "unknown attribute ", key, "", help: advice(key, from: list))
      }
      guard !seen.contains(name) else {
        throw problem(.repeatedAttribute, "", key, " is given twice")
      }
      seen.append(name)
      try body(name, equals + 1..<word.upperBound, self)
    }
  }

  private func pressure(in range: Range<Int>) throws(Diagnostic) -> Double {
    let number = try number(in: range)
    guard (0...1).contains(number) else {
      throw problem(.valueOutOfRange, "pressure ", range, " is not between 0 and 1")
    }
    return number
  }

  /// Parses `shift+alt`.
  private func modifiers(in range: Range<Int>) throws(Diagnostic) -> Modifiers {
    var modifiers = Modifiers.none
    var start = range.lowerBound
    for index in range where bytes[index] == UInt8(ascii: "+") {
      modifiers = modifiers.union(try modifier(in: start..<index))
      start = index + 1
    }
    return modifiers.union(try modifier(in: start..<range.upperBound))
  }

  private func modifier(in range: Range<Int>) throws(Diagnostic) -> Modifiers {
    try choice(Vocabulary.modifiers, "a modifier key", of: range)
  }
}
