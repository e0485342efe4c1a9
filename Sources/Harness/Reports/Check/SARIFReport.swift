import GestureScript

/// SARIF 2.1.0, as code scanning of GitHub and others read it: one result for each problem.
struct SARIFReport: Sendable {
  private var results: [[UInt8]] = []

  mutating func add(_ outcome: CheckOutcome) {
    guard outcome.verdict.isError else { return }
    for problem in outcome.problems where problem.kind != .note {
      results.append(result(problem, outcome.path))
    }
  }

  private func result(_ problem: CheckOutcome.Problem, _ path: [UInt8]) -> [UInt8] {
    let help = problem.help.map { [UInt8]("; ") + $0 } ?? []
    var text: [UInt8] = []
    text.write(
      """
      {"ruleId":"\(problem.kind.name)","level":"error","message":{"text":\(json: problem.message + help)},\
      "locations":[{"physicalLocation":{"artifactLocation":{"uri":\(json: Self.uri(path))},\
      "region":{"startLine":\(max(1, problem.line))}}}]}
      """)
    return text
  }

  /// Returns a path as a relative reference of a URI.
  private static func uri(_ path: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for byte in path {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
        UInt8(ascii: "-"), UInt8(ascii: "_"):
        text.append(byte)
      default:
        text.append(UInt8(ascii: "%"))
        text.append(Self.digits[Int(byte >> 4)])
        text.append(Self.digits[Int(byte & 15)])
      }
    }
    return text
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  func end(to text: inout [UInt8]) {
    text.write(
      """
      {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":\
      {"name":"detent","version":\(json: [UInt8](Version.text))}},"results":[
      """)
    for (index, result) in results.enumerated() {
      text.append(index == 0 ? "\n" : ",\n")
      text += result
    }
    text.append("\n]}]}\n")
  }
}
