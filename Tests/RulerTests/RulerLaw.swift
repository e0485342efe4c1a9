import ControlCore
import Ruler
import TestSupport
import Testing

typealias RulerStream = ControlStream<RulerControl>
typealias RulerStep = ControlStep<RulerConfiguration>

/// Tests `law` on streams made from `seed`; see `Trial`.
///
/// - Parameters:
///   - seed: seed of the streams.
///   - streams: number of streams.
///   - traits: contents of the streams.
///   - making: generator of another kind of stream.
///   - location: place of a reported failure.
///   - law: returns an error, or `nil`.
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
