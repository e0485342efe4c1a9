import Harness
import Testing

/// Tests that unreadable rows are rejected with help.
struct PointerErrorTests {
  struct Case: Sendable {
    let file: String
    var columns: String?
    var types: String?
    let code: Diagnostic.Code
    let line: Int
    let message: String
    let help: String

    init(
      _ file: String, columns: String? = nil, types: String? = nil, _ code: Diagnostic.Code,
      _ line: Int, _ message: String, _ help: String
    ) {
      (self.file, self.columns, self.types) = (file, columns, types)
      (self.code, self.line, self.message, self.help) = (code, line, message, help)
    }
  }

  static let cases = [
    Case(
      "time,type,x,y\n0,down,1,2\n", .noTimeColumn, 1, "'time' has no unit",
      "name it: --columns t_ms=time for milliseconds, or t_s, t_us or t_ns"),
    Case(
      "{\"type\":\"down\",\"x\":1,\"y\":2,\"timestamp\":5}", .noTimeColumn, 1,
      "'timestamp' has no unit",
      "name it: --columns t_ms=timestamp for milliseconds, or t_s, t_us or t_ns"),
    Case(
      PointerLayoutTests.mouse, .noTimeColumn, 1, "no column holds the time",
      "name it t, t_ns, t_us, t_ms or t_s, or map it: --columns 't_ms=record timestamp'; "
        + "the columns are: record timestamp, client timestamp, button, state, x, y"),
    Case(
      "t,x,y\n0,1,2\n", .missingField, 1, "no column has the kind of event",
      "name it type or phase, with values such as down, move and up, or map one: "
        + "--columns type=NAME; for a state, --columns type=NAME --types 1=contact,0=none; "
        + "or --columns stroke=NAME if rows only distinguish strokes; or, if all rows are one "
        + "stroke, --types '*=contact'; the columns are: t, x, y"),
    Case(
      "{\"t\":0,\"x\":1,\"y\":2}", .missingField, 0, "no event has a kind",
      "name it type or phase, with values such as down, move and up, or map one: "
        + "--columns type=NAME; for a state, --columns type=NAME --types 1=contact,0=none; "
        + "or --columns stroke=NAME if rows only distinguish strokes; or, if all rows are one "
        + "stroke, --types '*=contact'"),
    Case(
      "{\"type\":\"down\",\"x\":1,\"y\":2}", .missingField, 1, "this event has no time",
      "name the time t (with t_unit, else milliseconds), t_ns, t_us, t_ms or t_s, or map it: "
        + "--columns t_ms=NAME"),
    Case(
      "t,type,x,y\n2024-05-32T10:00:00,down,1,2\n", .notANumber, 2,
      "'2024-05-32T10:00:00' is not a number",
      "a time is one number, or a date as 2026-05-04T12:00:00.125Z; t_s and t_ms name its unit"),
    Case(
      "t,type,x,y\n8ms,down,1,2\n", .notANumber, 2, "'8ms' is not a number",
      "a time is one number, or a date as 2026-05-04T12:00:00.125Z; t_s and t_ms name its unit"),
    Case(
      "t,type,x,y\n0,qqqq,1,2\n", .unknownPhase, 2, "unknown event type 'qqqq'",
      "known are down, move, up, cancel, hover, leave, wheel and key; or map it to one of them: "
        + "--types qqqq=WORD"),
    Case(
      "t,type,x,y\n0,0,1,2\n8,7,1,2\n", columns: "t_ms=t", types: "0=down,1=up", .unknownPhase, 3,
      "unknown event type '7'",
      "known are down, move, up, cancel, hover, leave, wheel and key; or add to --types 7=WORD"),
    Case(
      "t,type,x,y\n0,0,1,2\n8,1,1,2\n16,1,3,4\n24,3,3,4\n", .unknownPhase, 4,
      "the types are not Android's numbers: 1, an up, comes without a down",
      "map them, as --types 0=down,1=move,2=up; or for a state, as 1=contact,0=none"),
    Case(
      "1,2,3,4\n5,6,7,8\n", .unknownFormat, 1, "this table has no names above its columns",
      "put them above it, as t_ms,type,x,y, or tell the numbers of the columns: "
        + "--columns t_ms=1,type=2,x=3,y=4"),
    Case(
      "when;what;where\n5;down;7\n", .unknownFormat, 1,
      "the columns of this table have no known names",
      "map them: --columns t_ms=NAME,type=NAME,x=NAME,y=NAME; they are: when, what, where"
    ),
    Case(
      PointerLayoutTests.strokes, columns: "t_ms=Eventtime,stroke=SwipeID", .missingField, 1,
      "no column has the name 'Eventtime'",
      "the columns are: UserID, SwipeID, X, Y, Pressure, EventTime"),
    Case(
      PointerLayoutTests.touches, columns: "t_ms=4,type=12", .missingField, 1,
      "there is no column 12", "the columns are: 4, 11, 2, 1530, 0, 1, 310, 900, 0.41, 0.09, 0"),
    Case(
      "{\"when\":1,\"what\":\"down\",\"x\":1,\"y\":2}", columns: "t_ms=wen,type=what",
      .missingField, 1, "no event up to here has the key 'wen'", "the keys are: when, what, x, y"),
    Case(
      "t,type,id,pointerId,x,y\n0,down,1,1,1,2\n", .malformedLine, 1,
      "two columns mean the same: 'id'", "choose one, as --columns id=id"),
    Case(
      "t,type,x,y\n8,down,1,2\n4,up,1,2\n", .timeGoesBack, 3,
      "time goes backwards: this is before the previous event",
      "sort the events by time, or import the parts of the file one at a time; if these are the pauses before events, map them: --columns dt_ms=t"
    ),
  ]

