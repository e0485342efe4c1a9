// compiles
import DetentUI
import Foundation
import SwiftUI

struct Fragment: View {
  @State private var value: CGFloat = 1

  var body: some View {
    SlidingRuler(value: $value, in: 0...CGFloat.infinity)
  }
}
