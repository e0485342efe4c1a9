#if canImport(SwiftUI)
internal import Foundation
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

  /// Reports the width of the view in points when it appears and when the width changes.
  func whenMeasured(perform act: @escaping (Double) -> Void) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear
          .onAppear { act(Double(proxy.size.width)) }
          .whenChanged(Double(proxy.size.width), perform: act)
      }
    }
  }
}
#endif
