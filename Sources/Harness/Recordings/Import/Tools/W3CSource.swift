import ControlCore
import GestureScript

/// An input source of W3C Actions, with its action in each tick.
struct W3CSource {
  enum Kind: Equatable {
    case pointer(PointerKind), key, wheel, idle
  }

  var kind: Kind
  /// Of the pointer, in the recording.
  var id: Int64 = 0
  var actions: [W3CAction] = []
}

/// An action of one source in one tick. Durations are nanoseconds, `nil` for that of the tick.
enum W3CAction: Equatable {
  case pause(Int64)
  case move(Point, W3CPlace, Int64?)
  case down, up, cancel
  /// Of a button no control answers to.
  case otherButton
  case scroll(Double, Double, Int64?)
  case key(UInt32, isDown: Bool)

  var duration: Int64 {
    switch self {
    case .pause(let duration): duration
    case .move(_, _, let duration), .scroll(_, _, let duration): duration ?? 0
    case .down, .up, .cancel, .otherButton, .key: 0
    }
  }
}

/// The origin of a move's coordinates.
enum W3CPlace: Equatable {
  /// The middle of an element, or the corner of the viewport.
  case fixed(Point)
  /// The current position of the pointer.
  case pointer
}

/// The position of an element on the page.
public struct ElementPlace: Equatable, Sendable {
  /// The element's name in a recording.
  public var name: [UInt8]
  /// The left edge, in points from that of the viewport.
  public var x: Double
  /// The upper edge, in points from that of the viewport.
  public var y: Double
  /// In points; 0 or more.
  public var width: Double
  /// In points; 0 or more.
  public var height: Double

  /// Parses `name=x,y,w,h`, in points; `nil` for any other text.
  public init?(parsing text: ArraySlice<UInt8>) {
    guard let equals = text.lastIndex(of: UInt8(ascii: "=")), equals > text.startIndex else {
      return nil
    }
    let parts = text[(equals + 1)...].split(
      separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { DecimalText.parse($0.trimmed) }
    guard parts.count == 4, numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    name = Array(text[..<equals])
    (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
    guard middle.x.isFinite, middle.y.isFinite else { return nil }
  }

  var middle: Point { Point(x: x + width / 2, y: y + height / 2) }
}
