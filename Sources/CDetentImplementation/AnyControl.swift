public import CDetent
import ControlCore
import Dial
import Presentation
import Rating
import Ruler
import Slider

// Calls for controls of any kind, dispatched by the label at the beginning of the storage.

/// A call for any kind of control.
private protocol AnyVerb {
  func call<Stored: StoredControl>(_ kind: Stored.Type, at place: UnsafeRawPointer)
    -> detent_status
}

extension AnyVerb {
  /// Performs the call on a stored control. Unknown storage counts as a ruler's, which rejects it.
  func call(_ control: UnsafeRawPointer?) -> detent_status {
    guard let control else { return Status.null.rawValue }
    switch control.assumingMemoryBound(to: StorageLabel.self).pointee.magic {
    case RatingControl.magic: return call(RatingControl.self, at: control)
    case SliderControl.magic: return call(SliderControl.self, at: control)
    case DialControl.magic: return call(DialControl.self, at: control)
    default: return call(RulerControl.self, at: control)
    }
  }
}

extension StoredControl {
  /// Returns the storage as one of this kind.
  fileprivate static func storage(_ place: UnsafeRawPointer) -> UnsafePointer<Storage> {
    place.assumingMemoryBound(to: Storage.self)
  }
}

// MARK: Changes

@c @implementation
public func detent_handle(
  _ control: UnsafeMutableRawPointer?, _ events: UnsafePointer<detent_event>?, _ count: Int,
  _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?,
  _ handled: UnsafeMutablePointer<detent_handled>?
) -> detent_status {
  Handling(events: events, count: count, handled: handled, sink: sink, context: context)
    .call(control)
}

private struct Handling: AnyVerb {
  let events: UnsafePointer<detent_event>?
  let count: Int
  let handled: UnsafeMutablePointer<detent_handled>?
  let sink: detent_sink?
  let context: UnsafeMutableRawPointer?

  func call<Stored: StoredControl>(_ kind: Stored.Type, at place: UnsafeRawPointer)
    -> detent_status
  {
    ControlStorage<Stored>.handle(kind.storage(place), events, count, sink, context, handled)
  }
}

@c @implementation
public func detent_advance(
  _ control: UnsafeMutableRawPointer?, _ time: Int64, _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  Advancing(time: time, sink: sink, context: context).call(control)
}

private struct Advancing: AnyVerb {
  let time: Int64
  let sink: detent_sink?
  let context: UnsafeMutableRawPointer?

  func call<Stored: StoredControl>(_ kind: Stored.Type, at place: UnsafeRawPointer)
    -> detent_status
  {
    ControlStorage<Stored>.advance(kind.storage(place), time, sink, context)
  }
}

@c @implementation
public func detent_set(
  _ control: UnsafeMutableRawPointer?, _ part: Int32, _ value: Double, _ animated: Int32,
  _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?
) -> detent_status {
  Setting(part: part, value: value, animated: animated, sink: sink, context: context).call(control)
}

private struct Setting: AnyVerb {
  let part: Int32
  let value: Double
  let animated: Int32
  let sink: detent_sink?
  let context: UnsafeMutableRawPointer?

  func call<Stored: StoredControl>(_ kind: Stored.Type, at place: UnsafeRawPointer)
    -> detent_status
  {
    ControlStorage<Stored>.setValue(kind.storage(place), part, value, animated, sink, context)
  }
}

@c @implementation
public func detent_update(
  _ control: UnsafeMutableRawPointer?, _ configuration: UnsafeRawPointer?, _ size: Int,
  _ values: UnsafePointer<Double>?, _ count: Int, _ animated: Int32, _ sink: detent_sink?,
  _ context: UnsafeMutableRawPointer?
) -> detent_status {
  Updating(
    configuration: configuration, size: size, values: values, count: count, animated: animated,
    sink: sink, context: context
  ).call(control)
}

private struct Updating: AnyVerb {
  let configuration: UnsafeRawPointer?
  let size: Int
  let values: UnsafePointer<Double>?
  let count: Int
  let animated: Int32
  let sink: detent_sink?
  let context: UnsafeMutableRawPointer?

  func call<Stored: StoredControl>(_ kind: Stored.Type, at place: UnsafeRawPointer)
    -> detent_status
  {
    let passed = configuration?.assumingMemoryBound(to: Stored.Configuration.CStructure.self)
    return ControlStorage<Stored>.update(
      kind.storage(place), passed, size, values, count, animated, sink, context)
  }
}

// MARK: Queries

@c @implementation
public func detent_read(
  _ control: UnsafeRawPointer?, _ part: Int32, _ state: UnsafeMutablePointer<detent_state>?,
  _ size: Int
) -> detent_status {
  Reading(part: Int(part), state: state, size: size).call(control)
}

extension detent_state: SizedStructure { static var firstSize: Int { 40 } }

private struct Reading: AnyVerb {
  let part: Int
  let state: UnsafeMutablePointer<detent_state>?
  let size: Int

  func call<Stored: StoredControl>(_ kind: Stored.Type, at place: UnsafeRawPointer)
    -> detent_status
  {
    ControlStorage<Stored>.read(
      kind.storage(place), part: part, given: require(UnsafePointer(state), size)
    ) {
      let output = detent_state(
        value: $0.pointee.value(of: part), time: $0.pointee.time.nanoseconds,
        rest_time: $0.pointee.restTime?.nanoseconds ?? .min, kind: Stored.constant,
        part_count: header($0.pointee.partCount), phase: $0.pointee.phase.constant, reserved: 0)
      output.write(to: state, size)
    }
  }
}

@c @implementation
public func detent_describe(
  _ control: UnsafeRawPointer?, _ part: Int32, _ environment: UnsafePointer<detent_environment>?,
  _ accessibility: UnsafeMutablePointer<detent_accessibility>?, _ size: Int
) -> detent_status {
  Describing(part: part, environment: environment, accessibility: accessibility, size: size)
    .call(control)
}

private struct Describing: AnyVerb {
  let part: Int32
  let environment: UnsafePointer<detent_environment>?
  let accessibility: UnsafeMutablePointer<detent_accessibility>?
  let size: Int

  func call<Stored: StoredControl>(_ kind: Stored.Type, at place: UnsafeRawPointer)
    -> detent_status
  {
    ControlStorage<Stored>.accessibility(
      kind.storage(place), part, environment, accessibility, size)
  }
}

@c @implementation
public func detent_store(
  _ control: UnsafeRawPointer?, _ bytes: UnsafeMutableRawPointer?, _ capacity: Int,
  _ length: UnsafeMutablePointer<Int>?
) -> detent_status {
  Storing(bytes: bytes, capacity: capacity, length: length).call(control)
}

private struct Storing: AnyVerb {
  let bytes: UnsafeMutableRawPointer?
  let capacity: Int
  let length: UnsafeMutablePointer<Int>?

  func call<Stored: StoredControl>(_ kind: Stored.Type, at place: UnsafeRawPointer)
    -> detent_status
  {
    ControlStorage<Stored>.store(kind.storage(place), bytes, capacity, length)
  }
}
