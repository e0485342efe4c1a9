import GestureWire

/// Driver of this command, one for each working thread. A thread reuses an idle one, or else starts
/// one, which may last seconds for a browser.
package enum ToolDriver: DriverHost {
  /// Command of the driver, set before any thread starts.
  package nonisolated(unsafe) static var command = ""
  /// Timeout of an answer, in nanoseconds.
  package nonisolated(unsafe) static var timeout: Int64 = 5_000_000_000 {
    didSet { asked?.timeout = timeout }
  }
  package nonisolated(unsafe) static var capabilities = DriverCapabilities()

  private static let monitor = Monitor()
  /// Drivers without a thread.
  nonisolated(unsafe) private static var idle: [Link] = []
  /// Driver that answered the question for capabilities.
  nonisolated(unsafe) private static var asked: DriverProcess?

  /// Driver with its session.
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

  /// Returns the driver of this thread to the idle ones.
  @Sendable package static func leave() {
    guard let known = pthread_getspecific(key) else { return }
    pthread_setspecific(key, nil)
    let link = Unmanaged<Link>.fromOpaque(known).takeRetainedValue()
    monitor.change { idle.append(link) }
  }

  nonisolated(unsafe) private static var firstError: DriverError?

  private static func note(_ error: DriverError) {
    // Errors after an interruption are not the driver's.
    guard Interruption.status == nil else { return }
    monitor.change { firstError = firstError ?? error }
  }

  private static func note(silence text: [UInt8]) {
    guard Interruption.status == nil else { return }
    let text = String(decoding: text, as: UTF8.self)
    Console(.never).report("detent: \(text); it is restarted, and asked once more")
  }

  /// First error of a driver; `nil` if there was none.
  package static var error: DriverError? { monitor.change { firstError } }

  /// Asks a driver for its capabilities, and keeps it for the first thread.
  ///
  /// - Returns: answer, or the failure.
  package static func ask(_ question: [UInt8]) -> DriverReply {
    let process = fresh
    let reply = process.exchange(question)
    asked = process
    return reply
  }

  /// Ends all drivers, and lets no more start. Threads may still talk with theirs, so those are
  /// killed.
  package static func end() {
    quit()
    DriverProcess.endAll()
  }

  /// Ends the drivers of no other thread, and forgets the first error, for another command.
  package static func quit() {
    leave()
    let quiet = monitor.change { idle.map(\.process) + [takeAsked()].compactMap { $0 } }
    // Ask all of them before waiting for one.
    for process in quiet { process.sayEnd() }
    for process in quiet { process.quit() }
    monitor.change { (idle, firstError) = ([], nil) }
  }
}
