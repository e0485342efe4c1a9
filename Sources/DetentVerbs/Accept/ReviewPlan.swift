import GestureReports
import GestureReplay
import GestureScript

/// Order of a review: scripts with similar differences are grouped, the largest group first.
struct ReviewPlan {
  private(set) var groups: [Group] = []

  struct Group {
    /// Common heading, as `28 scripts: changed: another value`; `nil` for a single script.
    let heading: String?
    let paths: [String]
  }

  /// Plays the scripts to find their differences; those that pass or cannot be read come last.
  init(_ paths: [String], _ loader: ScriptLoader, mostFrames: Int64) {
    var (groups, kinds, rest) = (ProblemGroups(), [(name: [UInt8], paths: [String])](), [String]())
    for path in paths where Interruption.status == nil {
      guard let outcome = Self.outcome(of: path, loader, mostFrames),
        outcome.verdict == .failed || outcome.verdict == .review
      else {
        rest.append(path)
        continue
      }
      groups.add(outcome)
      let name = groups.group(of: outcome)?.name ?? Self.withoutGolden
      let index = kinds.firstIndex { $0.name == name } ?? kinds.count
      if index == kinds.count { kinds.append((name, [])) }
      kinds[index].paths.append(path)
    }
    let ordered = kinds.enumerated().sorted { a, b in
      (b.element.paths.count, a.offset) < (a.element.paths.count, b.offset)
    }
    for (_, kind) in ordered {
      let remark = groups.groups.first { $0.name == kind.name }?.remark
      let heading = Self.heading(kind.paths.count, kind.name, remark)
      self.groups.append(Group(heading: heading, paths: kind.paths))
    }
    if !rest.isEmpty { self.groups.append(Group(heading: nil, paths: rest)) }
  }

  /// Kind of scripts without a golden.
  static let withoutGolden = Array("no golden".utf8)

  /// Returns the outcome of a script without reporting errors, which is left to the review.
  private static func outcome(
    of path: String, _ loader: ScriptLoader, _ mostFrames: Int64
  ) -> CheckOutcome? {
    guard path != "-", let source = try? Files.read(path) else { return nil }
    let golden = (try? Golden(of: path)) ?? nil
    let controls = loader.controls.besides(path)
    return Parallel.result {
      ScriptCheck(
        source, at: Array(path.utf8), golden: golden, mostFrames: mostFrames, controls: controls
      ).outcome
    }
  }

  private static func heading(_ count: Int, _ name: [UInt8], _ remark: [UInt8]?) -> String? {
    guard count > 1 else { return nil }
    let text = Array("\(count) scripts: ".utf8) + name
    return String(
      decoding: text + (remark.map { Array(", ".utf8) + $0 } ?? []), as: UTF8.self)
  }
}
