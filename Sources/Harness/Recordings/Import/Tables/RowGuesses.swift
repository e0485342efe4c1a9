import GestureScript

/// Guesses about rows of a pointer log that may be far off: notes, each at its first occurrence.
struct RowGuesses {
  private var pynputScroll: SourceSpan?
  private var repeatedDown: SourceSpan?
  private var upwards: SourceSpan?
  /// The first turn of a wheel without a unit, as long as all are few whole points.
  private var smallTurn: SourceSpan?
  private var hasLargeTurn = false
  /// The first held move, with the column that shows it; then the first click without press.
  private var held: (name: ArraySlice<UInt8>, span: SourceSpan)?
  private var click: SourceSpan?

  mutating func take(_ row: PointerRow, isDown: Bool, at place: PointerPlace) {
    if row.isPynputScroll { note(place, &pynputScroll) }
    if row.goesUp { note(place, &upwards) }
    if row.phase == .down, isDown, !row.isOtherButton { note(place, &repeatedDown) }
    if row.isBareClick { note(place, &click) }
    if held == nil, let name = row.heldSign { held = (name, place.span) }
    guard row.phase == .wheel, !row.hasUnit, !row.isPynputScroll else { return }
    let turn = max(row.deltaX.magnitude, row.deltaY.magnitude)
    if turn > 3 || Double(Int64(turn)) != turn { hasLargeTurn = true }
    if turn > 0 { note(place, &smallTurn) }
  }

  private func note(_ place: PointerPlace, _ first: inout SourceSpan?) {
    if first == nil { first = place.span }
  }

  /// - Throws: `Diagnostic` if a log without contacts has signs of them that the user can declare.
  func checkWithoutContacts() throws(Diagnostic) {
    if let held {
      var error = Diagnostic(
        .unclear, at: held.span, "the file has only moves, and '", held.name,
        "' may mark touches")
      error.help = PointerLayout.example("map it: --columns ", "type", held.name)
      error.help?.append(
        held.name.matches(anyCaseOf: "pressed")
          ? " --types true=contact,false=none" : " --types 1=contact,0=none")
      throw error
    }
    if let click {
      throw Diagnostic(
        .unclear, at: click, "there are clicks, and no press or release",
        help: """
          if a column tells presses from releases, map it: --columns pressed=NAME; or leave clicks \
          out: --types click=none
          """)
    }
  }

  var notes: [Diagnostic] {
    var notes: [Diagnostic] = []
    func add(
      _ code: Diagnostic.Code, _ span: SourceSpan?, _ message: StaticString, _ help: StaticString
    ) {
      if let span { notes.append(Diagnostic(code, at: span, message, help: help)) }
    }
    add(
      .guessedTurn, pynputScroll, "a scroll's dx and dy are read as pynput's: notches, positive up",
      "if they are points, positive down, map them: --columns deltaX=dx,deltaY=dy")
    add(
      .guessedTurn, hasLargeTurn ? nil : smallTurn,
      "turns of a wheel are read as points, as their unit is unknown",
      "for lines or notches, map a column: --columns deltaMode=NAME, with 1 or line, or detent")
    add(
      .repeatedDown, repeatedDown, "this is down already: it is read as a new contact",
      "if the words are states, map them, as --types down=contact,up=none")
    add(
      .goesUp, upwards,
      "AppKit's positions count up from the bottom, and are read as counting down",
      "flip them, with the height of the window: --map-y 0..600:600..0")
    return notes
  }
}
