#if canImport(SwiftUI)
#if DEBUG && canImport(DeveloperToolsSupport)
import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
#Preview("Dials") {
  Held(30.0) { value in
    DetentDial(value: value, in: 0...100).frame(height: 120)
    DetentDial(value: value, in: 0...100).detentDialStyle(.arc).frame(height: 120)
    DetentDial(value: value, in: 0...100).detentDialStyle(.value).frame(height: 120)
    DetentDial(value: value, in: 0...100, step: 10).detentDialStyle(.ticks).frame(height: 120)
  }
}
#endif
#endif
