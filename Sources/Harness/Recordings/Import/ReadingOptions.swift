import GestureScript

/// Facts about a recording that are not in its file, from the user. Everything has a default.
public struct ReadingOptions: Equatable, Sendable {
  /// The format; `nil` to detect it.
  public var format: RecordingFormat?

  /// For evemu and getevent, the file that describes the device, if it is another.
  public var description: [UInt8]?

  /// For getevent and libinput, the path of the device to read, the last part of it, or its number in
  /// the file, from 1; `nil` for the one with the most contacts. For Playwright the page.
  public var device: [UInt8]?

  /// For getevent, nanoseconds from one report to the next, and for strokes from one point to the
  /// next, greater than 0, if there are no times; without it such a file is rejected.
  public var period: Int64?

  /// For W3C Actions, the positions of the elements from which moves start.
  public var elements: [ElementPlace] = []

  /// For W3C Actions, nanoseconds from one sample of a move to the next, greater than 0. The standard
  /// leaves it open.
  public var samplePeriod = Glide.defaultPeriod

  /// For pointer events as CSV, NDJSON and JSON, and pynput's rows, the meanings of other column names
  /// and words, and `split`, the column whose values separate rows.
  public var layout = PointerLayout()

  /// All by default, but for what `change` sets.
  public init(_ change: (inout ReadingOptions) -> Void = { _ in }) { change(&self) }
}
