// Fingers and mice.

public import Foundation

@MainActor @preconcurrency public protocol Gesture {
  associatedtype Value
  associatedtype Body: Gesture
  var body: Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

@propertyWrapper @frozen public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value { fatalError() }
  public var projectedValue: GestureState<Value> { self }
}

public struct Transaction {
  public init() {}
  public var animation: Animation? {
    get { fatalError() }
    set {}
  }
  public var disablesAnimations: Bool {
    get { fatalError() }
    set {}
  }
}

@frozen public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
}

public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

extension View {
  public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void)
    -> some View
  { self }
}

@frozen public struct GestureStateGesture<Base, State>: Gesture where Base: Gesture {
  public typealias Value = Base.Value
  public var body: Never { fatalError() }
}

public struct _ChangedGesture<Content>: Gesture where Content: Gesture, Content.Value: Equatable {
  public typealias Value = Content.Value
  public var body: Never { fatalError() }
}

public struct _EndedGesture<Content>: Gesture where Content: Gesture {
  public typealias Value = Content.Value
  public var body: Never { fatalError() }
}

extension Gesture {
  @MainActor @preconcurrency public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { fatalError() }
  @MainActor @preconcurrency public func onEnded(
    _ action: @escaping (Value) -> Void
  ) -> _EndedGesture<Self> { fatalError() }
}

extension Gesture where Value: Equatable {
  @MainActor @preconcurrency public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _ChangedGesture<Self> { fatalError() }
}

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
@available(tvOS, unavailable)
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { fatalError() }
    public var predictedEndLocation: CGPoint { fatalError() }
    public var predictedEndTranslation: CGSize { fatalError() }
    public static func == (a: DragGesture.Value, b: DragGesture.Value) -> Bool { fatalError() }
  }

  public var minimumDistance: CGFloat
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) { fatalError() }
  public var body: Never { fatalError() }
}

public enum CoordinateSpace {
  case global
  case local
  case named(AnyHashable)
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public protocol CoordinateSpaceProtocol {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension View {
  public nonisolated func coordinateSpace<T>(name: T) -> some View where T: Hashable { self }
}

@frozen public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

extension View {
  public nonisolated func gesture<T>(_ gesture: T, including mask: GestureMask = .all)
    -> some View where T: Gesture
  { self }
  public nonisolated func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all)
    -> some View where T: Gesture
  { self }
  public nonisolated func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all)
    -> some View where T: Gesture
  { self }
}
