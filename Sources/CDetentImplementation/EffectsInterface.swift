public import CDetent

/// Keeps an effect in the room of the caller's that `context` is, or counts it only if there is none left.
@c @implementation
public func detent_effects_keep(
  _ context: UnsafeMutableRawPointer?, _ effect: UnsafePointer<detent_effect>?
) {
  guard let context, let effect else { return }
  let kept = context.assumingMemoryBound(to: detent_effects.self)
  let (number, size) = (kept.pointee.count, kept.pointee.size)
  kept.pointee.count = number &+ 1
  guard number >= 0, number < kept.pointee.capacity, size > 0, let first = kept.pointee.effects else {
    return
  }
  // A program with an older header has smaller effects, one with a newer header larger ones.
  copyBeginning(
    of: UnsafeRawPointer(effect), MemoryLayout<detent_effect>.size,
    to: UnsafeMutableRawPointer(first) + number &* size, size)
}
