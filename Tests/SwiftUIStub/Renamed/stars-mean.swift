// A read-only mean.
import Foundation
import StarRater
import SwiftUI

struct MeanRow: View {
  let mean: Double

  var body: some View {
    HStack {
      FiveStarView(rating: Decimal(mean), color: .red, backgroundColor: .gray)
        .frame(width: 120, height: 24)
      Text("Mean")
    }
  }
}
