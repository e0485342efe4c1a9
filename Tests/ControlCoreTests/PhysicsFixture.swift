import Foundation
import Testing

/// Rows of one of `Fixtures/physics-*.txt`: inputs, and results computed to 60 digits.
struct PhysicsFixture {
  let rows: [[Double]]

  init(_ name: String, atLeast count: Int) throws {
    let url = try #require(
      Bundle.module.url(forResource: "Fixtures/physics-\(name)", withExtension: "txt"))
    rows = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { try $0.split(separator: " ").map { try #require(Double($0)) } }
    try #require(rows.count >= count)
  }

  /// Returns the largest error and its row; NaN counts as infinite.
  func worst(_ error: ([Double]) -> Double) -> (error: Double, row: [Double]) {
    rows.map { row in
      let size = abs(error(row))
      return (size.isNaN ? .infinity : size, row)
    }.max { $0.0 < $1.0 } ?? (.infinity, [])
  }
}
