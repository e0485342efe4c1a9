// error: cannot convert value of type 'Binding<Double>' to expected argument type 'Binding<ClosedRange
import DetentUI
import SwiftUI

struct Wrong: View {
  @State private var lower = 0.0
  var body: some View { DetentSlider(range: $lower, in: 0...1) }
}
