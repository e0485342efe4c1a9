import ControlCore
import TestSupport
import Testing

/// A scale between bounds reaches both exactly, and nothing beyond.
struct LimitedScaleTests {
  private func scale(_ random: inout RandomBits) -> LimitedScale<Lattice> {
    let lattice = Lattice(
      step: random.pick([1, 0.1, 0.25, 1 / 3.0, 1000]), origin: random.pick([0, 0.5, -7]),
      fractions: random.pick([1, 2, 10]), unitWidth: random.pick([120, 10, 0.7]))
    let lower = random.pick([-.infinity, random.number(-50...0)])
    let upper = random.pick([.infinity, random.number(0...50)])
    return LimitedScale(lattice, lower...upper)
  }

  @Test(arguments: Seeds.all) func `positions and values stay within the bounds`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<500 {
      let scale = scale(&random)
      let value = random.number(-100...100)
      let position = random.number(-1e5...1e5)
      #expect(scale.values.contains(scale.value(at: position)))
      #expect(scale.bounds.contains(scale.clamp(position: position)))
      let back = scale.value(at: scale.position(of: scale.clamp(value)))
      let blur = 1e-9 * scale.base.step + 1e-14 * abs(value)
      #expect(abs(back - scale.clamp(value)) <= blur, "\(value) on \(scale)")
    }
  }

  @Test(arguments: Seeds.all) func `each finite bound is reached exactly`(seed: UInt64) {
    var random = RandomBits(seed: seed)
    for _ in 0..<500 {
      let scale = scale(&random)
      for (value, place, outwards) in [
        (scale.values.lowerBound, scale.bounds.lowerBound, -1e3),
        (scale.values.upperBound, scale.bounds.upperBound, 1e3),
      ] where place.isFinite {
        #expect(scale.position(of: value) == place && scale.value(at: place) == value)
        #expect(scale.value(at: place + outwards) == value)
      }
    }
  }

  @Test(arguments: Seeds.all) func `a finger that has pulled what shows is where it was`(
    seed: UInt64
  ) {
    var random = RandomBits(seed: seed)
    let band = RubberBand(coefficient: 0.55, length: 300)
    for _ in 0..<500 {
      let scale = scale(&random)
      let pulled = random.number(-5e3...5e3)
      let shown = scale.shown(pulled, band)
      let inside = scale.clamp(position: pulled)
      #expect(abs(shown - inside) <= abs(pulled - inside) && abs(shown - inside) <= 300)
      #expect(abs(scale.pulled(shown, band) - pulled) <= 1e-8 * max(abs(pulled), 1))
      #expect((scale.slope(pulled, band) == 1) == (pulled == inside))
    }
  }
}
