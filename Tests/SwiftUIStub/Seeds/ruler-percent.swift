// compiles
import DetentUI
import Foundation
import SwiftUI

struct Fragment: View {
  @State private var value = 2.0

  private var formatter: NumberFormatter {
    let formatter = NumberFormatter()
    formatter.numberStyle = .percent
    return formatter
  }

  var body: some View {
    SlidingRuler(value: $value, in: 0...1, step: 0.1, snap: .fraction, formatter: formatter)
  }
}
