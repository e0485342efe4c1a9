#if canImport(SwiftUI)
internal import ControlCore
internal import SwiftUI

/// What a view moves its control with: it keeps the driver in the view's state, and does what the
/// driver answers.
@MainActor struct ControlHand<Engine: Control> {
  let driver: Binding<ControlDriver<Engine>>
  let host: HostValues
  /// Told whether an edit begins or is over, and of which part, from 0.
  let onEditingChanged: (Bool, Int) -> Void
  /// Whether the update that shows a value of the host's is animated.
  var animation = UpdateAnimation()

  /// Something has happened. The state is set before the host hears of it, so that whatever the host
  /// does then finds the control as it is.
  ///
  /// - Returns: whether there was anything to do about it.
  @discardableResult
  func act(
    at moment: EventTime = .now, _ verb: (inout ControlDriver<Engine>) -> [Reply]
  ) -> Bool {
    let before = host.values
    let replies = change { $0.act(seeing: before, at: moment, verb) }
    finish(replies, before: before)
    return !replies.isEmpty
  }

  private func finish(_ replies: [Reply], before: NumberList) {
    if replies.isEmpty { return }
    for reply in replies { perform(reply) }
    for reply in change({ $0.answer(host.values, before: before) }) { perform(reply) }
  }

  /// The binding may hold something else, or a host may have had the time to answer. If the host has changed it in
  /// `withAnimation`, the control goes there by its own spring.
  func look() {
    let isAnimated = animation.take()
    let before = host.values
    let replies = change { $0.act(seeing: before, at: .now, animated: isAnimated) { _ in [] } }
    finish(replies, before: before)
  }

  /// Lets `verb` change the driver. Where only time has passed the state stays as it is: setting it would
  /// evaluate the view once more, and every report of a mouse above it comes here.
  private func change(_ verb: (inout ControlDriver<Engine>) -> [Reply]) -> [Reply] {
    let old = driver.wrappedValue
    var next = old
    let replies = verb(&next)
    if !replies.isEmpty || !next.isStill(old) { driver.wrappedValue = next }
    return replies
  }

  private func perform(_ reply: Reply) {
    switch reply {
    case .write(let values): host.write(values)
    case .editing(let isEditing, let part): onEditingChanged(isEditing, part)
    case .impact: break  // `Haptics` plays it, when the counts have changed
    }
  }
}

extension ControlHand where Engine.Configuration: CancellableConfiguration {
  /// The view goes away: every edit ends, where it would have come to rest. SwiftUI may keep the view's state or not; so
  /// nothing is asked of it after the replies.
  func leave() {
    var next = driver.wrappedValue
    let replies = next.act(seeing: host.values, at: .now) { $0.leave() }
    driver.wrappedValue = next
    for reply in replies { perform(reply) }
  }
}
#endif
