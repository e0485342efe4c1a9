public import ControlCore

/// A surface that only counts operations and sums coordinates; it costs least to measure styles.
public struct CountingSurface: Surface, Equatable {
  /// The number of fills.
  public private(set) var fills: Int64 = 0
  /// The number of strokes.
  public private(set) var strokes: Int64 = 0
  /// The number of lines of text.
  public private(set) var texts: Int64 = 0
  /// The number of regions.
  public private(set) var regions: Int64 = 0
  /// The number of bytes of text.
  public private(set) var bytes: Int64 = 0
  /// The sum of the coordinates of path points and texts; control points are left out.
  public private(set) var sum = 0.0

  /// Makes a surface with all counts at 0.
  public init() {}

  public mutating func move(to point: Point) { sum += point.x + point.y }
  public mutating func line(to point: Point) { sum += point.x + point.y }
  public mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    sum += point.x + point.y
  }
  public mutating func close() {}
  public mutating func fill(_ ink: Ink) { fills += 1 }
  public mutating func stroke(_ ink: Ink, width: Double) { strokes += 1 }
  public mutating func beginClip() {}
  public mutating func beginFade(_ opacity: Double) {}
  public mutating func endGroup() {}
  public mutating func text(_ text: some UTF8Text, at point: Point, _ style: TextStyle) {
    texts += 1
    sum += point.x + point.y
    var counter = ByteCounter()
    text.write(to: &counter)
    bytes += counter.count
  }
  public mutating func region(_ region: Region) { regions += 1 }
}

private struct ByteCounter: UTF8Sink {
  var count: Int64 = 0
  mutating func append(_ byte: UInt8) { count += 1 }
}
