// The part of AppKit's views that Detent uses, from memory. In Apple's SDK SwiftUI has it.

public import Foundation
public import SwiftUI

public typealias NSPoint = CGPoint
public typealias NSRect = CGRect

@MainActor open class NSResponder: NSObject {
  open func mouseEntered(with event: NSEvent) {}
  open func mouseExited(with event: NSEvent) {}
  open func scrollWheel(with event: NSEvent) {}
}

@MainActor open class NSWindow: NSResponder {}

@MainActor open class NSView: NSResponder {
  open weak var window: NSWindow? { nil }
  open var visibleRect: NSRect { fatalError() }
  open var isHiddenOrHasHiddenAncestor: Bool { false }
  open var trackingAreas: [NSTrackingArea] { [] }
  open func viewDidMoveToWindow() {}
  open func updateTrackingAreas() {}
  open func addTrackingArea(_ trackingArea: NSTrackingArea) {}
  open func removeTrackingArea(_ trackingArea: NSTrackingArea) {}
  open func hitTest(_ point: NSPoint) -> NSView? { nil }
  open func convert(_ point: NSPoint, from view: NSView?) -> NSPoint { point }
}

open class NSTrackingArea: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static var mouseEnteredAndExited: NSTrackingArea.Options { .init(rawValue: 1) }
    public static var activeInActiveApp: NSTrackingArea.Options { .init(rawValue: 64) }
    public static var inVisibleRect: NSTrackingArea.Options { .init(rawValue: 512) }
  }
  public init(
    rect: NSRect, options: NSTrackingArea.Options, owner: Any?, userInfo: [AnyHashable: Any]? = nil
  ) {}
}

@available(macOS 10.15, *)
@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  typealias Context = NSViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
}

extension NSViewRepresentable {
  public var body: Never { fatalError() }
}

@available(macOS 10.15, *)
@MainActor @preconcurrency public struct NSViewRepresentableContext<View>
where View: NSViewRepresentable {}
