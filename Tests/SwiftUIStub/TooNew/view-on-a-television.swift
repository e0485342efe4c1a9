// tvos15.0 DetentUI: 'DragGesture' is unavailable in tvOS
import SwiftUI

extension View {
  func planted() -> some View {
    gesture(DragGesture().onEnded { _ in })
  }
}
