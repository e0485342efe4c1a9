// ios15.0 DetentUI: 'focusEffectDisabled' is only available in iOS 17.0 or newer
import SwiftUI

extension View {
  @ViewBuilder func planted() -> some View {
    if #available(iOS 16.0, *) { focusEffectDisabled() } else { self }
  }
}
