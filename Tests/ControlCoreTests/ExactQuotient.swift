/// Returns the double nearest to `numerator / denominator`: long division to 45 digits, then the
/// standard library's correctly rounding reader of decimals.
func nearestDouble(_ numerator: Int128, over denominator: Int128) -> Double {
  var rest = numerator.magnitude
  let divisor = denominator.magnitude
  var text = (numerator < 0) == (denominator < 0) ? "" : "-"
  text += "\(rest / divisor)."
  rest %= divisor
  for _ in 0..<45 {
    rest *= 10
    text += "\(rest / divisor)"
    rest %= divisor
  }
  // A remainder decides ties between two doubles.
  return Double(text + (rest == 0 ? "" : "1")) ?? .nan
}
