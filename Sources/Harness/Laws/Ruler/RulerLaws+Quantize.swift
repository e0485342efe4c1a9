import ControlCore
import GestureGenerators
import GestureScript
import Ruler

// Laws about reported values of a ruler on which only marks can be chosen.

extension Law {
  static var rulersReportTheNearest: Law {
    .ofSteps(
      "R88", "nearest-is-told",
      "With quantize value, a drag reports, to the bit, the value of the mark or bound nearest to the display."
    ) { record in
      guard record.ruler.quantizes, let value = record.dragged else { return .notMet }
      let (lattice, bounds) = (record.lattice, record.ruler.bounds)
      let shown = min(
        max(record.place(of: record.end.offset), record.place(ofBound: bounds.lowerBound)),
        record.place(ofBound: bounds.upperBound))
      let width = lattice.fractionWidth
      let mark = Int64(saturating: roundedToNearest(lattice.position(of: value) / width))
      let isBound = value == bounds.lowerBound || value == bounds.upperBound
      guard isBound || lattice.value(ofMark: mark) == value else {
        return .broken("\(value) is no mark")
      }
      let distance = abs(lattice.position(of: value) - shown)
      guard distance <= width / 2 + record.slack(shown) else {
        return .broken("\(value) is \(distance) points from what shows, marks are \(width) apart")
      }
      return .kept
    }
  }
}

extension StepRecord {
  /// Returns points from mark 0 to an offset, which counts from the lower bound or else 0.
  func place(of offset: Double) -> Double {
    let low = ruler.bounds.lowerBound
    return lattice.position(of: low.isFinite ? low : 0) + offset
  }

  /// Returns points from mark 0 for a bound; infinite if there is none.
  fileprivate func place(ofBound bound: Double) -> Double {
    bound.isFinite ? lattice.position(of: bound) : bound
  }
}
