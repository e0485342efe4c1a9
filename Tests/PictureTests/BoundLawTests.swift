import ControlCore
import Pictures
import Presentation
import Ruler
import TestSupport
import Testing

/// Terminals without colours show a ruler's bounds: marks beyond them are fainter.
struct BoundLawTests {
  private func picture(
    _ configuration: RulerConfiguration, _ value: Double, _ screen: CellPicture.Screen
  ) -> (scene: RulerScene, picture: CellPicture) {
    var list = DisplayList()
    let scene = RulerControl(value: value, configuration: configuration).scene()
    scene.draw(.blank, on: &list)
    return (scene, CellPicture(list, scene.frame, on: screen))
  }

  /// Compares a bounded ruler with an unbounded one, and returns a wrong column.
  private func error(
    _ configuration: RulerConfiguration, _ value: Double, _ screen: CellPicture.Screen
  ) -> String? {
    var endless = configuration
    endless.range = -Double.infinity...(.infinity)
    let (scene, picture) = picture(configuration, value, screen)
    let free = self.picture(endless, value, screen).picture
    let bounds = [scene.lowerBound, scene.upperBound].compactMap { $0 }
    for column in 0..<Int(scene.length / 5) {
      let (start, end) = (Double(column) * 5 - 2, Double(column) * 5 + 7)
      // Leaves out cells at bounds, and those that the cursor covers.
      if bounds.contains(where: { $0 > start && $0 < end }) { continue }
      if scene.cursor > start, scene.cursor < end { continue }
      let isBeyond = bounds.contains { ($0 < scene.cursor) == (end < $0) && $0 != scene.cursor }
      let isSame = picture.column(column) == free.column(column)
      let isBlank = free.column(column).allSatisfy { $0.scalar == 0x20 }
      if isBeyond, isSame, !isBlank { return "column \(column) beyond looks as if it were not" }
      if !isBeyond, !isSame { return "column \(column) inside looks as if it were not" }
    }
    return nil
  }

  @Test(arguments: Seeds.all)
  func `marks beyond a bound look different from marks inside, without colours`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 40) {
      var configuration = RulerConfiguration()
      configuration.unitWidth = random.pick([120, 60, 44.4, 33, 250])
      configuration.fractions = random.pick([10, 5, 2, 1])
      configuration.length = 375
      let value = random.number(-20...20)
      let low = value - random.number(0.1...1) * 150 / configuration.unitWidth
      let high = value + random.number(0.1...1) * 150 / configuration.unitWidth
      configuration.range = random.pick([
        low...high, -.infinity...high, low...(.infinity),
      ])
      for screen in CellPicture.Screen.allCases where screen.isPlain {
        let error = error(configuration, value, screen)
        #expect(error == nil, "seed \(seed): \(screen), \(value), \(configuration)")
      }
    }
  }

  @Test func `of 0 to 0.3, 0.4 is fainter than 0.3`() {
    var configuration = RulerConfiguration(range: 0...0.3)
    configuration.length = 100
    for screen in CellPicture.Screen.allCases where screen.isPlain {
      let picture = picture(configuration, 0.1, screen).picture
      // Marks are 12 points apart: 0.3 is at 74, 0.4 at 86.
      let inside = picture.column(74 / 5).map(\.scalar)
      let beyond = picture.column(86 / 5).map(\.scalar)
      #expect(Set(beyond).isDisjoint(with: Set(inside).subtracting([0x20])), "\(screen)")
      #expect(beyond.contains { $0 != 0x20 }, "\(screen)")
    }
  }
}
