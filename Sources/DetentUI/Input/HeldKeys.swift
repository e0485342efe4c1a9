#if canImport(SwiftUI)
internal import ControlCore
#if canImport(AppKit) && !canImport(UIKit)
internal import AppKit
#endif

/// The keys held while a pointer drags. SwiftUI does not say; AppKit does, and on iOS the recogniser.
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
  /// What drags are made with. SwiftUI does not say.
  static var ofPlatform: PointerKind {
    #if canImport(AppKit) && !canImport(UIKit)
    .mouse
    #else
    .touch
    #endif
  }
}
#endif
