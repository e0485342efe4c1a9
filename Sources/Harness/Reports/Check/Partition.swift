import GestureReplay
import GestureScript

/// One share of the scripts, for checking on several machines.
public struct Partition: Equatable, Sendable {
  /// The distribution of scripts over shares.
  public var kind: Kind
  /// The number of the share, from 1.
  public var number: UInt64
  /// The number of shares.
  public var count: UInt64

  /// The distributions of scripts over shares.
  public enum Kind: Equatable, Sendable {
    /// By the 64-bit FNV-1a hash of the path: a script stays in its share when others are added.
    case hash
    /// Round-robin in the order of the scripts: sizes differ by at most one.
    case slice
  }

  /// - Returns: `nil` if the number is out of range.
  public init?(_ kind: Kind, _ number: UInt64, of count: UInt64) {
    guard number >= 1, number <= count else { return nil }
    (self.kind, self.number, self.count) = (kind, number, count)
  }

  /// Parses `hash:1/4` or `slice:2/3`; `nil` for other text.
  public init?(_ text: [UInt8]) {
    let parts = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = Kind(parts[0]) else { return nil }
    let numbers = parts[1].split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard numbers.count == 2, let number = Self.number(numbers[0]),
      let count = Self.number(numbers[1])
    else { return nil }
    self.init(kind, number, of: count)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
    guard (1...18).contains(digits.count), digits.allSatisfy({ $0.isDigit }) else { return nil }
    return digits.reduce(0) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) }
  }

  /// Returns true if a script is in this share.
  ///
  /// - Parameters:
  ///   - path: the path of the script, relative to the folder it was found in.
  ///   - index: its index among all scripts, from 0.
  /// - Returns: true if it is in this share.
  public func contains(_ path: [UInt8], at index: Int) -> Bool {
    switch kind {
    case .hash: path.fnv1a % count == number - 1
    case .slice: UInt64(index) % count == number - 1
    }
  }
}

extension Partition.Kind {
  fileprivate init?(_ word: ArraySlice<UInt8>) {
    if word.matches("hash") {
      self = .hash
    } else if word.matches("slice") {
      self = .slice
    } else {
      return nil
    }
  }
}
