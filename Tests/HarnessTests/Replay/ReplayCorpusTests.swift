import Harness
import Testing

/// Tests recordings of real input, imported and replayed.
@Suite(.enabled(if: Corpus.folder != nil))
struct ReplayCorpusTests {
  @Test(arguments: Corpus.recordings)
  func `a recording replays to rest, every time the same, at any frame rate`(
    path: String
  ) throws {
    let bytes = try load(path)
    guard let recording = try? RecordingReader.read(bytes) else { return }
    var script = ScriptImport.script(of: recording, options: ImportOptions())
    script.body += [
      Script.Line(nil, .cancel(nil)), Script.Line(nil, .settle(within: 60_000_000_000)),
    ]
    try #require(Replay.problems(of: script).isEmpty)
    let replay = Replay(script, level: .frames)
    #expect(replay.stop == nil)
    #expect(replay.phase == .idle)
    // Escape reverts nothing if there is no edit.
    let isEscape = script.body.allSatisfy(\.isEscape)
    #expect(replay.lines.isEmpty == isEscape)
    #expect(replay.digest == Replay(script, level: .frames).digest)
    let digests = [Setting.FrameLength(1, 60), .init(1, 1000), .init(1, 24)].map { length in
      var copy = script
      copy.header.append(HeaderLine(.frame(length)))
      return Replay(copy, level: .calls).digest
    }
    #expect(Set(digests).count == 1)
    let written = try #require(ScriptReader.read(ScriptWriter.text(of: script)).script)
    #expect(Replay(written, level: .calls).digest == digests[0])
  }
}

extension Script.Line {
  fileprivate var isEscape: Bool {
    switch verb {
    case .key(let stroke): stroke.key == .escape
    case .settle, .cancel: true
    default: false
    }
  }
}
