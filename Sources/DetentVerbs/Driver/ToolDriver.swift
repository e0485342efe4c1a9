import GestureWire

/// The driver of this command: each thread has one of its own while it works. A thread that needs one takes one that no other
/// has any more, and else starts one: a browser may take seconds for that.
package enum ToolDriver: DriverHost {
  /// The command of the driver; set once, before any thread starts.
  package nonisolated(unsafe) static var command = ""
  /// The longest time of an answer, in nanoseconds.
  package nonisolated(unsafe) static var timeout: Int64 = 5_000_000_000 {
    didSet { asked?.timeout = timeout }
  }
  package nonisolated(unsafe) static var capabilities = DriverCapabilities()

  private static let monitor = Monitor()
  /// Those that no thread has.
  nonisolated(unsafe) private static var idle: [Link] = []
  /// The one that was asked what it can do.
  nonisolated(unsafe) private static var asked: DriverProcess?

  /// A driver and what it has been through.
  private final class Link {
    let process: DriverProcess
    let session: DriverSession

    init(_ process: DriverProcess) {
      self.process = process
      session = DriverSession(
        stores: ToolDriver.capabilities.stores, onError: ToolDriver.note,
        onSilence: ToolDriver.note(silence:), exchange: process.exchange)
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  package static var session: DriverSession {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Link>.fromOpaque(known).takeUnretainedValue().session
    }
    let link = monitor.change { idle.popLast() ?? Link(takeAsked() ?? fresh) }
    pthread_setspecific(key, Unmanaged.passRetained(link).toOpaque())
    return link.session
  }

  private static var fresh: DriverProcess { DriverProcess(command, timeout: timeout) }

  private static func takeAsked() -> DriverProcess? {
    defer { asked = nil }
    return asked
  }

  /// Leaves the driver of this thread to the next one that needs one.
  @Sendable package static func leave() {
    guard let known = pthread_getspecific(key) else { return }
    pthread_setspecific(key, nil)
    let link = Unmanaged<Link>.fromOpaque(known).takeRetainedValue()
    monitor.change { idle.append(link) }
  }

  nonisolated(unsafe) private static var firstError: DriverError?

  private static func note(_ error: DriverError) {
    // What comes of an interruption is no fault of the driver.
    guard Interruption.status == nil else { return }
    monitor.change { firstError = firstError ?? error }
  }

  private static func note(silence text: [UInt8]) {
    guard Interruption.status == nil else { return }
    let text = String(decoding: text, as: UTF8.self)
    Console(.never).report("detent: \(text); it is started anew, and asked once more")
  }

  /// The first fault of a driver.
  package static var error: DriverError? { monitor.change { firstError } }

  /// Asks the driver what it can do. It is kept for the first thread that needs one.
  ///
  /// - Returns: its answer; or what happened in place of one.
  package static func ask(_ question: [UInt8]) -> DriverReply {
    let process = fresh
    let reply = process.exchange(question)
    asked = process
    return reply
  }

  /// Ends all drivers. Threads whose work is not wanted any more may still talk with theirs: those are ended from outside.
  package static func end() {
    leave()
    let quiet = monitor.change { idle.map(\.process) + [takeAsked()].compactMap { $0 } }
    // All are told before one is waited for.
    for process in quiet { process.sayEnd() }
    for process in quiet { process.quit() }
    DriverProcess.endAll()
  }
}
