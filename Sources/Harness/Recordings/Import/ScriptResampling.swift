import ControlCore
import GestureReplay
import GestureScript

extension Script {
  /// The most moves that resampling may make.
  public static let mostSamples: Int64 = 1_000_000

  /// Returns a script with these gestures and with moves at a fixed period. The script must be as
  /// `ScriptImport` makes it, with only relative times.
  ///
  /// Each contact has a move every `period` after its down, interpolated linearly between the
  /// samples around that time; its first and last samples are unchanged. Modifiers are those of the
  /// previous sample. Glides count as samples. Everything else stays at its time.
  ///
  /// - Parameter period: in nanoseconds, greater than 0.
  /// - Returns: the script, with a comment about the resampling.
  /// - Throws: `Diagnostic` if that makes more than a million moves.
  /// - Complexity: O(*n* log *n*) in the moves before and after.
  public func resampled(every period: Int64) throws(Diagnostic) -> Script {
    var resampling = ScriptResampling(period: max(period, 1))
    var expander = ScriptExpander(settings)
    for line in body {
      let isKept = expander.isOfOtherButton(line.verb)
      expander.expand(line) { piece, point in resampling.take(piece, point, isKept) }
    }
    var script = self
    script.body = try resampling.finish()
    var comment = [UInt8]("resampled, as requested: moves every ")
    comment.append(duration: max(period, 1))
    let place = script.header.lastIndex { $0.comment != nil }.map { $0 + 1 } ?? 0
    script.header.insert(HeaderLine(.blank, comment: comment), at: place)
    return script
  }
}

/// The lines of a script at absolute times, with the samples of each contact separate.
private struct ScriptResampling {
  let period: Int64
  private var now: Int64 = 0
  private var lines: [Entry] = []
  private var contacts: [Contact] = []
  private var samplesLeft = Script.mostSamples

  private struct Entry {
    var time: Int64
    var line: Script.Line
  }

  private struct Sample {
    var time: Int64
    var place: Point
    var details = PointerDetails()
  }

  /// A contact that is down; its samples, the down being the first.
  private struct Contact {
    let id: Int64
    var samples: [Sample]
  }

  init(period: Int64) {
    self.period = period
  }

  /// Adds a line; one about no contact `isKept`.
  mutating func take(_ line: Script.Line, _ place: Point?, _ isKept: Bool) {
    switch line.time {
    case nil: break
    case .after(let duration): now = now.addingSaturated(duration)
    case .at(let time): now = max(time, now)
    }
    switch line.verb {
    case _ where isKept: break
    case .down(let id, _, _):
      end(id)
      if let place {
        contacts.append(Contact(id: id, samples: [Sample(time: now, place: place)]))
      }
    case .move(let id, _, let details):
      if let index = contacts.firstIndex(where: { $0.id == id }), let place {
        contacts[index].samples.append(Sample(time: now, place: place, details: details))
        return
      }
    case .up(let id, _, _, _): end(id)
    case .cancel(let id?): end(id)
    case .cancel(nil): while let contact = contacts.first { end(contact.id) }
    default: break
    }
    lines.append(Entry(time: now, line: line))
  }

  /// Inserts the moves of a contact into the lines.
  private mutating func end(_ id: Int64) {
    guard let index = contacts.firstIndex(where: { $0.id == id }) else { return }
    let samples = contacts.remove(at: index).samples
    guard let first = samples.first, let last = samples.last, samples.count > 1 else { return }
    var next = 1
    var time = first.time.addingSaturated(period)
    while time < last.time, samplesLeft >= 0 {
      while samples[next].time <= time { next += 1 }
      let place = Self.place(at: time, between: samples[next - 1], and: samples[next])
      add(Sample(time: time, place: place, details: samples[next - 1].details), of: id)
      time = time.addingSaturated(period)
    }
    add(last, of: id)
  }

  private mutating func add(_ sample: Sample, of id: Int64) {
    samplesLeft -= 1
    let move = Script.Verb.move(id, .both(sample.place), sample.details)
    lines.append(Entry(time: sample.time, line: Script.Line(nil, move)))
  }

  private static func place(at time: Int64, between a: Sample, and b: Sample) -> Point {
    Glide(0, to: .both(b.place), over: b.time - a.time)
      .place(at: time - a.time, from: a.place, to: b.place)
  }

  /// Returns all lines in the order of time; lines of equal times keep their order.
  mutating func finish() throws(Diagnostic) -> [Script.Line] {
    while let contact = contacts.first { end(contact.id) }
    guard samplesLeft >= 0 else {
      throw Diagnostic(
        .tooManySamples, at: .none, "at this period, there are more than 1000000 moves",
        help: "choose a longer period: --resample 8ms")
    }
    lines.sort { $0.time < $1.time }
    var last: Int64 = 0
    return lines.map { entry in
      var line = entry.line
      line.time = line.verb == .blank ? nil : .after(entry.time - last)
      if line.verb != .blank { last = entry.time }
      return line
    }
  }
}
