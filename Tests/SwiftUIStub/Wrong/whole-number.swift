// error: 'Int' conform to 'BinaryFloatingPoint'
import DetentUI
import SwiftUI

struct Wrong: View {
  @State private var value = 0
  var body: some View { Rating(value: $value) }
}
