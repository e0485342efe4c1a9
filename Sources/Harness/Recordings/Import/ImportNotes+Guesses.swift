import ControlCore
import GestureScript

/// Guesses that may be far off.
extension ImportNotes {
  /// Notes, each with its position in the recording and the option that overrides it.
  var guesses: [Diagnostic] {
    recording.guesses.filter { $0.code != .goesUp || options.vertical == nil }
      + [unknownExtent, foreignExtent, oddPlaces].compactMap { $0 }
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
    return Diagnostic(
      .unknownExtent, at: recording.start,
      Array("the range of \(names) is not known: a unit is taken as \(unit)".utf8),
      help: Array("\(describedBy)say it: \(maps(x: x, y: y))".utf8))
  }

  /// Returns the options for a range that holds all places, rounded up to two digits, 375 points wide.
  private func maps(x: Bool = true, y: Bool = true) -> String {
    func end(_ place: Double) -> Double {
      var unit = 1.0
      while place.magnitude >= unit * 100 { unit *= 10 }
      let count = roundedUp(place.magnitude / unit)
      return (place < 0 ? -count : count) * unit + 0
    }
    func map(_ name: String, _ range: DeviceRange, onto length: Double) -> String {
      let (low, high) = (end(min(range.lower, 0)), max(end(range.upper), 1))
      var text: [UInt8] = []
      AxisMap(source: (low, high), target: (0, length)).append(to: &text)
      return "--map-\(name) \(utf8: text)"
    }
    let (across, down) = (survey.horizontal, survey.vertical)
    let width = max(end(across.upper), 1) - end(min(across.lower, 0))
    let height = max(end(down.upper), 1) - end(min(down.lower, 0))
    let length = max(roundedToNearest(ScriptImport.length * height / width), 1)
    let parts = (x ? [map("x", across, onto: ScriptImport.length)] : [])
    return (parts + (y ? [map("y", down, onto: length)] : [])).joined(separator: " ")
  }

  /// The note about positions far outside of the described range, probably of another device.
  private var foreignExtent: Diagnostic? {
    guard survey.hasPositions, recording.space == .device else { return nil }
    let isFar =
      options.horizontal == nil && Self.isFar(survey.horizontal, from: recording.horizontal)
      || options.vertical == nil && Self.isFar(survey.vertical, from: recording.vertical)
    guard isFar else { return nil }
    return Diagnostic(
      .narrowPlaces, at: recording.start,
      [UInt8]("positions lie outside the range of the device"),
      help: Array(
        "if the description is another device's, leave it out; or give the range: \(maps())".utf8))
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
    default: ""
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
    let isUnit = low >= -1 && high <= 1 && (fractions.x || fractions.y)
    if isUnit || low >= 0 && high <= 100 && fractions.x && fractions.y {
      let (lower, upper) = (isUnit && low < 0 ? -1 : 0, isUnit ? 1 : 100)
      let range = "\(lower)..\(upper)"
      let message = "all positions are between \(lower) and \(upper), and are read as points"
      let help = """
        if they are \(isUnit ? "fractions" : "percentages") of a size, map them: \
        --map-x \(range):0..375 --map-y \(range):0..80
        """
      return Diagnostic(
        .narrowPlaces, at: recording.start, Array(message.utf8), help: Array(help.utf8))
    }
    guard low < -10_000 || high > 10_000 else { return nil }
    return Diagnostic(
      .narrowPlaces, at: recording.start,
      [UInt8]("positions are beyond the size of any screen, and are read as points"),
      help: Array("if they are units of a device, give its range: \(maps())".utf8))
  }
}
