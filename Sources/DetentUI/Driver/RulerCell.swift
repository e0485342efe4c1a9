internal import Ruler

/// A cell of a ruler drawn by views: one step wide, with its mark in the middle.
struct RulerCell: Equatable, Identifiable {
  /// The number of the step mark, from the origin.
  var id: Int64
  /// The exact value of the mark.
  var value: Double
  /// The position of the mark, in points from the left.
  var along: Double

  /// Returns the visible cells.
  static func all(of scene: RulerScene, fractions: Int64) -> [RulerCell] {
    var cells: [RulerCell] = []
    for number in 0..<scene.markCount {
      let mark = scene.mark(number)
      guard mark.kind == .unit else { continue }
      cells.append(
        RulerCell(id: mark.index / fractions, value: mark.value, along: mark.along))
    }
    return cells
  }
}
