import ControlCore

extension Effect {
  var isChange: Bool { if case .changed = self { true } else { false } }
  var isBound: Bool { if case .bound = self { true } else { false } }
  var isEnd: Bool { if case .ended = self { true } else { false } }
  var isTap: Bool { if case .tapped = self { true } else { false } }
  var isYield: Bool { if case .yielded = self { true } else { false } }
  var isIdle: Bool { if case .idle = self { true } else { false } }
}

extension [Effect] {
  var runs: [TickRun] {
    compactMap { if case .tick(let run, _) = $0 { run } else { nil } }
  }
}
