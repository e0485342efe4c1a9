// watchos8.0 DetentUI: 'onKeyPress(phases:action:)' is unavailable in watchOS
import SwiftUI

extension View {
  @ViewBuilder func planted() -> some View {
    if #available(iOS 17.0, macOS 14.0, watchOS 10.0, *) {
      onKeyPress(phases: .down) { _ in .handled }
    } else {
      self
    }
  }
}
