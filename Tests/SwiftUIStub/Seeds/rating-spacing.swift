// declined: has no member 'spacing'
import DetentUI
import Foundation
import SwiftUI

struct Spaced: RatingStyle {
  func makeBody(configuration: RatingStyleConfiguration, index: Int) -> some View {
    HStack(spacing: configuration.spacing) { Image(systemName: "star") }
  }
}
