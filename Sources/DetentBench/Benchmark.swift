import CountingHeap
import DetentVerbs

/// Row of the report: cost of an event of a workload.
struct Benchmark {
  let name: String
  let events: Int
  /// Processor time per event in nanoseconds, median of several passes.
  let nanoseconds: Double
  let floorNanoseconds: Double
  /// Allocations per event; `nil` if they cannot be counted.
  let allocations: Double?
  /// Changes reported in a pass by the engine, and counted by its floor.
  let changes: Int64
  let floorChanges: Int64
  /// Reason to distrust the times; `nil` if there is none.
  let problem: String?

  var ratio: Double { nanoseconds / floorNanoseconds }

  var eventsPerSecond: Double { 1e9 / nanoseconds }

  /// Measures a workload, engine and floor in turn, so that both run under the same conditions.
  init(_ workload: Workload, events: Int, passes: Int) {
    let work = workload.prepare(events)
    var engine: [Double] = []
    var floor: [Double] = []
    for _ in 0..<passes {
      engine.append(Self.seconds(work.engine))
      floor.append(Self.seconds(work.floor))
      if Interruption.status != nil { break }
    }
    let perEvent = 1e9 / Double(work.events)
    name = workload.name
    self.events = work.events
    nanoseconds = Self.median(engine) * perEvent
    floorNanoseconds = Self.median(floor) * perEvent
    allocations = Self.allocations { Self.spend(work.engine()) }
      .map { Double($0) / Double(work.events) }
    (changes, floorChanges) = work.changes()
    problem = workload.agreement.problem(
      changes: changes, floor: floorChanges, events: work.events)
  }

  /// Returns the number of allocations in `body`; `nil` if they cannot be counted.
  private static func allocations(_ body: () -> Void) -> Int64? {
    let before = countingHeapCount()
    guard before >= 0 else { return nil }
    body()
    return countingHeapCount() - before
  }

  /// Returns the processor time of `body` in seconds, which excludes other programs.
  private static func seconds(_ body: () -> Int64) -> Double {
    let start = processorTime
    spend(body())
    return processorTime - start
  }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Consumes a result, so that the optimiser keeps the work for it.
  @inline(never) private static func spend(_ result: Int64) {
    withExtendedLifetime(result) {}
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
