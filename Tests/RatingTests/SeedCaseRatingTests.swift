import ControlCore
import Rating
import Testing

/// Cases 22 to 25 of easily misjudged behaviour: positions, shares, fills, clearing. They correct
/// errors of StarRatingAPI.
@Suite struct SeedCaseRatingTests {
  /// Stars of 20 points, 10 apart. The third star begins at 60, which still counts as the second.
  @Test(arguments: [
    (25.0, 1.0, 1.0), (35, 0.5, 1.5), (-5, 1, 1), (-5, 0.5, 0.5), (999, 1, 5), (59, 1, 2),
    (60, 1, 2), (61, 1, 3),
  ])
  func `22 a place chooses a star, mirrored right to left, and a gap the star before it`(
    x: Double, granularity: Double, value: Double
  ) {
    #expect(RatingPlay.chosen(x, granularity) == value)
    #expect(RatingPlay.chosen(140 - x, granularity) { $0.layoutDirection = .rightToLeft } == value)
  }

  @Test(arguments: [
    (999.0, 0.3, 5.0), (10, 0.3, 0.6), (6, 0.1, 0.3), (10, 0.1, 0.5), (-5, 0, 0), (18.5, 0.3, 1),
  ])
  func `23 a granularity that does not divide 1 ends at the edge, and nothing drifts`(
    x: Double, granularity: Double, value: Double
  ) {
    #expect(RatingPlay.chosen(x, granularity) == value)
  }

  private func fills(_ value: Double, count: Int64 = 5) -> [Double] {
    let rating = RatingControl(value: value, configuration: RatingConfiguration(count: count))
    return (0..<count).map { rating.fill(of: $0) }
  }

  @Test func `23 a value fills its stars without noise`() {
    #expect(fills(3.6) == [1, 1, 1, 0.6, 0])
    #expect(fills(0.3) == [0.3, 0, 0, 0, 0] && fills(4.9) == [1, 1, 1, 1, 0.9])
    #expect(RatingFill.share(of: 99.7, symbol: 99) == 0.7)
  }

  @Test func `24 one star is enough, none is no rating, and what is no number fills nothing`() {
    let alone: (inout RatingConfiguration) -> Void = { ($0.count, $0.length) = (1, 20) }
    #expect(RatingPlay.chosen(10, 1, alone) == 1 && RatingPlay.chosen(10, 0.5, alone) == 0.5)
    #expect(RatingConfiguration(count: 0).problem?.word.description == "stars")
    #expect(fills(7.2) == [1, 1, 1, 1, 1] && fills(.nan) == [0, 0, 0, 0, 0])
    #expect(RatingFill.share(of: .nan, symbol: 0) == 0)
    #expect(RatingFill.share(of: .infinity, symbol: 3) == 1)
    #expect(RatingFill.share(of: -.infinity, symbol: 0) == 0)
  }

  @Test func `25 cleared and back, and hovering shows nothing until the mouse moves`() {
    var play = RatingPlay(3) { $0.reselection = .clears }
    play.pointer(.hover, 65, kind: .mouse)
    play.tap(65, kind: .mouse)
    #expect(play.value == 0)
    _ = play.news()
    play.pointer(.hover, 65, kind: .mouse)
    #expect(play.news() == [])
    play.pointer(.hover, 66, kind: .mouse)
    #expect(play.news() == ["preview 3.0"])
    play.tap(66, kind: .mouse)
    #expect(play.value == 3)
    play.pointer(.down, 125, kind: .mouse)
    play.pointer(.cancel, 125, kind: .mouse)
    #expect(play.value == 3)
  }

  @Test func `25 keys and assistive technology stop at the ends`() {
    var play = RatingPlay(4.5) { $0.granularity = 0.5 }
    for value in [5.0, 5] {
      play.key(.arrowRight)
      #expect(play.value == value)
    }
    for (key, value) in [(Key.home, 0.0), (.end, 5), (.digit(3), 3), (.digit(0), 0)] {
      play.key(key)
      #expect(play.value == value)
    }
    var precise = RatingPlay(4.63) { $0.granularity = 0 }
    for _ in 0..<3 { precise.send(.adjust(.increment)) }
    #expect(precise.value == 5)
  }

  @Test func `25 what a user may not choose becomes the least that is allowed`() {
    var play = RatingPlay(4) { $0.minimum = 2 }
    play.tap(5)
    #expect(play.value == 2)
  }
}
