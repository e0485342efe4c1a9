import TestSupport
import Testing

@testable import DetentVerbs

@Suite struct `Work on several threads` {
  @Test(arguments: [1, 2, 3, 8])
  func `gives the results in the order of the pieces`(jobs: Int) {
    var pieces = Self.pieces.makeIterator()
    var results: [Int] = []
    Parallel.run(jobs: jobs, next: { pieces.next() }, work: { Self.slow($0) }) {
      results.append($0)
      return true
    }
    #expect(results == Self.results)
  }

  private static let pieces = 0..<Cases.some(of: 1000)
  private static let results = pieces.map(slow)

  @Test(arguments: [1, 4])
  func `stops when results are not wanted any more`(jobs: Int) {
    var given = 0
    var results = 0
    let next = { () -> Int? in
      given += 1
      return given
    }
    Parallel.run(jobs: jobs, next: next, work: { $0 }) { _ in
      results += 1
      return results < 10
    }
    #expect(results == 10)
    #expect(given <= 10 + jobs * 3)
  }

  @Test func `does nothing if there is nothing to do`() {
    Parallel.run(jobs: 4, next: { nil as Int? }, work: { $0 }) { _ in
      Issue.record("a result of nothing")
      return true
    }
  }

  /// Takes longer for some pieces than for their neighbours.
  private static func slow(_ piece: Int) -> Int {
    (0..<(piece % 7) * 500).reduce(piece) { ($0 &* 31) ^ $1 }
  }
}
