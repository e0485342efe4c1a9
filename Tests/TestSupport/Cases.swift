import Foundation

/// How many cases a test tries.
///
/// `swift test` tries a part of all there are, and takes a minute; `DETENT_ALL_CASES=1 swift test` tries
/// all of them, as continuous integration does. A test that expects something to happen often enough has
/// to ask for a share of the cases that were tried, and not for a number of its own.
public enum Cases {
  /// Whether all are tried: `DETENT_ALL_CASES` is set, and to something else than 0.
  public static let areAll: Bool = {
    let wanted = ProcessInfo.processInfo.environment["DETENT_ALL_CASES"] ?? ""
    return wanted != "" && wanted != "0"
  }()

  /// - Parameters:
  ///   - many: how many there are.
  ///   - part: what part of them is tried otherwise: one in so many.
  /// - Returns: how many to try, at least 1.
  public static func some<Number: BinaryInteger>(of many: Number, oneIn part: Number = 4) -> Number
  {
    areAll ? many : max(many / part, 1)
  }

  /// - Returns: the elements to try: all of them, or the first of each `part` that follow one another.
  public static func some<Element>(of list: [Element], oneIn part: Int = 4) -> [Element] {
    areAll ? list : stride(from: 0, to: list.count, by: part).map { list[$0] }
  }
}
