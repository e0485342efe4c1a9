import ControlCore
public import GestureScript

/// The input events of a recorder, before any interpretation by a control.
///
/// Positions are in the recorder's own units, times are exact, and nothing has been resampled.
/// `ScriptImport` makes a script of it.
///
/// Equality ignores `start`, and compares guesses by their codes only.
public struct Recording: Equatable, Sendable {
  /// The format that it was read as.
  public var format: RecordingFormat

  /// The version of the format, if the file names one: `1.3`. UTF-8 as far as the file is.
  public var version: [UInt8] = []

  /// The name of the device, if the file names one. UTF-8 as far as the file is.
  public var deviceName: [UInt8] = []

  /// The device's path in the recorder's file system, if the file gives it. UTF-8 as far as it is.
  public var devicePath: [UInt8] = []

  /// The reason for choosing this device in a file that may hold several.
  public var deviceChoice = DeviceChoice.only

  /// Nanoseconds between reports or points, if the file has no times and the user gave them.
  public var assumedPeriod: Int64?

  /// The unit of positions.
  public var space: Space

  /// The horizontal range of the device or the page, if it is known.
  public var horizontal: DeviceRange?
  /// The vertical range, if it is known.
  public var vertical: DeviceRange?

  /// The time of the first event, in nanoseconds on the recorder's clock.
  public var origin: Int64 = 0

  /// Events in the order of time, the first at 0. Every contact is a `down`, `move`s and an `up` or
  /// `cancel`. Readers never return an empty list.
  public var events: [RecordedEvent] = []

  /// Counts of events left out or made up.
  public var notes = RecordingNotes()

  /// Guesses that may be far off: notes, each with its position and the option that overrides it.
  public var guesses: [Diagnostic] = []

  /// The position of the first event in the file.
  public var start = SourceSpan.none

  /// The units of positions.
  public enum Space: Equatable, Sendable {
    /// Points already, as pages and applications log them.
    case points
    /// Shares of a window, 0 to 1.
    case window
    /// Counts of a touch screen, touchpad or tablet.
    case device
    /// Counts of a mouse, from its position at the start.
    case relative
  }

  public static func == (a: Recording, b: Recording) -> Bool {
    a.format == b.format && a.version == b.version && a.deviceName == b.deviceName
      && a.devicePath == b.devicePath && a.deviceChoice == b.deviceChoice
      && a.assumedPeriod == b.assumedPeriod && a.space == b.space && a.horizontal == b.horizontal
      && a.vertical == b.vertical && a.origin == b.origin && a.events == b.events
      && a.notes == b.notes && a.guesses.map { $0.code } == b.guesses.map { $0.code }
  }

  /// A recording without events.
  public init(format: RecordingFormat, space: Space) {
    self.format = format
    self.space = space
  }
}

/// The reason for choosing one device of several.
public enum DeviceChoice: Equatable, Sendable {
  /// No other one has events.
  case only
  /// The user requested it.
  case reported
  /// It has the most contacts, or else the most events, of `of` devices.
  case mostActive(of: Int64)
}

/// One event of a recording.
public struct RecordedEvent: Equatable, Sendable {
  /// Nanoseconds after the first event; 0 or more.
  public var time: Int64

  /// Positions in the recording's units. Wheels in detents, or in the log's unit; rings and strips
  /// in steps of the device.
  public var action: InputEvent.Action

  /// The even movement that brought a pointer here, if the recording has one without other events
  /// meanwhile; `nil` for a sample. `time` is the arrival.
  public var glide: RecordedGlide? {
    get { glides.first }
    set { glides = newValue.map { [$0] } ?? [] }
  }

  /// The glide, if there is one. An empty list takes less memory than an optional: recordings may
  /// be long, and few have glides.
  private var glides: [RecordedGlide] = []

  /// An event of that time, with the glide that led to it.
  public init(time: Int64, action: InputEvent.Action, glide: RecordedGlide? = nil) {
    self.time = time
    self.action = action
    self.glide = glide
  }
}

/// An even move of which the recording has only the end. Times in nanoseconds, both greater than 0.
public struct RecordedGlide: Equatable, Sendable {
  /// From the start of the move to its end.
  public var duration: Int64
  /// From one sample to the next.
  public var period: Int64

