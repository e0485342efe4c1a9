import Foundation

/// Seeds of a law: a fixed one, and as many new ones as `DETENT_SEEDS` sets, by default none. A
/// failing law prints its seed; add it to `all` to repeat the failure.
public enum Seeds {
  public static let all: [UInt64] = [20_251_121] + (0..<fresh).map { _ in .random(in: 0...(.max)) }

  private static let fresh = max(
    ProcessInfo.processInfo.environment["DETENT_SEEDS"].flatMap(Int.init) ?? 0, 0)
}
