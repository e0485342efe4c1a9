// Names of C headers in every Apple framework that are also names of Detent's. Unqualified, they
// are ambiguous on Apple systems, so they must be here.

public struct Point {
  public var v: Int16
  public var h: Int16
}

public struct Rect {
  public var top: Int16
  public var left: Int16
  public var bottom: Int16
  public var right: Int16
}

public typealias Style = UInt8
public typealias Fixed = Int32
public typealias Byte = UInt8
