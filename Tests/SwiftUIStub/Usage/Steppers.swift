// Every way to use a stepper.

import DetentUI
import Foundation
import SwiftUI

struct GuestsStepper: View {
  @State private var guests = 2

  var body: some View {
    DetentStepper("Guests", value: $guests, in: 1...8)
  }
}

struct WholeSteppers: View {
  @State private var guests = 2
  @State private var isEditing = false

  var body: some View {
    VStack {
      DetentStepper(value: $guests, in: 1...8, step: 2) {
        Text(verbatim: "\(guests) guests")
      } onEditingChanged: {
        isEditing = $0
      }
      DetentStepper(String("Guests"), value: $guests)
    }
    .disabled(isEditing)
  }
}

struct OtherSteppers: View {
  @State private var price = Decimal(20)
  @State private var level: Float = 0
  @State private var cents = Cents(detentNumber: 1)

  var body: some View {
    VStack {
      DetentStepper("Price", value: $price, step: 5)
      DetentStepper("Level", value: $level, in: -1...1, step: 0.25)
      DetentStepper("Cents", value: $cents, onEditingChanged: { print($0) })
      DetentStepper(value: $level) { Image(systemName: "speaker") }
      DetentStepper("Level", value: $level).detentReadOnly()
    }
    .detentFormat(.percent)
  }
}

struct ClosureSteppers: View {
  @State private var page = 1

  var body: some View {
    VStack {
      DetentStepper("Page", onIncrement: { page += 1 }, onDecrement: nil)
      DetentStepper(String("Page"), onIncrement: nil, onDecrement: { page -= 1 })
      DetentStepper {
        Text(verbatim: "\(page)")
      } onIncrement: {
        page += 1
      } onDecrement: {
        page -= 1
      } onEditingChanged: {
        print($0)
      }
    }
    .labelsHidden()
  }
}
