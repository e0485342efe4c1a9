import ControlCore
import GestureGenerators
import GestureScript
import Slider

// A law about tracks in pieces.

extension Law {
  static var knotsHaveTheirPlaces: Law {
    .ofSteps(
      "T16", "knots-have-places",
      """
      On a track with knots a thumb at rest lies where its value does: in proportion between its \
      two knots, or by equal factors with 'scale log' above 0.
      """
    ) { record in
      guard !record.slider.knots.isEmpty, record.end.isIdle else { return .notMet }
      var verdict = Verdict.notMet
      for (part, reading) in record.end.readings.enumerated() {
        guard let place = record.slider.placeByKnots(of: reading.value) else { continue }
        if abs(place - reading.offset) > 1e-6 * max(record.slider.length, 1) {
          return .broken(
            "thumb \(part) at \(reading.value) lies at \(reading.offset) pt, not \(place) pt")
        }
        if reading.value != record.start.value(of: part) { verdict = .kept }
      }
      return verdict
    }
  }
}
