// compiles
import DetentUI
import Foundation
import SwiftUI

struct Fragment: View {
  @State private var value: Float = 4

  var body: some View {
    SlidingRuler(
      value: $value, in: -10...10, step: 2, snap: .half, tick: .fraction,
      onEditingChanged: { print($0) }, formatter: NumberFormatter())
  }
}
