/// `x`, but for what has several bit patterns: -0 becomes 0, and anything that is not a number
/// becomes the one `Double.nan`.
///
/// Two doubles that are the same to a user then have the same bytes: for traces and digests.
@inlinable
public func canonical(_ x: Double) -> Double {
  x == x ? x + 0 : .nan
}
