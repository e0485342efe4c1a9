import ControlCore
import Ruler
import TestSupport
import Testing

typealias RulerStream = ControlStream<RulerControl>
typealias RulerStep = ControlStep<RulerConfiguration>

/// Tries `law` on streams made from `seed`; see `Trial`.
///
/// - Parameters:
///   - seed: of the streams.
///   - streams: how many to try.
///   - traits: what they are like.
///   - making: makes another kind of stream.
///   - location: where to report a failure.
///   - law: says what is wrong, or `nil`.
func expectLaw(
  seed: UInt64, streams: Int, _ traits: StreamTraits = StreamTraits(),
  making: ((inout RandomBits) -> RulerStream)? = nil,
  at location: SourceLocation = #_sourceLocation, _ law: (RulerStream) -> String?
) {
  let failure = withoutActuallyEscaping(law) { law in
    Trial(law).failure(seed: seed, streams: streams) {
      making?(&$0) ?? RulerStream(&$0, traits)
    }
  }
  if let failure { Issue.record("\(failure)", sourceLocation: location) }
}
