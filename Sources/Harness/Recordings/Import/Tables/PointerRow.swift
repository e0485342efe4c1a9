import ControlCore
import GestureScript

/// One row of a pointer log, read.
struct PointerRow {
  /// Nanoseconds on the log's clock.
  var time: Int64 = 0
  var phase = PointerRowPhase.unused
  var id: Int64 = 0
  var x: Double?
  var y: Double?
  var kind = PointerKind.touch
  var deltaX: Double = 0
  var deltaY: Double = 0
  var unit = WheelEvent.Unit.points
  var wheelPhase = WheelEvent.Phase.none
  var detents: Double = 0
  var key: Key?
  var modifiers = Modifiers.none
  /// The stroke of the row, if the user declares a column of strokes.
  var stroke: ArraySlice<UInt8>?
  /// The number of the event type, if there is no word for it.
  var number: NumberedType?
  /// The button of the event and its name in the file; `nil` if it has none.
  var button: RowButton?
  var buttonName: ArraySlice<UInt8> = []
  /// True if a field names the event.
  var saysWhatHappened = false
  /// True if there are fields for the finger's identifier (`id` may be the event's), and the kind; and
  /// for a page's words, which say of a finger, too, that it is over an element.
  var hasID = false
  var hasBareID = false
  var hasKind = false
  var isOfPage = false
  /// True for a wheel turn of pynput's: notches, positive up; and true if its unit is given.
  var isPynputScroll = false
  var hasUnit = false
  /// The column that shows a held pointer in a move; then, true for a click without details.
  var heldSign: ArraySlice<UInt8>?
  var isBareClick = false
  /// True if the event word is AppKit's, with y upward.
  var goesUp = false
  /// The name of a time column without a unit, read as milliseconds.
  var timeWithoutUnit: ArraySlice<UInt8>?
  /// The name of the time's column; and true if it has the pause before the event.
  var timeName: ArraySlice<UInt8> = []
  var isPause = false
  /// Times are in units of 10^`timePower` nanoseconds.
  var timePower: Int64 = 6

  /// Makes a pause before the event a time on the log's clock, on which the event before was at `now`.
  mutating func wait(after now: Int64, at place: PointerPlace) throws(Diagnostic) {
    guard isPause else { return }
    guard time >= 0 else {
      throw Diagnostic(.timeGoesBack, at: place.span, "a pause before an event is negative")
    }
    time = now.addingSaturated(time)
    guard time.magnitude < Self.timeLimit else { throw .tooLate(at: place.span) }
  }

  /// True if this is about a button that is not, or may not be, the first one.
  var isOtherButton: Bool { button == .other || button == .unclear }

  /// Makes a pointer of unknown kind a mouse.
  mutating func becomeMouse() {
    if !hasKind { kind = .mouse }
  }

  /// A kind of pointer by its name, in lower case.
  static func kind(named word: ArraySlice<UInt8>) -> PointerKind? {
    kinds.value(of: word)
  }

  /// The last four are UIKit's.
  private static let kinds = WordList<PointerKind>([
    ("touch", .touch), ("finger", .touch), ("mouse", .mouse), ("pen", .pen), ("stylus", .pen),
    ("direct", .touch), ("indirect", .touch), ("pencil", .pen), ("indirectpointer", .mouse),
  ])
}
