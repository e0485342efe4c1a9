internal import Ruler

/// A cell of a ruler that is drawn by views: one step wide, with its mark in the middle.
struct RulerCell: Equatable, Identifiable {
  /// The step mark, counted from the origin.
  var id: Int64
  /// What the mark stands for, exactly.
  var value: Double
  /// Where the mark is, in points from the left.
  var along: Double

  /// The cells that show.
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
