// ios15.0 DetentUI: 'onScrollVisibilityChange(threshold:_:)' is only available in iOS 18.0 or newer
import SwiftUI

extension View {
  @ViewBuilder func planted() -> some View {
    if #available(iOS 17.0, macOS 14.0, *) { onScrollVisibilityChange { _ in } } else { self }
  }
}
