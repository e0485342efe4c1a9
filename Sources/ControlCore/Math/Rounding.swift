/// Returns the largest whole number that is not above `x`.
///
/// Exact for every `x`. A result of zero is +0, also for -0. Infinities and NaN are unchanged.
@inline(never)
public func roundedDown(_ x: Double) -> Double {
  let whole = wholeNumber(near: x)
  return (whole > x ? whole - 1 : whole) + 0
}

/// Returns the smallest whole number that is not below `x`.
///
/// Exact for every `x`. A result of zero is +0, also for -0. Infinities and NaN are unchanged.
@inline(never)
public func roundedUp(_ x: Double) -> Double {
  let whole = wholeNumber(near: x)
  return (whole < x ? whole + 1 : whole) + 0
}

/// Returns the whole number nearest to `x`; of two equally near, the larger: 2.5 gives 3, -2.5
/// gives -2.
///
/// Exact for every `x`: the largest double below 1/2 gives 0, where `roundedDown(x + 0.5)` gives 1.
/// A result of zero is +0, also for -0. Infinities and NaN are unchanged.
@inline(never)
public func roundedToNearest(_ x: Double) -> Double {
  let whole = wholeNumber(near: x)
  // `whole` is the nearest one, and the even one of two. The difference is exact.
  return (x - whole == 0.5 ? whole + 1 : whole) + 0
}

/// Returns `x` without its fraction: the nearest whole number in the direction of zero.
///
/// Exact for every `x`. A result of zero is +0, also for -0. Infinities and NaN are unchanged.
public func truncated(_ x: Double) -> Double {
  x < 0 ? roundedUp(x) : roundedDown(x)
}

/// Returns an integer as a `Double`: the nearest one, ties to even.
///
/// Inlinable code calls this instead of `Double.init(_: Int64)`, which the compiler takes there for an
/// allocation on WebAssembly.
#if arch(wasm32)
@usableFromInline
#else
@inlinable
#endif
package func number(_ whole: Int64) -> Double { Double(whole) }

/// Returns the whole number nearest to `x`, ties to even; `x` itself if it is not finite.
///
/// Doubles between 2^52 and 2^53 are the whole numbers, so adding 2^52 to a smaller one rounds it.
private func wholeNumber(near x: Double) -> Double {
  let size = x.magnitude
  guard size < 0x1p52 else { return x }
  let whole = (size + 0x1p52) - 0x1p52
  return x < 0 ? -whole : whole
}

/// Returns the whole number nearest to `x`, ties to even, and the excess of `x` over it.
///
/// - Parameter x: number below 2^48 either way.
/// - Returns: whole number and excess, whose sum is exactly `x`.
@inlinable
package func nearestWhole(to x: Double) -> (whole: Int64, excess: Double) {
  // Between 2^52 and 2^53 the last bit of a Double is 1, so the sum is rounded and its bits count.
  let shifted = x + 0x1.8p52
  let whole = Int64(bitPattern: shifted.bitPattern) &- Int64(bitPattern: (0x1.8p52).bitPattern)
  return (whole, x - (shifted - 0x1.8p52))
}
