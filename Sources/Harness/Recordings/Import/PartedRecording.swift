import ControlCore
import GestureScript

/// A recording in parts, each of which becomes a separate script.
///
/// Times of a part count from its first event, and are exact. Positions are unchanged, because all
/// parts share the maps, axis and viewport of the whole: see `ScriptImport.script(of:in:options:)`.
public struct PartedRecording: Sendable {
  /// In order of time, or of the first appearance of their values.
  public private(set) var parts: [Part] = []

  /// The errors for the parts that were left out, in their order.
  public private(set) var leftOut: [Diagnostic] = []

  /// Hover positions of a mouse or pen before the first contact, which are in no part.
  public private(set) var hoversLeftOut: Int64 = 0

  /// The survey of the whole.
  let survey: RecordingSurvey

  /// One part. In a split by contacts, its counts of left-out events are those of the whole.
  public struct Part: Sendable {
    /// The events of the part, by themselves.
    public var recording: Recording
    /// The label of the part.
    public var label: Label
  }

  /// The position of a part among the others.
  public enum Label: Equatable, Sendable {
    /// Contacts from `start` nanoseconds on; the number counts from 1.
    case number(Int, of: Int, start: Int64)
    /// The rows that have a value in a column. UTF-8 as far as the file is.
    case value([UInt8], column: [UInt8])
  }

  /// Makes a recording of each group of overlapping contacts, with any number of fingers.
  ///
  /// Keys, wheel turns and hovering between two groups belong to the earlier one. Events before the
  /// first contact are a part of their own, unless all are hovering. A recording without contacts
  /// is one part.
  ///
  /// - Complexity: O(*n*) in the number of events.
  public init(contactsOf recording: Recording) {
    survey = RecordingSurvey(recording)
    var starts = Self.starts(of: recording.events)
    if let first = starts.first, first > 0 {
      let isHovering = recording.events[..<first].allSatisfy { $0.isOfHovering }
      if isHovering { hoversLeftOut = Int64(first) } else { starts.insert(0, at: 0) }
    }
    if starts.isEmpty, !recording.events.isEmpty { starts = [0] }
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : recording.events.count
      let part = recording.part(start..<end)
      let label = Label.number(
        index + 1, of: starts.count, start: recording.events[start].time)
      parts.append(Part(recording: part, label: label))
    }
  }

  /// Makes recordings of the rows of each value of a column.
  ///
  /// - Throws: the error of the first part left out, if all were.
  init(
    _ groups: [(value: [UInt8], recording: Recording)], leftOut: [Diagnostic], column: [UInt8]
  ) throws(Diagnostic) {
    if groups.isEmpty, let first = leftOut.first { throw first }
    survey = RecordingSurvey(groups.map { $0.recording })
    self.leftOut = leftOut
    parts = groups.map { group in
      Part(recording: group.recording, label: .value(group.value, column: column))
    }
  }

  /// Returns the indices of the events at which a touch begins while nothing else touches.
  private static func starts(of events: [RecordedEvent]) -> [Int] {
    var starts: [Int] = []
    var count = 0
    for (index, event) in events.enumerated() {
      guard case .pointer(let pointer) = event.action else { continue }
      switch pointer.phase {
      case .down:
        if count == 0 { starts.append(index) }
        count += 1
      case .up, .cancel: count -= 1
      case .move, .hover, .leave: break
      }
    }
    return starts
  }
}

extension RecordedEvent {
  /// True if a pointer hovers or leaves without touching.
  fileprivate var isOfHovering: Bool {
    guard case .pointer(let pointer) = action else { return false }
    return pointer.phase == .hover || pointer.phase == .leave
  }
}

extension Recording {
  /// Some of its events, as a recording that begins with the first of them.
  fileprivate func part(_ range: Range<Int>) -> Recording {
    var part = self
    let start = events[range.lowerBound].time
    part.origin = origin + start
    part.events = events[range].map { event in
      var event = event
      event.time -= start
      return event
    }
    return part
  }
}
