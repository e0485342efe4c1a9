/// Work done on other threads, with results in the order of the work.
///
/// Never more is under way than a few pieces for each thread: memory does not grow with the work. After
/// an interruption, what is not done within 50 ms is left where it is: no piece can hold the command up.
package enum Parallel {
  /// The number of processors.
  static var processors: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Does pieces of work until there are no more, or until a result is not wanted any more.
  ///
  /// - Parameters:
  ///   - jobs: how many threads work, beside this one.
  ///   - next: the next piece; `nil` when there is none. Called on this thread.
  ///   - work: makes a result of a piece, on any thread.
  ///   - leave: called by each thread when it has nothing more to do. That is waited for, for a second at most.
  ///   - deliver: takes the results, in the order of the pieces, on this thread; `false` to stop.
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
  /// - Returns: what came of it; `nil` if it was not done soon after an interruption.
  static func result<Result: Sendable>(of work: @escaping @Sendable () -> Result) -> Result? {
    var pieces = [()].makeIterator()
    var result: Result?
    run(jobs: 1, next: { pieces.next() }, work: { _ in work() }) {
      result = $0
      return false
    }
    return result
  }

  /// Pieces on their way to results.
  private final class Bench<Piece: Sendable, Result: Sendable>: @unchecked Sendable {
    private let monitor = Monitor()
    private let work: @Sendable (Piece) -> Result
    private let leave: (@Sendable () -> Void)?
    /// The number of threads that serve.
    private var servers = 0
    private var waiting: [(number: Int, piece: Piece)] = []
    private var done: [Int: Result] = [:]
    private var put = 0
    private var taken = 0
    private var isClosed = false
    /// Since the interruption was noticed.
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

    /// The next result, as soon as it is there; `nil` if it takes too long after an interruption.
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

    /// The interval at which interruptions are looked for, in nanoseconds.
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

    /// Works until there will be nothing to do any more.
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

/// A lock, and a bell that rings at every change.
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

  /// Does something that no other thread does meanwhile, and wakes those who wait.
  func change<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    return body()
  }

  /// Inside `change`: lets the others, until one of them changes something.
  func wait() {
    pthread_cond_wait(condition, mutex)
  }

  /// Inside `change`: lets the others, until one of them changes something, or for so many nanoseconds.
  func wait(most nanoseconds: Int64) {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    let sum = Int64(end.tv_nsec) + nanoseconds
    end.tv_sec += Int(sum / 1_000_000_000)
    end.tv_nsec = Int(sum % 1_000_000_000)
    pthread_cond_timedwait(condition, mutex, &end)
  }
}

/// Starts a thread with 8 MB of stack, which ends with its body. The signals that interrupt go to the
/// thread that was there before, which may have to be woken by them.
///
/// - Parameter body: what the thread does.
/// - Returns: whether the system had a thread to give.
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

/// The work of a thread, on its way through C.
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
