extension Diagnostic {
  /// The code of a diagnostic. Codes never change their meaning and are never reused.
  public enum Code: Equatable, Sendable {
    // E0xx: the file as a whole.
    /// E001 and on: the text is no script, or cannot be read any further.
    case missingSignature, unknownVersion, tooManyErrors, lineTooLong, invalidUTF8, controlCharacter
    // E1xx: one line.
    /// Errors in numbers, times and quoted text.
    case openString, notANumber, notADuration, durationTooFine, timeTooLarge, numberTooLarge
    /// Errors in positions and ranges, and unexpected words.
    case notCoordinates, notARange, unexpectedWord, timeGoesBack, notAWholeNumber
    /// Errors in verbs and header lines.
    case unknownVerb, lateHeader, unknownHeader, repeatedHeader, fixedHeader, unknownControl
    /// A setting of another control.
    case foreignSetting
    /// Missing, unknown or repeated words.
    case missingVerb, missingID, missingWord, unknownWord, unknownAttribute, repeatedAttribute
    /// Values out of range, pointers, and fields of checks.
    case valueOutOfRange, pointerNotDown, missingCheck, unknownField, unknownOperator
    /// Errors in checks, and verbs that the control does not support.
    case wrongOperand, unknownCall, notACall, missingTolerance, missingPart, foreignVerb
    /// Errors in `like`, which includes the header of another script.
    case lateLike, unreadableLike, circularLike, foreignLike, nowhereToLook
    // E2xx: limits of a run.
    /// E201 and on: a limit of a run is exceeded.
    case settleTimeout, glideTooLong, scriptTooLong, tooManyPointers, tooManyFrames
    // E5xx: recordings.
    /// E501 and on: the recording is unreadable.
    case unknownFormat, malformedLine, noEvents, noTimeColumn, unknownPhase, missingField
    /// Recordings that are too long or ambiguous.
    case tooManySamples, unclear
    // E6xx: traces.
    /// E601 and on: the trace is unreadable, or from another control.
    case notATrace, malformedTrace, traceCutOff, foreignGolden
    // E7xx: scripts as lines.
    /// E701 and on: the line has no script.
    case notJSON, notAScriptLine, lineOverLimit
    // E8xx: controls in other processes.
    /// E801 and on: the driver breaks the protocol, or rejects a request.
    case driverFails, driverRejects
    // C4xx and N3xx.
    /// C4xx, a failed check; and N3xx, an oddity in a script.
    case checkFailed, digestDiffers, pointerLeftDown, idleSetting, idleLine, valueBeyondEnds
    /// More notes than are listed.
    case tooManyNotes
    /// N3xx, an oddity or a guess in a recording.
    case numberedTypes, unknownExtent, narrowPlaces, guessedTurn, repeatedDown, goesUp

    /// The name in messages: `E103`.
    public var name: StaticString { Self.entry(self).name }

    /// The meaning, in a few words.
    public var meaning: StaticString { Self.entry(self).meaning }

    /// The severity: error, failed check or note, by the letter of the name.
    public var severity: Severity {
      switch self {
      case .checkFailed, .digestDiffers: .check
      case .pointerLeftDown, .idleSetting, .idleLine, .valueBeyondEnds, .tooManyNotes: .note
      case .numberedTypes, .unknownExtent, .narrowPlaces, .guessedTurn, .repeatedDown, .goesUp:
        .note
      default: .error
      }
    }

    /// Every code, in the order of their names.
    public static var all: [Code] { table.map { $0.code } }

    private static func entry(_ code: Code) -> Entry {
      for entry in table where entry.code == code { return entry }
      return Entry(code, "E000", "")
    }

    struct Entry: Sendable {
      let code: Code
      let name: StaticString
      let meaning: StaticString

      init(_ code: Code, _ name: StaticString, _ meaning: StaticString) {
        self.code = code
        self.name = name
        self.meaning = meaning
      }
    }

