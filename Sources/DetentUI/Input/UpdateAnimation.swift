#if canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// Remembers whether the update under way is animated: `withAnimation` around a change of the binding. SwiftUI tells that
/// in the update, on whichever thread that is, and `onChange` comes after it.
final class UpdateAnimation: @unchecked Sendable {
  private let lock = NSLock()
  private var isAnimated = false

  /// Whether the latest update was animated; asked once for each.
  func take() -> Bool {
    lock.lock()
    defer { lock.unlock() }
    let wasAnimated = isAnimated
    isAnimated = false
    return wasAnimated
  }

  /// An update is under way.
  func note(_ transaction: Transaction) {
    lock.lock()
    defer { lock.unlock() }
    isAnimated = transaction.animation != nil && !transaction.disablesAnimations
  }
}

extension View {
  /// Lets a control learn whether its host animates what it changes. SwiftUI's own curve is not used: the engine moves what
  /// shows, by its spring.
  nonisolated func noting(_ animation: UpdateAnimation) -> some View {
    transaction { animation.note($0) }
  }
}
#endif
