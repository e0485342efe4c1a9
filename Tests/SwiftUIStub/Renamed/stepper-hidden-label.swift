// A label for VoiceOver alone, a title from a variable, a size.
import SwiftUI

struct CopiesRow: View {
  let title: String
  @Binding var copies: Int

  var body: some View {
    HStack {
      Text("\(copies)")
      Stepper(title, value: $copies, in: 1...99, onEditingChanged: { _ in })
        .labelsHidden()
    }
    .controlSize(.small)
  }
}