    static let table: [Entry] = [
      Entry(.missingSignature, "E001", "the first line is not 'gesture 1'"),
      Entry(.unknownVersion, "E002", "an unsupported version"),
      Entry(.tooManyErrors, "E004", "too many errors to list"),
      Entry(.lineTooLong, "E005", "a line of more than 4096 bytes"),
      Entry(.invalidUTF8, "E006", "bytes that are not UTF-8"),
      Entry(.controlCharacter, "E007", "a control character other than tab and line end"),
      Entry(.openString, "E101", "a string without its closing quote"),
      Entry(.notANumber, "E102", "not a number"),
      Entry(.notADuration, "E103", "not a duration"),
      Entry(.durationTooFine, "E104", "a duration that is not a whole number of nanoseconds"),
      Entry(.timeTooLarge, "E105", "a time beyond 292 years"),
      Entry(.numberTooLarge, "E106", "a number that is infinite or too large"),
      Entry(.notCoordinates, "E107", "not a place"),
      Entry(.notARange, "E108", "not a range"),
      Entry(.unexpectedWord, "E109", "an unexpected word at the end of a line"),
      Entry(.timeGoesBack, "E110", "an absolute time earlier than the line before"),
      Entry(.notAWholeNumber, "E111", "not a whole number"),
      Entry(.unknownVerb, "E130", "an unknown verb"),
      Entry(.lateHeader, "E131", "a header line after the first event"),
      Entry(.unknownHeader, "E132", "an unknown setting"),
      Entry(.repeatedHeader, "E133", "a setting given twice"),
      Entry(.fixedHeader, "E134", "a setting that cannot change while the script runs"),
      Entry(.unknownControl, "E136", "an unknown control"),
      Entry(.foreignSetting, "E137", "a setting of another control"),
      Entry(.missingVerb, "E138", "a time with nothing behind it"),
      Entry(.missingID, "E140", "a pointer verb without a pointer"),
      Entry(.missingWord, "E141", "a line that ends too early"),
      Entry(.unknownWord, "E143", "a word that is not allowed here"),
      Entry(.unknownAttribute, "E144", "an attribute the verb does not have"),
      Entry(.repeatedAttribute, "E145", "an attribute given twice"),
      Entry(.valueOutOfRange, "E146", "a value that is not allowed here"),
      Entry(.pointerNotDown, "E148", "a glide of a pointer that is not down"),
      Entry(.missingCheck, "E150", "an expect without a condition"),
      Entry(.unknownField, "E151", "an unknown field"),
      Entry(.unknownOperator, "E152", "an unknown operator"),
      Entry(.wrongOperand, "E153", "an operator or operand that does not fit the field"),
      Entry(.unknownCall, "E154", "an unknown call"),
      Entry(.notACall, "E155", "a malformed call"),
      Entry(.missingTolerance, "E156", "a '~' without its tolerance"),
      Entry(.missingPart, "E157", "a part that the control does not have"),
      Entry(.foreignVerb, "E158", "an action that the control does not support"),
      Entry(.lateLike, "E160", "a 'like' below a setting, or a second one"),
      Entry(.unreadableLike, "E161", "a 'like' of a script that cannot be read"),
      Entry(.circularLike, "E162", "a cycle or too long a chain of 'like'"),
      Entry(.foreignLike, "E163", "a 'like' of a script about another control"),
      Entry(.nowhereToLook, "E164", "a 'like' where there are no files"),
      Entry(.settleTimeout, "E201", "a settle that did not finish"),
      Entry(.glideTooLong, "E210", "a line of more than 1,000,000 events"),
      Entry(.scriptTooLong, "E211", "a script of more than 10,000,000 events"),
      Entry(.tooManyPointers, "E212", "more than 100 pointers down at once"),
      Entry(.tooManyFrames, "E213", "a script that draws more frames than --max-frames allows"),
      Entry(.unknownFormat, "E501", "a recording of no known format"),
      Entry(.malformedLine, "E502", "a line that breaks the recording's format"),
      Entry(.noEvents, "E503", "a recording without anything to replay"),
      Entry(.noTimeColumn, "E504", "events without times"),
      Entry(.unknownPhase, "E505", "an unknown kind of event"),
      Entry(.missingField, "E506", "an event with something missing"),
      Entry(.tooManySamples, "E507", "a recording with too many events"),
      Entry(.unclear, "E508", "a recording that can be read in more than one way"),
      Entry(.notATrace, "E601", "the first line is not 'trace 1'"),
      Entry(.malformedTrace, "E602", "a malformed line of a trace"),
      Entry(.traceCutOff, "E603", "a trace without its last line"),
      Entry(.foreignGolden, "E604", "a golden of another control, driver or settings"),
      Entry(.notJSON, "E701", "a line that is not JSON"),
      Entry(.notAScriptLine, "E702", "a line of JSON that is not a script"),
      Entry(.lineOverLimit, "E703", "a line longer than --max-line allows"),
      Entry(.driverFails, "E801", "a driver that ends, is silent or breaks the protocol"),
      Entry(.driverRejects, "E802", "a request that the driver rejects"),
      Entry(.checkFailed, "C401", "an expect that was not met"),
      Entry(.digestDiffers, "C402", "a trace with another digest than expected"),
      Entry(.pointerLeftDown, "N301", "a pointer still down at the end"),
      Entry(.idleSetting, "N302", "a header without effect in this script"),
      Entry(.idleLine, "N303", "a line that does nothing"),
      Entry(.valueBeyondEnds, "N304", "a start value outside the control's range"),
      Entry(.tooManyNotes, "N305", "too many notes to list"),
      Entry(.numberedTypes, "N323", "kinds of events written as numbers"),
      Entry(.unknownExtent, "N324", "a device of unknown size"),
      Entry(.narrowPlaces, "N325", "positions that may not be in points"),
      Entry(.guessedTurn, "N326", "turns of a wheel in an unknown unit"),
      Entry(.repeatedDown, "N327", "a down of a pointer that is already down"),
      Entry(.goesUp, "N328", "positions that count from the bottom"),
    ]
  }
}
