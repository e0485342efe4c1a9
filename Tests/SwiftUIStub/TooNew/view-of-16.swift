// ios15.0 DetentUI: 'onContinuousHover(coordinateSpace:perform:)' is only available in iOS 16.0 or newer
import SwiftUI

extension View {
  func planted() -> some View { onContinuousHover { _ in } }
}
