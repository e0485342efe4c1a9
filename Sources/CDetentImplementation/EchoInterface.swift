public import CDetent
import ControlCore

/// An echo in the caller's storage, after its magic number.
private struct KeptEcho {
  static let magic: UInt64 = 0x6F68_6365_5F74_6564

  var magic: UInt64
  var echo: HostEcho

  /// Returns the error that prevents a call: NULL, an invalid argument, or storage without an echo.
  static func status(at echo: UnsafeMutablePointer<detent_echo>?, given: Status) -> Status {
    guard let echo else { return .null }
    return given != .ok ? given : echo.kept.pointee.magic == magic ? .ok : .storage
  }
}

extension UnsafeMutablePointer<detent_echo> {
  fileprivate var kept: UnsafeMutablePointer<KeptEcho> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: KeptEcho.self)
  }
}

@c @implementation
public func detent_echo_init(
  _ echo: UnsafeMutablePointer<detent_echo>?, _ size: Int, _ value: Double
) -> detent_status {
  let status = require(UnsafePointer(echo), size)
  guard status == .ok, let echo else { return status.rawValue }
  guard value.isFinite else { return Status.number.rawValue }
  echo.kept.initialize(to: KeptEcho(magic: KeptEcho.magic, echo: HostEcho(value)))
  return Status.ok.rawValue
}

@c @implementation
public func detent_echo_note(
  _ echo: UnsafeMutablePointer<detent_echo>?, _ effect: UnsafePointer<detent_effect>?
) -> detent_status {
  let status = KeptEcho.status(at: echo, given: effect == nil ? .null : .ok)
  guard status == .ok, let echo, let effect else { return status.rawValue }
  let time = Timestamp(nanoseconds: effect.pointee.time)
  switch Int(effect.pointee.kind) {
  case DETENT_EFFECT_BEGAN: echo.kept.pointee.echo.began(at: time)
  case DETENT_EFFECT_CHANGED:
    let value = effect.pointee.value
    guard value.isFinite else { return Status.number.rawValue }
    echo.kept.pointee.echo.wrote(value, at: time)
  case DETENT_EFFECT_ENDED: echo.kept.pointee.echo.ended()
  default: break
  }
  return Status.ok.rawValue
}

@c @implementation
public func detent_echo_heard(
  _ echo: UnsafeMutablePointer<detent_echo>?, _ value: Double, _ isInside: Int32
) -> detent_status {
  let status = KeptEcho.status(at: echo, given: .ok)
  guard status == .ok, let echo else { return status.rawValue }
  guard value.isFinite else { return Status.number.rawValue }
  echo.kept.pointee.echo.heard(value, isInside: isInside != 0)
  return Status.ok.rawValue
}

@c @implementation
public func detent_echo_adopt(
  _ echo: UnsafeMutablePointer<detent_echo>?, _ time: Int64,
  _ value: UnsafeMutablePointer<Double>?, _ deadline: UnsafeMutablePointer<Int64>?
) -> detent_status {
  let status = KeptEcho.status(at: echo, given: value == nil ? .null : .ok)
  guard status == .ok, let echo, let value else { return status.rawValue }
  value.pointee = echo.kept.pointee.echo.adopt(at: Timestamp(nanoseconds: time)) ?? .nan
  deadline?.pointee = echo.kept.pointee.echo.deadline?.nanoseconds ?? .min
  return Status.ok.rawValue
}

extension detent_echo {
  /// The number of bytes used of its storage.
  static var used: Int { MemoryLayout<KeptEcho>.size }
}
