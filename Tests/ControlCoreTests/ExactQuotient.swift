/// The double nearest to `numerator / denominator`, by long division to 45 digits and the standard
/// library's reader of decimals, which rounds correctly.
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
  // What is left over decides between two doubles that are equally near without it.
  return Double(text + (rest == 0 ? "" : "1")) ?? .nan
}
