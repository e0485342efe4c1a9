import ControlCore
import Rating
import TestSupport
import Testing

typealias RatingStream = ControlStream<RatingControl>

/// Tries `law` on streams made from `seed`; see `Trial`.
///
/// - Parameters:
///   - seed: of the streams.
///   - streams: how many to try.
///   - making: makes them.
///   - location: where to report a failure.
///   - law: says what is wrong, or `nil`.
func expectLaw(
  seed: UInt64, streams: Int, making: (inout RandomBits) -> RatingStream = RatingStream.random,
  at location: SourceLocation = #_sourceLocation, _ law: (RatingStream) -> String?
) {
  let failure = withoutActuallyEscaping(law) {
    Trial($0).failure(seed: seed, streams: streams, making: making)
  }
  if let failure { Issue.record("\(failure)", sourceLocation: location) }
}
