import GestureScript

/// The layout of names below their moments, in rows, so that no name overlaps another or a leader
/// line.
struct LabelLayout {
  /// A positioned name.
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

  /// The maximum number of rows; names that do not fit are omitted.
  private static let mostRows = 14

  /// - Parameters:
  ///   - labels: the x coordinate of each leader line and the width of its name, in order of the
  ///     lines.
  ///   - end: the right edge of the picture; names that would cross it go to the left of their
  ///     lines.
  init(_ labels: [(line: Double, width: Double)], end: Double) {
    let isLeft = Self.sides(labels, end)
    // From the right, so that the line of each name is to the left of the names above it; reversed
    // for names on the left.
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

  /// Returns true for each label whose name goes to the left of its line, because it would cross
  /// the end or the line of another such name.
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
      // A line passes through all rows above its own.
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
