import CDetent
import ControlCore

// What a host does to a control, of either kind. All throw what is wrong before anything has changed.

extension ControlStorage {
  func handle(
    _ events: UnsafePointer<detent_event>?, _ count: Int, _ sink: Sink,
    _ wrong: UnsafeMutablePointer<Int>?
  ) throws(Status) {
    guard count != 0 else { return try requireChangeable() }
    guard let events else { throw .null }
    guard count > 0 else { throw .size }
    try requireChangeable()
    for index in 0..<count {
      do {
        _ = try events[index].action()
      } catch {
        wrong?.pointee = index
        throw error
      }
    }
    var control = try begin()
    for index in 0..<count {
      control.take(events[index], sink)
    }
    end(control)
  }

  func advance(to time: Int64, _ sink: Sink) throws(Status) {
    var control = try begin()
    control.advance(to: Timestamp(nanoseconds: time)) { sink.take($0) }
    end(control)
  }

  func set(value: Double, animated: Int32, _ sink: Sink) throws(Status) {
    try requireChangeable()
    guard value.isFinite else { throw .number }
    var control = try begin()
    control.set(value: value, animated: animated != 0) { sink.take($0) }
    end(control)
  }
}

extension ControlStorage where Stored.Configuration: ToldConfiguration {
  typealias Told = Stored.Configuration.Told

  /// A control where there was none, or another one.
  static func initialise(
    _ pointer: UnsafePointer<Stored.Storage>?, _ size: Int, _ told: UnsafePointer<Told>?,
    _ toldSize: Int, _ value: Double
  ) throws(Status) {
    guard told != nil else { throw .null }
    let storage = try ControlStorage(try require(pointer, size))
    let told = try require(told, toldSize)
    guard value.isFinite else { throw .number }
    let configuration = try Stored.Configuration(checking: told.pointee)
    storage.initialise(Stored(value: value, configuration: configuration))
  }

  func set(configuration told: UnsafePointer<Told>?, _ size: Int, _ sink: Sink) throws(Status) {
    let told = try require(told, size)
    try requireChangeable()
    let configuration = try Stored.Configuration(checking: told.pointee)
    var control = try begin()
    control.set(configuration: configuration) { sink.take($0) }
    end(control)
  }
}

extension Control {
  /// Takes an event in that makes sense; one that a sink has spoilt since is left out.
  fileprivate mutating func take(_ event: detent_event, _ sink: Sink) {
    let time = Timestamp(nanoseconds: event.time)
    do {
      guard let action = try event.action() else {
        return advance(to: time) { sink.take($0) }
      }
      handle(InputEvent(time: time, action: action)) { sink.take($0) }
    } catch {}
  }
}
