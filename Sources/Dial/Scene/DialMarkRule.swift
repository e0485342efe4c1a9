import ControlCore

/// Which values are the marks of a dial, and which of them show: every so many.
///
/// Marks are counted from 0, or where 0 is none from the lower end, so that every tenth is a round value.
struct DialMarkRule {
  private let lattice: Lattice
  /// How many marks the lower end is above number 0, if that is what they are counted from.
  private let shift: Int64
  /// Every so many show, and every so many may have a label: a multiple of the other.
  let stride: Int64
  private let labelStride: Int64

  /// - Parameters:
  ///   - scene: of the dial.
  ///   - least: how far apart marks must be, in degrees.
  ///   - label: how far labels must be; infinite if there are none.
  init(_ scene: DialScene, least: Double, label: Double) {
    let (bounds, size) = (scene.bounds, scene.bounds.upperBound - scene.bounds.lowerBound)
    lattice = Self.lattice(scene)
    let step = lattice.step
    let low = Self.steps(to: bounds.lowerBound, step)
    shift = low ?? 0
    var strides = DialStrides(pitch: step / size * scene.sweep, step: step)
    let turn = scene.wraps ? size : size / scene.sweep * 360
    strides.turn = scene.wraps || scene.sweep > 360 ? Self.steps(to: turn, step) : nil
    if !scene.wraps, let low, let high = Self.steps(to: bounds.upperBound, step) {
      strides.ends = (low, high)
    }
    labelStride = strides.label(atLeast: label < .infinity ? label : least)
    stride = label < .infinity ? strides.mark(atLeast: least, within: labelStride) : labelStride
  }

  /// Those of the dial, or where it has no step multiples of a power of ten, at least a hundred of them, unless a
  /// `Double` could hardly tell them apart.
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

  /// How many steps a value is from 0; `nil` if these are no whole number.
  private static func steps(to value: Double, _ step: Double) -> Int64? {
    let steps = value / step
    let whole = roundedToNearest(steps)
    guard abs(whole) < 0x1p50, abs(steps - whole) < 1e-9 * max(abs(whole), 1) else { return nil }
    return Int64(saturating: whole)
  }

  /// The first mark above the lower end, of those that show; or the first that may be in a later turn, which rounding puts
  /// a little below the seam.
  ///
  /// - Parameters:
  ///   - scene: of the dial.
  ///   - base: where the turn begins, in degrees from the lower end.
  /// - Returns: its number, a multiple of `stride`.
  func first(above scene: DialScene, from base: Double) -> Int64 {
    let size = scene.bounds.upperBound - scene.bounds.lowerBound
    let below = base > 0 ? base / scene.sweep * size - lattice.step / 2 : 0
    let steps = roundedDown((scene.bounds.lowerBound + below - lattice.origin) / lattice.step)
    let low = Int64(saturating: steps) &+ shift
    let multiple = low / stride &- (low % stride < 0 ? 1 : 0)
    return (multiple &+ 1) &* stride
  }

  func value(_ mark: Int64) -> Double { lattice.value(ofMark: mark &- shift) }

  func isRound(_ mark: Int64) -> Bool { mark % labelStride == 0 }
}
