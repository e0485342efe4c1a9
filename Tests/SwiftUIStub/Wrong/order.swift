// error: argument 'snap' must precede argument 'tick'
import DetentUI
import SwiftUI

struct Wrong: View {
  @State private var value = 0.0
  var body: some View { SlidingRuler(value: $value, tick: .unit, snap: .unit) }
}
