import Foundation

/// A lock and the identity of the thread: parallel tests have a driver each.
final class ThreadLock: @unchecked Sendable {
  private let lock = NSLock()

  static var thread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }

  func whileLocked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
