import GestureScript

/// Places names below their moments, in rows, so that no name lies on another or on the line that
/// leads up to one.
struct LabelLayout {
  /// A name with its place.
  struct Placed: Equatable {
    /// The index of the label.
    var index: Int
    var row: Int
    /// True if the name stands to the left of its line.
    var isLeft: Bool
  }

  private(set) var placed: [Placed] = []
  /// The number of rows in use.
  private(set) var rows = 0

  private var boxes: [Box] = []

  private struct Box {
    var row: Int
    var line: Double
    var from: Double
    var to: Double
  }

  /// Names that find no row among these are left out.
  private static let mostRows = 14

  /// - Parameters:
  ///   - labels: where each one's line is, and how wide its name; in the order of the lines.
  ///   - end: where the picture ends; names that would go past it stand to the left.
  init(_ labels: [(line: Double, width: Double)], end: Double) {
    let isLeft = Self.sides(labels, end)
    // From the right, so that every name has its line to the left of those above it; for the names
    // that stand to the left it is the other way around.
    var index = labels.count - 1
    while index >= 0 {
      var first = index
      while first > 0, labels[first - 1].line == labels[index].line { first -= 1 }
      for member in first...index where !isLeft[member] {
        place(member, labels[member], isLeft: false)
      }
      index = first - 1
    }
    for (index, label) in labels.enumerated() where isLeft[index] {
      place(index, label, isLeft: true)
    }
    for box in boxes { rows = max(rows, box.row + 1) }
  }

  /// The labels whose names stand to the left of their lines: those that would pass the end, or
  /// cross the line of such a name.
  private static func sides(_ labels: [(line: Double, width: Double)], _ end: Double) -> [Bool] {
    var isLeft = labels.map { _ in false }
    var limit = end
    var index = labels.count - 1
    while index >= 0 {
      let line = labels[index].line
      var first = index
      var width = labels[index].width
      while first > 0, labels[first - 1].line == line {
        first -= 1
        width = max(width, labels[first].width)
      }
      if line + width > limit, width <= line {
        for member in first...index { isLeft[member] = true }
        limit = line
      }
      index = first - 1
    }
    return isLeft
  }

  private mutating func place(_ index: Int, _ label: (line: Double, width: Double), isLeft: Bool) {
    var box = Box(
      row: 0, line: label.line, from: isLeft ? label.line - label.width : label.line,
      to: isLeft ? label.line : label.line + label.width)
    while box.row < Self.mostRows {
      if fits(box) {
        boxes.append(box)
        placed.append(Placed(index: index, row: box.row, isLeft: isLeft))
        return
      }
      box.row += 1
    }
  }

  private func fits(_ box: Box) -> Bool {
    for other in boxes {
      let overlaps = box.from < other.to && other.from < box.to
      let isSameLine = box.line == other.line
      if box.row == other.row, overlaps || isSameLine { return false }
      // A line goes down to its row, through all those above.
      if !isSameLine, other.row > box.row, box.from <= other.line, other.line <= box.to {
        return false
      }
      if !isSameLine, box.row > other.row, other.from <= box.line, box.line <= other.to {
        return false
      }
    }
    return true
  }
}
