import ControlCore
import Presentation

/// The shared part of dot surfaces: tracing, clips and fades. Fills and strokes leave the dots to
/// paint in a mask.
struct DotStage {
  let scale: DotScale
  /// The opacity applied to inks, 0 to 1.
  private(set) var opacity = 1.0
  private(set) var clip: DotClip
  private var mask: DotMask
  private var path = DotPath()
  private var groups: [Group] = []
  /// The number of open groups beyond the nesting limit; they have no effect.
  private var ignoredGroups: Int64 = 0

  private enum Group {
    case clip
    case fade(before: Double)
  }

  /// - Parameters:
  ///   - columns: dots across; at least 1.
  ///   - rows: dots down; at least 1.
  ///   - frame: the visible part of the plane, in points.
  init(columns: Int, rows: Int, showing frame: Rect) {
    scale = DotScale(frame, columns: columns, rows: rows)
    clip = DotClip(columns: columns, rows: rows)
    mask = DotMask(columns: columns, rows: rows)
  }

  // MARK: Outlines

  mutating func move(to point: Point) { path.move(to: point) }
  mutating func line(to point: Point) { path.line(to: point) }
  mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    path.curve(to: point, first, second)
  }
  mutating func close() { path.close() }

  mutating func fill() {
    mask.fill(takePath(), scale)
  }

  mutating func stroke(width: Double) {
    mask.stroke(takePath(), scale, width: width)
  }

  /// Returns the next run of dots to paint, not yet clipped; `nil` after the last.
  mutating func next() -> DotMask.Span? { mask.next() }

  /// Removes and returns all runs of dots to paint, row by row.
  mutating func takeSpans() -> [DotMask.Span] {
    var spans: [DotMask.Span] = []
    while let span = next() { spans.append(span) }
    return spans
  }

  private mutating func takePath() -> DotPath {
    let taken = path
    path = DotPath()
    return taken
  }

  // MARK: Groups

  mutating func beginClip() {
    let path = takePath()
    guard begin(.clip) else { return }
    mask.fill(path, scale)
    clip.begin(&mask)
  }

  mutating func beginFade(_ opacity: Double) {
    guard begin(.fade(before: self.opacity)) else { return }
    self.opacity *= opacity > 0 ? min(opacity, 1) : 0
  }

  private mutating func begin(_ group: Group) -> Bool {
    guard groups.count < Int(DotClip.limit) else {
      ignoredGroups += 1
      return false
    }
    groups.append(group)
    return true
  }

  mutating func endGroup() {
    guard ignoredGroups == 0 else { return ignoredGroups -= 1 }
    switch groups.popLast() {
    case .clip: clip.end()
    case .fade(let before): opacity = before
    case nil: break
    }
  }
}
