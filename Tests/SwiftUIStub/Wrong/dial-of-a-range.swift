// error: requires that 'ClosedRange<Double>' conform to 'DetentValue'
import DetentUI
import SwiftUI

struct Wrong: View {
  @State private var range = 0.0...1
  var body: some View { DetentDial(value: $range, in: 0...1) }
}