  @Test(arguments: cases)
  func `rows are rejected with what would help`(_ one: Case) throws {
    var layout = PointerLayout()
    if let columns = one.columns { try layout.report(columns: Array(columns.utf8)) }
    if let types = one.types { try layout.report(types: Array(types.utf8)) }
    do throws(Diagnostic) {
      _ = try RecordingReader.read(Array(one.file.utf8), ReadingOptions { $0.layout = layout })
      Issue.record("it was read: \(one.file)")
    } catch {
      #expect(error.code == one.code && error.span.line == one.line)
      #expect(text(error.message) == one.message)
      #expect(help(error) == one.help)
    }
  }

  @Test(arguments: [
    ("", "'' is not a pair", "write pairs, as t_ms=time,type=action"),
    ("t_ms", "'t_ms' is not a pair", "write pairs, as t_ms=time,type=action"),
    ("tms=a", "'tms' is not a meaning of a column", "did you mean 't_ms'?"),
    ("x=a,x=b", "two columns are mapped to 'x'", "name one of them for each"),
    ("t_ms=a,t_s=b", "two columns are mapped to 't_s'", "name one of them for each"),
    ("x=a,y=a", "the column 'a' is given twice", "a column can be one thing only"),
    (
      "type=a,stroke=b", "'stroke' beside another column with the kind of event",
      "map type if a column has words for it, or stroke if none has"
    ),
    (
      "stroke=a,id=b", "'id' has no meaning beside stroke",
      "strokes are those of one finger, one after the other; leave it out"
    ),
  ])
  func `what is reported of columns may be wrong`(reported: String, message: String, help: String) {
    var layout = PointerLayout()
    do throws(PointerLayout.Problem) {
      try layout.report(columns: Array(reported.utf8))
      Issue.record("it was taken")
    } catch {
      #expect(text(error.message) == message)
      #expect(text(error.help) == help)
    }
  }

  @Test(arguments: [
    ("0", "'0' is not a pair", "write pairs, as 0=down,2=move,1=up"),
    ("0=dwon", "'dwon' is not a kind of event", "did you mean 'down'?"),
    ("0=down,0=up", "the word '0' is given twice", "it can mean one thing only"),
  ])
  func `what is reported of words may be wrong`(reported: String, message: String, help: String) {
    var layout = PointerLayout()
    do throws(PointerLayout.Problem) {
      try layout.report(types: Array(reported.utf8))
      Issue.record("it was taken")
    } catch {
      #expect(text(error.message) == message)
      #expect(text(error.help) == help)
    }
  }
}
