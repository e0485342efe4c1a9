import ControlCore
import GestureReplay
import GestureScript

/// Makes a script of a recording.
///
/// A pure function: the same recording and options give the same script. Times are kept to the
/// nanosecond; nothing is resampled, merged or smoothed. Defaults without options:
/// - Positions that are points already stay as they are. Positions of a device are mapped from its
///   range, so that the driving axis is 375 points long, and the other one keeps the device's
///   proportions. Where the range is unknown, a unit is a point, or as long as on the other axis.
///   Mapped positions are rounded to 0.001 pt. Those of a mouse are counts from its leftmost and
///   uppermost place; one count is a point. Those of a window are mapped onto the given viewport,
///   or else like those of a device.
/// - The axis is the one along which the contacts travel more; without contacts, the wheel.
/// - The viewport is that of the page, if the recording has it, or as large as the positions need,
///   and at least 80x80; without positions it is 375 points on the main axis, and 80 on the other.
///
/// The script ends with `settle`: the recording is replayed to rest.
public struct ScriptImport {
  /// The default length of the main axis, in points: the default viewport width of scripts.
  static let length = Script.Settings().width
  /// The least computed length of a viewport side, in points; options may set less.
  static let leastLength = 80.0

  private let recording: Recording
  private let options: ImportOptions
  private let survey: RecordingSurvey
  /// The part of a recording; `nil` for a whole one.
  private let part: PartedRecording.Label?
  private let axis: Setting.AxisName
  private let horizontal: AxisMap?
  private let vertical: AxisMap?
  /// The filter for a control with limited abilities; `nil` for one without limits.
  private let fit: ImportFit?

