// compiles
import DetentUI
import Foundation
import SwiftUI

struct Fragment: View {

  var body: some View {
    RatingStar(rating: 3.4, color: .orange, index: 3)
  }
}
