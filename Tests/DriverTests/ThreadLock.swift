import Foundation

/// A lock, and which thread this is: tests run side by side, and each thread has a driver of its own.
final class ThreadLock: @unchecked Sendable {
  private let lock = NSLock()

  static var thread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }

  func whileLocked<Result>(_ body: () -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
