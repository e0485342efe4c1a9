/// Work on other threads, with results in the order of the work.
///
/// At most three pieces per thread are pending, so memory does not grow with the work. Work not
/// done within 50 ms after an interruption is abandoned, so no piece can block the command.
package enum Parallel {
  /// Number of processors.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Works through pieces until there are no more, or `deliver` stops.
  ///
  /// - Parameters:
  ///   - jobs: number of threads, in addition to this one.
  ///   - next: returns the next piece, or `nil`; called on this thread.
  ///   - work: makes a result of a piece, on any thread.
  ///   - leave: called at the end of each thread; waited for, for at most one second.
  ///   - deliver: receives the results in order on this thread; returns false to stop.
  package static func run<Piece: Sendable, Result: Sendable>(
    jobs: Int, next: () -> Piece?, work: @escaping @Sendable (Piece) -> Result,
    leave: (@Sendable () -> Void)? = nil, deliver: (Result) -> Bool
  ) {
    let bench = Bench(work, leave)
    defer { bench.close() }
    guard (0..<jobs).count(where: { _ in startThread { bench.serve() } }) > 0 else {
      while let piece = next(), deliver(work(piece)) {}
      return
    }
    var underWay = 0
    var isOver = false
    while true {
      while !isOver, underWay < jobs * 3 {
        guard let piece = next() else {
          isOver = true
          break
        }
        bench.put(piece)
        underWay += 1
      }
      guard underWay > 0, let result = bench.take(), deliver(result) else { return }
      underWay -= 1
    }
  }

  /// Does one piece of work.
  ///
  /// - Returns: result; `nil` if it was abandoned after an interruption.
  static func result<Result: Sendable>(of work: @escaping @Sendable () -> Result) -> Result? {
    var pieces = [()].makeIterator()
    var result: Result?
    run(jobs: 1, next: { pieces.next() }, work: { _ in work() }) {
      result = $0
      return false
    }
    return result
  }

  /// Queue of pieces and results.
  private final class Bench<Piece: Sendable, Result: Sendable>: @unchecked Sendable {
    private let monitor = Monitor()
    private let work: @Sendable (Piece) -> Result
    private let leave: (@Sendable () -> Void)?
    /// Number of running threads.
    private var servers = 0
    private var waiting: [(number: Int, piece: Piece)] = []
    private var done: [Int: Result] = [:]
    private var put = 0
    private var taken = 0
    private var isClosed = false
    /// Time since the interruption was noticed.
    private var overtime: Stopwatch?

    init(
      _ work: @escaping @Sendable (Piece) -> Result, _ leave: (@Sendable () -> Void)?
    ) {
      (self.work, self.leave) = (work, leave)
    }

    func put(_ piece: Piece) {
      monitor.change {
        waiting.append((put, piece))
        put += 1
      }
    }

    /// Waits for the next result; returns `nil` if it takes too long after an interruption.
    func take() -> Result? {
      monitor.change {
        while true {
          if let result = done.removeValue(forKey: taken) {
            taken += 1
            return result
          }
          guard !isTooLate else { return nil }
          monitor.wait(most: Self.glance)
        }
      }
    }

    /// Interval of checks for interruptions, in nanoseconds.
    private static var glance: Int64 { 25_000_000 }

    private var isTooLate: Bool {
      if overtime == nil, Interruption.status != nil { overtime = Stopwatch() }
      return overtime.map { $0.nanoseconds > 50_000_000 } ?? false
    }

    func close() {
      monitor.change {
        waiting = []
        isClosed = true
      }
      guard leave != nil else { return }
      let watch = Stopwatch()
      monitor.change {
        while servers > 0, Interruption.status == nil, watch.nanoseconds < 1_000_000_000 {
          monitor.wait(most: Self.glance)
        }
      }
    }

    /// Works until the queue is closed and empty.
    func serve() {
      monitor.change { servers += 1 }
      defer { monitor.change { servers -= 1 } }
      while let (number, piece) = nextPiece() {
        let result = work(piece)
        monitor.change { done[number] = result }
      }
      leave?()
    }

    private func nextPiece() -> (Int, Piece)? {
      monitor.change {
        while waiting.isEmpty {
          guard !isClosed else { return nil }
          monitor.wait()
        }
        return waiting.removeFirst()
      }
    }
  }
}

/// Lock with a condition signalled at every change.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs a body under the lock, and wakes all waiting threads.
  func change<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    return body()
  }

  /// Waits inside `change` for a change by another thread.
  func wait() {
    pthread_cond_wait(condition, mutex)
  }

  /// Waits inside `change` for a change by another thread, for at most `nanoseconds`.
  func wait(most nanoseconds: Int64) {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    let sum = Int64(end.tv_nsec) + nanoseconds
    end.tv_sec += Int(sum / 1_000_000_000)
    end.tv_nsec = Int(sum % 1_000_000_000)
    pthread_cond_timedwait(condition, mutex, &end)
  }
}

/// Starts a detached thread with 8 MB of stack. Interrupting signals stay with the calling thread,
/// which they may have to wake.
///
/// - Parameter body: work of the thread.
/// - Returns: false if the system has no thread left.
func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  let box = Unmanaged.passRetained(ThreadBody(body))
  var attributes = pthread_attr_t()
  pthread_attr_init(&attributes)
  defer { pthread_attr_destroy(&attributes) }
  pthread_attr_setstacksize(&attributes, 8 << 20)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  var (blocked, before) = (Interruption.signals, sigset_t())
  pthread_sigmask(SIG_BLOCK, &blocked, &before)
  defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
  #if canImport(Darwin)
  var thread: pthread_t?
  #else
  var thread = pthread_t()
  #endif
  let status = pthread_create(&thread, &attributes, ThreadBody.main, box.toOpaque())
  if status != 0 { box.release() }
  return status == 0
}

/// Work of a thread, boxed for C.
private final class ThreadBody {
  private let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  #if canImport(Darwin)
  static let main: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
    Unmanaged<ThreadBody>.fromOpaque($0).takeRetainedValue().body()
    return nil
  }
  #else
  static let main: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    guard let box = $0 else { return nil }
    Unmanaged<ThreadBody>.fromOpaque(box).takeRetainedValue().body()
    return nil
  }
  #endif
}
