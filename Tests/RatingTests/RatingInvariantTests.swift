import ControlCore
import Rating
import TestSupport
import Testing

/// Invariants that scripts cannot express: fills of each symbol, and hosts that change everything
/// at once. The others are laws of the harness, `Law.ofRatings`.
@Suite struct RatingInvariantTests {
  @Test(arguments: Seeds.all)
  func `S15: the stars together are filled by as much as the value, and in order`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<2000 {
      let count = random.whole(1...100)
      let value = random.pick([
        random.number(0...Double(count)), Double(random.whole(0...count * 10)) / 10,
      ])
      let rating = RatingControl(value: value, configuration: RatingConfiguration(count: count))
      let fills = (0..<count).map { rating.fill(of: $0) }
      #expect(abs(fills.reduce(0, +) - value) <= 1e-12 && fills == fills.sorted(by: >))
      for (index, fill) in fills.enumerated() {
        #expect(abs(fill - min(max(value - Double(index), 0), 1)) <= 1e-12)
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `what is previewed while a pointer is down is what a release there commits`(seed: UInt64) {
    expectLaw(seed: seed, streams: 4000) { stream in
      var rating = stream.start
      var places = [Point(x: 0, y: 0), Point(x: 0, y: 0)]
      for step in stream.steps {
        rating.take(step) { _ in }
        if case .handle(let event) = step, case .pointer(let pointer) = event.action,
          pointer.phase == .down || pointer.phase == .move, pointer.position.x.isFinite,
          pointer.position.y.isFinite
        {
          places[Int(pointer.id)] = pointer.position
        }
        guard let preview = rating.preview, rating.phase != .idle else { continue }
        for (id, place) in places.enumerated() {
          var lifted = rating
          let up = PointerEvent(id: Int64(id), phase: .up, position: place)
          lifted.handle(InputEvent(time: rating.time, action: .pointer(up))) { _ in }
          guard lifted.isIdle, lifted.value != preview else { continue }
          return "previewed \(preview), committed \(lifted.value)"
        }
      }
      return nil
    }
  }
}
