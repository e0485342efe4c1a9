/// A driver's verdict on one of its own laws.
package enum OwnVerdict: Sendable {
  case notMet
  case kept
  /// The law is broken, for a reason in UTF-8.
  case broken(_ why: [UInt8])

  /// Merges the verdict of a later step; the first broken verdict stays.
  fileprivate mutating func join(_ later: OwnVerdict) {
    switch (self, later) {
    case (.broken, _), (.kept, .notMet): break
    default: self = later
    }
  }
}

/// A driver's verdicts on its own laws; for each broken law, the first such verdict.
package struct OwnVerdicts: Sendable {
  private var verdicts: [OwnVerdict] = []

  mutating func note(_ said: [(law: Int, said: OwnVerdict)]) {
    for (law, said) in said {
      while verdicts.count <= law { verdicts.append(.notMet) }
      verdicts[law].join(said)
    }
  }

  package subscript(law: Int) -> OwnVerdict {
    verdicts.indices.contains(law) ? verdicts[law] : .notMet
  }
}
