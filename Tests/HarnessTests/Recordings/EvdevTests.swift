import ControlCore
import Harness
import Testing

struct EvdevTests {
  @Test func `a value is decimal whatever its zeros, and a code is hexadecimal`() throws {
    let recording = try read(
      """
      E: 5.000000 0003 0039 0010
      E: 5.000000 0003 0035 0100
      E: 5.000000 0003 0036 -001
      E: 5.000000 0000 0000 0000
      E: 5.250001 0003 0039 -001
      E: 5.250001 0000 0000 0000
      """)
    #expect(trace(recording) == ["0 down 0 100,-1", "250001000 up 0 100,-1"])
    #expect(recording.origin == 5_000_000_000)
  }

  @Test func `a new contact keeps the coordinates that were not sent again`() throws {
    let recording = try read(
      frames("3 39 1, 3 35 70, 3 36 40", "3 39 -1", "3 39 2, 3 36 50", "3 39 -1"))
    #expect(
      trace(recording) == [
        "0 down 0 70,40", "1000000 up 0 70,40", "2000000 down 0 70,50", "3000000 up 0 70,50",
      ])
  }

  @Test func `the slot stays the one last named`() throws {
    let recording = try read(
      frames(
        "3 2f 1, 3 39 1, 3 35 10, 3 36 10", "3 2f 0, 3 39 2, 3 35 90, 3 36 90", "3 35 91",
        "3 2f 1, 3 35 11, 3 39 -1", "3 2f 0, 3 39 -1"))
    #expect(
      trace(recording) == [
        "0 down 1 10,10", "1000000 down 0 90,90", "2000000 move 0 91,90", "3000000 up 1 11,10",
        "4000000 up 0 91,90",
      ])
  }

  @Test func `an identifier in place of another one ends that contact`() throws {
    let recording = try read(
      frames("3 39 1, 3 35 10, 3 36 10", "3 39 2, 3 35 80", "3 39 -1"))
    #expect(
      trace(recording) == [
        "0 down 0 10,10", "1000000 up 0 10,10", "1000000 down 0 80,10", "2000000 up 0 80,10",
      ])
  }

  @Test func `a contact without an end gets one at its last sample`() throws {
    let recording = try read(
      frames(
        "3 39 1, 3 35 10, 3 36 10", "3 35 12", "3 2f 1, 3 39 2, 3 35 50, 3 36 50", "3 39 -1"))
    #expect(
      trace(recording) == [
        "0 down 0 10,10", "1000000 move 0 12,10", "1000000 up 0 12,10", "2000000 down 1 50,50",
        "3000000 up 1 50,50",
      ])
    #expect(recording.notes.unendedContacts == 1)
  }

  @Test func `a contact that began before the recording is left out and counted`() throws {
    let recording = try read(
      frames("3 35 10", "3 36 10", "3 39 -1", "3 39 2, 3 35 50, 3 36 50", "3 39 -1"))
    #expect(trace(recording) == ["0 down 0 50,50", "1000000 up 0 50,50"])
    #expect(recording.notes.samplesWithoutDown == 2)
  }

  @Test func `contacts in groups end when a frame lacks them`() throws {
    let recording = try read(
      frames(
        "3 35 10, 3 36 10, 0 2 0", "3 35 12, 3 36 10, 0 2 0, 3 35 90, 3 36 90, 0 2 0",
        "3 35 91, 3 36 90, 0 2 0, 3 35 14, 3 36 10, 0 2 0", "3 35 92, 3 36 90, 0 2 0", "0 2 0"))
    #expect(
      trace(recording) == [
        "0 down 0 10,10", "1000000 move 0 12,10", "1000000 down 1 90,90", "2000000 move 0 14,10",
        "2000000 move 1 91,90", "3000000 up 0 14,10", "3000000 move 1 92,90", "4000000 up 1 92,90",
      ])
  }

  @Test func `groups with identifiers are reported apart by them`() throws {
    let recording = try read(
      frames(
        "3 39 5, 3 35 10, 3 36 10, 0 2 0", "3 39 6, 3 35 11, 3 36 10, 0 2 0", "1 14a 0"))
    #expect(
      trace(recording) == [
        "0 down 0 10,10", "1000000 up 0 10,10", "1000000 down 0 11,10", "2000000 up 0 11,10",
      ])
  }

  @Test func `a simple touch screen has one contact while it says touch`() throws {
    let recording = try read(
      frames("3 0 10, 3 1 20, 1 14a 1", "3 0 15", "3 18 3", "3 0 16, 1 14a 0"))
    #expect(trace(recording) == ["0 down 0 10,20", "1000000 move 0 15,20", "3000000 up 0 16,20"])
  }

  @Test func `a pen hovers, and what it says as it leaves is no position`() throws {
    let recording = try read(try fixture("pen.events"))
    #expect(
      trace(recording) == [
        "0 hover 0 5000,3000", "4000000 down 0 5100,3000", "8000000 move 0 5100,3200",
        "12000000 up 0 5100,3200", "14000000 hover 0 5090,3200", "16000000 leave 0 5090,3200",
      ])
  }

  @Test func `a pen without a touch report is down while it presses`() throws {
    let recording = try read(
      frames("1 140 1, 3 0 10, 3 1 10", "3 18 9", "3 0 12", "3 18 0", "1 140 0, 3 0 0"))
    #expect(
      trace(recording) == [
        "0 hover 0 10,10", "1000000 down 0 10,10", "2000000 move 0 12,10", "3000000 up 0 12,10",
      ])
  }

  @Test func `a mouse drags with its left button`() throws {
    let recording = try read(
      frames("2 0 5, 2 1 -3", "1 110 1", "2 0 -7", "1 110 0", "2 1 1"))
    #expect(
      trace(recording) == [
        "0 hover 0 5,-3", "1000000 down 0 5,-3", "2000000 move 0 -2,-3", "3000000 up 0 -2,-3",
        "4000000 hover 0 -2,-2",
      ])
    #expect(recording.space == .relative)
  }

  @Test func `a wheel turns in detents, down and right being positive`() throws {
    let recording = try read(frames("2 8 1", "2 8 -2, 2 6 3", "2 0 4"))
    #expect(trace(recording) == ["0 wheel 0,-1", "1000000 wheel 3,2"])
    #expect(recording.notes.unusedEvents == 1)
  }

  @Test func `a fine wheel replaces the coarse one`() throws {
    let recording = try read(frames("2 b 30", "2 b 90, 2 8 1", "2 6 1"))
    #expect(trace(recording) == ["0 wheel 0,-0.25", "1000000 wheel 0,-0.75", "2000000 wheel 1,0"])
  }

  @Test func `a ring goes the shortest way around, and stops when the finger leaves`() throws {
    let recording = try read(
      frames(
        "3 8 70, 3 28 15", "3 8 71", "3 8 0", "3 8 3", "3 8 70", "3 8 0, 3 28 0",
        "3 8 40, 3 28 15", "3 8 39"))
    #expect(
      trace(recording) == [
        "0 rotate 1", "1000000 rotate 1", "2000000 rotate 3", "3000000 rotate -5",
        "6000000 rotate -1",
      ])
  }

  @Test func `a strip counts the place of its bit`() throws {
    let recording = try read(frames("3 3 8", "3 3 16", "3 3 64", "3 3 0", "3 3 1", "3 3 2"))
    #expect(trace(recording) == ["0 rotate 1", "1000000 rotate 2", "4000000 rotate 1"])
  }

  @Test func `keys act when pressed and when they repeat`() throws {
    var text = frames("1 2a 1, 1 6a 1", "1 2a 0", "1 1e 1", "1 6a 0", "1 3 1")
    text += "E: 9.0 0001 0003 2\nE: 9.0 0000 0000 1\n"
    let recording = try read(text)
    #expect(
      trace(recording) == [
        "0 key arrowRight mods 1", "4000000 key digit(2) mods 0", "8000000000 key digit(2) mods 0",
      ])
    #expect(recording.notes.unusedEvents == 1)
  }

  @Test func `a key repeat is no frame of a touch screen`() throws {
    var text = frames("3 35 10, 3 36 10, 0 2 0")
    text += "E: 1.5 0001 0069 2\nE: 1.5 0000 0000 1\n"
    text += "E: 1.6 0003 0035 20\nE: 1.6 0003 0036 10\nE: 1.6 0000 0002 0\nE: 1.6 0000 0000 0\n"
    let recording = try read(text)
    #expect(recording.events.count == 4)
    #expect(recording.notes.unendedContacts == 1)
  }

  @Test func `what the kernel dropped is left out up to the next frame`() throws {
    let recording = try read(
      frames("3 39 1, 3 35 10, 3 36 10", "3 35 11, 0 3 0, 3 35 99", "3 35 12", "3 39 -1"))
    #expect(
      trace(recording) == ["0 down 0 10,10", "2000000 move 0 12,10", "3000000 up 0 12,10"])
    #expect(recording.notes.bufferOverruns == 1)
  }

  @Test func `a frame without its end is left out`() throws {
    let recording = try read(frames("3 39 1, 3 35 10, 3 36 10") + "E: 7.0 0003 0035 55\n")
    #expect(trace(recording) == ["0 down 0 10,10", "0 up 0 10,10"])
    #expect(recording.notes.unusedEvents == 1)
  }

  // MARK: Texts

  /// Returns one frame per argument, 1 ms apart from 1 s on; type and code are hexadecimal.
  private func frames(_ list: String...) -> String {
    var text = ""
    for (index, frame) in list.enumerated() {
      let time = "1.00\(index)000"
      for event in frame.split(separator: ",") {
        text += "E: \(time) \(event)\n"
      }
      text += "E: \(time) 0000 0000 0\n"
    }
    return text
  }

  private func read(_ text: String) throws -> Recording {
    try RecordingReader.read(Array(text.utf8), ReadingOptions { $0.format = .evemu })
  }

  private func read(_ bytes: [UInt8]) throws -> Recording {
    try RecordingReader.read(bytes)
  }
}

/// Returns the events of a recording, one string each.
func trace(_ recording: Recording) -> [String] {
  recording.events.map { event in
    switch event.action {
    case .pointer(let pointer):
      "\(event.time) \(pointer.phase) \(pointer.id) \(short(pointer.position.x)),"
        + short(pointer.position.y)
    case .wheel(let wheel): "\(event.time) wheel \(short(wheel.deltaX)),\(short(wheel.deltaY))"
    case .rotate(let detents): "\(event.time) rotate \(short(detents))"
    case .key(let key, let modifiers): "\(event.time) key \(key) mods \(modifiers.bits)"
    case .focus(let part): "\(event.time) focus \(part)"
    case .adjust(let adjustment, _): "\(event.time) adjust \(adjustment)"
    }
  }
}

private func short(_ x: Double) -> String {
  var bytes: [UInt8] = []
  DecimalText.append(x, to: &bytes)
  return String(decoding: bytes, as: UTF8.self)
}
