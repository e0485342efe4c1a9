import CDetent
import ControlCore
import TestSupport

@testable import CDetentImplementation

/// A control in C storage, with the effects its sink received.
final class Hosted<Subject: HostedControl> {
  let storage = UnsafeMutablePointer<Subject.Storage>.allocate(capacity: 1)
  var effects: [detent_effect] = []
  /// Extra work of the sink after it records an effect.
  var interfere: (Hosted) -> Void = { _ in }

  init(_ value: Double, _ configuration: Subject.Configuration) {
    _ = start(value, configuration)
  }

  /// Fills the storage with the given bytes.
  init(bytes: (Int) -> UInt8) {
    withBytes { raw in
      for index in raw.indices { raw[index] = bytes(index) }
    }
  }

  deinit { storage.deallocate() }

  func start(_ value: Double, _ configuration: Subject.Configuration) -> detent_status {
    var reported = Subject.reported(configuration)
    return Subject.c.start(
      storage, MemoryLayout<Subject.Storage>.size, &reported, MemoryLayout<Subject.Reported>.size,
      value)
  }

  func withBytes<R>(_ body: (UnsafeMutableBufferPointer<UInt8>) -> R) -> R {
    let count = MemoryLayout<Subject.Storage>.size
    return storage.withMemoryRebound(to: UInt8.self, capacity: count) {
      body(UnsafeMutableBufferPointer(start: $0, count: count))
    }
  }

  /// Raw bytes, to prove that nothing changed. Equal controls may differ in unused bytes.
  var bytes: [UInt8] { withBytes { Array($0) } }

  /// The control in the storage; `nil` if the storage holds none.
  var control: Subject? {
    var control: Subject?
    _ = ControlStorage<Subject>.read(storage, given: .ok) { control = $0.pointee }
    return control
  }

  // MARK: Sinks

  var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  let sink: detent_sink = { context, effect in
    guard let context, let effect else { return }
    let sinking = Unmanaged<AnyObject>.fromOpaque(context).takeUnretainedValue()
    (sinking as? any Sinking)?.take(effect.pointee)
  }

  // MARK: Verbs

  /// The outcome of the last call of `handle`.
  var handled = detent_handled()

  func handle(_ events: [detent_event]) -> detent_status {
    var handled = detent_handled()
    // A sink may call this again, so the property is not passed.
    defer { self.handled = handled }
    return Subject.c.handle(storage, events, events.count, sink, context, &handled)
  }

  func advance(_ time: Int64) -> detent_status {
    Subject.c.advance(storage, time, sink, context)
  }

  func set(_ value: Double, animated: Bool) -> detent_status {
    Subject.c.setValue(storage, value, animated ? 1 : 0, sink, context)
  }

  func set(_ configuration: Subject.Configuration) -> detent_status {
    var reported = Subject.reported(configuration)
    return Subject.c.setConfiguration(
      storage, &reported, MemoryLayout<Subject.Reported>.size, sink, context)
  }

  func take(_ step: ControlStep<Subject.Configuration>) -> detent_status {
    switch step {
    case .handle(let event): handle([event.reported])
    case .advance(let time): advance(time.nanoseconds)
    case .set(let value, let animated): set(value, animated: animated)
    case .configure(let configuration): set(configuration)
    }
  }

  // MARK: Readings

  /// The configuration, read into zeroed memory.
  var configuration: Subject.Reported {
    withUnsafeTemporaryAllocation(of: Subject.Reported.self, capacity: 1) { reported in
      UnsafeMutableRawBufferPointer(reported).initializeMemory(as: UInt8.self, repeating: 0)
      _ = Subject.c.readConfiguration(
        storage, reported.baseAddress, MemoryLayout<Subject.Reported>.size)
      return reported[0]
    }
  }

  /// Returns every reading as numbers; a failed reading is its status alone.
  func numbers(_ environment: detent_environment) -> [[Double]] {
    var environment = environment
    var all: [[Double]] = []
    withUnsafeTemporaryAllocation(of: Subject.State.self, capacity: 1) { state in
      let status = Subject.c.read(
        storage, state.baseAddress, MemoryLayout<Subject.State>.size)
      all.append(status == 0 ? Subject.numbers(state[0]) : [Double(status)])
    }
    var reported = detent_accessibility()
    let status = Subject.c.accessibility(
      storage, &environment, &reported, MemoryLayout<detent_accessibility>.size)
    all.append(status == 0 ? reported.numbers : [Double(status)])
    all += sceneNumbers(&environment)
    return all
  }

  private func sceneNumbers(_ environment: inout detent_environment) -> [[Double]] {
    withUnsafeTemporaryAllocation(of: Subject.Scene.self, capacity: 1) { scene in
      withUnsafeTemporaryAllocation(of: Subject.Part.self, capacity: 300) { parts in
        let status = Subject.c.readScene(
          storage, &environment, scene.baseAddress, MemoryLayout<Subject.Scene>.size,
          parts.baseAddress, 300)
        guard status == 0 else { return [[Double(status)]] }
        let count = min(300, Int(Subject.numbers(scene[0])[0]))
        return [Subject.numbers(scene[0])] + (0..<count).map { Subject.numbers(parts[$0]) }
      }
    }
  }
}

/// The object behind a sink's context.
protocol Sinking: AnyObject {
  func take(_ effect: detent_effect)
}

extension Hosted: Sinking {
  func take(_ effect: detent_effect) {
    effects.append(effect)
    interfere(self)
  }
}
