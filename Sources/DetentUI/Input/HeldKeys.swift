#if canImport(SwiftUI) && !os(tvOS)
internal import ControlCore
#if canImport(AppKit) && !canImport(UIKit)
internal import AppKit
#endif

/// The keys held while a pointer drags. SwiftUI does not say; AppKit does, UIKit does not.
@MainActor enum HeldKeys {
  static var modifiers: Modifiers {
    #if canImport(AppKit) && !canImport(UIKit)
    let flags = NSEvent.modifierFlags
    var modifiers = Modifiers.none
    if flags.contains(.shift) { modifiers = modifiers.union(.shift) }
    if flags.contains(.control) { modifiers = modifiers.union(.control) }
    if flags.contains(.option) { modifiers = modifiers.union(.alt) }
    if flags.contains(.command) { modifiers = modifiers.union(.meta) }
    return modifiers
    #else
    return .none
    #endif
  }
}

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
