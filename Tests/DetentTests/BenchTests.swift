import CountingHeap
import Foundation
import Testing

/// `detent bench`.
@Suite struct BenchTests {
  private struct Report: Decodable {
    struct Row: Decodable {
      let name: String
      let events: Int
      let ns_per_event: Double
      let floor_ns_per_event: Double
      let ratio: Double
      let events_per_second: Double
      let allocations_per_event: Double?
    }
    let version: String
    let rows: [Row]
  }

  @Test func `as JSON it is one object with a row for each workload`() throws {
    let outcome = try Command.detent(
      ["bench", "--events", "500", "--passes", "2", "--format", "json"])
    #expect(outcome.status == 0 && outcome.errors == "")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.rows.map(\.name).contains("script") && report.rows.count == 27)
    #expect(Set(report.rows.map(\.name)).count == report.rows.count)
    for row in report.rows {
      #expect(row.events > 0 && row.ns_per_event > 0 && row.floor_ns_per_event > 0)
      // Seven digits are printed of each.
      #expect(abs(row.events_per_second * row.ns_per_event / 1e9 - 1) < 1e-3)
      #expect(abs(row.ratio * row.floor_ns_per_event / row.ns_per_event - 1) < 1e-3)
    }
  }

  /// That events do not allocate holds for optimised builds: `Scripts/check/allocations.sh`.
  @Test func `allocations are counted, where there is something to count them`() throws {
    let outcome = try Command.detent(["bench", "--events", "500", "--format", "json", "script"])
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let count = report.rows.first?.allocations_per_event
    #expect(countingHeapCount() < 0 ? count == nil : count ?? 0 > 1)
  }

  @Test func `only the workloads that are named are measured`() throws {
    let outcome = try Command.detent(["bench", "--events", "100", "wheel", "host"])
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3 && lines[0].hasPrefix("workload "))
    #expect(lines[1].hasPrefix("wheel ") && lines[2].hasPrefix("host "))
  }

  @Test(arguments: [
    (["bench", "weel"], "there is no workload 'weel'"),
    (["bench", "--events", "0"], "--events takes 1 to 10000000, --passes 1 to 1000"),
    (["bench", "--passes", "many"], "--events takes 1 to 10000000, --passes 1 to 1000"),
  ])
  func `wrong use is told`(words: [String], message: String) throws {
    let outcome = try Command.detent(words)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("detent: \(message)\n"))
  }
}
