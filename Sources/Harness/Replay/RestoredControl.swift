public import ControlCore
import GestureScript

/// A control that is stored to bytes and restored before every operation.
///
/// It behaves like the control it wraps unless the stored state is incomplete. Play a script on
/// both and compare the digests, or check the laws on this one.
///
///     let stored = Replay(script, on: RestoredControl<MyControl>.self, level: .frames)
///     #expect(stored.digest == Replay(script, on: MyControl.self, level: .frames).digest)
public struct RestoredControl<Base: ScriptedControl & StorableControl>: ScriptedControl {
  /// The wrapped control, as last restored.
  public private(set) var base: Base

  public init(value: Double, configuration: Base.Configuration) {
    base = Base(value: value, configuration: configuration)
  }

  public init(values: NumberList, configuration: Base.Configuration) {
    base = Base(values: values, configuration: configuration)
  }

  /// Stores and restores the control. A state that cannot be stored or restored becomes an empty
  /// control, which shows in every trace.
  private mutating func restore() {
    var bytes = [UInt8](repeating: 0, count: Base.storedCapacity)
    let count = bytes.withUnsafeMutableBytes { base.store(in: $0) }
    let kept = bytes[..<(count ?? 0)]
    base = kept.withUnsafeBytes { (try? Base(stored: $0)) ?? Base() }
  }

  // MARK: Verbs

  public mutating func handle(_ event: InputEvent, emit: (Effect) -> Void) -> Bool {
    restore()
    return base.handle(event, emit: emit)
  }

  public mutating func advance(to time: Timestamp, emit: (Effect) -> Void) {
    restore()
    base.advance(to: time, emit: emit)
  }

  public mutating func update(
    values: NumberList, animated: Bool, configuration: Base.Configuration,
    emit: (Effect) -> Void
  ) {
    restore()
    base.update(values: values, animated: animated, configuration: configuration, emit: emit)
  }
}

// MARK: Readings

extension RestoredControl {
  public var configuration: Base.Configuration { base.configuration }
  public var value: Double { base.value }
  public var partCount: Int { base.partCount }
  public var time: Timestamp { base.time }
  public var phase: ControlPhase { base.phase }
  public var restTime: Timestamp? { base.restTime }
  public var offset: Double { base.offset }
  public static var traits: ControlTraits { Base.traits }

  public static func value(ofOffset offset: Double, _ configuration: Base.Configuration) -> Double?
  {
    Base.value(ofOffset: offset, configuration)
  }

  public var velocity: Double { base.velocity }
  public var target: Double { base.target }
  public var nearestMark: Int64 { base.nearestMark }

  public func value(of part: Int) -> Double { base.value(of: part) }
  public func reading(of part: Int) -> PartReading { base.reading(of: part) }

}
