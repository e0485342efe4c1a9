// error: main actor-isolated property 'value' can not be mutated from a nonisolated context
import DetentUI
import SwiftUI

struct Wrong: View {
  @State private var value = 0.0
  var body: some View { SlidingRuler(value: $value) }
  nonisolated func reset() { value = 0 }
}
