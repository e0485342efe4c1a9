import ControlCore

/// Tries a law on streams made from a seed. A failure is cut down to the fewest steps and the plainest
/// settings that still fail.
public struct Trial<Subject: Control> where Subject.Configuration: TriedConfiguration {
  public typealias Stream = ControlStream<Subject>

  let law: (Stream) -> String?

  /// - Parameter law: says what is wrong, or `nil`.
  public init(_ law: @escaping (Stream) -> String?) {
    self.law = law
  }

  /// - Parameters:
  ///   - seed: of the streams.
  ///   - streams: how many to try.
  ///   - making: makes one.
  /// - Returns: the first failure, with the seed; `nil` if there is none.
  public func failure(
    seed: UInt64, streams: Int, making: (inout SeededRandom) -> Stream
  ) -> String? {
    var random = SeededRandom(seed: seed)
    for number in 0..<streams {
      let stream = making(&random)
      guard law(stream) != nil else { continue }
      let small = simplified(shrunk(stream))
      return "seed \(seed), stream \(number): \(law(small) ?? "?")\n\(small.description)"
    }
    return nil
  }

  /// Without every step that the failure does not need.
  private func shrunk(_ stream: Stream) -> Stream {
    var best = stream
    var chunk = max(best.steps.count / 2, 1)
    while true {
      var index = 0
      var cut = false
      while index < best.steps.count {
        var shorter = best
        shorter.steps.removeSubrange(index..<min(index + chunk, best.steps.count))
        if law(shorter) != nil {
          best = shorter
          cut = true
        } else {
          index += chunk
        }
      }
      if chunk > 1 { chunk /= 2 } else if !cut { return best }
    }
  }

  /// With as many settings as possible at their defaults.
  private func simplified(_ stream: Stream) -> Stream {
    var best = stream
    for change in Subject.Configuration.simplifications {
      var simpler = best
      change(&simpler.configuration)
      for index in simpler.steps.indices {
        guard case .configure(var configuration) = simpler.steps[index] else { continue }
        change(&configuration)
        simpler.steps[index] = .configure(configuration)
      }
      if simpler.isSensible, law(simpler) != nil { best = simpler }
    }
    return best
  }
}

extension ControlStream {
  fileprivate var isSensible: Bool {
    configuration.isSensible
      && steps.allSatisfy {
        if case .configure(let configuration) = $0 { configuration.isSensible } else { true }
      }
  }
}
