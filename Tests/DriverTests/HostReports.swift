import GestureDrivers
import GestureScript
import Slider

/// A driver in this process whose answers a test supplies.
enum HostReports: DriverHost {
  @TaskLocal private static var hand = HandReports("") { _ in "" }

  static var capabilities: DriverCapabilities { hand.capabilities }
  static var session: DriverSession { hand.session }

  /// Runs work with a driver that gives these answers.
  ///
  /// - Parameters:
  ///   - first: members that its first answer has beside the value.
  ///   - answer: returns the members of its answer to a line.
  ///   - work: uses the driver.
  /// - Returns: the result of the work.
  static func with<Result>(
    _ first: String, _ answer: @escaping (JSONValue) -> String, _ work: () throws -> Result
  ) rethrows -> Result {
    try $hand.withValue(HandReports(first, answer), operation: work)
  }

  /// Runs work with a driver that answers the lines after `new` with these members in order.
  static func with<Result>(
    _ first: String, answers: [String], _ work: () throws -> Result
  ) rethrows -> Result {
    var rest = answers[...]
    return try with(first) { line in
      guard line["new"] == nil else {
        rest = answers[...]
        let values = line["new"]?["values"]?.elements?.compactMap(\.number)
        let value = line["new"]?["value"]?.number ?? 0
        return values.map { "\"values\":\($0)" } ?? "\"value\":\(value)"
      }
      return rest.popFirst() ?? answers.last ?? ""
    } _: {
      try work()
    }
  }
}

private final class HandReports: @unchecked Sendable {
  let capabilities: DriverCapabilities
  private let first: String
  private let answer: (JSONValue) -> String
  private(set) lazy var session = DriverSession { [unowned self] line in
    guard let object = try? JSONValue(parsing: line[...]) else { return .failure([]) }
    let more = object["new"] == nil ? "" : first
    return .answer(Array("{\(answer(object))\(more)}".utf8))
  }

  init(_ first: String, _ answer: @escaping (JSONValue) -> String) {
    (self.first, self.answer) = (first, answer)
    let line = Array("{\"value\":0\(first)}".utf8)
    do throws(DriverCapabilities.Problem) {
      capabilities = try DriverCapabilities(reading: line, .of(SliderControl.self), of: .ours)
    } catch {
      preconditionFailure("this is no first answer: \(String(decoding: error.text, as: UTF8.self))")
    }
  }
}
