// The stored forms of an edit, a choice and a slide.

extension Edit {
  mutating func visit(_ visitor: inout some StateVisitor, within values: ClosedRange<Double>) {
    visitor.number(&current, in: values)
    visitor.number(&original, in: values)
    visitor.flag(&isActive)
  }
}

extension Choice {
  /// Passes every member to the visitor.
  ///
  /// - Parameters:
  ///   - visitor: receives the members.
  ///   - values: bounds; any value outside them is rejected as damage.
  public mutating func visit(
    _ visitor: inout some StateVisitor, within values: ClosedRange<Double>
  ) {
    edit.visit(&visitor, within: values)
    visitor.time(&time)
    pointers.visit(&visitor)
  }
}

extension Slide {
  /// Passes every member to the visitor. The owner visits the track first and recreates the slide.
  ///
  /// - Parameters:
  ///   - visitor: receives the members.
  ///   - hold: pointer of this slide; it must hold the slide if the slide is held.
  ///   - track: track of the slide.
  public mutating func visit(
    _ visitor: inout some StateVisitor, by hold: inout MeasuredHold, on track: inout some Track
  ) {
    visit(&visitor, on: &track)
    hold.visit(&visitor)
    visitor.require(hold.holds(self))
  }

  /// Passes every member to the visitor, for a slide whose hold is elsewhere.
  ///
  /// - Parameters:
  ///   - visitor: receives the members.
  ///   - track: track of the slide.
  public mutating func visit(_ visitor: inout some StateVisitor, on track: inout some Track) {
    edit.visit(&visitor, within: track.scale.values)
    visitor.time(&now)
    visitor.place(&position)
    detector.visit(&visitor, at: now)
    gap = .unknown
    var number = state.rawValue
    visitor.byte(&number, upTo: State.settling.rawValue)
    state = State(rawValue: number) ?? .idle
    switch state {
    case .idle: scroll.visitRest(&visitor)
    case .pressed, .dragging:
      visitor.place(&pull)
      visitor.place(&anchor)
    case .scrolling: scroll.visit(&visitor, within: track.scale.values)
    case .coasting, .settling:
      cursor.visit(&visitor)
      visitor.require(cursor.motion.start <= now && cursor.motion.restTime > now)
      visitor.require(cursor.hasMarks(of: track.ticks))
    }
  }
}
