import ControlCore
import Harness
import Testing

/// Recordings of Flutter's pointer events.
struct FlutterReaderTests {
  @Test func `what the engine sends is mapped from physical pixels`() throws {
    let bytes = try fixture("screen.flutter.json")
    #expect(RecordingReader.detect(bytes) == .flutter)
    let recording = try RecordingReader.read(bytes)
    #expect(recording.space == .device)
    #expect(recording.horizontal?.upper == 900 && recording.vertical?.upper == 1800)
    #expect(
      trace(recording) == [
        "0 down 2 600,300", "8250000 move 2 540,302.5", "12000000 down 3 90,90",
        "16500000 move 2 450,302.5", "20000000 cancel 3 90,90", "25000000 up 2 450,302.5",
      ])
    #expect(recording.notes.unusedEvents == 1 && recording.notes.samplesWithoutDown == 0)
    #expect(text(try imported(bytes, name: "a.json")).contains("down 2 250,125\n"))
  }

  @Test func `what widgets get is in points`() throws {
    let bytes = try fixture("widgets.flutter.json")
    #expect(RecordingReader.detect(bytes) == .flutter)
    let recording = try RecordingReader.read(bytes)
    #expect(recording.space == .points)
    #expect(
      trace(recording) == [
        "0 hover 0 10,20", "1000000 down 0 10,20", "9000000 move 0 30.5,20",
        "17000000 up 0 30.5,20", "25000000 wheel 0,12",
      ])
    #expect(recording.notes.otherButtons == 1)
  }

  @Test func `a list of events alone is read too`() throws {
    let list = """
      [{"type":"PointerDownEvent","timeStamp":5,"pointer":1,"position":{"dx":1,"dy":2}},
      {"type":"PointerUpEvent","timeStamp":9,"pointer":1,"position":{"dx":3,"dy":2}}]
      """
    #expect(trace(try RecordingReader.read(Array(list.utf8))) == ["0 down 1 1,2", "4000 up 1 3,2"])
  }

  @Test(arguments: [
    ("[{\"type\":\"PointerDownEvent\",\n\"position\":[1,2]}]", Diagnostic.Code.missingField, 1),
    ("[{\"type\":\"PointerDownEvent\",\"timeStamp\":1}]", .missingField, 1),
    ("[\n{\"type\":\"PointerDownEvent\",\"timeStamp\":1e99,\"position\":[1,2]}]", .timeTooLarge, 2),
    (
      "[{\"type\":\"PointerAddedEvent\",\"timeStamp\":2},\n{\"type\":\"PointerAddedEvent\",\"timeStamp\":1}]",
      .timeGoesBack, 2
    ),
    ("[{\"type\":\"PointerAddedEvent\",\"timeStamp\":2}]", .noEvents, 0),
  ])
  func `what cannot be read says why and where`(
    file: String, code: Diagnostic.Code, line: Int
  ) {
    let error = importError(Array(file.utf8))
    #expect(error?.code == code)
    #expect(error?.span.line == line)
  }
}
