import ControlCore
import GestureLaws

/// A test of a law on streams made from a seed. A failure is shrunk to the fewest steps and
/// plainest settings that still fail.
public struct Trial<Subject: Control> where Subject.Configuration: TriedConfiguration {
  public typealias Stream = ControlStream<Subject>

  let law: (Stream) -> String?

  /// - Parameter law: returns an error, or `nil`.
  public init(_ law: @escaping (Stream) -> String?) {
    self.law = law
  }

  /// - Parameters:
  ///   - seed: seed of the streams.
  ///   - streams: number of streams.
  ///   - making: generator of a stream.
  /// - Returns: the first failure with its seed; `nil` if there is none.
  public func failure(
    seed: UInt64, streams: Int, making: (inout RandomBits) -> Stream
  ) -> String? {
    var random = RandomBits(seed: seed)
    for number in 0..<streams {
      let stream = making(&random)
      guard law(stream) != nil else { continue }
      let small = shrunk(stream)
      return "seed \(seed), stream \(number): \(law(small) ?? "?")\n\(small.description)"
    }
    return nil
  }

  /// Removes steps and settings that the failure does not need.
  private func shrunk(_ stream: Stream) -> Stream {
    var choices = Choices(seed: 0)
    _ = stream.part(&choices)
    var shrinker = Shrinker(choices, mostRuns: 10_000, isOutOfTime: { false }) { record in
      var choices = Choices(repeating: record)
      let part = stream.part(&choices)
      return part.isSensible && law(part) != nil ? choices : nil
    }
    shrinker.shrink()
    var best = Choices(repeating: shrinker.best.record)
    return stream.part(&best)
  }
}

extension ControlStream {
  /// Returns the part of the stream selected by choices; random choices select all.
  fileprivate func part(_ choices: inout Choices) -> ControlStream {
    var part = self
    part.steps = steps.filter { _ in choices.span { $0.chance(1000, "step") } }
    for change in Subject.Configuration.simplifications where !choices.chance(1000, "setting") {
      change(&part.configuration)
      for case (let index, .configure(var configuration)) in part.steps.enumerated() {
        change(&configuration)
        part.steps[index] = .configure(configuration)
      }
    }
    return part
  }

  fileprivate var isSensible: Bool {
    configuration.isSensible
      && steps.allSatisfy {
        if case .configure(let configuration) = $0 { configuration.isSensible } else { true }
      }
  }
}
