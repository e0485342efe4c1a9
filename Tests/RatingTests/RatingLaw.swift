import ControlCore
import Rating
import TestSupport
import Testing

typealias RatingStream = ControlStream<RatingControl>

/// Tests `law` on streams made from `seed`; see `Trial`.
///
/// - Parameters:
///   - seed: seed of the streams.
///   - streams: number of streams.
///   - making: generator of a stream.
///   - location: place of a reported failure.
///   - law: returns an error, or `nil`.
func expectLaw(
  seed: UInt64, streams: Int, making: (inout RandomBits) -> RatingStream = RatingStream.random,
  at location: SourceLocation = #_sourceLocation, _ law: (RatingStream) -> String?
) {
  let failure = withoutActuallyEscaping(law) {
    Trial($0).failure(seed: seed, streams: streams, making: making)
  }
  if let failure { Issue.record("\(failure)", sourceLocation: location) }
}
