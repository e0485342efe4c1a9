// xros1.0 DetentUI: 'sensoryFeedback(_:trigger:)' is only available in visionOS 26.0 or newer
import SwiftUI

extension View {
  @ViewBuilder func planted() -> some View {
    if #available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *) {
      sensoryFeedback(.selection, trigger: 0)
    } else {
      self
    }
  }
}
