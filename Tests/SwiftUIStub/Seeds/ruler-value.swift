// compiles
import DetentUI
import Foundation
import SwiftUI

struct Fragment: View {
  @State private var value = 2.0

  var body: some View {
    SlidingRuler(value: $value)
  }
}
