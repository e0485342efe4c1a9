import Harness
import Testing

/// Logs of `getevent` without times, and errors in logs with times.
struct GeteventTimeTests {
  private let untimed = """
    /dev/input/event2: 0003 0039 00000000
    /dev/input/event2: 0003 0035 00000064
    /dev/input/event2: 0000 0000 00000000
    /dev/input/event4: 0001 0072 00000001
    /dev/input/event4: 0000 0000 00000000
    /dev/input/event2: 0003 0035 00000078
    /dev/input/event2: 0000 0000 00000000
    /dev/input/event2: 0003 0039 ffffffff
    /dev/input/event2: 0000 0000 00000000
    """

  @Test func `a log without times is rejected, and the fix is named`() {
    for period in [nil, 0, -8, Int64.min] {
      let error = importError(Array(untimed.utf8), assumedPeriod: period)
      #expect(error?.code == .noTimeColumn)
      #expect(error?.span == SourceSpan(line: 1, column: 1, length: 37))
      let help = text(error?.help ?? [])
      #expect(help.contains("adb shell getevent -lt") && help.contains("--assume-period 8ms"))
    }
  }

  @Test func `a period is the distance of two reports of the device, and the script says so`()
    throws
  {
    let recording = try RecordingReader.read(
      Array(untimed.utf8), ReadingOptions { $0.period = 8_333_333 })
    #expect(trace(recording) == ["0 down 0 100,0", "8333333 move 0 120,0", "16666666 up 0 120,0"])
    #expect(recording.assumedPeriod == 8_333_333)
    #expect(
      comments(of: recording) == [
        "imported from a file without a name, getevent",
        "device /dev/input/event2: the one with the most contacts of 2 that have events",
        "times assumed, as requested: a report every 8.333333ms; the file has none",
        "map none: units are points",
        "axis x: the one with more travel", "events 3, contacts 1, length 16.666666ms",
        "N315 contacts that began without x or y, made up: 1",
        "N324 the range of x and y is not known: a unit is taken as a point; add the output of getevent -lp, "
          + "as DESCRIPTION, or say it: --map-x 0..120:0..375 --map-y 0..1:0..3",
      ])
  }

  @Test func `a period changes nothing of a log that has times`() throws {
    let log = Array(GeteventReaderTests.log.utf8)
    let recording = try RecordingReader.read(log)
    #expect(try RecordingReader.read(log, ReadingOptions { $0.period = 5 }) == recording)
    #expect(
      comments(of: recording) == [
        "imported from a file without a name, getevent, device example '7' panel",
        "device /dev/input/event2: the one with the most contacts of 2 that have events",
        "map x=0..1079:0..375 y=-20..2399:0..420", "axis x: the one with more travel",
        "events 3, contacts 1, length 16.011ms",
      ])
  }

  @Test func `a period that makes a log too long is rejected`() {
    #expect(importError(Array(untimed.utf8), assumedPeriod: Int64.max)?.code == .timeTooLarge)
    #expect(importError(Array(untimed.utf8), assumedPeriod: Int64.max / 2) == nil)
  }

  @Test func `what maps do not report is as long as what they do`() throws {
    let recording = try RecordingReader.read(Array(untimed.utf8), ReadingOptions { $0.period = 1 })
    var options = ImportOptions()
    options.horizontal = AxisMap(parsing: Array("0..1000:0..300".utf8)[...])
    let reported = comments(of: recording, options)
    #expect(reported.contains("map x=0..1000:0..300 y=0..1000:0..300"))
    #expect(
      reported.contains {
        $0.hasPrefix("N324 the range of y is not known: a unit is taken as long as one of x")
      })
    options.vertical = options.horizontal
    #expect(!comments(of: recording, options).contains { $0.hasPrefix("N324") })
  }

  @Test(arguments: [
    ("[ 1.0] 0003 0035 000000", Diagnostic.Code.malformedLine, 18, 6),
    ("[ 1.0] 0003 0035", .malformedLine, 1, 16),
    ("[ 1.0] EV_ABS ABS 00000001", .malformedLine, 15, 3),
    ("[ 1.0] EV_APS ABS_X 00000001", .malformedLine, 8, 6),
    ("[ 1.0] EV_ABS BTN_TOUCH 00000001", .malformedLine, 15, 9),
    ("[ 1.0] EV_ABS ABS_X DOWN", .malformedLine, 21, 4),
    ("[ 1.0] 0003 0035 0000000g", .malformedLine, 18, 8),
    ("[ 1.0] 0003 0035 00000001 8", .malformedLine, 27, 1),
    ("[ 1.0] 0000 0000 00000000 rate fast", .malformedLine, 27, 4),
    ("[ 1.0] /dev/input/event2 0003 0035 00000001", .malformedLine, 8, 17),
    ("[ 1.0 0003 0035 00000001", .malformedLine, 3, 22), ("[ 1e3] 0003", .malformedLine, 3, 3),
    ("[ -1.0] 0003 0035 00000001", .timeTooLarge, 3, 4),
    ("[ 9999999999.9] 0003 0035 00000001", .timeTooLarge, 3, 12),
    ("[ 0.4] 0003 0035 00000001", .timeGoesBack, 1, 25),
    ("0003 0035 00000001", .malformedLine, 1, 18),
    ("add device 1", .malformedLine, 1, 12),
  ])
  func `a damaged line is rejected at the word that is wrong`(
    line: String, code: Diagnostic.Code, column: Int, length: Int
  ) {
    let file = "[ 0.5] 0003 0039 00000001\n\(line)\n[ 9.0] 0000 0000 00000000\n"
    let error = importError(Array(file.utf8))
    #expect(error?.code == code)
    #expect(error?.span == SourceSpan(line: 2, column: column, length: length))
  }

  @Test func `descriptions alone and noise alone are rejected by what they are`() {
    let description = GeteventReaderTests.log.split(separator: "\n").filter { !$0.hasPrefix("[") }
    let found = importError(Array(description.joined(separator: "\n").utf8))
    #expect(found?.code == .noEvents)
    #expect(
      text(found?.message ?? [])
        == "the log holds descriptions of devices but no events: example-keys")
    #expect(importError([], format: .getevent)?.code == .noEvents)
    #expect(importError(Array("could not open /dev/input/event0\n".utf8))?.code == .unknownFormat)
  }

  @Test func `there may be 64 devices, and paths of 255 bytes`() {
    func log(_ count: Int) -> [UInt8] {
      Array((0..<count).map { "[ 1.0] /dev/input/event\($0): 0000 0000 00000000\n" }.joined().utf8)
    }
    #expect(importError(log(64))?.code == .noEvents)
    #expect(importError(log(65))?.span.line == 65)
    #expect(importError(log(64) + Array("[ 1.0] 0000 0000 00000000\n".utf8))?.span.line == 65)
    let path = "/" + String(repeating: "x", count: 254)
    let codes = [path, String(path.dropLast())].map {
      importError(Array("[ 1.0] \($0): 0000 0000 00000000".utf8), format: .getevent)?.code
    }
    #expect(codes == [.malformedLine, .noEvents])
  }

  private func comments(
    of recording: Recording, _ options: ImportOptions = ImportOptions()
  ) -> [String] {
    var options = options
    options.tool = []
    return ScriptImport.script(of: recording, options: options).header.compactMap {
      $0.comment.map { text($0) }
    }
  }
}
