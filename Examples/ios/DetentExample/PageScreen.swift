import DetentUI
import SwiftUI

/// Controls in a vertically scrolling page.
struct PageScreen: View {
  @State private var weight = 72.5
  @State private var stars: Double?
  @State private var price = 20.0...70
  @State private var guests = 2
  @State private var begun = 0
  @State private var ended = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 32) {
        EditCount(begun: begun, ended: ended)
        SlidingRuler(
          value: $weight, in: 0...250, snap: .fraction, tick: .unit, onEditingChanged: count)
        Rating(value: $stars, granularity: 0.5, onEditingChanged: count)
        DetentSlider(
          range: $price, in: 0...100, step: 5,
          onEditingChanged: { isEditing, _ in count(isEditing) })
        DetentSlider(value: $weight, in: 0...250) {
          Text("Weight")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("250")
        } onEditingChanged: {
          count($0)
        }
        TurningRow(onEditingChanged: count)
        DetentStepper(value: $guests, in: 1...40) {
          Text("\(guests) guests")
        } onEditingChanged: {
          count($0)
        }
        Button("Glide to 100") { withAnimation { weight = 100 } }
        ForEach(0..<20, id: \.self) { Text(verbatim: "Line \($0)") }
      }
      .padding()
    }
  }

  private func count(_ isEditing: Bool) {
    if isEditing { begun += 1 } else { ended += 1 }
  }
}
