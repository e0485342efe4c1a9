import ControlCore

/// Parses terminal input byte by byte, however it is split into pieces.
///
///     var reader = TerminalReader()
///     for byte in bytes { reader.read(byte) { input in … } }
///     if let time = reader.patience, nothingHasCome(for: time) { reader.stopWaiting { input in … } }
/// Supports the sequences of xterm and its imitators: CSI and SS3 keys with modifiers, SGR and old
/// mouse reports, pasted text, and answers about modes and cell sizes. Ignores everything else:
/// accepts any bytes, in constant memory.
public struct TerminalReader: Equatable, Sendable {
  private var state = State.ground
  private var sequence = Sequence()
  /// True while bytes are pasted instead of typed; they are ignored.
  private var isPasted = false

  private enum State: Equatable, Sendable {
    /// Between sequences.
    case ground
    /// After an escape, which may be the key.
    case escape
    /// After `ESC [`.
    case control
    /// After `ESC O`.
    case single
    /// In an unrequested text, up to BEL or another escape.
    case text
    /// In an old mouse report, after this many bytes.
    case mouse(count: Int)
  }

  /// A control sequence in progress.
  fileprivate struct Sequence: Equatable, Sendable {
    /// `<` or `?`; 0 if there is none.
    var prefix: UInt8 = 0
    /// The last intermediate byte, such as `$`; 0 if there is none.
    var middle: UInt8 = 0
    /// The first four numbers, each from 0 to 1,000,000; later ones are ignored.
    var numbers: (Int64, Int64, Int64, Int64) = (0, 0, 0, 0)
    /// The number of semicolons, at most 4.
    var count = 0
    /// True in a subparameter after a colon, which is ignored.
    var isPart = false

    static func == (a: Sequence, b: Sequence) -> Bool {
      a.prefix == b.prefix && a.middle == b.middle && a.numbers == b.numbers && a.count == b.count
        && a.isPart == b.isPart
    }
  }

  /// Creates a reader in the initial state.
  public init() {}

  /// The time to wait for more bytes, in nanoseconds; `nil` if none are expected.
  ///
  /// An escape may be the key. Bytes that continue a sequence were not typed but may be delayed,
  /// and the end of a sequence must not be read as keys.
  public var patience: Int64? {
    switch state {
    case .ground: isPasted ? 1_000_000_000 : nil
    case .escape: 50_000_000
    case .control, .single, .text, .mouse: 1_000_000_000
    }
  }

  /// Ends the wait: a pending escape becomes the key; any other incomplete input is dropped.
  public mutating func stopWaiting(emit: (TerminalInput) -> Void) {
    if state == .escape, !isPasted { emit(.key(.escape, .none)) }
    (state, isPasted) = (.ground, false)
  }

  /// Reads the next byte.
  public mutating func read(_ byte: UInt8, emit: (TerminalInput) -> Void) {
    guard isPasted else { return take(byte, emit) }
    take(byte) { _ in }
  }

  private mutating func take(_ byte: UInt8, _ emit: (TerminalInput) -> Void) {
    switch state {
    case .ground: begin(byte, emit)
    case .escape: readIntroducer(byte, emit)
    case .control: readControl(byte, emit)
    case .single: readSingle(byte, emit)
    case .text:
      if byte == 0x1B { state = .escape } else if byte == 0x07 || byte == 0x18 { state = .ground }
    case .mouse(let count): readMouse(byte, count, emit)
    }
  }

  private mutating func begin(_ byte: UInt8, _ emit: (TerminalInput) -> Void) {
    state = .ground
    switch byte {
    case 0x1B: state = .escape
    case 0x30...0x39: emit(.key(.digit(Int64(byte & 0x0F)), .none))
    case 0x09: emit(.tab(isBack: false))
    case 0x08, 0x7F: emit(.key(.backspace, .none))
    case 0..<0x80: emit(.character(byte))
    default: break
    }
  }

  /// Reads the byte after an escape. A letter is one typed with alt, which is no supported key.
  private mutating func readIntroducer(_ byte: UInt8, _ emit: (TerminalInput) -> Void) {
    switch byte {
    case UInt8(ascii: "["): (state, sequence) = (.control, Sequence())
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .text
    case 0..<0x20:
      emit(.key(.escape, .none))
      begin(byte, emit)
    default: state = .ground
    }
  }

  private mutating func readSingle(_ byte: UInt8, _ emit: (TerminalInput) -> Void) {
    state = .ground
    guard byte >= 0x20 else { return begin(byte, emit) }
    if let key = Key(letter: byte) { emit(.key(key, .none)) }
  }

