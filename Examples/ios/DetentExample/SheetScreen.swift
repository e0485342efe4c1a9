import DetentUI
import SwiftUI

/// A ruler in a sheet that can close while the ruler moves, which must end its edit.
struct SheetScreen: View {
  @State private var value = 50.0
  @State private var isShown = false
  @State private var begun = 0
  @State private var ended = 0

  var body: some View {
    VStack(spacing: 24) {
      EditCount(begun: begun, ended: ended)
      Text(verbatim: "\(value)")
      Button("Show") { isShown = true }
    }
    .sheet(isPresented: $isShown) {
      VStack(spacing: 24) {
        SlidingRuler(
          value: $value, in: 0...100, snap: .fraction, tick: .fraction,
          onEditingChanged: { if $0 { begun += 1 } else { ended += 1 } })
        Button("Done") { isShown = false }
      }
      .padding()
    }
  }
}
