// Names of the C headers that every Apple framework brings along. They are here because they are
// also names of Detent's: what does not say whose it means is ambiguous there, so it has to be here.

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
