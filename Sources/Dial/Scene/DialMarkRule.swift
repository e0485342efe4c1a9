import ControlCore

/// The values that are marks of a dial, and the strides of the visible ones.
///
/// Marks count from 0, or the lower end if 0 is not a mark, so that every tenth is a round value.
struct DialMarkRule {
  private let lattice: Lattice
  /// The number of the lower end's mark, if marks count from 0.
  private let shift: Int64
  /// The strides, in marks, of visible marks and of labels; the latter is a multiple of the former.
  let stride: Int64
  private let labelStride: Int64

  /// - Parameters:
  ///   - scene: The scene of the dial.
  ///   - least: The least angle between marks, in degrees.
  ///   - label: The least angle between labels, in degrees; infinite for none.
  init(_ scene: DialScene, least: Double, label: Double) {
    let (bounds, size) = (scene.bounds, scene.bounds.upperBound - scene.bounds.lowerBound)
    lattice = Self.lattice(scene)
    let step = lattice.step
    let low = Self.steps(to: bounds.lowerBound, step)
    shift = low ?? 0
    var strides = DialStrides(pitch: step / size * scene.wholeWay, step: step)
    let turn = scene.wraps ? size : size / scene.wholeWay * 360
    strides.turn = scene.wraps || scene.wholeWay > 360 ? Self.steps(to: turn, step) : nil
    if !scene.wraps, let low, let high = Self.steps(to: bounds.upperBound, step) {
      strides.ends = (low, high)
    }
    labelStride = strides.label(atLeast: label < .infinity ? label : least)
    stride = label < .infinity ? strides.mark(atLeast: least, within: labelStride) : labelStride
  }

  /// Returns the marks of the dial; without a step, at least 100 multiples of a power of ten,
  /// except near the resolution of a `Double`.
  private static func lattice(_ scene: DialScene) -> Lattice {
    let origin = scene.bounds.lowerBound
    let part = (scene.bounds.upperBound - origin) / 100
    let step: Double
    let farthest = max(abs(origin), abs(scene.bounds.upperBound))
    if let own = scene.step {
      step = own
    } else if part < 1e-12 || farthest > 1e12 || farthest > part * 1e9 {
      step = max(part, 1e-100)
    } else {
      step = DialStrides.power(upTo: part)
    }
    let isFromZero = scene.step == nil && steps(to: origin, step) == nil
    return Lattice(step: step, origin: isFromZero ? 0 : origin, fractions: 1, unitWidth: step)
  }

  /// Returns the steps from 0 to a value; `nil` if that is not a whole number below 2⁵⁰.
  private static func steps(to value: Double, _ step: Double) -> Int64? {
    let steps = value / step
    let whole = roundedToNearest(steps)
    guard abs(whole) < 0x1p50, abs(steps - whole) < 1e-9 * max(abs(whole), 1) else { return nil }
    return Int64(saturating: whole)
  }

  /// Returns the first visible mark above the lower end; or the first candidate of a later turn,
  /// half a step below the seam to allow for rounding.
  ///
  /// - Parameters:
  ///   - scene: The scene of the dial.
  ///   - base: The start of the turn, in degrees from the lower end.
  /// - Returns: The number of the mark, a multiple of `stride`.
  func first(above scene: DialScene, from base: Double) -> Int64 {
    let size = scene.bounds.upperBound - scene.bounds.lowerBound
    let below = base > 0 ? base / scene.wholeWay * size - lattice.step / 2 : 0
    let steps = roundedDown((scene.bounds.lowerBound + below - lattice.origin) / lattice.step)
    let low = Int64(saturating: steps) &+ shift
    let multiple = low / stride &- (low % stride < 0 ? 1 : 0)
    return (multiple &+ 1) &* stride
  }

  func value(_ mark: Int64) -> Double { lattice.value(ofMark: mark &- shift) }

  func isRound(_ mark: Int64) -> Bool { mark % labelStride == 0 }
}
