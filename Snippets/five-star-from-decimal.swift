// FiveStarRating_SwiftUI: `FiveStarView(rating:color:backgroundColor:)` for a Decimal, and its
// table of masks for 3.6.

import ControlCore
import Foundation
import Pictures
import Presentation
import Rating

extension RatingControl {
  /// Creates read-only stars. The Decimal is converted to the Double of the same text.
  init(showing rating: Decimal) {
    var configuration = RatingConfiguration(count: 5, granularity: 0)
    configuration.interaction = .readOnly
    self.init(value: Double(rating.description) ?? 0, configuration: configuration)
  }
}

let rating = RatingControl(showing: Decimal(string: "3.6") ?? 0)
for index in 0..<rating.configuration.count {
  print("star \(index) is filled to", rating.fill(of: index))
}

// The width of the mask is a share of the star's width, so gaps between stars do not count.
var list = DisplayList()
rating.scene(breadth: 40).draw(.exact(.star, ink: .red, background: .gray), on: &list)
for case .partialSymbol(let star) in list.operations where star.share > 0 && star.share < 1 {
  print("the fourth, from 120 to 160, is red up to", star.filledPart.maxX)
}
print("not a number fills", RatingControl(showing: .nan).fill(of: 0))
