#if canImport(SwiftUI)
internal import ControlCore
internal import SwiftUI

/// Keys while the control has focus: all from iOS 17 and macOS 14 on, arrows on older Macs, none on
/// watches. As for SwiftUI's controls, Macs and iPads need keyboard navigation; read-only controls
/// get no focus. On televisions, the remote moves the focus and adjusts the focused control along
/// its main axis.
struct KeyInput: ViewModifier {
  /// The axis along which the control is moved.
  let axis: FingerClaim.Axis
  /// The callback for a key; returns true if the control has used it.
  let press: (Key, Modifiers) -> Bool
  @Environment(\.detent.isReadOnly) private var isReadOnly

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
