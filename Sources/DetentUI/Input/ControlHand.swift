#if canImport(SwiftUI)
internal import ControlCore
internal import SwiftUI

/// The connection of a view to its control: keeps the driver in the view's state and performs the
/// driver's replies.
@MainActor struct ControlHand<Engine: Control> {
  let driver: Binding<ControlDriver<Engine>>
  let host: HostValues
  /// The callback for the start or end of an edit, with the part's index from 0.
  let onEditingChanged: (Bool, Int) -> Void
  /// The animation of the update that shows a value set by the host.
  var animation = UpdateAnimation()
  /// The place in the control of a place in its view.
  var place: (ControlCore.Point) -> ControlCore.Point = { $0 }

  /// Handles an event. The state is set before the host is notified, so that the host sees the
  /// control up to date.
  ///
  /// - Returns: true if the event was the control's own.
  @discardableResult
  func act(
    at moment: EventTime = .now, _ verb: (inout ControlDriver<Engine>) -> [Reply]
  ) -> Bool {
    let before = host.values
    var isOwn = false
    let replies = change { driver in
      let replies = driver.act(seeing: before, at: moment, verb)
      isOwn = driver.isOwn
      return replies
    }
    finish(replies, before: before)
    return isOwn
  }

  /// Applies settings changed by the host or the environment, with the values in the binding.
  func configure(_ configuration: Engine.Configuration) {
    let before = host.values
    finish(
      change { $0.act(seeing: before, at: .now, setting: configuration) }, before: before)
  }

  private func finish(_ replies: [Reply], before: NumberList) {
    if replies.isEmpty { return }
    for reply in replies { perform(reply) }
    for reply in change({ $0.answer(host.values, before: before) }) { perform(reply) }
  }

  /// Reads the binding again: it may have changed, or the host's time to answer may be over.
  /// Changes within `withAnimation` are followed by the control's own spring.
  func look() {
    let isAnimated = animation.take()
    let before = host.values
    let replies = change { $0.act(seeing: before, at: .now, animated: isAnimated) }
    finish(replies, before: before)
  }

  /// Changes the driver. If only time has passed, the state is not set: that would evaluate the
  /// view again for every mouse report above it.
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
    case .impact: break  // `Haptics` plays it when the counts change.
    }
  }
}

extension ControlHand where Engine.Configuration: CancellableConfiguration {
  /// Ends all edits at their rest positions, as the view disappears. The binding is not read after
  /// the replies, as SwiftUI may already have discarded the view's state.
  func leave() {
    var next = driver.wrappedValue
    let replies = next.act(seeing: host.values, at: .now) { $0.leave() }
    driver.wrappedValue = next
    for reply in replies { perform(reply) }
  }
}
#endif
