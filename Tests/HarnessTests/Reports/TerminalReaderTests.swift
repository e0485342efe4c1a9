import ControlCore
import Harness
import TestSupport
import Testing

/// Tests of terminal input, byte by byte.
struct TerminalReaderTests {
  /// Returns the inputs read from bytes; with `stopping`, a pending input ends at the last byte.
  private func inputs(_ bytes: [UInt8], stopping: Bool = true) -> [TerminalInput] {
    var reader = TerminalReader()
    var found: [TerminalInput] = []
    for byte in bytes { reader.read(byte) { found.append($0) } }
    if stopping, reader.patience != nil { reader.stopWaiting { found.append($0) } }
    return found
  }

  private func inputs(_ text: String) -> [TerminalInput] { inputs(Array(text.utf8)) }

  private static let keys: [(text: String, key: Key, modifiers: Modifiers)] = [
    ("\u{1B}[A", .arrowUp, .none), ("\u{1B}OB", .arrowDown, .none),
    ("\u{1B}[1;2C", .arrowRight, .shift), ("\u{1B}[1;3D", .arrowLeft, .alt),
    ("\u{1B}[1;8A", .arrowUp, .shift.union(.alt).union(.control)),
    ("\u{1B}[1;9B", .arrowDown, .meta), ("\u{1B}[H", .home, .none), ("\u{1B}OF", .end, .none),
    ("\u{1B}[1~", .home, .none), ("\u{1B}[7~", .home, .none), ("\u{1B}[4~", .end, .none),
    ("\u{1B}[8~", .end, .none), ("\u{1B}[5~", .pageUp, .none),
    ("\u{1B}[6;5~", .pageDown, .control), ("\u{1B}[1;2:1C", .arrowRight, .shift),
    ("7", .digit(7), .none), ("\u{1B}", .escape, .none),
  ]

  @Test func `keys are those of xterm, in all their forms`() {
    for (text, key, modifiers) in Self.keys {
      #expect(inputs(text) == [.key(key, modifiers)], "\(text.debugDescription)")
    }
  }

  private static let reports: [(text: String, mouse: TerminalMouse)] = [
    ("\u{1B}[<0;12;7M", TerminalMouse(.press(0), column: 12, row: 7)),
    ("\u{1B}[<0;12;7m", TerminalMouse(.release(0), column: 12, row: 7)),
    ("\u{1B}[<36;1;1M", TerminalMouse(.drag(0), column: 1, row: 1, modifiers: .shift)),
    ("\u{1B}[<35;5;6M", TerminalMouse(.motion, column: 5, row: 6)),
    ("\u{1B}[<64;5;6M", TerminalMouse(.wheel(x: 0, y: -1), column: 5, row: 6)),
    ("\u{1B}[<81;5;6M", TerminalMouse(.wheel(x: 0, y: 1), column: 5, row: 6, modifiers: .control)),
    ("\u{1B}[<66;5;6M", TerminalMouse(.wheel(x: -1, y: 0), column: 5, row: 6)),
    ("\u{1B}[<67;5;6M", TerminalMouse(.wheel(x: 1, y: 0), column: 5, row: 6)),
    ("\u{1B}[<2;9999999;1M", TerminalMouse(.press(2), column: 1_000_000, row: 1)),
    ("\u{1B}[<129;2;3M", TerminalMouse(.press(5), column: 2, row: 3)),
    ("\u{1B}[M !\"", TerminalMouse(.press(0), column: 1, row: 2)),
    ("\u{1B}[M#!!", TerminalMouse(.release(0), column: 1, row: 1)),
  ]

  @Test func `Tab goes on, and with shift back`() {
    #expect(inputs("\t\u{1B}[Z") == [.tab(isBack: false), .tab(isBack: true)])
  }

  @Test func `reports of a mouse are those of SGR, or old ones`() {
    for (text, mouse) in Self.reports {
      #expect(inputs(text) == [.mouse(mouse)], "\(text.debugDescription)")
    }
  }

  @Test func `answers report of modes and of the size of cells`() {
    #expect(inputs("\u{1B}[?1016;2$y") == [.mode(1016, isKnown: true)])
    #expect(inputs("\u{1B}[?1016;0$y") == [.mode(1016, isKnown: false)])
    #expect(inputs("\u{1B}[6;17;8t") == [.cellSize(width: 8, height: 17)])
    #expect(inputs("\u{1B}[6;0;8t\u{1B}[4;1;1t") == [])
  }

