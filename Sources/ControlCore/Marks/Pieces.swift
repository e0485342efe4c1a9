/// A scale in pieces: between listed knots, each a value at a place on the track, it is a line or a
/// logarithm with a step of its own. Zoom, prices, decibels and years before decades are such scales.
///
/// Marks are numbered through the pieces: a knot is one mark, shared by both. A piece in which any
/// value can be chosen has a hundred for keys and crowns, of which only the knots tick; see
/// `Pieces+Ticks`.
package struct Pieces: Scale {
  /// The positions of the lower knots of the pieces, in points, and their values. Lists of numbers, as
  /// one of records would be copied to read a number of one.
  private var starts = Eight(repeating: 0.0)
  private var lowers = Eight(repeating: 0.0)
  /// Their steps over denominators, as of a `Lattice`.
  private var numerators = Eight(repeating: 1.0)
  private var denominators = Eight(repeating: 1.0)
  /// Points for a step on a line, for a factor of e on a logarithm.
  private var widths = Eight(repeating: 1.0)
  /// The numbers of the lower knots among all marks.
  private var firsts = Eight<Int64>(repeating: 0)
  /// The length of the track in points, and the value of its end.
  private let end: Double
  private let upper: Double
  /// The number of the last knot among all marks.
  private var last: Int64 = 0
  /// The number of pieces, 2 to 8, and a bit for each that is a logarithm, takes any value, or has
  /// a lattice of whole numerators.
  private let count: UInt8
  private var curved: UInt8 = 0
  private var free: UInt8 = 0
  private var exact: UInt8 = 0

  /// - Parameters:
  ///   - knots: places and values in turn, both increasing; 3 to 9 of each. Places count in any unit.
  ///   - steps: difference between choices in each piece, 0 for any value; all 0 if empty.
  ///   - isLogarithmic: true if each piece that begins above 0 is a logarithm.
  ///   - length: length of the track in points; at least 1.
  /// - Precondition: `problem` of them is `nil`.
  package init(knots: NumberList, steps: NumberList, isLogarithmic: Bool, length: Double) {
    count = UInt8(truncatingIfNeeded: min(max(knots.count / 2 - 1, 1), 8))
    end = length
    upper = canonical(knots[2 * Int(count) + 1])
    let lengths = Self.lengths(of: knots, Int(count), length)
    var start = 0.0
    for index in 0..<Int(count) {
      let size = index == Int(count) - 1 ? length - start : lengths[index]
      let (low, high) = (canonical(knots[2 * index + 1]), canonical(knots[2 * index + 3]))
      add(
        index, at: start, size, low...high, step: steps[index],
        isCurved: isLogarithmic && low > 0)
      start += size
    }
  }

  /// Returns the bit of a piece, from 0 to 7.
  private static func bit(_ index: Int) -> UInt8 { 1 &<< UInt8(truncatingIfNeeded: index) }

  /// Returns the lengths of the pieces, in points: as their places say, but at least a point each
  /// where the track has one for each. The others share the rest.
  private static func lengths(
    of knots: NumberList, _ count: Int, _ length: Double
  ) -> Eight<Double> {
    var lengths = Eight(repeating: length / Double(count))
    guard length > Double(count) else { return lengths }
    // Halves, because the difference of the ends may have no `Double`.
    func way(_ index: Int) -> Double { knots[2 * index + 2] / 2 - knots[2 * index] / 2 }
    var (rest, sum) = (length, knots[2 * count] / 2 - knots[0] / 2)
    var short: UInt8 = 0
    // Each round may leave less for the others, which may be too short then.
    for _ in 0..<count {
      let before = short
      for index in 0..<count where short & Self.bit(index) == 0 && way(index) / sum * rest < 1 {
        short |= Self.bit(index)
      }
      guard short != before else { break }
      (rest, sum) = (length, 0)
      for index in 0..<count {
        if short & Self.bit(index) == 0 { sum += way(index) } else { rest -= 1 }
      }
    }
    for index in 0..<count {
      lengths[index] = short & Self.bit(index) == 0 ? way(index) / sum * rest : 1
    }
    return lengths
  }

  /// Adds a piece after the others.
  private mutating func add(
    _ index: Int, at start: Double, _ size: Double, _ values: ClosedRange<Double>, step: Double,
    isCurved: Bool
  ) {
    let (low, high) = (values.lowerBound, values.upperBound)
    let isFree = !(step > 0)
    let lattice = Self.lattice(from: low, by: isFree ? (high - low) / 100 : step)
    let marks = isFree ? 100 : Piece.count(of: lattice, upTo: high)
    let isWhole = abs(lattice.value(ofMark: marks) - high) <= 1e-9 * lattice.step
    let pitch = isFree || isWhole ? size / Double(marks) : lattice.step / (high - low) * size
    starts[index] = start
    lowers[index] = low
    numerators[index] = lattice.stepNumerator
    denominators[index] = lattice.denominator
    widths[index] = isCurved ? size / naturalLogarithm(high / low) : pitch
    firsts[index] = last
    last &+= marks
    if isCurved { curved |= Self.bit(index) }
    if isFree { free |= Self.bit(index) }
    if lattice.isExact { exact |= Self.bit(index) }
  }

  /// Returns the marks of a piece from its lower knot on, as they are kept.
  private static func lattice(from lower: Double, by step: Double) -> Lattice {
    let full = Lattice(step: step, origin: lower, fractions: 1, unitWidth: 1)
    guard full.isExact, abs(full.originNumerator) < 0x1p50 else {
      return Lattice(numerator: step, denominator: 1, origin: lower, isExact: false, unitWidth: 1)
    }
    return Lattice(
      numerator: full.stepNumerator, denominator: full.denominator, origin: lower, isExact: true,
      unitWidth: 1)
  }

  // MARK: Pieces

  /// The indices of the pieces.
  package var indices: Range<Int> { 0..<Int(count) }

  /// Returns a piece.
  ///
  /// - Precondition: `indices` contains the index.
  package func piece(_ index: Int) -> Piece {
    let isLast = index + 1 == Int(count)
    let (start, lower, width) = (
      starts[index], lowers[index], widths[index]
    )
    let isCurved = curved & Self.bit(index) != 0
    return Piece(
      places: start...(isLast ? end : starts[index + 1]),
      values: lower...(isLast ? upper : lowers[index + 1]),
      numerator: numerators[index], denominator: denominators[index],
      isExact: exact & Self.bit(index) != 0, unitWidth: isCurved ? 1 : width,
      factorWidth: isCurved ? width : 0, count: first(index + 1) &- first(index),
      isFree: isFree(index), doubt: 1e-9 + end * 0x1p-48)
  }

  /// True if any value of a piece can be chosen.
  func isFree(_ index: Int) -> Bool { free & Self.bit(index) != 0 }

  /// Returns the number of a piece's lower knot among all marks; of the last knot for the next index.
  func first(_ index: Int) -> Int64 {
    index < Int(count) ? firsts[index] : last
  }

  /// Returns the piece of a position in points, the lower one at a knot.
  func index(at position: Double) -> Int {
    var index = Int(count) - 1
    while index > 0, starts[index] >= position { index -= 1 }
    return index
  }

  /// Returns the piece of a value, the lower one at a knot.
  private func index(of value: Double) -> Int {
    var index = Int(count) - 1
    while index > 0, lowers[index] >= value { index -= 1 }
    return index
  }

  /// Returns the piece of a mark, the lower one at a knot.
  func index(ofMark mark: Int64) -> Int {
    var index = Int(count) - 1
    while index > 0, firsts[index] >= mark { index -= 1 }
    return index
  }

  /// Returns the next of all marks beside which gaps may differ, up or down: a knot, or the mark before
  /// it, as the last gap of a piece may be shorter.
  ///
  /// - Precondition: there is a mark there.
  package func turn(from mark: Int64, isUp: Bool) -> Int64 {
    let index = index(ofMark: isUp ? mark &+ 1 : mark)
    let (low, high) = (first(index), first(index + 1))
    if isUp { return mark < high &- 1 ? high &- 1 : high }
    return mark == high ? max(high &- 1, low) : low
  }

  /// Returns true inside a piece in which any value can be chosen; false on a knot.
  package func isFree(at position: Double) -> Bool {
    let index = index(at: position)
    guard isFree(index), position > 0, position < end else { return false }
    let piece = piece(index)
    return position - piece.places.lowerBound > piece.doubt
      && piece.places.upperBound - position > piece.doubt
  }

  /// The least distance between two neighbouring marks that tick, in points, but for the last gap of
  /// a piece.
  package var leastGap: Double {
    var least = end
    for index in indices {
      let piece = piece(index)
      let length = piece.places.upperBound - piece.places.lowerBound
      least = min(least, piece.isFree ? length : piece.leastGap)
    }
    return least
  }

  // MARK: Scale

  package var marks: ClosedRange<Int64> { 0...last }

  package func position(ofMark mark: Int64) -> Double {
    let index = index(ofMark: mark)
    return piece(index).position(ofMark: mark &- first(index))
  }

  package func value(ofMark mark: Int64) -> Double {
    let index = index(ofMark: mark)
    return piece(index).value(ofMark: mark &- first(index))
  }

  package func position(of value: Double) -> Double {
    piece(index(of: value)).position(of: value)
  }

  package func value(at position: Double) -> Double {
    canonical(piece(index(at: position)).value(at: min(max(position, 0), end)))
  }

  package func gap(at position: Double) -> (lower: Double, upper: Double) {
    let index = index(at: position)
    let piece = piece(index)
    let below = piece.mark(upTo: position)
    if below >= piece.count, index + 1 < Int(count) {
      let next = self.piece(index + 1)
      return (next.places.lowerBound, next.position(ofMark: 1))
    }
    let mark = min(below, piece.count &- 1)
    return (piece.position(ofMark: mark), piece.position(ofMark: mark &+ 1))
  }

  package func reachable(_ position: Double) -> Double { min(max(position, 0), end) }

  package func mark(upTo position: Double) -> Int64 {
    let index = index(at: position)
    let piece = piece(index)
    guard position >= piece.places.lowerBound - piece.doubt else { return -1 }
    return first(index) &+ piece.mark(upTo: position)
  }

  package func mark(downTo position: Double) -> Int64 {
    let index = index(at: position)
    let piece = piece(index)
    guard position >= piece.places.lowerBound - piece.doubt else { return 0 }
    return first(index) &+ piece.mark(downTo: position)
  }
}
