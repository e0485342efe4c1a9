// A label closure, and the app's colour.
import SwiftUI

struct BalanceScreen: View {
  @State private var balance = 0.0

  var body: some View {
    Slider(value: $balance, in: -1...1) {
      Text("Balance")
    }
    .tint(.green)
  }
}