  /// A move of that long, with samples that far apart.
  public init(duration: Int64, period: Int64) {
    self.duration = duration
    self.period = period
  }
}

/// The range of an axis.
public struct DeviceRange: Equatable, Sendable {
  /// The lower limit, in the recording's units.
  public var lower: Double
  /// The upper limit, in the recording's units.
  public var upper: Double

  /// In counts per millimetre; 0 if unknown.
  public var resolution: Double

  /// Makes a range with a resolution in counts per millimetre.
  public init(lower: Double, upper: Double, resolution: Double = 0) {
    self.lower = lower
    self.upper = upper
    self.resolution = resolution
  }
}

/// Counts of events that an importer left out or made up.
public struct RecordingNotes: Equatable, Sendable {
  /// N310: contacts without an end; each got an `up` at its last sample.
  public var unendedContacts: Int64 = 0
  /// N311: samples of contacts whose `down` is not in the file; left out.
  public var samplesWithoutDown: Int64 = 0
  /// N312: times the kernel lost events (`SYN_DROPPED`); the damaged frames are left out.
  public var bufferOverruns: Int64 = 0
  /// N313: events no control has a use for; left out.
  public var unusedEvents: Int64 = 0
  /// N314: scrolls without an end; each got one at its last event.
  public var unendedScrolls: Int64 = 0
  /// N315: contacts that began without x or y; it is that of the previous contact, or else 0.
  public var madeUpPlaces: Int64 = 0
  /// N316: turns of a wheel that is no touch ring, such as an airbrush's; left out.
  public var foreignWheels: Int64 = 0
  /// N317: ends that do not identify their contact among several; left out.
  public var unknownEnds: Int64 = 0
  /// N320: lines that are not of the log, such as the prompt of a shell; left out.
  public var foreignLines: Int64 = 0
  /// N321: the columns that are not read: their names, or numbers from 1 in a file without a row of
  /// names.
  public var unreadColumns: [[UInt8]] = []
  /// N322: presses of other buttons than the left one; left out, with their effects.
  public var otherButtons: Int64 = 0
  /// N329: contacts that tell the same input as another one: a mouse that a browser emulates after a
  /// tap, or the same finger in another family of events; left out.
  public var repeatedContacts: Int64 = 0
  /// N330: the fields that no list of the format has, each with its count.
  public var unknownFields: [[UInt8]] = []
  /// N323: events whose type is a number, which is read as Android's or UIKit's.
  public var numberedTypes: Int64 = 0

  /// Makes notes without any counts.
  public init() {}
}

/// The formats there are readers for.
public enum RecordingFormat: String, CaseIterable, Equatable, Sendable {
  /// Linux input events as `evemu-record` writes them, versions 1.0 to 1.3 and older.
  case evemu
  /// Linux input events as Android's `getevent` writes them, with numbers or names.
  case getevent
  /// Pointer events, one per row under a row of column names.
  case pointerCSV = "pointer CSV"
  /// Pointer events, one JSON object per line.
  case pointerNDJSON = "pointer NDJSON"
  /// Pointer events in one list: JSON.
  case pointerJSON = "pointer JSON"
  /// Linux input events as `libinput record` writes them, version 1.
  case libinput = "libinput record"
  /// Actions for WebDriver: JSON.
  case w3cActions = "W3C Actions"
  /// Recordings of a page visit by rrweb: JSON.
  case rrweb
  /// Recordings by Kivy's recorder.
  case kivy = "Kivy recorder"
  /// Linux input events as `evtest` prints them.
  case evtest
  /// Desktop events as `libinput debug-events` prints them.
  case debugEvents = "libinput debug-events"
  /// Clicks and keys as the recorder of Chrome's DevTools exports them: JSON, without times.
  case devTools = "DevTools recorder"
  /// Pointer events of Flutter, as its recorders write them: JSON.
  case flutter = "Flutter"
  /// Mouse, wheel, touch and key calls of a Playwright trace: one JSON object per line.
  case playwright = "Playwright trace"
  /// Strokes of handwriting and drawings, as lists in lists: JSON.
  case strokes
  /// Rows as loggers write them that are made with Python's pynput: CSV, NDJSON or JSON.
  case pynput

  /// As messages and scripts show it.
  public var name: String { rawValue }
}
