import DetentUI
import SwiftUI

/// Ratings in recycled rows; taps on read-only ratings reach the row.
struct ListScreen: View {
  @State private var stars = Array(repeating: 0.0, count: 60)
  @State private var tapped: Int?

  var body: some View {
    List(stars.indices, id: \.self) { row in
      HStack {
        Text(verbatim: "Row \(row)")
        Spacer()
        Rating(value: $stars[row])
          .detentReadOnly(!row.isMultiple(of: 2))
          .accessibilityLabel("Rating of row \(row)")
      }
      .contentShape(Rectangle())
      .onTapGesture { tapped = row }
      .listRowBackground(tapped == row ? Color.yellow.opacity(0.2) : nil)
    }
  }
}
