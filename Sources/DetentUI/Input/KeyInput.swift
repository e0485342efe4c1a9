#if canImport(SwiftUI)
internal import ControlCore
internal import SwiftUI

/// Keys, while the control has the keyboard: from iOS 17 and macOS 14 on all of them, on older Macs the
/// arrows. A watch has none. The keyboard comes to a control as to SwiftUI's own: on a Mac and on iPads only if the user
/// goes through controls by keys; and never to what can only be read. On a television it is the remote that goes from control to
/// control, and moves the one it is on along its axis.
struct KeyInput: ViewModifier {
  /// Along which axis the control is slid.
  let axis: FingerClaim.Axis
  /// Whether the key was the control's.
  let press: (Key, Modifiers) -> Bool
  @Environment(\.isDetentReadOnly) private var isReadOnly

  func body(content: Content) -> some View {
    #if os(watchOS)
    content
    #elseif os(tvOS)
    content
      .focusable(!isReadOnly)
      .onMoveCommand { direction in
        guard let key = RemoteMove(direction)?.key(along: axis) else { return }
        _ = press(key, .none)
      }
    #else
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, visionOS 1.0, *) {
      content
        .focusable(!isReadOnly, interactions: .activate)
        .onKeyPress(phases: [.down, .repeat]) { event in
          guard let key = Key(event.key.character) else { return .ignored }
          return press(key, Modifiers(event.modifiers)) ? .handled : .ignored
        }
    } else {
      arrows(content)
    }
    #endif
  }

  #if canImport(AppKit) && !canImport(UIKit)
  private func arrows(_ content: Content) -> some View {
    content
      .focusable(!isReadOnly)
      .onMoveCommand { direction in
        guard let key = Key(direction) else { return }
        _ = press(key, .none)
      }
  }
  #else
  private func arrows(_ content: Content) -> some View { content }
  #endif
}

#if canImport(AppKit) && !canImport(UIKit)
extension Key {
  fileprivate init?(_ direction: MoveCommandDirection) {
    switch direction {
    case .up: self = .arrowUp
    case .down: self = .arrowDown
    case .left: self = .arrowLeft
    case .right: self = .arrowRight
    @unknown default: return nil
    }
  }
}
#endif

#if os(tvOS)
extension RemoteMove {
  fileprivate init?(_ direction: MoveCommandDirection) {
    switch direction {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    @unknown default: return nil
    }
  }
}
#endif
#endif