  // MARK: Control sequences

  private mutating func readControl(_ byte: UInt8, _ emit: (TerminalInput) -> Void) {
    switch byte {
    case 0x30...0x39: sequence.take(digit: Int64(byte & 0x0F))
    case UInt8(ascii: ":"): sequence.isPart = true
    case UInt8(ascii: ";"):
      sequence.count = min(sequence.count + 1, 4)
      sequence.isPart = false
    case 0x3C...0x3F: sequence.prefix = byte
    case 0x20...0x2F: sequence.middle = byte
    case 0x40...0x7E: end(byte, emit)
    case 0..<0x20: begin(byte, emit)
    default: state = .ground
    }
  }

  private mutating func end(_ final: UInt8, _ emit: (TerminalInput) -> Void) {
    state = .ground
    let (first, second, third, _) = sequence.numbers
    switch (sequence.prefix, sequence.middle, final) {
    case (0, 0, UInt8(ascii: "M")) where sequence.count == 0 && first == 0:
      (state, sequence) = (.mouse(count: 0), Sequence())
    case (UInt8(ascii: "<"), 0, UInt8(ascii: "M")), (UInt8(ascii: "<"), 0, UInt8(ascii: "m")):
      guard sequence.count == 2 else { return }
      let isRelease = final == UInt8(ascii: "m")
      emit(.mouse(TerminalMouse(code: first, isRelease: isRelease, column: second, row: third)))
    case (UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "y")):
      emit(.mode(first, isKnown: second == 1 || second == 2))
    case (0, 0, UInt8(ascii: "Z")): emit(.tab(isBack: true))
    case (0, 0, UInt8(ascii: "t")):
      if first == 6, second > 0, third > 0 { emit(.cellSize(width: third, height: second)) }
    case (0, 0, UInt8(ascii: "~")) where first == 200 || first == 201: isPasted = first == 200
    case (0, 0, _):
      let modifiers = Modifiers(xterm: second)
      let key = final == UInt8(ascii: "~") ? Key(number: first) : Key(letter: final)
      if let key { emit(.key(key, modifiers)) }
    default: break
    }
  }

  /// Reads a byte of an old report: three bytes, each offset by 32.
  private mutating func readMouse(
    _ byte: UInt8, _ count: Int, _ emit: (TerminalInput) -> Void
  ) {
    guard byte >= 0x20 else { return begin(byte, emit) }
    sequence.numbers = (sequence.numbers.1, sequence.numbers.2, Int64(byte) - 32, 0)
    state = .mouse(count: count + 1)
    guard count == 2 else { return }
    state = .ground
    let (code, column, row, _) = sequence.numbers
    emit(.mouse(TerminalMouse(code: code, isRelease: false, column: column, row: row)))
  }
}

extension TerminalReader.Sequence {
  fileprivate mutating func take(digit: Int64) {
    func grown(_ number: Int64) -> Int64 { min(number * 10 + digit, 1_000_000) }
    guard !isPart else { return }
    switch count {
    case 0: numbers.0 = grown(numbers.0)
    case 1: numbers.1 = grown(numbers.1)
    case 2: numbers.2 = grown(numbers.2)
    case 3: numbers.3 = grown(numbers.3)
    default: break
    }
  }
}

extension Key {
  /// Creates the key of a sequence that ends with a letter.
  fileprivate init?(letter: UInt8) {
    switch letter {
    case UInt8(ascii: "A"): self = .arrowUp
    case UInt8(ascii: "B"): self = .arrowDown
    case UInt8(ascii: "C"): self = .arrowRight
    case UInt8(ascii: "D"): self = .arrowLeft
    case UInt8(ascii: "H"): self = .home
    case UInt8(ascii: "F"): self = .end
    default: return nil
    }
  }

  /// Creates the key of a sequence that ends with `~`.
  fileprivate init?(number: Int64) {
    switch number {
    case 1, 7: self = .home
    case 3: self = .delete
    case 4, 8: self = .end
    case 5: self = .pageUp
    case 6: self = .pageDown
    default: return nil
    }
  }
}

extension Modifiers {
  /// Creates modifiers from the xterm code: 1 more than shift 1, alt 2, control 4, meta 8.
  fileprivate init(xterm number: Int64) {
    let bits = max(number, 1) - 1
    let keys: [(Int64, Modifiers)] = [(1, .shift), (2, .alt), (4, .control), (8, .meta)]
    self = keys.reduce(.none) { bits & $1.0 != 0 ? $0.union($1.1) : $0 }
  }
}
