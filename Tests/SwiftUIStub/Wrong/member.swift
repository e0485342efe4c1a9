// error: has no member 'accessibilityAdjustedAction'
import DetentUI
import SwiftUI

struct Wrong: View {
  @State private var value = 0.0
  var body: some View { SlidingRuler(value: $value).accessibilityAdjustedAction { _ in } }
}
