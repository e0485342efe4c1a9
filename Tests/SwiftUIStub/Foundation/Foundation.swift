// The part of Foundation that DetentUI, its examples and the stub of SwiftUI use, without
// implementations. The check of minimum systems needs it: Linux's Foundation has no availability.

public typealias TimeInterval = Double
public typealias CGFloat = Double

public struct CGPoint: Equatable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static var zero: CGPoint { CGPoint(x: 0, y: 0) }
}

public struct CGSize: Equatable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
  public static var zero: CGSize { CGSize(width: 0, height: 0) }
}

public struct CGRect: Equatable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    (origin, size) = (CGPoint(x: x, y: y), CGSize(width: width, height: height))
  }
  public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
  public static var zero: CGRect { CGRect(x: 0, y: 0, width: 0, height: 0) }
  public func contains(_ point: CGPoint) -> Bool { false }
  public var width: CGFloat { size.width }
  public var height: CGFloat { size.height }
  public var minX: CGFloat { origin.x }
  public var midX: CGFloat { origin.x + size.width / 2 }
  public var maxX: CGFloat { origin.x + size.width }
  public var minY: CGFloat { origin.y }
  public var midY: CGFloat { origin.y + size.height / 2 }
  public var maxY: CGFloat { origin.y + size.height }
}

public struct Date: Hashable, Comparable, Sendable {
  public init() {}
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public static func < (left: Date, right: Date) -> Bool { false }
}

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Equatable, Hashable {
  public init() {}
  public static func == (left: NSObject, right: NSObject) -> Bool { left === right }
  open func hash(into hasher: inout Hasher) {}
}

open class NSLock: NSObject, @unchecked Sendable {
  open func lock() {}
  open func unlock() {}
}

open class NSNumber: NSObject {
  public init(value: Double) {}
}

open class Formatter: NSObject {
  open func string(for value: Any?) -> String? { nil }
}

open class NumberFormatter: Formatter, @unchecked Sendable {
  public enum Style: UInt, Sendable {
    case none = 0
    case decimal = 1
    case currency = 2
    case percent = 3
  }

  open var numberStyle: NumberFormatter.Style = .none
  open var maximumFractionDigits = 0
  open var minimumFractionDigits = 0
  open func string(from number: NSNumber) -> String? { nil }
}

open class Bundle: NSObject, @unchecked Sendable {
  public static var main: Bundle { fatalError() }
  public convenience init(for aClass: AnyClass) { self.init() }
  public convenience init?(url: URL) { self.init() }
  open var resourceURL: URL? { nil }
  open var bundleURL: URL { fatalError() }
  open func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
  {
    ""
  }
}

public struct URL: Hashable, Sendable {
  public func appendingPathComponent(_ component: String) -> URL { self }
}

public protocol CVarArg {}
extension Int64: CVarArg {}
extension String: CVarArg {}

extension String {
  public init(format: String, locale: Locale?, _ arguments: any CVarArg...) { self = format }
}

public struct Locale: Hashable, Sendable {
  public init(identifier: String) {}
  public var decimalSeparator: String? { nil }
}

open class Unit: NSObject {}

open class Dimension: Unit {}

open class UnitLength: Dimension, @unchecked Sendable {
  public class var meters: UnitLength { fatalError() }
  public class var centimeters: UnitLength { fatalError() }
}

public struct Measurement<UnitType> where UnitType: Unit {
  public var value: Double
  public let unit: UnitType
  public init(value: Double, unit: UnitType) { (self.value, self.unit) = (value, unit) }
}

extension Measurement where UnitType: Dimension {
  public func converted(to unit: UnitType) -> Measurement<UnitType> { fatalError() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public protocol FormatStyle: Hashable {
  associatedtype FormatInput
  associatedtype FormatOutput
  func format(_ value: Self.FormatInput) -> Self.FormatOutput
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
public struct FloatingPointFormatStyle<Value>: FormatStyle, Sendable
where Value: BinaryFloatingPoint {
  public struct Percent: FormatStyle, Sendable {
    public func format(_ value: Value) -> String { "" }
  }
  public func format(_ value: Value) -> String { "" }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
  public static var number: FloatingPointFormatStyle<Double> { fatalError() }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0, *)
extension FormatStyle where Self == FloatingPointFormatStyle<Double>.Percent {
  public static var percent: FloatingPointFormatStyle<Double>.Percent { fatalError() }
}

open class ProcessInfo: NSObject, @unchecked Sendable {
  public static var processInfo: ProcessInfo { fatalError() }
  open var systemUptime: TimeInterval { 0 }
}

public struct Decimal: Hashable, Comparable, CustomStringConvertible, ExpressibleByFloatLiteral,
  SignedNumeric, Sendable
{
  public typealias IntegerLiteralType = Int
  public init(integerLiteral value: Int) {}
  public init?<Source>(exactly source: Source) where Source: BinaryInteger {}
  public init(floatLiteral value: Double) {}
  public init(_ value: Double) {}
  public init?(string: String) {}
  public var description: String { "" }
  public var magnitude: Decimal { self }
  public static func < (left: Decimal, right: Decimal) -> Bool { false }
  public static func + (left: Decimal, right: Decimal) -> Decimal { left }
  public static func - (left: Decimal, right: Decimal) -> Decimal { left }
  public static func * (left: Decimal, right: Decimal) -> Decimal { left }
  public static func *= (left: inout Decimal, right: Decimal) {}
}

open class FileManager: NSObject, @unchecked Sendable {
  public static var `default`: FileManager { fatalError() }
  open var temporaryDirectory: URL { fatalError() }
}

extension String {
  public struct Encoding: Sendable {
    public static let utf8 = Encoding()
  }

  public func write(to url: URL, atomically useAuxiliaryFile: Bool, encoding: Encoding) throws {}
}
