public import CDetent
import ControlCore
import Dial

extension DialControl: StoredControl {
  typealias Storage = detent_dial
  static var magic: UInt64 { 0x3172_6C61_6964_5F64 }
}

// Version 6.
extension detent_dial: SizedStructure { static var firstSize: Int { 1280 } }
extension detent_dial_configuration: SizedStructure { static var firstSize: Int { 200 } }
extension detent_dial_state: SizedStructure { static var firstSize: Int { 72 } }

@c @implementation
public func detent_dial_init(
  _ dial: UnsafeMutablePointer<detent_dial>?, _ size: Int,
  _ configuration: UnsafePointer<detent_dial_configuration>?, _ configurationSize: Int,
  _ value: Double
) -> detent_status {
  ControlStorage<DialControl>.initialise(
    dial, size, PassedConfiguration(configuration, configurationSize), value)
}

@c @implementation
public func detent_dial_store(
  _ dial: UnsafePointer<detent_dial>?, _ bytes: UnsafeMutableRawPointer?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> detent_status {
  ControlStorage<DialControl>.store(dial, bytes, capacity, length)
}

@c @implementation
public func detent_dial_restore(
  _ dial: UnsafeMutablePointer<detent_dial>?, _ size: Int, _ bytes: UnsafeRawPointer?,
  _ length: Int
) -> detent_status {
  ControlStorage<DialControl>.restore(dial, size, bytes, length)
}

@c @implementation
public func detent_dial_handle(
  _ dial: UnsafeMutablePointer<detent_dial>?,
  _ events: UnsafePointer<detent_event>?, _ count: Int,
  _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?, _ wrong: UnsafeMutablePointer<Int>?
) -> detent_status {
  ControlStorage<DialControl>.make(
    .events(events, count, wrong: wrong), to: dial, given: require(events, count: count),
    Sink(function: sink, context: context))
}

@c @implementation
public func detent_dial_advance(
  _ dial: UnsafeMutablePointer<detent_dial>?, _ time: Int64, _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<DialControl>.make(
    .time(time), to: dial, Sink(function: sink, context: context))
}

@c @implementation
public func detent_dial_set_value(
  _ dial: UnsafeMutablePointer<detent_dial>?, _ value: Double, _ animated: Int32,
  _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?
) -> detent_status {
  ControlStorage<DialControl>.make(
    .value(value, isAnimated: animated != 0), to: dial, Sink(function: sink, context: context))
}

@c @implementation
public func detent_dial_set_configuration(
  _ dial: UnsafeMutablePointer<detent_dial>?,
  _ configuration: UnsafePointer<detent_dial_configuration>?, _ size: Int, _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  let passed = PassedConfiguration<DialConfiguration>(configuration, size)
  return ControlStorage<DialControl>.make(
    .configuration(passed), to: dial, given: passed.mistake,
    Sink(function: sink, context: context))
}
