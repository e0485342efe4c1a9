// compiles
import DetentUI
import Foundation
import SwiftUI

struct Fragment: View {
  @State private var value: Float = 4

  var body: some View {
    Rating(value: $value, granularity: 0.25, spacing: 3, count: 6)
  }
}
