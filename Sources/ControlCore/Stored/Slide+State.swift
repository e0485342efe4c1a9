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
  ///   - track: track of the slide.
  public mutating func visit(_ visitor: inout some StateVisitor, on track: inout some Track) {
    edit.visit(&visitor, within: track.scale.values)
    visitor.time(&now)
    visitor.place(&position)
    detector.visit(&visitor, at: now)
    pointers.visit(&visitor)
    forgetGap()
    visitor.choice(&movement, .none, .scrolling, .coasting, .settling)
    if isHeld {
      visitor.place(&pull)
      visitor.place(&anchor)
      visitor.require(movement == .none)
    }
    switch movement {
    case .none: if !isHeld { scroll.visitRest(&visitor) }
    case .scrolling: scroll.visit(&visitor, within: track.scale.values)
    case .coasting, .settling:
      cursor.visit(&visitor)
      visitor.require(cursor.motion.start <= now && cursor.motion.restTime > now)
      visitor.require(cursor.hasMarks(of: track.ticks))
    }
  }
}

extension SlideRest {
  /// Passes every member to the visitor.
  ///
  /// - Parameters:
  ///   - visitor: receives the members.
  ///   - values: bounds; any value outside them is rejected as damage.
  ///   - now: time of the control.
  public mutating func visit(
    _ visitor: inout some StateVisitor, within values: ClosedRange<Double>, at now: Timestamp
  ) {
    edit.visit(&visitor, within: values)
    detector.visit(&visitor, at: now)
    scroll.visitRest(&visitor)
  }
}
