import ControlCore
import Harness
import Presentation
import Rating
import Ruler
import TestSupport
import Testing

@testable import GestureReplay
@testable import GestureReports
@testable import GestureScript

/// Tests of the position of a control in a terminal.
struct TerminalStageTests {
  private func settings(
    _ control: StaticText, _ width: Double, _ height: Double,
    _ axis: Setting.AxisName = .x
  ) -> Script.Settings {
    Script.Settings([.control(control), .viewport(width, height), .axis(axis)])
  }

  @Test func `where there is space, a cell is 5 by 10 points, and the control in the middle`() {
    let stage = TerminalStage(settings(.rating, 250, 50), RatingControl.look, columns: 80, rows: 24)
    #expect((stage.column, stage.row, stage.columns, stage.rows) == (15, 4, 50, 5))
    #expect(stage.frame == Rect(x: 0, y: 0, width: 250, height: 50))
    #expect(stage.point(x: 15, y: 4) == Point(x: 0, y: 0))
    #expect(stage.point(x: 40, y: 6.5) == Point(x: 125, y: 25))
  }

  @Test func `a ruler has its middle in the middle of a cell`() {
    let stage = TerminalStage(settings(.ruler, 375, 80), RulerControl.look, columns: 80, rows: 24)
    #expect(stage.rows == 9 && stage.frame == Rect(x: 0, y: -5, width: 375, height: 90))
  }

  @Test func `where there is none, it is drawn smaller, and as broad as before`() {
    let stage = TerminalStage(settings(.rating, 250, 50), RatingControl.look, columns: 25, rows: 24)
    #expect((stage.columns, stage.rows) == (25, 3))
    #expect(stage.frame.width == 250 && stage.frame.height == 60)
    #expect(stage.point(x: 25, y: 4).x == 250)
  }

  @Test func `in a low terminal all but a ruler has all lines but two`() {
    let large = settings(.rating, 160, 160)
    for (columns, rows) in [(44, 12), (30, 8)] as [(Int64, Int64)] {
      let stage = TerminalStage(large, RatingControl.look, columns: columns, rows: rows)
      #expect(stage.isCompact && stage.row == 1 && stage.rows == rows - 2)
    }
    #expect(!TerminalStage(large, RatingControl.look, columns: 80, rows: 18).isCompact)
    let ruler = TerminalStage(settings(.ruler, 375, 80), RulerControl.look, columns: 30, rows: 10)
    #expect(!ruler.isCompact && ruler.row == 4)
  }

  @Test func `live, a ruler is as long as the terminal, and a rating as its script says`() {
    func size(_ settings: Script.Settings, _ columns: Int64, _ rows: Int64) -> [Double] {
      let size = TerminalStage.viewport(
        of: settings, ControlSet.ours.look(of: settings.control ?? .ruler), columns: columns,
        rows: rows
      )
      return [size.width, size.height]
    }
    #expect(size(settings(.ruler, 375, 80), 100, 40) == [500, 80])
    #expect(size(settings(.ruler, 375, 80), 100, 12) == [500, 30])
    #expect(size(settings(.ruler, 375, 80, .y), 100, 40) == [375, 310])
    #expect(size(settings(.rating, 250, 50), 100, 40) == [250, 50])
    #expect(size(settings(.rating, 250, 50), 40, 40) == [250, 50])
  }

  @Test(arguments: Seeds.all)
  func `it lies in the terminal, and a cell's middle is in that cell`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<5000 {
      let control: StaticText = random.coin() ? .ruler : .rating
      let settings = settings(control, random.size(0, 7), random.size(0, 7))
      let (columns, rows) = (random.whole(-2...700), random.whole(-2...700))
      let stage = TerminalStage(
        settings, ControlSet.ours.look(of: control), columns: columns, rows: rows)
      let last = (column: stage.column + stage.columns, row: stage.row + stage.rows)
      #expect(stage.column >= 0 && stage.row >= 0 && stage.columns >= 1 && stage.rows >= 1)
      #expect(last.column <= max(columns, 1) && last.row <= max(rows, 1), "seed \(seed)")
      let column = random.whole(stage.column...last.column - 1)
      let row = random.whole(stage.row...last.row - 1)
      let cell = stage.cell(of: stage.point(x: Double(column) + 0.5, y: Double(row) + 0.5))
      #expect(cell.column == column && cell.row == row, "seed \(seed)")
    }
  }
}
