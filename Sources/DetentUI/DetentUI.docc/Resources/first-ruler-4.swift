import DetentUI
import SwiftUI

struct WeightScreen: View {
  @State private var weight = 72.5
  let save: (Double) -> Void

  var body: some View {
    SlidingRuler(
      value: $weight, in: 0...250, snap: .fraction, tick: .unit,
      onEditingChanged: { isEditing in
        if !isEditing { save(weight) }
      })
  }
}
