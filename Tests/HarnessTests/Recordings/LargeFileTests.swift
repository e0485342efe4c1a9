import Harness
import TestSupport
import Testing

/// Tests files that are large in one place.
/// `Scripts/check/growth.sh` counts the work, which may grow only with the size.
@Suite struct LargeFileTests {
  @Test(arguments: HostileReader.all)
  func `one thing thousands of times is nothing to any reader`(reader: HostileReader) {
    let things = [
      "[", "{\"a\":", "\"", " ", "\n", "9", "0.", ",", "#", "-", "\0", "\u{FFFF}", "\r\n", "x ",
    ].map { Array($0.utf8) }
    for thing in things + [[0xFF], [0xE2, 0x82]] {
      let bytes = Array(repeatElement(thing, count: Cases.some(of: 20_000)).joined())
      // A script needs its first line, or it is rejected there.
      let file = reader.name == "script" ? Array("gesture 1\n".utf8) + bytes : bytes
      guard case .wrong(let text) = reader.judge(file) else { continue }
      Issue.record("\(thing): \(text)")
    }
  }

  @Test(arguments: ["[", "{\"a\":", "[[{\"\":"])
  func `values a hundred thousand deep are rejected where they become too deep`(piece: String) {
    let text = Array(String(repeating: piece, count: 100_000).utf8)
    let thrown = #expect(throws: JSONError.self) { try JSONValue(parsing: text[...]) }
    #expect(text.count > 64 && (thrown?.position.column ?? 0) < 600)
    let event = Array(#"{"t":0,"type":"down","x":"#.utf8)
    #expect(importError(event + text, format: .pointerNDJSON)?.code == .malformedLine)
  }

  @Test func `many samples that came with one event`() throws {
    let samples = (0..<50_000).map { "[\($0),1,0]" }.joined(separator: ",")
    let log = """
      {"t":0,"type":"down","x":0,"y":0}
      {"t":50000,"type":"move","x":3,"y":0,"coalesced":[\(samples)]}
      """
    #expect(try RecordingReader.read(Array(log.utf8)).events.count == 50_003)
  }

  @Test func `many members of one object`() throws {
    let members = String(repeating: #","x":1"#, count: Cases.some(of: 50_000))
    let log = #"{"t":0,"type":"down","y":0"# + members + "}"
    #expect(trace(try RecordingReader.read(Array(log.utf8))) == ["0 down 0 1,0", "0 up 0 1,0"])
  }

  @Test func `many contacts of many pointers, none of which ends`() throws {
    let contacts = Cases.some(of: 40_000)
    let rows = (0..<contacts).map { "\($0),down,\($0 % 100),\($0 % 100 * 10),2\n" }.joined()
    let recording = try RecordingReader.read(Array(("t,type,id,x,y\n" + rows).utf8))
    #expect(recording.events.count == 2 * contacts)
    #expect(recording.notes.unendedContacts == Int64(contacts))
  }

  @Test func `many columns that mean nothing, and many that mean the same`() {
    let unused = String(repeating: "a,", count: Cases.some(of: 50_000))
    let log = Array("\(unused)t,type,x,y\n\(unused)0,down,1,2\n".utf8)
    #expect((try? RecordingReader.read(log))?.events.count == 2)
    let same = String(repeating: "x,", count: Cases.some(of: 50_000))
    #expect(importError(Array("t,type,\(same)\n".utf8))?.code == .malformedLine)
  }

  @Test func `many devices, slots and reports`() throws {
    var log = ""
    for index in 0..<Cases.some(of: 30_000) {
      let digits = String(index % 64, radix: 16)
      let slot = String(repeating: "0", count: 8 - digits.count) + digits
      let device = "[ 1.0] /dev/input/event\(index % 64): "
      log +=
        "\(device)0003 002f \(slot)\n\(device)0003 0039 \(slot)\n\(device)0000 0000 00000000\n"
    }
    let recording = try RecordingReader.read(Array(log.utf8))
    #expect(recording.deviceChoice == .mostActive(of: 64))
  }
}
