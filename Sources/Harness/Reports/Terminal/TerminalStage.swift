public import ControlCore
import GestureScript
public import Presentation

/// The position of a control in a terminal, and the size of a cell in points.
public struct TerminalStage: Equatable, Sendable {
  /// The width of a cell, in points. Characters are about twice as high as they are wide.
  public static let cellWidth = 5.0
  /// The height of a cell, in points.
  public static let cellHeight = 10.0
  /// The lines above the control: a title, a blank line, the value, and a ruler's cursor.
  public static let head: Int64 = 4
  /// The lines below the control: a blank line, its state, the last event, a blank line, and the
  /// keys.
  public static let foot: Int64 = 5
  /// The minimum number of terminal lines for the full layout of any control but a strip. A lower
  /// terminal has one line above, with the value, and one below.
  public static let leastRows: Int64 = 18

  /// The first column of the control, from 0.
  public let column: Int64
  /// The first line of the control, from 0.
  public let row: Int64
  /// The width in cells; at least 1.
  public let columns: Int64
  /// The height in cells; at least 1.
  public let rows: Int64
  /// True for the compact layout, with one line above and one below.
  public let isCompact: Bool
  /// The visible frame, in points of the control: all of it, and the rest of the last cells.
  public let frame: Rect
  /// The frame of the control, in its own points.
  private let control: Rect

  /// Centres a control in a terminal, scaled down if it is too large.
  ///
  /// - Parameters:
  ///   - settings: the current settings.
  ///   - look: the look of the control.
  ///   - columns: the columns of the terminal; less than 1 counts as 1.
  ///   - rows: the rows of the terminal; less than 1 counts as 1.
  public init(_ settings: Script.Settings, _ look: ControlLook, columns: Int64, rows: Int64) {
    isCompact = !look.isStrip && rows < Self.leastRows
    let most = Self.space(look, columns: columns, rows: rows)
    control = Rect(
      x: 0, y: 0, width: Rect.side(settings.width), height: Rect.side(settings.height))
    let picture = control.longer(by: look.overhang, along: settings.axis)
    let (width, height) = (picture.width, picture.height)
    let scale = max(
      1, width / (Double(most.columns) * Self.cellWidth),
      height / (Double(most.rows) * Self.cellHeight))
    let across = roundedUp(width / (Self.cellWidth * scale) - 1e-9)
    var down = roundedUp(height / (Self.cellHeight * scale) - 1e-9)
    // The marks of a ruler start 25 points above its middle and fill cells from there.
    let isStrip = look.isStrip && settings.axis == .x
    if isStrip, Int64(saturating: down) % 2 == 0, down < Double(most.rows) { down += 1 }
    self.columns = min(max(Int64(saturating: across), 1), most.columns)
    self.rows = min(max(Int64(saturating: down), 1), most.rows)
    column = (most.columns - self.columns) / 2
    row = min(isCompact ? 1 : Self.head, max(rows - self.rows, 0))
    let shown = Rect(
      x: 0, y: 0, width: Double(self.columns) * Self.cellWidth * scale,
      height: Double(self.rows) * Self.cellHeight * scale)
    frame = Rect(
      x: picture.x + (width - shown.width) / 2, y: picture.y + (height - shown.height) / 2,
      width: shown.width, height: shown.height)
  }

  /// Returns the cells available for a control.
  private static func space(
    _ look: ControlLook, columns: Int64, rows: Int64
  ) -> (columns: Int64, rows: Int64) {
    let others = look.isStrip || rows >= leastRows ? head + foot : 2
    return (min(max(columns, 1), 500), min(max(rows - others, 1), 500))
  }

  /// Returns a position in the terminal in points of the control; it may be outside.
  ///
  /// - Parameters:
  ///   - x: cells from the left edge, with fractions.
  ///   - y: cells from the upper edge, with fractions.
  /// - Returns: the position, rounded to 0.001 pt like those of recordings.
  public func point(x: Double, y: Double) -> Point {
    func rounded(_ place: Double) -> Double { roundedToNearest(place * 1000) / 1000 }
    return Point(
      x: rounded(frame.x + (x - Double(column)) * frame.width / Double(columns)),
      y: rounded(frame.y + (y - Double(row)) * frame.height / Double(rows)))
  }

  /// True if a point is on the control.
  public func contains(_ point: Point) -> Bool { control.contains(point) }

  /// Returns the cell of a position on the control, from the terminal's upper left corner.
  public func cell(of point: Point) -> (column: Int64, row: Int64) {
    let x = (point.x - frame.x) / frame.width * Double(columns)
    let y = (point.y - frame.y) / frame.height * Double(rows)
    return (
      column + Int64(saturating: roundedDown(x)), row + Int64(saturating: roundedDown(y))
    )
  }

  /// Returns the size of a control in a terminal, in points: a strip is as long as the terminal and
  /// as broad as its script says, if that fits. Any other control has the size of its script, and
  /// is scaled down if that does not fit.
  ///
  /// - Parameters:
  ///   - settings: the settings of the script.
  ///   - look: the look of the control.
  ///   - columns: the columns of the terminal.
  ///   - rows: the rows of the terminal.
  /// - Returns: width and height.
  public static func viewport(
    of settings: Script.Settings, _ look: ControlLook, columns: Int64, rows: Int64
  ) -> (width: Double, height: Double) {
    guard look.isStrip else { return (settings.width, settings.height) }
    let space = space(look, columns: columns, rows: rows)
    let (width, height) = (Double(space.columns) * cellWidth, Double(space.rows) * cellHeight)
    return settings.axis == .x
      ? (width, min(settings.height, height)) : (min(settings.width, width), height)
  }
}
