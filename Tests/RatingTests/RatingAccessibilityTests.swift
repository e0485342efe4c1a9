import ControlCore
import Pictures
import Presentation
import Rating
import Testing

/// Accessibility of a rating.
@Suite struct RatingAccessibilityTests {
  private func text(_ text: some UTF8Text) -> String {
    var bytes: [UInt8] = []
    text.write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a rating says how many stars of how many`() {
    let rating = RatingPlay(4.5) { $0.granularity = 0.5 }.rating
    let node = rating.accessibilityNode(label: "Rate")
    #expect(node.role == .slider && text(node.valueText) == "4.5 of 5 stars")
    #expect((node.minimum, node.maximum, node.step) == (0, 5, 0.5))
    #expect((node.incremented, node.decremented) == (5, 4))
  }

  @Test func `a whole rating may be a choice`() {
    let node = RatingControl(rating: 3).accessibilityNode(role: .radioGroup, label: "Rate")
    #expect(node.choiceCount == 5)
    #expect((1...5).map { node.choice($0).isChecked } == [false, false, true, false, false])
    #expect(text(node.choice(1).text) == "1 of 5 stars")
    #expect(RatingControl(rating: 3).value(after: .set(node.choice(5).value)) == 5)
  }

  @Test func `an increment never leaves the range`() {
    let rating = RatingPlay(4.63) { ($0.granularity, $0.minimum) = (0.4, 1) }.rating
    let node = rating.accessibilityNode(label: "Rate")
    #expect(node.incremented == 4.8 && node.minimum == 1)
    #expect(RatingPlay(5).rating.accessibilityNode(label: "").incremented == 5)
  }

  @Test func `the regions of a rating are its symbols, with what choosing one does`() {
    var list = DisplayList()
    RatingPlay(2).rating.scene(breadth: 20, labelLength: 50).draw(.star, on: &list)
    let regions = list.operations.compactMap { operation -> Region? in
      guard case .region(let region) = operation else { return nil }
      return region
    }
    #expect(regions.map(\.part) == [.control, .label] + (0..<5).map { .symbol($0) })
    let action = regions.last?.action
    #expect(action == .set(5))
  }
}
