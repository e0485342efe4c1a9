import ControlCore
import TestSupport

/// A host that receives every value of a control, may round or reject it, and answers with the
/// value it holds, immediately or some frames later.
struct AnsweringHost {
  /// The host's conversion of a written value to the one it holds.
  enum Keeping: CaseIterable {
    case exact, float, float16, truncated, halves, limited, rejected
  }

  var keeping = Keeping.exact
  /// Delay of an answer in frames; `nil` answers from inside the write.
  var lateness: Int?
  /// True if every answer is repeated three frames after the write.
  var isTwice = false
  /// Answers left out per thousand; the last one is never left out.
  var silence: Int64 = 0
  private(set) var held: Double
  /// Answers still to be given, each with its frame.
  private var pending: [(value: Double, frame: Int, write: Int)] = []
  private var writes = 0

  init(_ held: Double) { self.held = held }

  static func any(_ held: Double, _ random: inout RandomBits) -> AnsweringHost {
    var host = AnsweringHost(held)
    host.keeping = random.pick(Keeping.allCases)
    host.lateness = random.pick([nil, 0, 1, 3, 10])
    host.isTwice = host.lateness == nil && host.keeping == .exact && random.coin()
    host.silence = random.pick([0, 0, 300, 900])
    host.held = host.kept(held)
    return host
  }

  /// Returns the value that the host holds after a write.
  private func kept(_ value: Double) -> Double {
    switch keeping {
    case .exact: value
    case .float: Double(Float(value))
    case .float16: Double(Float16(value))
    case .truncated: value.rounded(.towardZero)
    case .halves: (value * 2).rounded() / 2
    case .limited: min(max(value, 1.25), 3)
    case .rejected: held
    }
  }

  /// - Returns: the answer from inside the write, if any.
  mutating func take(_ value: Double, frame: Int) -> Double? {
    held = kept(value)
    writes += 1
    if let lateness { pending.append((held, frame + lateness, writes)) }
    if isTwice { pending.append((held, frame + 3, writes)) }
    return lateness == nil ? held : nil
  }

  /// Sets a value of the host's own; the answer follows the same delay.
  ///
  /// - Returns: the immediate answer, if any.
  mutating func wish(_ value: Double, frame: Int) -> Double? {
    held = value
    writes += 1
    if let lateness { pending.append((held, frame + lateness, writes)) }
    if isTwice { pending.append((held, frame + 3, writes)) }
    return lateness == nil ? held : nil
  }

  /// Returns the answers of a frame in the order of their writes.
  mutating func words(frame: Int, _ random: inout RandomBits) -> [Double] {
    let due = pending.filter { $0.frame <= frame }
    pending.removeAll { $0.frame <= frame }
    return due.filter { $0.write == writes || !random.chance(silence) }.map(\.value)
  }
}

/// A control with a host and its echo, as a front end holds them.
struct EchoedControl<Engine: Control> {
  private(set) var control: Engine
  private(set) var echo: HostEcho
  var host: AnsweringHost
  private(set) var isEditing = false
  /// Adopted values, the value that the host held then, and true if an edit was open.
  private(set) var obeyed: [(value: Double, held: Double, isInEdit: Bool)] = []
  private(set) var frame = 0
  private(set) var lastWrite = -1000

  init(_ control: Engine, _ host: AnsweringHost) {
    self.control = control
    self.host = host
    echo = HostEcho(host.held)
  }

  var now: Timestamp { Timestamp(nanoseconds: Int64(frame) * 16_000_000) }

  /// True without an edit, more than 45 frames after the last write: all answers were given.
  var isQuiet: Bool { !isEditing && frame > lastWrite + 45 }

  mutating func handle(_ action: InputEvent.Action) {
    let event = InputEvent(time: now, action: action)
    move { $0.handle(event, emit: $1) }
  }

  /// Lets the host set a value of its own.
  mutating func wish(_ value: Double) {
    guard let word = host.wish(value, frame: frame) else { return }
    echo.heard(word, isInside: false)
    adopt()
  }

  /// Advances one frame, passes on the host's answers, and adopts them if the echo permits.
  mutating func nextFrame(_ random: inout RandomBits) {
    frame += 1
    let time = now
    move { $0.advance(to: time, emit: $1) }
    for word in host.words(frame: frame, &random) {
      echo.heard(word, isInside: false)
      adopt()
    }
  }

  private mutating func move(_ act: (inout Engine, (Effect) -> Void) -> Void) {
    var effects: [Effect] = []
    act(&control) { effects.append($0) }
    for effect in effects { report(effect) }
    adopt()
  }

  private mutating func report(_ effect: Effect) {
    echo.note(effect)
    switch effect {
    case .began: isEditing = true
    case .ended: isEditing = false
    case .changed(let value, _, _, _, _):
      lastWrite = frame
      if let word = host.take(value, frame: frame) { echo.heard(word, isInside: true) }
    default: break
    }
  }

  private mutating func adopt() {
    while let value = echo.adopt(at: now) {
      obeyed.append((value, host.held, isEditing))
      var effects: [Effect] = []
      control.set(value: value, animated: false) { effects.append($0) }
      for effect in effects { report(effect) }
      if obeyed.count > 10_000 { return }
    }
  }
}
