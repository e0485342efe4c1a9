public import CDetent
import ControlCore

/// A gate in the caller's storage, after its magic number.
private struct KeptGate {
  static let magic: UInt64 = 0x6574_6167_5F74_6564

  var magic: UInt64
  var gate: HapticGate
}

extension UnsafeMutablePointer<detent_haptic_gate> {
  fileprivate var kept: UnsafeMutablePointer<KeptGate> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: KeptGate.self)
  }
}

@c @implementation
public func detent_haptic_gate_init(
  _ gate: UnsafeMutablePointer<detent_haptic_gate>?, _ size: Int, _ gap: Int64
) -> detent_status {
  let status = require(UnsafePointer(gate), size)
  guard status == .ok, let gate else { return status.rawValue }
  gate.kept.initialize(to: KeptGate(magic: KeptGate.magic, gate: HapticGate(gap: gap)))
  return Status.ok.rawValue
}

@c @implementation
public func detent_haptic_gate_plays(
  _ gate: UnsafeMutablePointer<detent_haptic_gate>?, _ effect: UnsafePointer<detent_effect>?,
  _ now: Int64, _ plays: UnsafeMutablePointer<Int32>?
) -> detent_status {
  guard let gate, let effect, let plays else { return Status.null.rawValue }
  guard gate.kept.pointee.magic == KeptGate.magic, let felt = effect.felt else {
    return Status.storage.rawValue
  }
  let now = Timestamp(nanoseconds: now)
  plays.pointee = gate.kept.pointee.gate.plays(felt, at: now) ? 1 : 0
  return Status.ok.rawValue
}

extension detent_haptic_gate {
  /// The number of bytes used of its storage.
  static var used: Int { MemoryLayout<KeptGate>.size }
}
