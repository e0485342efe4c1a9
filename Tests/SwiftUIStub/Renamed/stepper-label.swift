// A label closure that shows the value.
import SwiftUI

struct PortionsScreen: View {
  @State private var portions = 4

  var body: some View {
    Form {
      Stepper(value: $portions, in: 2...16, step: 2) {
        Text("\(portions) portions")
      }
    }
  }
}
