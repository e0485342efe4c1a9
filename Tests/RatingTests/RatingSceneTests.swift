import ControlCore
import Pictures
import Presentation
import Rating
import TestSupport
import Testing

/// The scene of a rating.
@Suite struct RatingSceneTests {
  private func scene(
    _ value: Double, labelLength: Double = 0,
    _ change: (inout RatingConfiguration) -> Void = { _ in }
  ) -> RatingScene {
    RatingPlay(value, change).rating.scene(breadth: 20, labelLength: labelLength)
  }

  private func fills(_ scene: RatingScene) -> [Double] {
    (0..<scene.count).map { scene.symbol($0).fill }
  }

  @Test func `symbols stand in a row, with gaps between them`() {
    let scene = scene(0)
    let frames = (0..<5).map { scene.symbol($0).frame }
    #expect(frames == (0..<5).map { Rect(x: Double($0) * 30, y: 0, width: 20, height: 20) })
    #expect(scene.frame == Rect(x: 0, y: 0, width: 140, height: 20))
  }

  @Test func `right to left the first is at the right, vertically on top`() {
    let left = scene(0) { $0.layoutDirection = .rightToLeft }
    #expect(left.symbol(0).frame == Rect(x: 120, y: 0, width: 20, height: 20))
    #expect(left.symbol(4).frame.x == 0)
    let tall = scene(0) { $0.orientation = .vertical }
    #expect(tall.symbol(1).frame == Rect(x: 0, y: 30, width: 20, height: 20))
  }

  @Test(arguments: [
    (3.6, [1, 1, 1, 0.6, 0]), (7.2, [1, 1, 1, 1, 1]), (.nan, [0, 0, 0, 0, 0]),
    (-1, [0, 0, 0, 0, 0]), (2.5, [1, 1, 0.5, 0, 0]), (0.1 + 0.2, [0.3, 0, 0, 0, 0]),
  ])
  func `symbols are filled exactly`(value: Double, fills: [Double]) {
    #expect(self.fills(scene(value) { $0.granularity = 0 }) == fills)
  }

  @Test(arguments: Seeds.all)
  func `where a pointer presses, the symbols up to there fill`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      var play = RatingPlay(0) {
        $0.count = random.whole(1...10)
        $0.granularity = random.pick([1, 0.5, 0.3, 0.1, 0])
        $0.spacing = random.pick([0, 1, 10])
        $0.length = random.pick([100, 140, 375])
        $0.layoutDirection = random.pick([.leftToRight, .rightToLeft])
        $0.orientation = random.pick([.horizontal, .vertical])
      }
      let pressed = random.whole(0...play.rating.configuration.count - 1)
      let symbol = play.rating.scene(breadth: 20).symbol(pressed)
      let share = random.number(0.01...0.99)
      let part = symbol.leading(share, of: symbol.frame)
      let isLeft = symbol.layoutDirection == .rightToLeft && symbol.orientation == .horizontal
      let isTall = symbol.orientation == .vertical
      play.pointer(.down, isTall ? 10 : isLeft ? part.x : part.maxX, isTall ? part.maxY : 10)
      let after = play.rating.scene(breadth: 20)
      let fills = fills(after)
      #expect(fills.prefix(Int(pressed)).allSatisfy { $0 == 1 }, "\(seed)")
      #expect(fills.dropFirst(Int(pressed) + 1).allSatisfy { $0 == 0 }, "\(seed)")
      #expect(fills[Int(pressed)] >= share - 1e-9, "\(seed)")
      #expect(after.symbol(pressed).isPressed && after.isPreviewed, "\(seed)")
      #expect((0..<after.count).count { after.symbol($0).isPressed } == 1, "\(seed)")
    }
  }

  @Test func `a hovering mouse shows the preview, not yet chosen`() {
    var play = RatingPlay(1)
    play.pointer(.hover, 100, kind: .mouse)
    let scene = play.rating.scene()
    #expect(scene.value == 4 && scene.isPreviewed && play.value == 1)
    #expect((0..<5).allSatisfy { !scene.symbol($0).isPressed })
  }

  @Test func `a label stands before the symbols, whose places stay`() {
    let scene = scene(3, labelLength: 80)
    #expect(scene.label == Rect(x: -80, y: 0, width: 80, height: 20))
    #expect(scene.frame == Rect(x: -80, y: 0, width: 220, height: 20))
    #expect(scene.symbols.x == 0)
    let left = self.scene(3, labelLength: 80) { $0.layoutDirection = .rightToLeft }
    #expect(left.label == Rect(x: 140, y: 0, width: 80, height: 20))
    let tall = self.scene(3, labelLength: 30) { $0.orientation = .vertical }
    #expect(tall.label == Rect(x: 0, y: -30, width: 20, height: 30))
  }

  @Test func `a rating that nobody may change offers nothing to do`() {
    func actions(_ interaction: ControlInteraction, _ isEnabled: Bool) -> [Adjustment] {
      var environment = ControlEnvironment()
      environment.isEnabled = isEnabled
      var list = DisplayList()
      RatingPlay(2) { $0.interaction = interaction }.rating
        .scene(environment: environment).draw(.star, on: &list)
      return list.operations.compactMap {
        if case .region(let region) = $0 { region.action } else { nil }
      }
    }
    #expect(actions(.enabled, true) == [1, 2, 3, 4, 5].map { .set($0) })
    #expect(actions(.enabled, false) == [])
    #expect(actions(.readOnly, true) == [] && actions(.disabled, true) == [])
  }

  @Test func `a whole rating selects symbol n if n is at most the rating`() {
    let rating = RatingControl(rating: 4 as UInt8, maximum: 8)
    let scene = rating.scene()
    #expect(rating.rating == 4 && rating.value == 4)
    #expect((0..<8).map { scene.symbol($0).isFull } == (1...8).map { $0 <= 4 })
    #expect(RatingControl(rating: 99).rating == 5 && RatingControl(rating: -1).rating == 0)
  }
}
