import Harness

/// The driver of this command: each thread has one of its own, which is started when it is first needed.
enum ToolDriver: DriverHost {
  /// What was asked for; set once, before any thread is started.
  nonisolated(unsafe) static var command = ""
  nonisolated(unsafe) static var timeout: Int64 = 5_000_000_000
  nonisolated(unsafe) static var capabilities = DriverCapabilities()

  private static let monitor = Monitor()
  nonisolated(unsafe) private static var links: [Link] = []

  /// A driver and what it has been through.
  private final class Link {
    let process: DriverProcess
    let session: DriverSession

    init() {
      let process = DriverProcess(ToolDriver.command, timeout: ToolDriver.timeout)
      self.process = process
      session = DriverSession(
        stores: ToolDriver.capabilities.stores, onFault: ToolDriver.note, exchange: process.exchange
      )
    }
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  static var session: DriverSession {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Link>.fromOpaque(known).takeUnretainedValue().session
    }
    let link = Link()
    monitor.change { links.append(link) }
    pthread_setspecific(key, Unmanaged.passUnretained(link).toOpaque())
    return link.session
  }

  nonisolated(unsafe) private static var firstFault: DriverFault?

  private static func note(_ fault: DriverFault) {
    // What comes of an interruption is no fault of the driver.
    guard Interruption.status == nil else { return }
    monitor.change { firstFault = firstFault ?? fault }
  }

  /// The first fault of a driver.
  static var fault: DriverFault? { monitor.change { firstFault } }

  /// Asks the driver what it can do.
  ///
  /// - Returns: its answer; or what happened in place of one.
  static func ask(_ question: [UInt8]) -> DriverReply {
    let process = DriverProcess(command, timeout: timeout)
    defer { process.quit() }
    return process.exchange(question)
  }

  /// Ends all drivers. Threads whose work is not wanted any more may still talk with theirs: those are ended from outside.
  static func end() {
    if let known = pthread_getspecific(key) {
      Unmanaged<Link>.fromOpaque(known).takeUnretainedValue().process.quit()
    }
    DriverProcess.endAll()
  }
}
