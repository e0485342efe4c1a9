import ControlCore
import Presentation
import Rating
import Ruler
import Testing

@testable import DetentUI

@Suite struct SettingsTests {
  private static let odd: [Double] = [
    0, -1, .nan, .infinity, -.infinity, 1e-300, 1e300, .leastNonzeroMagnitude, -0.0, 0.1, 7,
  ]

  @Test(arguments: odd, odd)
  func `no setting of a ruler traps`(a: Double, b: Double) {
    let bounds: [ClosedRange<Double>] = a <= b ? [a...b] : [-1...1, 1e300...1e300]
    for bounds in bounds {
      for fractions: Int64 in [.min, -1, 0, 1, 10, .max] {
        let settings = RulerSettings(
          bounds: bounds, step: a, snap: .half, tick: .half, fractions: fractions,
          cellWidth: b, length: a)
        #expect(settings.configuration.problem == nil)
      }
    }
  }

  @Test func `what makes sense of a ruler's settings is kept when the rest does not`() {
    let settings = RulerSettings(bounds: 0...10, step: -.nan, snap: .half, length: -1)
    #expect(settings.configuration.step == 1)
    #expect(settings.configuration.bounds == 0...10)
    #expect(settings.configuration.snap == .half)
  }

  @Test func `an invalid setting of a modifier leaves the others alone`() {
    var ruler = RulerSettings(bounds: 0...10)
    (ruler.behavior.origin, ruler.behavior.rubberBand) = (0.5, 0)
    (ruler.feel.deceleration, ruler.feel.minimumFling) = (-1, 200)
    (ruler.feel.slop.touch, ruler.feel.fineScale) = (-1, 0.5)
    let configuration = ruler.configuration
    #expect(configuration.origin == 0.5 && configuration.minimumFling == 200)
    #expect(configuration.slop == Slop() && configuration.fineDrag.scale == 0.5)
    #expect(configuration.deceleration == RulerConfiguration().deceleration)
    #expect(configuration.rubberBand == RulerConfiguration().rubberBand)
  }

  @Test(arguments: odd, odd)
  func `no setting of a rating traps`(a: Double, b: Double) {
    for count in [Int.min, 0, 1, 5, 100, .max] {
      for spacing in [nil, a, b] as [Double?] {
        var settings = RatingSettings(
          count: count, granularity: a, spacing: spacing,
          row: SymbolRow([0: Rect(x: a, y: 0, width: b, height: 1)], count: 1))
        settings.behavior.minimum = b
        #expect(settings.configuration.problem == nil)
        #expect(settings.configuration.count == Int64(settings.symbols))
      }
    }
  }

  @Test func `what the modifiers say reaches the controls`() {
    var ruler = RulerSettings(bounds: 0...10, snap: .half)
    #expect(ruler.configuration.tap == .nothing && ruler.configuration.snap == .half)
    (ruler.behavior.tap, ruler.behavior.snap, ruler.isReadOnly) = (.go, .always, true)
    #expect(ruler.configuration.tap == .go && ruler.configuration.snap == .always)
    #expect(ruler.configuration.interaction == .readOnly)
    ruler.isEnabled = false
    #expect(ruler.configuration.interaction == .disabled)
    var rating = RatingSettings(count: 5)
    #expect(rating.configuration.press == .sure)
    rating.behavior.minimum = 7
    (rating.behavior.press, rating.behavior.selection) = (.atOnce, .tapOnly)
    (rating.behavior.reselection, rating.isReadOnly) = (.clears, true)
    let configuration = rating.configuration
    #expect(configuration.minimum == 5 && configuration.press == .atOnce)
    #expect(configuration.selection == .tapOnly && configuration.reselection == .clears)
    #expect(configuration.interaction == .readOnly)
  }
}

@Suite struct RulerCellTests {
  @Test func `cells are the step marks that show, a cell width apart`() {
    let settings = RulerSettings(step: 0.1, length: 375)
    let ruler = RulerControl(value: 0.3, configuration: settings.configuration)
    let cells = RulerCell.all(of: ruler.scene(breadth: 60, overflow: 3), fractions: 10)
    #expect(cells.count == 11)
    #expect(cells.map(\.id) == Array(-2...8))
    #expect(cells[5].value == 0.3)
    #expect(cells[5].along == 187.5)
    for (a, b) in zip(cells, cells.dropFirst()) { #expect(abs(b.along - a.along - 120) < 1e-9) }
  }

  @Test func `right to left they are mirrored`() {
    let settings = RulerSettings(length: 375, isRightToLeft: true)
    let ruler = RulerControl(value: 5, configuration: settings.configuration)
    let cells = RulerCell.all(of: ruler.scene(breadth: 60), fractions: 10)
    for (a, b) in zip(cells, cells.dropFirst()) { #expect(a.along > b.along) }
  }
}
