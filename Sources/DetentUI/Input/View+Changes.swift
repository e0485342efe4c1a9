#if canImport(SwiftUI)
internal import Foundation
internal import Presentation
internal import SwiftUI

extension View {
  /// Calls a closure with the new value when a value has changed since the last update.
  @ViewBuilder
  func whenChanged<Value: Equatable>(
    _ value: Value, perform act: @escaping (Value) -> Void
  ) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *) {
      onChange(of: value) { _, new in act(new) }
    } else {
      onChange(of: value, perform: act)
    }
  }

  /// Reports the frame of the view in a space, in points, when it appears and when it changes.
  func whenPlaced(
    in space: CoordinateSpace, perform act: @escaping (Presentation.Rect) -> Void
  ) -> some View {
    background {
      GeometryReader { proxy in
        let frame = Presentation.Rect(proxy.frame(in: space))
        Color.clear
          .onAppear { act(frame) }
          .whenChanged(frame, perform: act)
      }
    }
  }
}
#endif
