public import CDetent

/// Stores an effect in the caller's `detent_effects`, or only counts it once that is full.
@c @implementation
public func detent_effects_keep(
  _ context: UnsafeMutableRawPointer?, _ effect: UnsafePointer<detent_effect>?
) {
  guard let context, let effect else { return }
  let kept = context.assumingMemoryBound(to: detent_effects.self)
  let (number, size) = (kept.pointee.count, kept.pointee.size)
  kept.pointee.count = number &+ 1
  guard number >= 0, number < kept.pointee.capacity, size > 0, let first = kept.pointee.effects
  else {
    return
  }
  // Effects are smaller in programs with an older header, and larger with a newer one.
  copyBeginning(
    of: UnsafeRawPointer(effect), MemoryLayout<detent_effect>.size,
    to: UnsafeMutableRawPointer(first) + number &* size, size)
}
