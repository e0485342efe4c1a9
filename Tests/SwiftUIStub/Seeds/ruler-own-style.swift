// compiles
import DetentUI
import Foundation
import SwiftUI

struct OwnStyle: SlidingRulerStyle {
  var fractions: Int { 4 }
  func makeCellBody(configuration: SlidingRulerStyleConfiguration) -> some View {
    Text(verbatim: "\(configuration.mark)")
  }
  func makeCursorBody() -> some View {
    Capsule().fill(Color.red).frame(width: 3, height: 20)
  }
}

struct Fragment: View {
  @State private var value = 2.0

  var body: some View {
    SlidingRuler(value: $value).slidingRulerStyle(OwnStyle())
  }
}
