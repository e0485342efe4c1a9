import Foundation

/// The seeds of a law: one that never changes, and beside it as many that no one has tried before as
/// `DETENT_SEEDS` says; none if it says nothing. A law that fails prints its seed; put it beside `all` to
/// see it again.
public enum Seeds {
  public static let all: [UInt64] = [20_251_121] + (0..<fresh).map { _ in .random(in: 0...(.max)) }

  private static let fresh = max(
    ProcessInfo.processInfo.environment["DETENT_SEEDS"].flatMap(Int.init) ?? 0, 0)
}
