import GestureScript

/// Derives events from the strokes of rows: the first row of a stroke is the down, the last one the
/// up, and those between are moves. A stroke of one row is both.
struct PointerStrokes {
  /// The last row; only the next one shows if it ends its stroke.
  private var last: Sample?
  private var isFirst = true
  private var starts: [Sample] = []

  struct Sample {
    var row: PointerRow
    var place: PointerPlace
  }

  /// Consumes the next row; returns the samples of the previous one.
  mutating func take(_ row: PointerRow, at place: PointerPlace) -> [Sample] {
    let isNew = last.map { $0.row.stroke != row.stroke } ?? true
    let samples = samples(isEnd: isNew)
    last = Sample(row: row, place: place)
    isFirst = isNew
    if isNew { starts.append(Sample(row: row, place: place)) }
    return samples
  }

  /// Ends the log: emits the samples of the last row.
  mutating func finish() throws(Diagnostic) -> [Sample] {
    let samples = samples(isEnd: true)
    last = nil
    try checkEnds()
    return samples
  }

  private func samples(isEnd: Bool) -> [Sample] {
    guard let last else { return [] }
    var samples: [Sample] = []
    func add(_ phase: PointerRowPhase) {
      samples.append(last)
      samples[samples.count - 1].row.phase = phase
    }
    if isFirst { add(.down) } else if !isEnd { add(.move) }
    if isEnd { add(.up) }
    return samples
  }

  /// Rejects a stroke that recurs: two share a name, or their rows interleave.
  private func checkEnds() throws(Diagnostic) {
    let order = starts.sorted { a, b in
      (a.row.stroke ?? []).lexicographicallyPrecedes(b.row.stroke ?? [])
    }
    for (a, b) in zip(order, order.dropFirst()) where a.row.stroke == b.row.stroke {
      throw Diagnostic(
        .malformedLine, at: b.place.span, "the rows of stroke '", b.row.stroke ?? [],
        "' do not stand together",
        help:
          "sort the rows by stroke; if each user's strokes have the same numbers, import one user")
    }
  }
}
