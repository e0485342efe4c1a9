import CDetent
import ControlCore

/// A change by a host to a control with a given `Configuration`.
enum Change<Configuration: CConfiguration> {
  /// Handles a number of events, up to the first invalid one, and stores the outcome.
  case events(UnsafePointer<detent_event>?, Int, UnsafeMutablePointer<detent_handled>?)
  case time(Int64)
  case value(Double, of: Int = 0, isAnimated: Bool)
  case adjustment(Adjustment, of: Int)
  case update(PassedConfiguration<Configuration>?, PassedValues, isAnimated: Bool)
}

/// Returns `null` or `size` if the events are missing or exceed memory; else `ok`.
func require(_ events: UnsafePointer<detent_event>?, count: Int) -> Status {
  let most = Int.max / MemoryLayout<detent_event>.stride
  return count == 0 ? .ok : events == nil ? .null : count < 0 || count > most ? .size : .ok
}

extension StoredControl {
  /// Makes a change whose events, values or configuration were checked to be present.
  ///
  /// - Returns: `ok`, or the error; then only the events before it have had an effect.
  mutating func make(_ change: Change<Configuration>, emit: (Effect) -> Void) -> Status {
    switch change {
    case .events(let events, let count, let handled):
      return take(events, count, handled, emit)
    case .time(let time): advance(to: Timestamp(nanoseconds: time), emit: emit)
    case .value(let value, let part, let isAnimated):
      guard value.isFinite else { return .number }
      guard part >= 0, part < partCount else { return .index }
      set(value: value, of: part, animated: isAnimated, emit: emit)
    case .adjustment(let adjustment, let part):
      let number = UInt8(truncatingIfNeeded: part)
      handle(InputEvent(time: time, action: .adjust(adjustment, part: number)), emit: emit)
    case .update(let passed, let values, let isAnimated):
      // NaN stands for a part that keeps its value.
      guard values.areAll({ !$0.isInfinite }) else { return .number }
      guard values.count <= PassedValues.most else { return .index }
      do {
        let new = try passed?.read() ?? configuration
        update(values: values.list, animated: isAnimated, configuration: new, emit: emit)
      } catch {
        return error.status
      }
    }
    return .ok
  }

  private mutating func take(
    _ events: UnsafePointer<detent_event>?, _ count: Int,
    _ handled: UnsafeMutablePointer<detent_handled>?, _ emit: (Effect) -> Void
  ) -> Status {
    var (own, index, status) = (0, 0, Status.ok)
    if let events {
      while index < count {
        status = take(events + index, &own, emit)
        guard status == .ok else { break }
        index &+= 1
      }
    }
    handled?.pointee = detent_handled(own: own, wrong: index)
    return status
  }

  private mutating func take(
    _ event: UnsafePointer<detent_event>, _ own: inout Int, _ emit: (Effect) -> Void
  ) -> Status {
    var input = event.blank
    if event.isAdvance {
      advance(to: input.time, emit: emit)
      return .ok
    }
    let status = event.fill(&input)
    if status == .ok, handle(input, emit: emit) { own &+= 1 }
    return status
  }
}
