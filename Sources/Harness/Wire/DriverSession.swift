import GestureScript

/// A driver's reply to a line.
public enum DriverReply: Equatable, Sendable {
  /// Its line, without the line end.
  case answer([UInt8])
  /// The failure that replaces an answer, in UTF-8: the driver ended or is silent.
  case failure([UInt8])
  /// No answer came in time, maybe because of a busy machine; with the text of the failure.
  case silence([UInt8])
}

/// An error of the driver, with the last line sent and the reply.
public struct DriverError: Equatable, Sendable {
  /// The error, in UTF-8.
  public var text: [UInt8]
  /// The line that it was sent last, in UTF-8.
  public var line: [UInt8]
  /// The driver's reply.
  public var reply: DriverReply
}

/// A connection with a driver, and the history of its control.
///
/// A driver has one control without undo. A driven control is therefore the list of lines since its
/// `new`, sent again if the driver's control is not at the list's end. One thread uses a session at
/// a time.
public final class DriverSession {
  private let exchange: ([UInt8]) -> DriverReply
  /// The history of the driver's control; `nil` before the first `new`, and after an error.
  private var place: (log: DriverLog, count: Int)?
  /// Controls that the driver has stored, the oldest first.
  private var stored: [(log: DriverLog, count: Int, number: Int64)] = []
  private var lastNumber: Int64 = 0
  private let stores: Bool
  /// The last `new` with its answer, shared by several equal controls.
  private var fresh: (log: DriverLog, answer: [UInt8])?
  private var lastExchange: (line: [UInt8], reply: DriverReply)?
  private let onError: (DriverError) -> Void
  private let onSilence: ([UInt8]) -> Void
  /// True after two silences in a row: the driver hangs, and no line is sent twice any more.
  private var hangs = false
  /// The numbers of errors and of rejected lines, and the text of the last error, in UTF-8.
  private(set) var errors: (count: Int64, rejections: Int64, last: [UInt8]) = (0, 0, [])

  /// - Parameters:
  ///   - stores: true if the driver knows `copy`, `use` and `drop`.
  ///   - onError: receives each error, on the thread of the session.
  ///   - onSilence: receives a text when an answer did not come in time and is requested once more.
  ///   - exchange: sends a line, to which it adds the line end, and returns the reply. After a
  ///     failure it is called with a `new`, for which it may restart the driver.
  public init(
    stores: Bool = false, onError: @escaping (DriverError) -> Void = { _ in },
    onSilence: @escaping ([UInt8]) -> Void = { _ in },
    exchange: @escaping ([UInt8]) -> DriverReply
  ) {
    (self.stores, self.exchange) = (stores, exchange)
    (self.onError, self.onSilence) = (onError, onSilence)
  }

  /// Sends a line to the control after `count` lines of a log. If no answer comes in time, restores
  /// a fresh control to that state and tries once more, because the machine may be busy.
  func send(_ line: [UInt8], after log: DriverLog, _ count: Int, isFork: Bool) -> DriverReply {
    let reply = attempt(line, after: log, count, isFork: isFork)
    guard case .silence(let text) = reply else { return reply }
    guard !hangs else { return .failure(text) }
    (place, stored) = (nil, [])
    onSilence(text)
    let second = attempt(line, after: log, count, isFork: isFork)
    guard case .silence(let text) = second else { return second }
    hangs = true
    return .failure(text)
  }

  private func attempt(
    _ line: [UInt8], after log: DriverLog, _ count: Int, isFork: Bool
  ) -> DriverReply {
    if let failure = bring(to: log, count, isFork: isFork) { return failure }
    let reply = send(line)
    if case .answer = reply { place = nil }
    return reply
  }

  /// Returns the log and answer of the last fresh control; `nil` if another line made it.
  func known(_ new: [UInt8]) -> (log: DriverLog, answer: [UInt8])? {
    fresh?.log.lines.first == new ? fresh : nil
  }

  /// Remembers a fresh control.
  func note(fresh log: DriverLog, _ answer: [UInt8]) { fresh = (log, answer) }

  /// Records that the control has processed `count` lines of a log.
  func note(_ log: DriverLog, _ count: Int) { place = (log, count) }

  /// Records that a control rejected a line.
  func noteRejection() { errors.rejections += 1 }

  /// Records an error, after which only a fresh control can be used.
  func note(error text: [UInt8]) {
    place = nil
    stored = []
    fresh = nil
    (errors.count, errors.last) = (errors.count + 1, text)
    guard let (line, reply) = lastExchange else { return }
    onError(DriverError(text: text, line: line, reply: reply))
  }

  private func send(_ line: [UInt8]) -> DriverReply {
    let reply = exchange(line)
    lastExchange = (line, reply)
    return reply
  }

  /// - Returns: the reply that explains the failure; `nil` on success.
  private func bring(to log: DriverLog, _ count: Int, isFork: Bool) -> DriverReply? {
    if count == 0 { return nil }  // a `new` follows
    if place?.log !== log || (place?.count ?? 0) > count {
      place = nil
      if let copy = stored.last(where: { $0.log === log && $0.count <= count }) {
        if let failure = failure(of: "use", copy.number) { return failure }
        place = (log, copy.count)
      }
    }
    for line in log.lines[(place?.count ?? 0)..<count] {
      if let failure = failure(of: line) { return failure }
    }
    place = (log, count)
    return isFork && stores ? store(log, count) : nil
  }

  private func failure(of line: [UInt8]) -> DriverReply? {
    let reply = send(line)
    if case .answer = reply { return nil }
    return reply
  }

  /// The most controls that a driver is asked to store.
  private static var mostStored: Int { 8 }

  private func store(_ log: DriverLog, _ count: Int) -> DriverReply? {
    guard !stored.contains(where: { $0.log === log && $0.count == count }) else { return nil }
    if stored.count >= Self.mostStored {
      let oldest = stored.removeFirst()
      if let failure = failure(of: "drop", oldest.number) { return failure }
    }
    lastNumber += 1
    if let failure = failure(of: "copy", lastNumber) { return failure }
    stored.append((log, count, lastNumber))
    return nil
  }

  /// Sends `copy`, `use` or `drop` with the number of a stored control; returns `nil` on success.
  private func failure(of word: StaticString, _ number: Int64) -> DriverReply? {
    var line = DriverLine()
    line.add(word, Double(number))
    let reply = send(line.bytes)
    guard case .answer(let answer) = reply else { return reply }
    do throws(DriverAnswer.AnswerError) {
      _ = try DriverAnswer.members(of: answer)
      return nil
    } catch {
      return .failure("the driver says that it knows \"" + [UInt8](word) + "\", and does not")
    }
  }
}

/// Lines sent to a driver; copies of a control share their common first lines. It only grows.
final class DriverLog {
  private(set) var lines: [[UInt8]]

  init(_ lines: [[UInt8]] = []) {
    self.lines = lines
  }

  func append(_ line: [UInt8]) { lines.append(line) }
}
