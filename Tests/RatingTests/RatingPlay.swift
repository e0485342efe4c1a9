import ControlCore
import Rating

/// A rating under test, with its effects.
struct RatingPlay {
  var rating: RatingControl
  private(set) var effects: [Effect] = []
  var now: Int64 = 0

  /// Creates a rating of five symbols of 20 points with gaps of 10, with changes by `change`.
  init(_ value: Double = 0, _ change: (inout RatingConfiguration) -> Void = { _ in }) {
    var configuration = RatingConfiguration()
    (configuration.length, configuration.spacing) = (140, 10)
    change(&configuration)
    rating = RatingControl(value: value, configuration: configuration)
  }

  var value: Double { rating.value }

  /// Returns the value that a press at `x` chooses.
  static func chosen(
    _ x: Double, _ granularity: Double, _ change: (inout RatingConfiguration) -> Void = { _ in }
  ) -> Double {
    var play = RatingPlay {
      $0.granularity = granularity
      change(&$0)
    }
    play.pointer(.down, x)
    return play.value
  }

  mutating func pointer(
    _ phase: PointerEvent.Phase, _ x: Double, _ y: Double = 10, id: Int64 = 0,
    kind: PointerKind = .touch
  ) {
    now += 8
    let event = PointerEvent(id: id, kind: kind, phase: phase, position: Point(x: x, y: y))
    send(.pointer(event))
  }

  /// Sends a pointer event `along` points from the start of the first symbol.
  mutating func pointer(
    _ phase: PointerEvent.Phase, along: Double, kind: PointerKind = .touch
  ) {
    let configuration = rating.configuration
    switch (configuration.orientation, configuration.layoutDirection) {
    case (.vertical, _): pointer(phase, 10, along, kind: kind)
    case (.horizontal, .leftToRight): pointer(phase, along, kind: kind)
    case (.horizontal, .rightToLeft): pointer(phase, configuration.length - along, kind: kind)
    }
  }

  mutating func tap(along: Double, kind: PointerKind = .touch) {
    pointer(.down, along: along, kind: kind)
    pointer(.up, along: along, kind: kind)
  }

  mutating func tap(_ x: Double, kind: PointerKind = .touch) {
    pointer(.down, x, kind: kind)
    pointer(.up, x, kind: kind)
  }

  mutating func key(_ key: Key, _ modifiers: Modifiers = .none) {
    send(.key(key, modifiers))
  }

  mutating func send(_ action: InputEvent.Action) {
    var reported: [Effect] = []
    let time = Timestamp(nanoseconds: now * 1_000_000)
    rating.handle(InputEvent(time: time, action: action)) { reported.append($0) }
    effects += reported
  }

  mutating func advance(by ms: Int64) {
    now += ms
    var reported: [Effect] = []
    rating.advance(to: Timestamp(nanoseconds: now * 1_000_000)) { reported.append($0) }
    effects += reported
  }

  mutating func set(_ value: Double) {
    var reported: [Effect] = []
    rating.set(value: value, animated: false) { reported.append($0) }
    effects += reported
  }

  mutating func configure(_ change: (inout RatingConfiguration) -> Void) {
    var configuration = rating.configuration
    change(&configuration)
    var reported: [Effect] = []
    rating.set(configuration: configuration) { reported.append($0) }
    effects += reported
  }

  /// Returns the effects since the last call, in words.
  mutating func news() -> [String] {
    defer { effects = [] }
    return effects.flatMap(\.words)
  }
}

extension Effect {
  fileprivate var words: [String] {
    switch self {
    case .began: return ["began"]
    case .tick(let run, _):
      var marks: [String] = []
      _ = run.forEach { mark, _ in marks.append("tick \(mark)") }
      return marks
    case .bound(let side, _, _, _): return ["bound \(side)"]
    case .changed(let value, let cause, _, _, _): return ["changed \(value) \(cause)"]
    case .snapped(let value, _, _, _): return ["snapped \(value)"]
    case .ended(let reason, let value, _, _, _): return ["ended \(reason) \(value)"]
    case .preview(let value, _, _): return ["preview \(value.map { "\($0)" } ?? "none")"]
    case .yielded: return ["yielded"]
    case .tapped: return ["tapped"]
    case .idle: return ["idle"]
    }
  }
}
