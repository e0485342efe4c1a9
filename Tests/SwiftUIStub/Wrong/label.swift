// error: extra argument 'within' in call
import DetentUI
import SwiftUI

struct Wrong: View {
  @State private var value = 0.0
  var body: some View { SlidingRuler(value: $value, within: 0...1) }
}
