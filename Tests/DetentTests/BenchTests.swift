import CountingHeap
import Foundation
import Testing

@testable import DetentBench

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
      let changes: Int64
      let floor_changes: Int64
    }
    let version: String
    let rows: [Row]
  }

  @Test func `as JSON it is one object with a row for each workload`() throws {
    let outcome = try Command.detent(
      ["bench", "--events", "500", "--passes", "2", "--format", "json"])
    #expect(outcome.status == 0 && outcome.errors == "")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.rows.map(\.name).contains("script") && report.rows.count == 38)
    #expect(Set(report.rows.map(\.name)).count == report.rows.count)
    for row in report.rows {
      #expect(row.events > 0 && row.ns_per_event > 0 && row.floor_ns_per_event > 0)
      // Seven digits are printed of each.
      #expect(abs(row.events_per_second * row.ns_per_event / 1e9 - 1) < 1e-3)
      #expect(abs(row.ratio * row.floor_ns_per_event / row.ns_per_event - 1) < 1e-3)
    }
  }

  /// `Scripts/check/allocations.sh` demands no allocations per event of optimised builds.
  @Test func `allocations are counted, where there is something to count them`() throws {
    let outcome = try Command.detent(["bench", "--events", "500", "--format", "json", "script"])
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    let count = report.rows.first?.allocations_per_event
    #expect(countingHeapCount() < 0 ? count == nil : count ?? 0 > 1)
  }

  @Test("Every workload does the work of its floor, and most of it is not ignored")
  func agreement() throws {
    let outcome = try Command.detent(
      ["bench", "--events", "5000", "--passes", "1", "--format", "json"])
    #expect(outcome.status == 0 && outcome.errors == "")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    // The least shares of events that change something: lower for moves within one symbol of 100
    // points or one step of ten.
    let coarse = [
      "rating", "rating-drag", "slider-1", "slider-2", "slider-8", "slider-8-push", "slider-pieces",
    ]
    let stopped = ["fling-101", "frames-101"]
    for row in report.rows {
      let least = coarse.contains(row.name) ? 0.1 : stopped.contains(row.name) ? 0.4 : 0.6
      #expect(Double(row.changes) >= least * Double(row.events), "\(row.name): \(row.changes)")
      #expect(row.floor_changes > 0, "\(row.name)")
    }
    let rows = Dictionary(uniqueKeysWithValues: report.rows.map { ($0.name, $0) })
    for name in ["drag-step-1", "wheel", "host", "frames-1e9", "slider-8-push", "dial-frames"] {
      let row = try #require(rows[name])
      #expect(row.changes == row.floor_changes, "\(name)")
    }
  }

  @Test("A pass of which too little does anything is an error, and its times are of no use")
  func ignored() throws {
    let outcome = try Command.detent(["bench", "--events", "1", "--passes", "1", "leap-1e12"])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "detent: leap-1e12: only 0 of 1 events change something\n")
    #expect(outcome.output.contains("\nleap-1e12 "))
  }

  @Test("The engine's changes are held against the floor's, or against what is said of the two")
  func problems() {
    #expect(Agreement.equal.problem(changes: 90, floor: 90, events: 100) == nil)
    #expect(
      Agreement.equal.problem(changes: 90, floor: 91, events: 100)
        == "the engine reports 90 changes and the floor 91; it must report as many")
    let loose = Agreement(multiples: 0.9...1.1, slack: 2, reason: "of this")
    #expect(loose.problem(changes: 88, floor: 100, events: 100) == nil)
    #expect(loose.problem(changes: 112, floor: 100, events: 100) == nil)
    #expect(
      loose.problem(changes: 113, floor: 100, events: 100)
        == "the engine reports 113 changes and the floor 100; it must report from 88 to 112, as of this"
    )
    // If engine and floor both ignore events they agree, but nothing is measured.
    #expect(
      Agreement.equal.problem(changes: 9, floor: 9, events: 100)
        == "only 9 of 100 events change something")
  }

  @Test("A workload that swings along an axis to which its control does not listen is found out")
  func deaf() throws {
    let deaf = Workload(name: "deaf") { count in
      let events = Traces.drag(count)
      return .init(events: events.count, engine: { 0 }, floor: { Floor.drag(events) })
    }
    let row = Benchmark(deaf, events: 2000, passes: 1)
    #expect(row.problem == "only 0 of 2002 events change something")
    let upright = try #require(Workload.all.first { $0.name == "dial-vertical" })
    #expect(upright.prepare(2000).engine() > 1500)
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
  func `wrong use is reported`(words: [String], message: String) throws {
    let outcome = try Command.detent(words)
    #expect(outcome.status == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("detent: \(message)\n"))
  }
}
