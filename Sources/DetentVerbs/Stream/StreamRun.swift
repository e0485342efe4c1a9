import GestureReplay

/// Run of `stream`: reads lines and writes answers.
struct StreamRun {
  let player: StreamPlayer
  /// Number of threads.
  let jobs: Int
  let longestLine: Int
  /// Counters; `nil` for none.
  var counters: StreamCounters?

  private var output: [UInt8] = []
  /// `errno` of a failed write of answers; `nil` if there was none.
  private var writeError: Int32?
  private var failures = 0
  /// Number of lines answered.
  private var answered = 0

  init(player: StreamPlayer, jobs: Int, longestLine: Int, counters: StreamCounters?) {
    self.player = player
    self.jobs = jobs
    self.longestLine = longestLine
    self.counters = counters
  }

  /// Bytes collected before a write.
  private static let chunk = 65_536

  /// Answers every line of some files.
  ///
  /// - Parameters:
  ///   - paths: paths of the files; `-` is standard input.
  ///   - console: console for everything but answers.
  ///   - isStrict: true if an answer other than ok fails the command.
  /// - Returns: status to exit with.
  mutating func run(_ paths: [String], _ console: Console, isStrict: Bool) -> ExitStatus {
    // Ignore the signal; the failed write is reported instead.
    signal(SIGPIPE, SIG_IGN)
    Interruption.watch()
    var status = ExitStatus.passed
    for path in paths where goesOn {
      status = status.joined(with: run(path, console))
    }
    counters?.finish()
    if let writeError {
      guard writeError != EPIPE else { return .unread }
      console.report(
        "detent: cannot write to standard output: \(String(cString: strerror(writeError)))")
      return .usage
    }
    if let interruption = Interruption.status { return interruption }
    if isStrict, answered == 0, status == .passed {
      console.report("detent: there were no lines to play")
      return .nothing
    }
    return status.joined(with: isStrict && failures > 0 ? .failed : .passed)
  }

  private var goesOn: Bool { writeError == nil && Interruption.status == nil }

  private mutating func run(_ path: String, _ console: Console) -> ExitStatus {
    do throws(Files.Failure) {
      let file = try Files.open(path)
      defer { Files.close(file) }
      var input = LineInput(file, longestLine: longestLine)
      while !input.isAtEnd, goesOn {
        answer(&input)
        flush()
        if !input.isAtEnd { input.wait() }
      }
      guard input.isBroken else { return .passed }
      throw Files.Failure("read", path)
    } catch {
      if let interruption = Interruption.status { return interruption }
      console.report("detent: \(error.message)")
      return .usage
    }
  }

  /// Answers available lines until the input pauses.
  private mutating func answer(_ input: inout LineInput) {
    // Bridge short pauses, at which all threads would wait for the last one.
    let patience: Int32 = jobs > 1 ? 20 : 0
    let (player, longestLine) = (player, longestLine)
    Parallel.run(
      jobs: jobs, next: { input.next(patience: patience) },
      work: { Answers(to: $0, from: player, longestLine: longestLine) },
      deliver: { take($0) })
  }

  private mutating func take(_ answers: Answers) -> Bool {
    output += answers.bytes
    failures += answers.failed + answers.unreadable
    answered += answers.passed + answers.failed + answers.unreadable
    counters?.note(answers)
    if output.count >= Self.chunk { flush() }
    return writeError == nil
  }

  private mutating func flush() {
    guard !output.isEmpty, writeError == nil else { return }
    if !Console.write(output, to: STDOUT_FILENO) { writeError = errno }
    output.removeAll(keepingCapacity: true)
  }
}

/// Answers to a piece of the input.
package struct Answers: Sendable {
  package private(set) var bytes: [UInt8] = []
  package private(set) var passed = 0
  private(set) var failed = 0
  private(set) var unreadable = 0

  package init(to piece: LineInput.Piece, from player: StreamPlayer, longestLine: Int) {
    guard case .lines(let lines) = piece else {
      unreadable = 1
      StreamPlayer.reject(lineLongerThan: longestLine, to: &bytes)
      return
    }
    var start = 0
    while start < lines.count {
      let end = lines[start...].firstIndex(of: UInt8(ascii: "\n")) ?? lines.count
      note(player.answer(lines[start..<end], to: &bytes))
      start = end + 1
    }
  }

  private mutating func note(_ verdict: StreamPlayer.Verdict) {
    switch verdict {
    case .passed: passed += 1
    case .failed: failed += 1
    case .unreadable: unreadable += 1
    }
  }
}
