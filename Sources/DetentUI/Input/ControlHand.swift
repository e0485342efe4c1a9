#if canImport(SwiftUI) && !os(tvOS)
internal import ControlCore
internal import SwiftUI

/// What a view moves its control with: it keeps the driver in the view's state, and does what the
/// driver answers.
@MainActor struct ControlHand<Engine: Control> {
  let driver: Binding<ControlDriver<Engine>>
  let host: HostValue
  let onEditingChanged: (Bool) -> Void

  /// Something has happened. The state is set before the host hears of it, so that whatever the host
  /// does then finds the control as it is.
  ///
  /// - Returns: whether there was anything to do about it.
  @discardableResult
  func act(_ verb: (inout ControlDriver<Engine>) -> [Reply]) -> Bool {
    var next = driver.wrappedValue
    let replies = next.act(seeing: host.value, verb)
    driver.wrappedValue = next
    for reply in replies { perform(reply) }
    return !replies.isEmpty
  }

  /// The binding may hold something else.
  func look() {
    act { _ in [] }
  }

  private func perform(_ reply: Reply) {
    switch reply {
    case .write(let value): host.write(value)
    case .editing(let isEditing): onEditingChanged(isEditing)
    case .impact: break  // `Haptics` plays it, when the counts have changed
    }
  }
}
#endif
