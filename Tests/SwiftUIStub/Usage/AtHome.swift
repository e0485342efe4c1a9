// Detent's controls called like SwiftUI's own, with every kind of number, in the app's colours.

import DetentUI
import Foundation
import SwiftUI

struct LabelledSliders: View {
  @State private var speed = 40.0
  @State private var isEditing = false

  var body: some View {
    VStack {
      DetentSlider(value: $speed, in: 0...120)
      DetentSlider(value: $speed, in: 0...120, onEditingChanged: { isEditing = $0 })
      DetentSlider(value: $speed, in: 0...120) { isEditing = $0 }
      DetentSlider(value: $speed, in: 0...120) { Text("Speed") }
      DetentSlider(value: $speed, in: 0...120, step: 10) { Text("Speed") }
      DetentSlider(value: $speed, in: 0...120, step: 10) {
        Text("Speed")
      } onEditingChanged: { editing in
        isEditing = editing
      }
      DetentSlider(value: $speed, in: 0...120) {
        Text("Speed")
      } minimumValueLabel: {
        Text("0")
      } maximumValueLabel: {
        Text("120")
      }
      DetentSlider(value: $speed, in: 0...120, step: 10) {
        Text("Speed")
      } minimumValueLabel: {
        Image(systemName: "tortoise")
      } maximumValueLabel: {
        Image(systemName: "hare")
      } onEditingChanged: {
        isEditing = $0
      }
    }
    .tint(.orange)
  }
}

struct OtherNumbers: View {
  @State private var count = 3
  @State private var price = Decimal(20)
  @State private var ages = 20...60
  @State private var stars: Double?
  @State private var height = Measurement(value: 1.8, unit: UnitLength.meters)

  var body: some View {
    VStack {
      DetentSlider(value: $count, in: 0...10, step: 1)
      DetentSlider(value: $price, in: 0...100, step: 5)
      DetentSlider(range: $ages, in: 0...120, step: 1)
      DetentSlider(value: $height, in: 50...250, step: 1, unit: .centimeters)
      SlidingRuler(value: $count, in: 0...10)
      SlidingRuler(value: $price, step: 2, snap: .fraction)
      Rating(value: $count)
      Rating(value: $stars, granularity: 0.5)
      Rating(value: $count, onEditingChanged: { print($0) })
    }
    .foregroundStyle(.blue)
  }
}

/// An app's own number type.
struct Cents: DetentNumber {
  var cents: Int
  init(detentNumber: Double) { cents = Int(detentNumber: detentNumber * 100) }
  var detentNumber: Double { Double(cents) / 100 }
  static func < (left: Cents, right: Cents) -> Bool { left.cents < right.cents }
}

struct CentsSlider: View {
  @State private var price = Cents(detentNumber: 1)

  var body: some View {
    DetentSlider(value: $price, in: Cents(detentNumber: 0)...Cents(detentNumber: 9.99))
  }
}

struct FormattedControls: View {
  @State private var share = 0.5

  var body: some View {
    VStack {
      DetentSlider(value: $share)
      SlidingRuler(value: $share, in: 0...1, step: 0.1)
    }
    .detentFormat(.percent)
    .detentHaptics([.bounds])
  }
}

struct AnimatedChange: View {
  @State private var value = 1.0

  var body: some View {
    SlidingRuler(value: $value, in: 0...10)
      .onAppear { withAnimation { value = 5 } }
  }
}
