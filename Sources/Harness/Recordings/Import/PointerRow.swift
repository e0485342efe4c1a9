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
  /// The number that says what happened, if it is read as Android's.
  var action: AndroidAction?
  /// Whether this is about another button than the first.
  var isOtherButton = false
  /// Whether a field says what happened.
  var saysWhatHappened = false
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
