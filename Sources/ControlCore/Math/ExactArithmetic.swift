// Exact sums and powers. They rely on IEEE 754 alone: each operation is rounded to nearest, ties to
// even, and none is fused, which Swift never does by itself.

/// Returns `a + b` as two numbers: the rounded sum and its exact rounding error.
///
/// - SeeAlso: Knuth, "The Art of Computer Programming", volume 2, section 4.2.2, theorem B.
@inline(__always)
func exactSum(_ a: Double, _ b: Double) -> (head: Double, tail: Double) {
  let head = a + b
  let share = head - a
  return (head, (a - (head - share)) + (b - share))
}

/// Returns 2^`exponent`, for an exponent from -1022 to 1023.
@inline(__always)
func powerOfTwo(_ exponent: Int64) -> Double {
  Double(bitPattern: UInt64(bitPattern: exponent &+ 1023) &<< 52)
}
