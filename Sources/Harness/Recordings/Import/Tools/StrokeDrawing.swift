import ControlCore
import GestureScript

/// The strokes of a drawing.
struct StrokeDrawing {
  private var strokes: [[StrokePoint]] = []
  private var fields = FieldNotes(.strokes)
  /// The position of the drawing in its file.
  private let span: SourceSpan

  private struct StrokePoint {
    var place: Point
    /// The time in nanoseconds, on the drawing's clock; `nil` if it has none.
    var time: Int64?
  }

  /// Returns the strokes of a value, unparsed; `nil` if it holds none.
  static func lists(in value: JSONValue) -> [JSONValue]? {
    let list = value["drawing"]?.elements ?? value.elements
    guard let list, let first = list.first(where: { !isEmpty($0) }) else { return nil }
    if points(of: first) != nil || isColumns(first) { return list }
    // Three lists of three may be three points.
    let isStroke = value.elements != nil && list.count == 3 && first.elements?.count != 3
    return isStroke && isColumns(value) ? [value] : nil
  }

  private static func isEmpty(_ value: JSONValue) -> Bool { value.elements?.isEmpty ?? false }

  /// The points of a stroke that is a list of objects, or an object with one.
  private static func points(of value: JSONValue) -> [JSONValue]? {
    guard let points = value["points"]?.elements ?? value.elements, let first = points.first,
      first.point() != nil, first["type"] == nil
    else { return nil }
    return points
  }

  /// Returns true for two or three lists of numbers of equal length: x, y and times.
  private static func isColumns(_ value: JSONValue) -> Bool {
    guard let lists = value.elements, lists.count == 2 || lists.count == 3,
      let count = lists[0].elements?.count, count > 0
    else { return false }
    return lists.allSatisfy { list in
      list.elements?.count == count && list.elements?.allSatisfy { $0.number != nil } == true
    }
  }

  // MARK: Reading

  /// - Throws: `Diagnostic` if a stroke is invalid, or if there are too many points.
  init(_ value: JSONValue, at span: SourceSpan) throws(Diagnostic) {
    self.span = span
    guard let lists = Self.lists(in: value) else {
      throw Diagnostic(
        .malformedLine, at: span, "there are no strokes",
        help: #"for example: {"drawing":[[[10,20],[5,5],[0,16]]]}: x, y and times of each stroke"#)
    }
    if value["drawing"] != nil { fields.note(value, of: "drawing") }
    for list in lists where !Self.isEmpty(list) {
      if list["points"] != nil { fields.note(list, of: "drawing") }
      fields.note(list["points"] ?? list, of: "point")
      let stroke = try stroke(list)
      if !stroke.isEmpty { strokes.append(stroke) }
    }
  }

  private func stroke(_ value: JSONValue) throws(Diagnostic) -> [StrokePoint] {
    if let points = value["points"]?.elements, points.isEmpty { return [] }
    if let points = Self.points(of: value) {
      return try points.map { value throws(Diagnostic) in try point(value) }
    }
    guard Self.isColumns(value), let x = value[0]?.elements, let y = value[1]?.elements else {
      throw Diagnostic(
        .malformedLine, at: span, "a stroke is not a list of points",
        help: "it has as many x as y, and as many times: [[10,20],[5,5],[0,16]]")
    }
    var stroke: [StrokePoint] = []
    let times = value[2]?.elements
    for index in x.indices {
      var point = StrokePoint(
        place: Point(x: (x[index].number ?? 0) + 0, y: (y[index].number ?? 0) + 0))
      if let times { point.time = try time(times[index]) }
      stroke.append(point)
    }
    return stroke
  }

  private func point(_ value: JSONValue) throws(Diagnostic) -> StrokePoint {
    guard let place = value.point() else {
      throw Diagnostic(.missingField, at: span, "a point of a stroke has no x or no y")
    }
    var point = StrokePoint(place: place)
    if let reported = value["time"] { point.time = try time(reported) }
    return point
  }

  private func time(_ value: JSONValue) throws(Diagnostic) -> Int64 {
    try JSONRecording.time(
      value, power: 6, "a time of a stroke is not a number", as: .notANumber, at: span)
  }

  // MARK: Conversion

  /// - Parameter period: nanoseconds from one point to the next, if the strokes have no times.
  /// - Returns: the recording; it holds at least one event.
  /// - Throws: `Diagnostic` if times and period are missing, if a time goes back, or if there is no
  ///   point.
  func recording(_ period: Int64?) throws(Diagnostic) -> Recording {
    var builder = RecordingBuilder(.strokes)
    builder.fields = fields
    var last = Int64.min
    var count: Int64 = 0
    let isTimed = strokes.first?.first?.time != nil
    for stroke in strokes {
      for (index, point) in stroke.enumerated() {
        let time = try time(of: point, number: count, isTimed, period)
        guard time >= last else {
          throw Diagnostic(
            .timeGoesBack, at: span, "time goes backwards from one point of a stroke to the next",
            help: "times of all strokes count from one start; import drawings one at a time")
        }
        last = time
        count += 1
        Self.add(point.place, at: time, index, of: stroke.count, to: &builder)
      }
    }
    var recording = try builder.finish(.points)
    recording.assumedPeriod = isTimed ? nil : period
    recording.start = span
    return recording
  }

  private static func add(
    _ place: Point, at time: Int64, _ index: Int, of count: Int, to builder: inout RecordingBuilder
  ) {
    if index == 0 { builder.down(PointerEvent(phase: .down, position: place), at: time) }
    if index > 0, index < count - 1 {
      builder.move(PointerEvent(phase: .move, position: place), at: time)
    }
    if index == count - 1 { builder.up(0, at: place, time: time) }
  }

  private func time(
    of point: StrokePoint, number: Int64, _ isTimed: Bool, _ period: Int64?
  ) throws(Diagnostic) -> Int64 {
    guard isTimed == (point.time != nil) else {
      throw Diagnostic(.malformedLine, at: span, "only some points of the strokes have times")
    }
    if let time = point.time { return time }
    guard let period else {
      throw Diagnostic(
        .noTimeColumn, at: span, "these strokes have no times",
        help: """
          as they were recorded, drawings have times: [[x, …],[y, …],[t, …]]; else tell how far apart points are, \
          which is made up: --assume-period 8ms
          """)
    }
    let (time, overflow) = number.multipliedReportingOverflow(by: period)
    guard !overflow, time < Int64(PointerRow.timeLimit) else {
      throw Diagnostic(.timeTooLarge, at: span, "at this period, the strokes take over 146 years")
    }
    return time
  }
}
