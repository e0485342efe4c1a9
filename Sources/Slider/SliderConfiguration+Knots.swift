import ControlCore

// The rules of a track in pieces, each of which `Rules` explains.

extension SliderConfiguration {
  /// The first problem of the knots and their steps; `nil` if there is none.
  var knotProblem: SettingProblem? {
    let (knots, steps) = (knots, steps)
    guard !knots.isEmpty else { return steps.isEmpty ? nil : Rules.steps }
    guard knots.count >= 6, knots.count <= 18, knots.count % 2 == 0 else { return Rules.knots }
    guard range == SliderConfiguration().range else { return Rules.rangeOfKnots }
    guard curve != .oneTwoFive else { return Rules.scaleOfKnots }
    guard steps.isEmpty || steps.count == knots.count / 2 - 1 else { return Rules.steps }
    for index in 0..<knots.count / 2 - 1 {
      if let problem = problem(ofPiece: index, knots, step: steps[index]) { return problem }
    }
    return nil
  }

  private func problem(
    ofPiece index: Int, _ knots: NumberList, step: Double
  ) -> SettingProblem? {
    let (low, high) = (knots[2 * index + 1], knots[2 * index + 3])
    // Halves, because a difference of places may have no `Double`.
    let way = knots[2 * index + 2] / 2 - knots[2 * index] / 2
    let share = way / (knots[knots.count - 2] / 2 - knots[0] / 2)
    guard way > 0, high > low else { return Rules.knots }
    let isCurved = curve == .logarithmic && low > 0
    guard high - low >= 0x1p-40 * max(abs(low), abs(high)), !isCurved || high >= 1.01 * low else {
      return Rules.knotGap
    }
    guard step != 0 else { return nil }
    guard step >= 1e-100, step <= 1e100 else { return Rules.steps }
    guard step < high - low else { return nil }
    // Steps on a logarithm are closest at its end.
    let part =
      isCurved
      ? naturalLogarithm(high / (high - step)) / naturalLogarithm(high / low)
      : step / (high - low)
    return step >= 0x1p-44 * max(abs(low), abs(high)) && part * share >= 0x1p-40
      ? nil : Rules.stepGap
  }
}
