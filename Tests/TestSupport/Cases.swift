import Foundation

/// Numbers of cases that tests try.
///
/// `swift test` tries a part of all cases, and takes a minute; `DETENT_ALL_CASES=1 swift test`
/// tries all, as continuous integration does. Tests that count events must demand a share of the
/// tried cases.
public enum Cases {
  /// True if all are tried: `DETENT_ALL_CASES` is set, and not to 0 or empty.
  public static let areAll: Bool = {
    let wanted = ProcessInfo.processInfo.environment["DETENT_ALL_CASES"] ?? ""
    return wanted != "" && wanted != "0"
  }()

  /// - Parameters:
  ///   - many: number of all cases.
  ///   - part: divisor of that number, unless all are tried.
  /// - Returns: the number of cases to try, at least 1.
  public static func some<Number: BinaryInteger>(of many: Number, oneIn part: Number = 4) -> Number
  {
    areAll ? many : max(many / part, 1)
  }

  /// - Returns: all elements, or the first of every `part`.
  public static func some<Element>(of list: [Element], oneIn part: Int = 4) -> [Element] {
    areAll ? list : stride(from: 0, to: list.count, by: part).map { list[$0] }
  }
}
