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
  /// Which stroke the row belongs to, if the user says that a column tells.
  var stroke: ArraySlice<UInt8>?
  /// The number that says what happened, if there is no word for it.
  var number: NumberedType?
  /// Which button this is about, and what the file calls it; `nil` if it does not say.
  var button: RowButton?
  var buttonName: ArraySlice<UInt8> = []
  /// Whether a field says what happened.
  var saysWhatHappened = false
  /// Whether fields say which finger and what kind of pointer it is.
  var hasID = false
  var hasKind = false
  /// Whether a wheel's turn is pynput's, which has notches, positive up; and whether nothing says its unit.
  var isPynputScroll = false
  var hasUnit = false
  /// The name of the column that says of a move that something is held, and of a click that nothing says more of.
  var heldSign: ArraySlice<UInt8>?
  var isBareClick = false
  /// Whether the word for what happened is AppKit's, whose places go up.
  var goesUp = false
  /// The name of the column of the time, if nothing says its unit: it is read as milliseconds.
  var timeWithoutUnit: ArraySlice<UInt8>?
  /// Times are in units of 10^`timePower` nanoseconds.
  var timePower: Int64 = 6

  /// - Parameters:
  ///   - fields: the fields of the row, in any order; empty ones count as absent.
  ///   - place: the whole row, for errors.
  ///   - layout: what the user tells of the words that say what happened.
  /// - Throws: `Diagnostic` if a field cannot be read, or one the event needs is missing.
  init(
    _ fields: [PointerField], at place: PointerPlace, _ layout: PointerLayout
  ) throws(Diagnostic) {
    self = try PointerRowReader(fields, at: place, layout).row
  }

  /// Whether this is about another button than the first, or one that may be another.
  var isOtherButton: Bool { button == .other || button == .unclear }

  /// Makes a mouse of a pointer whose kind is not told.
  mutating func becomeMouse() {
    if !hasKind { kind = .mouse }
  }

  /// A row that says nothing yet.
  init() {}

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
