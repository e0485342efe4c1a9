import ControlCore

/// A part of a track whose marks follow one rule: the whole track, or a piece of it.
struct SliderStretch {
  /// The kinds of track, as far as their marks differ.
  enum Kind {
    /// Equal differences; the lattice of the values that can be chosen.
    case line(Lattice)
    /// Equal factors, or 1, 2 and 5 times each power of ten.
    case logarithm(isOneTwoFive: Bool)
    case stops
  }

  let kind: Kind
  /// The values at its ends.
  let bounds: ClosedRange<Double>
  /// The length, in points, and the position of its end.
  let length: Double
  let end: Double
  /// True if only some of its values can be chosen.
  let isDiscrete: Bool
}

extension SliderStretch {
  /// Creates a stretch; `nil` behind the last.
  ///
  /// - Parameters:
  ///   - scene: The slider.
  ///   - index: The number of the piece, from 0; the whole track has no other.
  init?(_ scene: SliderScene, _ index: Int) {
    guard let pieces = scene.scale.pieces else {
      guard index == 0 else { return nil }
      self.init(whole: scene)
      return
    }
    guard pieces.indices.contains(index) else { return nil }
    let piece = pieces.piece(index)
    self.init(
      kind: piece.factorWidth > 0 ? .logarithm(isOneTwoFive: false) : .line(piece.lattice),
      bounds: piece.values, length: piece.places.upperBound - piece.places.lowerBound,
      end: piece.places.upperBound, isDiscrete: !piece.isFree)
  }

  private init(whole scene: SliderScene) {
    let kind: Kind =
      switch scene.scale.curve {
      case .linear: .line(scene.scale.lattice)
      case .logarithmic(let logarithm): .logarithm(isOneTwoFive: logarithm.isOneTwoFive)
      case .stops, .pieces: .stops
      }
    self.init(
      kind: kind, bounds: scene.bounds, length: scene.length,
      end: scene.scale.position(of: scene.bounds.upperBound), isDiscrete: scene.isDiscrete)
  }
}
