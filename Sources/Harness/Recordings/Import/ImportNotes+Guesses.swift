import ControlCore
import GestureScript

/// Guesses that may be far off.
extension ImportNotes {
  /// Notes, each with its position in the recording and the option that overrides it.
  var guesses: [Diagnostic] {
    recording.guesses + [unknownExtent, foreignExtent, oddPlaces].compactMap { $0 }
  }

  /// A note as the text of a comment.
  static func comment(_ note: Diagnostic) -> [UInt8] {
    let help = note.help.map { "; \(utf8: clean($0[...]))" } ?? ""
    return Array("\(note.code.name) \(utf8: clean(note.message[...]))\(help)".utf8)
  }

  // MARK: Devices

  /// The note about axes of a device without a known range.
  private var unknownExtent: Diagnostic? {
    guard survey.hasPositions, recording.space == .device else { return nil }
    let x = options.horizontal == nil && recording.horizontal == nil
    let y = options.vertical == nil && recording.vertical == nil
    guard x || y else { return nil }
    let isMapped = x && horizontal != nil || y && vertical != nil
    let unit = !isMapped ? "a point" : x ? "long as one of y" : "long as one of x"
    let names = x && y ? "x and y" : x ? "x" : "y"
    let maps = (x ? ["--map-x 0..1079:0..375"] : []) + (y ? ["--map-y 0..2339:0..813"] : [])
    return Diagnostic(
      .unknownExtent, at: recording.start,
      Array("the range of \(names) is not known: a unit is taken as \(unit)".utf8),
      help: Array("\(describedBy)say it: \(maps.joined(separator: " "))".utf8))
  }

  /// The note about positions far outside of the described range, probably of another device.
  private var foreignExtent: Diagnostic? {
    guard survey.hasPositions, recording.space == .device else { return nil }
    let isFar =
      options.horizontal == nil && Self.isFar(survey.horizontal, from: recording.horizontal)
      || options.vertical == nil && Self.isFar(survey.vertical, from: recording.vertical)
    guard isFar else { return nil }
    return Diagnostic(
      .narrowPlaces, at: recording.start, "positions lie outside the range of the device",
      help: """
        if the description is another device's, leave it out; or give the range: --map-x \
        0..1079:0..375 --map-y 0..2339:0..813
        """)
  }

  /// Returns true if an extent exceeds a range by more than a quarter of the range.
  private static func isFar(_ extent: DeviceRange, from range: DeviceRange?) -> Bool {
    guard let range else { return false }
    let space = (range.upper - range.lower) / 4
    return extent.lower < range.lower - space || extent.upper > range.upper + space
  }

  /// Advice on supplying ranges in this format; empty if there is no way.
  private var describedBy: StaticString {
    switch recording.format {
    case .getevent: "add the output of getevent -lp, as DESCRIPTION, or "
    case .evemu: "add the output of evemu-describe, as DESCRIPTION, or "
    case .evtest, .libinput: "keep what is above the events, or "
    case .pointerCSV, .pointerNDJSON, .pointerJSON, .w3cActions, .rrweb, .kivy, .debugEvents,
      .devTools, .flutter, .playwright, .strokes, .pynput:
      ""
    }
  }

  // MARK: Rows

  /// The note about positions read as points that look like something else.
  private var oddPlaces: Diagnostic? {
    switch recording.format {
    case .pointerCSV, .pointerNDJSON, .pointerJSON: break
    default: return nil
    }
    guard survey.hasPositions, options.horizontal == nil, options.vertical == nil else {
      return nil
    }
    let (x, y) = (survey.horizontal, survey.vertical)
    let (low, high) = (min(x.lower, y.lower), max(x.upper, y.upper))
    let fractions = survey.fractions
    if low >= -1, high <= 1, fractions.x || fractions.y {
      return low < 0
        ? note(
          "all positions are between -1 and 1, and are read as points",
          "if they are fractions of a size, map them: --map-x -1..1:0..375 --map-y -1..1:0..80")
        : note(
          "all positions are between 0 and 1, and are read as points",
          "if they are fractions of a size, map them: --map-x 0..1:0..375 --map-y 0..1:0..80")
    }
    if low >= 0, high <= 100, fractions.x, fractions.y {
      return note(
        "all positions are between 0 and 100, and are read as points",
        "if they are percentages of a size, map them: --map-x 0..100:0..375 --map-y 0..100:0..80")
    }
    guard low < -10_000 || high > 10_000 else { return nil }
    return note(
      "positions are beyond the size of any screen, and are read as points",
      "if they are units of a device, give its range: --map-x 0..32767:0..375 --map-y 0..32767:0..375"
    )
  }

  private func note(_ message: StaticString, _ help: StaticString) -> Diagnostic {
    Diagnostic(.narrowPlaces, at: recording.start, message, help: help)
  }
}
