// Steps, in a form.
import Foundation
import SwiftUI

struct FontScreen: View {
  @State private var size: CGFloat = 17

  var body: some View {
    Form {
      Section {
        Slider(value: $size, in: 9...40, step: 1)
        Text("Sample").font(.system(size: size))
      }
    }
  }
}