  @Test func `an escape that nothing follows is the key, also in front of another`() {
    #expect(inputs(Array("\u{1B}".utf8), stopping: false) == [])
    #expect(inputs("\u{1B}\u{1B}") == [.key(.escape, .none), .key(.escape, .none)])
    #expect(inputs("\u{1B}\u{1B}[A") == [.key(.escape, .none), .key(.arrowUp, .none)])
    #expect(inputs("\u{1B}\u{3}") == [.key(.escape, .none), .character(3)])
  }

  @Test func `what no one asked for is passed over`() {
    #expect(inputs("\u{1B}]11;rgb:1/2/3\u{7}q") == [.character(0x71)])
    #expect(inputs("\u{1B}P1$r0m\u{1B}\\q") == [.character(0x71)])
    #expect(
      inputs("\u{1B}x\u{1B}[99~\u{1B}[>0;1c\u{1B}[Iéü\u{1B}OZ\u{1B}[<1;2Mq") == [.character(0x71)])
    #expect(inputs("\u{1B}[1;\u{1B}[B") == [.key(.arrowDown, .none)])
  }

  @Test func `what is pasted is not typed, and ends at the latest with a silence`() {
    #expect(inputs("\u{1B}[200~q3\u{1B}[A\u{1B}\u{1B}[201~7") == [.key(.digit(7), .none)])
    var reader = TerminalReader()
    for byte in Array("\u{1B}[200~q".utf8) { reader.read(byte) { _ in Issue.record("typed") } }
    #expect(reader.patience == 1_000_000_000)
    reader.stopWaiting { _ in Issue.record("typed") }
    reader.read(UInt8(ascii: "q")) { #expect($0 == .character(0x71)) }
    #expect(reader.patience == nil)
  }

  @Test func `an escape is waited for shortly, and what is begun longer`() {
    for file in Self.files {
      var reader = TerminalReader()
      for (index, byte) in file.enumerated() {
        reader.read(byte) { _ in }
        let isWhole = index == file.count - 1 && file.count > 1 || file[0] != 0x1B
        #expect(reader.patience == (isWhole ? nil : index == 0 ? 50_000_000 : 1_000_000_000))
      }
    }
  }

  // MARK: Laws

  private static let files =
    (keys.map(\.text) + reports.map(\.text) + [
      "\u{1B}[?1016;2$y", "\u{1B}[6;17;8t", "\u{1B}]x\u{7}",
    ])
    .map { Array($0.utf8) }

  @Test(arguments: Seeds.all)
  func `after any bytes and a silence, what comes is read as if nothing had been`(seed: UInt64) {
    var hostile = HostileBytes(seed: seed, files: Self.files)
    var random = RandomBits(seed: seed)
    for _ in 0..<Cases.some(of: 4000) {
      let noise = hostile.next()
      var reader = TerminalReader()
      for byte in noise { reader.read(byte) { _ in } }
      reader.stopWaiting { _ in }
      let good = random.pick(Self.files)
      var found: [TerminalInput] = []
      for byte in good { reader.read(byte) { found.append($0) } }
      if reader.patience != nil { reader.stopWaiting { found.append($0) } }
      #expect(found == inputs(good), "seed \(seed): \(noise) \(good)")
    }
  }

  @Test(arguments: Seeds.all)
  func `bytes make no more input than there are of them, and places stay small`(seed: UInt64) {
    var hostile = HostileBytes(seed: seed, files: Self.files)
    for _ in 0..<Cases.some(of: 4000) {
      let bytes = hostile.next()
      let found = inputs(bytes)
      #expect(found.count <= bytes.count, "seed \(seed): \(bytes)")
      for case .mouse(let mouse) in found {
        let isSmall = (0...1_000_000).contains(mouse.column) && (0...1_000_000).contains(mouse.row)
        #expect(isSmall, "seed \(seed): \(bytes)")
      }
    }
  }

  @Test(arguments: Seeds.all)
  func `whole sequences, one behind the other, are read one by one`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    let files = Self.files.filter { $0 != [0x1B] }
    for _ in 0..<2000 {
      let parts = (0..<random.whole(0...8)).map { _ in random.pick(files) }
      #expect(inputs(parts.flatMap { $0 }) == parts.flatMap { inputs($0) }, "seed \(seed)")
    }
  }
}
