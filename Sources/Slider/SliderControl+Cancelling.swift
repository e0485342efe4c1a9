import ControlCore

extension SliderControl {
  /// Calls a function for some thumbs in the order in which a cancel brings them back, so that each
  /// leaves space for the next: those that go down from the lowest, then the others from the
  /// uppermost.
  mutating func cancel(_ parts: PartSet, _ act: (inout SliderControl, Int) -> Void) {
    var down = PartSet()
    for part in 0..<partCount where parts.contains(part) {
      down.set(part, to: self.parts.change(part) { $0.slide.original < $0.slide.value })
    }
    for part in 0..<partCount where down.contains(part) { act(&self, part) }
    for part in (0..<partCount).reversed() where parts.contains(part) && !down.contains(part) {
      act(&self, part)
    }
  }
}
