#if canImport(SwiftUI)
internal import ControlCore
#if canImport(AppKit) && !canImport(UIKit)
internal import AppKit
#endif

/// The modifier keys held during a drag, from AppKit; on iOS, the recogniser reports them.
@MainActor enum HeldKeys {
  static var modifiers: Modifiers {
    #if canImport(AppKit) && !canImport(UIKit)
    Modifiers(NSEvent.modifierFlags)
    #else
    .none
    #endif
  }
}

#if canImport(AppKit) && !canImport(UIKit)
extension Modifiers {
  init(_ flags: NSEvent.ModifierFlags) {
    self = .none
    if flags.contains(.shift) { self = union(.shift) }
    if flags.contains(.control) { self = union(.control) }
    if flags.contains(.option) { self = union(.alt) }
    if flags.contains(.command) { self = union(.meta) }
  }
}
#endif

extension PointerKind {
  /// The kind of pointer for drags on this platform; SwiftUI does not report it.
  static var ofPlatform: PointerKind {
    #if canImport(AppKit) && !canImport(UIKit)
    .mouse
    #else
    .touch
    #endif
  }
}
#endif