  /// Makes a script of a recording.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public static func script(of recording: Recording, options: ImportOptions) -> Script {
    let conversion = ScriptImport(recording, options)
    return Script(header: conversion.header, body: conversion.body)
  }

  /// Writes the script of a recording as `ScriptWriter.canonicalText(of:)` has it, without keeping
  /// it: first all above its events, then the events in pieces of about 64 KiB.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public static func write(
    _ recording: Recording, options: ImportOptions, print: ([UInt8]) -> Void
  ) {
    let conversion = ScriptImport(recording, options)
    print(ScriptWriter.canonicalText(of: Script(header: conversion.header, body: [])))
    var text: [UInt8] = []
    conversion.walk { line in
      ScriptWriter.append(line, to: &text)
      guard text.count >= pieceLength else { return }
      print(text)
      text.removeAll(keepingCapacity: true)
    }
    print(text)
  }

  /// The least size of a piece of events, except the last, in bytes.
  private static let pieceLength = 65_536

  /// Returns the script of a recording without its events: the settings and comments above them.
  public static func head(of recording: Recording, options: ImportOptions) -> Script {
    Script(header: ScriptImport(recording, options).header, body: [])
  }

  /// Returns the guesses for a recording's script that may be far off: notes, each with its
  /// position in the file and the option that overrides it. The script has them as comments.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public static func notes(on recording: Recording, options: ImportOptions) -> [Diagnostic] {
    ScriptImport(recording, options).notes.guesses
  }

  /// Makes a script of a part of a recording. Ranges, axis and viewport are those of the whole.
  ///
  /// - Parameters:
  ///   - part: one of the parts of `whole`.
  ///   - whole: all parts.
  ///   - options: the user's options.
  /// - Returns: the script, whose times count from the first event of the part.
  /// - Complexity: O(*n*) in the number of events of the part.
  public static func script(
    of part: PartedRecording.Part, in whole: PartedRecording, options: ImportOptions
  ) -> Script {
    let conversion = ScriptImport(part.recording, options, whole.survey, part.label)
    return Script(header: conversion.header, body: conversion.body)
  }

  /// Returns the guesses for the scripts of all parts, made from the first; empty without parts.
  public static func notes(on whole: PartedRecording, options: ImportOptions) -> [Diagnostic] {
    guard let first = whole.parts.first else { return [] }
    return ScriptImport(first.recording, options, whole.survey, first.label).notes.guesses
  }

  private init(
    _ recording: Recording, _ options: ImportOptions, _ whole: RecordingSurvey? = nil,
    _ part: PartedRecording.Label? = nil
  ) {
    self.recording = recording
    self.options = options
    survey = whole ?? RecordingSurvey(recording)
    self.part = part
    fit = ImportFit(options.table, recording.events)
    axis = options.axis ?? survey.longerAxis ?? .x
    (horizontal, vertical) = Self.maps(recording, options, survey, axis)
  }

  // MARK: Maps

  private static func maps(
    _ recording: Recording, _ options: ImportOptions, _ survey: RecordingSurvey,
    _ axis: Setting.AxisName
  ) -> (AxisMap?, AxisMap?) {
    guard recording.space != .points else { return (options.horizontal, options.vertical) }
    let isDevice = recording.space == .device
    let x = recording.horizontal ?? (isDevice ? nil : survey.horizontal)
    let y = recording.vertical ?? (isDevice ? nil : survey.vertical)
    if recording.space == .window, let x, let y, let maps = windowMaps(options, x, y) {
      return maps
    }
    let isAlongX = axis == .x
    let reported =
      isAlongX ? (options.horizontal, options.vertical) : (options.vertical, options.horizontal)
    let (along, across) = isAlongX ? (x, y) : (y, x)
    let first = reported.0 ?? along.map { map($0, recording.space) } ?? reported.1.map { like($0) }
    // Counts per millimetre differ between the axes of some devices.
    var ratio = 1.0
    if let along, let across, along.resolution > 0, across.resolution > 0 {
      ratio = along.resolution / across.resolution
    }
    let scale = (first?.scale ?? 1) * ratio
    let second = reported.1 ?? across.map { map($0, scale: scale) } ?? first.map { like($0) }
    return isAlongX ? (first, second) : (second, first)
  }

  /// Returns the maps of a window that the control fills; `nil` without both its sizes.
  private static func windowMaps(
    _ options: ImportOptions, _ x: DeviceRange, _ y: DeviceRange
  ) -> (AxisMap?, AxisMap?)? {
    guard let width = options.width, let height = options.height else { return nil }
    return (
      options.horizontal ?? AxisMap(source: (x.lower, x.upper), target: (0, width)),
      options.vertical ?? AxisMap(source: (y.lower, y.upper), target: (0, height))
    )
  }

  /// Returns the map of the main axis, 375 points long; 1:1 for mouse counts and empty ranges.
  private static func map(_ range: DeviceRange, _ space: Recording.Space) -> AxisMap {
    let span = range.upper - range.lower
    return map(range, scale: space != .relative && span > 0 ? length / span : 1)
  }

  /// Returns the map from a range onto 0 to a whole number of points.
  private static func map(_ range: DeviceRange, scale: Double) -> AxisMap {
    let length = roundedToNearest((range.upper - range.lower) * scale)
    return AxisMap(source: (range.lower, range.upper), target: (0, length))
  }

  /// Returns the map of an axis of unknown range, with the units of the other axis.
  private static func like(_ map: AxisMap) -> AxisMap {
    AxisMap(
      source: (0, (map.source.upper - map.source.lower).magnitude),
      target: (0, (map.target.upper - map.target.lower).magnitude))
  }

  private func place(_ point: Point) -> Point {
    Point(
      x: horizontal.map { $0.points(point.x) } ?? point.x,
      y: vertical.map { $0.points(point.y) } ?? point.y)
  }

  /// Returns the length of a viewport side, in points: `option` if positive and finite, or else as
  /// the positions need, from 80 to 1e9.
  private func length(
    of side: Setting.AxisName, _ option: Double?, _ map: AxisMap?, _ extent: DeviceRange
  ) -> Double {
    if let option, option > 0, option.isFinite { return option }
    guard survey.hasPositions else { return side == axis ? Self.length : Self.leastLength }
    var end = extent.upper
    if recording.space == .points {
      end = (side == .x ? recording.horizontal : recording.vertical)?.upper ?? end
    }
    let isUnknown =
      recording.space == .device
      && (side == .x
        ? recording.horizontal == nil && options.horizontal == nil
        : recording.vertical == nil && options.vertical == nil)
    if let map { end = isUnknown ? map.points(end) : max(map.target.lower, map.target.upper) }
    return min(max(roundedUp(end), Self.leastLength), 1e9)
  }

  // MARK: Lines

  /// The filter after all events, with its counts of those rejected; `nil` without limits.
  private var fitted: ImportFit? {
    var fit = fit
    if fit != nil { for event in recording.events { _ = fit?.take(event.action) } }
    return fit
  }

  private var notes: ImportNotes {
    ImportNotes(
      recording: recording, options: options, survey: survey, part: part, fit: fitted, axis: axis,
      horizontal: horizontal, vertical: vertical)
  }

  private var header: [HeaderLine] {
    let notes = notes
    var lines = [HeaderLine(Setting.title(notes.title))]
    for comment in notes.comments { lines.append(HeaderLine(.blank, comment: comment)) }
    lines.append(HeaderLine(Setting.control(options.table.name)))
    lines.append(
      HeaderLine(
        Setting.viewport(
          length(of: .x, options.width, horizontal, survey.horizontal),
          length(of: .y, options.height, vertical, survey.vertical))))
    if options.table["axis"] != nil { lines.append(HeaderLine(Setting.axis(axis))) }
    if survey.hasPositions { lines.append(HeaderLine(Setting.pointer(usualKind))) }
    for setting in options.settings {
      lines.removeAll { $0.setting?.name == setting.name }
      lines.append(HeaderLine(setting))
    }
    lines.removeAll { $0.setting.map { isUsual($0) } ?? false }
    lines.append(HeaderLine(.blank))
    return lines
  }

  /// Returns true if the setting is the control's default; false for settings of every script.
  private func isUsual(_ setting: Setting) -> Bool {
    let isOfControl = !SettingEntry.ofEveryScript.contains { $0.name == setting.name }
    return isOfControl && options.table[setting.name]?.initial == setting.value
  }

  private var body: [Script.Line] {
    var lines: [Script.Line] = []
    lines.reserveCapacity(recording.events.count + 1)
    walk { lines.append($0) }
    return lines
  }

  /// Passes on the lines of the events, then `settle`.
  private func walk(_ take: (Script.Line) -> Void) {
    var names = PointerNames(renumbers: survey.hasNegativeIDs)
    var fit = fit
    var last: Int64 = 0
    for event in recording.events {
      guard let action = fit == nil ? event.action : fit?.take(event.action) else { continue }
      var verb = verb(action, &names)
      if let glide = event.glide, case .move(let id, let place, _) = verb {
        verb = .glide(Glide(id, to: place, over: glide.duration, every: glide.period))
      }
      let start = event.time - (event.glide?.duration ?? 0)
      take(Script.Line(.after(start - last), verb))
      last = event.time
    }
    take(Script.Line(.after(0), .settle()))
  }

  /// The kind of the first contact, after conversion.
  private var usualKind: PointerKind { fit?.kind(survey.kind) ?? survey.kind }

  private func verb(_ action: InputEvent.Action, _ names: inout PointerNames) -> Script.Verb {
    guard case .pointer(var pointer) = action else { return Script.Verb(action) }
    let kind = pointer.kind == usualKind ? nil : pointer.kind
    pointer.id = names.name(of: pointer)
    pointer.position = place(pointer.position)
    return Script.Verb(pointer, kind: kind)
  }
}
