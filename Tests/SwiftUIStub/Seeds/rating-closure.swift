// compiles
import DetentUI
import Foundation
import SwiftUI

struct Fragment: View {
  @State private var value = 2.0

  var body: some View {
    Rating(value: $value) { index in
      Image(systemName: index < Int(value) ? "heart.fill" : "heart")
    }
  }
}
