/// Returns `x` with a unique bit pattern: -0 becomes 0, and any NaN becomes `Double.nan`.
///
/// Numbers that are the same to a user then have the same bytes in traces and digests.
@inlinable
public func canonical(_ x: Double) -> Double {
  x == x ? x + 0 : .nan
}
