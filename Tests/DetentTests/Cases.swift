import Foundation

/// How many cases a test tries: all with `DETENT_ALL_CASES=1`, otherwise a part. The same as `Cases` in
/// `TestSupport`, which these tests do without.
enum Cases {
  static let areAll: Bool = {
    let wanted = ProcessInfo.processInfo.environment["DETENT_ALL_CASES"] ?? ""
    return wanted != "" && wanted != "0"
  }()

  static func some(of many: Int, oneIn part: Int = 4) -> Int {
    areAll ? many : max(many / part, 1)
  }
}
