// error: cannot convert value of type
import DetentUI
import SwiftUI

struct Wrong: View {
  @State private var value = ""
  var body: some View { SlidingRuler<Double>(value: $value) }
}
