// The part of SwiftUI that Detent and the examples use: names, labels, defaults, isolation and
// availability, without implementations.
//
// Written by hand, mostly from memory of Apple's documentation. Looked up there: Canvas's
// initialiser, DragGesture.Value, KeyEquivalent's characters, onKeyPress, onContinuousHover and
// sensoryFeedback. Any difference from Apple's SDK is an error.

@_exported public import MacTypes

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: View { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content>(_ content: Content) -> Content
  where Content: View { content }
  public static func buildBlock<each Content>(_ content: repeat each Content)
    -> TupleView<(repeat each Content)> where repeat each Content: View
  { TupleView((repeat each content)) }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }
  public static func buildEither<TrueContent, FalseContent>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { fatalError() }
  public static func buildEither<TrueContent, FalseContent>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent>
  where TrueContent: View, FalseContent: View { fatalError() }
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView
  where Content: View { fatalError() }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

@frozen public struct TupleView<T>: View {
  public var value: T
  public nonisolated init(_ value: T) { fatalError() }
  public var body: Never { fatalError() }
}

@frozen public struct _ConditionalContent<TrueContent, FalseContent> {}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError() }
}

@frozen public struct EmptyView: View {
  public nonisolated init() {}
  public var body: Never { fatalError() }
}

@frozen public struct AnyView: View {
  public nonisolated init<V>(_ view: V) where V: View {}
  public nonisolated init<V>(erasing view: V) where V: View {}
  public var body: Never { fatalError() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {}

extension _ViewModifier_Content: View {
  public var body: Never { fatalError() }
}

@frozen public struct ModifiedContent<Content, Modifier> {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> { fatalError() }
}
