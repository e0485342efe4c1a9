#if canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// A record of whether the current update is animated, by `withAnimation` around a change of the
/// binding. SwiftUI reports this during the update, on any thread; `onChange` follows later.
final class UpdateAnimation: @unchecked Sendable {
  private let lock = NSLock()
  private var isAnimated = false

  /// Returns true if the latest update was animated, and resets the record.
  func take() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let wasAnimated = isAnimated
    isAnimated = false
    return wasAnimated
  }

  /// Notes the transaction of the current update.
  func note(_ transaction: Transaction) {
    lock.lock()
    defer { lock.unlock() }
    isAnimated = transaction.animation != nil && !transaction.disablesAnimations
  }
}

extension View {
  /// Lets a control detect animated changes by its host. The engine moves the control by its own
  /// spring instead of SwiftUI's curve, which would trail the finger in cells, thumbs and touch areas.
  nonisolated func noting(_ animation: UpdateAnimation) -> some View {
    transaction {
      animation.note($0)
      $0.animation = nil
    }
  }
}
#endif
