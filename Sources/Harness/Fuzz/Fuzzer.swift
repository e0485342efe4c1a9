import ControlCore
import Rating
import Ruler

/// Tries all laws on one of the project's own controls, which is chosen while the program runs; for a
/// control of your own see `LawTrial`.
public struct Fuzzer: Sendable {
  public let control: Setting.ControlName
  public var seed: UInt64
  /// Gestures that were recorded, to be replayed at other sizes and speeds.
  public var recordings: [RecordedGesture] = []
  /// Ids of the laws to try; all if it is empty.
  public var laws: [[UInt8]] = []
  public var mostEvents = 60
  public var mostShrinkRuns = 2000

  public init(_ control: Setting.ControlName, seed: UInt64) {
    self.control = control
    self.seed = seed
  }

  /// The laws of a control: id, name and sentence.
  public static func laws(
    of control: Setting.ControlName
  ) -> [(id: [UInt8], name: [UInt8], sentence: [UInt8])] {
    switch control {
    case .ruler: Law<RulerControl>.ofRulers.map { ($0.id.bytes, $0.name.bytes, $0.sentence.bytes) }
    case .rating:
      Law<RatingControl>.ofRatings.map { ($0.id.bytes, $0.name.bytes, $0.sentence.bytes) }
    }
  }

  /// What should happen in how many of a thousand scripts, at least.
  public var labels: [(name: StaticText, minimum: Int64)] {
    switch control {
    case .ruler: Label<RulerControl>.ofRulers.map { ($0.name, $0.minimum) }
    case .rating: Label<RatingControl>.ofRatings.map { ($0.name, $0.minimum) }
    }
  }

  /// What happened in some cases, up to the first that breaks a law.
  public func tally(of numbers: Range<Int64>) -> LawTally {
    switch control {
    case .ruler: rulerTrial.tally(of: numbers)
    case .rating: ratingTrial.tally(of: numbers)
    }
  }

  /// The failure of a case, shrunk, or as it is.
  ///
  /// - Parameters:
  ///   - number: of the case.
  ///   - shrinks: whether to shrink it.
  ///   - isOutOfTime: says when shrinking has taken long enough.
  /// - Returns: `nil` if the case breaks no law.
  public func failure(
    ofCase number: Int64, shrinks: Bool = true, isOutOfTime: @escaping () -> Bool = { false }
  ) -> LawFailure? {
    switch control {
    case .ruler: rulerTrial.failure(ofCase: number, shrinks: shrinks, isOutOfTime: isOutOfTime)
    case .rating: ratingTrial.failure(ofCase: number, shrinks: shrinks, isOutOfTime: isOutOfTime)
    }
  }

  /// The first law that a script breaks, as it is.
  public func failure(of script: Script) -> LawFailure? {
    switch control {
    case .ruler: rulerTrial.failure(of: script)
    case .rating: ratingTrial.failure(of: script)
    }
  }

  /// The script of a case as a line of JSON, with the digest of its trace at level `calls`. Its id is
  /// the control, the seed and the number of the case: `ruler/7/123`.
  ///
  /// - Parameters:
  ///   - number: of the case.
  ///   - bytes: takes the line with its line end; nothing, if the script cannot be played to its end:
  ///     its settings make no sense together, or it waits for a rest that does not come.
  public func appendLine(ofCase number: Int64, to bytes: inout [UInt8]) {
    let script: Script
    switch control {
    case .ruler: script = rulerTrial.script(ofCase: number)
    case .rating: script = ratingTrial.script(ofCase: number)
    }
    guard Replay.problems(of: script).isEmpty else { return }
    var id: [UInt8] = []
    id.append(control == .ruler ? "ruler/" : "rating/")
    DecimalText.append(magnitude: seed, to: &id)
    id.append("/")
    DecimalText.append(magnitude: UInt64(max(number, 0)), to: &id)
    let summary = ReplaySummary(script, level: .calls)
    guard summary.stop == nil else { return }
    ScriptLine.append(script, id: id, digest: summary.digest, to: &bytes)
  }

  /// The id of the first law that a script breaks.
  ///
  /// - Parameters:
  ///   - script: can be played.
  ///   - isOutOfTime: says when to leave off.
  /// - Returns: `nil` if it breaks none, or none was found in time.
  public func brokenLaw(
    in script: Script, isOutOfTime: @escaping () -> Bool = { false }
  ) -> [UInt8]? {
    switch control {
    case .ruler:
      rulerTrial.brokenLaw(in: Performance(script, isOutOfTime: isOutOfTime))?.law.id.bytes
    case .rating:
      ratingTrial.brokenLaw(in: Performance(script, isOutOfTime: isOutOfTime))?.law.id.bytes
    }
  }

  private var rulerTrial: LawTrial<RulerControl> { trial(Law.ofRulers) }
  private var ratingTrial: LawTrial<RatingControl> { trial(Law.ofRatings) }

  @inline(__always)
  private func trial<Subject: ScriptedControl>(_ laws: [Law<Subject>]) -> LawTrial<Subject> {
    var maker = ScriptMaker(control)
    maker.recordings = recordings
    maker.mostEvents = mostEvents
    let chosen = laws.filter { self.laws.isEmpty || self.laws.contains($0.id.bytes) }
    var trial = LawTrial(of: Subject.self, laws: chosen, scripts: maker)
    trial.seed = seed
    trial.mostShrinkRuns = mostShrinkRuns
    return trial
  }
}
