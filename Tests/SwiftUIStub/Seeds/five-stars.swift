// compiles
import DetentUI
import Foundation
import SwiftUI

struct Fragment: View {

  var body: some View {
    FiveStarView(rating: 3.4, color: .orange, backgroundColor: .gray)
  }
}
