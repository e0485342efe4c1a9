// Canvases, paths, shapes and colours.

public import Foundation

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct Canvas<Symbols> where Symbols: View {}

extension Canvas: View {
  public var body: Never { fatalError() }
}

extension Canvas where Symbols == EmptyView {
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}

public enum ColorRenderingMode: Sendable {
  case nonLinear
  case linear
  case extendedLinear
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
@frozen public struct GraphicsContext {
  public struct Shading: Sendable {
    public static func color(_ color: Color) -> GraphicsContext.Shading { fatalError() }
    public static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle {
      fatalError()
    }
  }
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var inverse: GraphicsContext.ClipOptions { .init(rawValue: 1) }
  }

  public var opacity: Double {
    get { fatalError() }
    set {}
  }
  public var environment: EnvironmentValues { fatalError() }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
}

@frozen public struct Path: Equatable, Sendable {
  public init() {}
  public init(_ rect: CGRect) {}
  public var isEmpty: Bool { fatalError() }
  public mutating func move(to end: CGPoint) {}
  public mutating func addLine(to end: CGPoint) {}
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func closeSubpath() {}
}

@frozen public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

public enum CGLineCap: Int32, Sendable {
  case butt = 0
  case round = 1
  case square = 2
}

public enum CGLineJoin: Int32, Sendable {
  case miter = 0
  case round = 1
  case bevel = 2
}

@frozen public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

/// Removes actor isolation from types that conform to a protocol, although it refines `View`.
@_marker @_NoOnesActor public protocol _RemoveGlobalActorIsolation {}

@globalActor public actor _NoOnesActor {
  public static let shared = _NoOnesActor()
}

public protocol Shape: Sendable, View, _RemoveGlobalActorIsolation {
  nonisolated func path(in rect: CGRect) -> Path
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public var body: some View { EmptyView() }
  public nonisolated func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle { EmptyView() }
  public nonisolated func stroke<S>(_ content: S, lineWidth: CGFloat = 1) -> some View
  where S: ShapeStyle { EmptyView() }
}

@frozen public struct Rectangle: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
}

@frozen public struct Circle: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
}

@frozen public struct Capsule: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { fatalError() }
}

public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

@frozen public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension View {
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
  public nonisolated func tint(_ tint: Color?) -> some View { self }
  public nonisolated func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }
}

@frozen public struct Color: Hashable, Sendable, ShapeStyle {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}
  public static let red = Color(red: 1, green: 0, blue: 0)
  public static let orange = Color(red: 1, green: 0.5, blue: 0)
  public static let yellow = Color(red: 1, green: 1, blue: 0)
  public static let green = Color(red: 0, green: 1, blue: 0)
  public static let blue = Color(red: 0, green: 0, blue: 1)
  public static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
  public static let primary = Color(red: 0, green: 0, blue: 0)
  public static let secondary = Color(red: 0, green: 0, blue: 0)
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
}

extension Color {
  public func opacity(_ opacity: Double) -> Color { self }
}

extension Color: View {
  public var body: Never { fatalError() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var green: Color { .green }
  public static var blue: Color { .blue }
}

@frozen public struct Angle: Hashable, Sendable {
  public var radians: Double
  public var degrees: Double {
    get { fatalError() }
    set {}
  }
  public init(radians: Double) { fatalError() }
  public init(degrees: Double) { fatalError() }
  public static func radians(_ radians: Double) -> Angle { fatalError() }
  public static func degrees(_ degrees: Double) -> Angle { fatalError() }
}

extension View {
  public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }
}

@frozen public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}
