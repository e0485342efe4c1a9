import ControlCore
import GestureScript
public import Rating
public import Ruler

/// Something that happens in a script, to be counted: a test that never flings proves nothing about
/// flings.
public struct Label<Subject: ScriptedControl>: Sendable {
  public let name: StaticText
  /// In how many of a thousand scripts it should happen, at least.
  public let minimum: Int64
  public let applies: @Sendable (Performance<Subject>) -> Bool

  /// - Parameters:
  ///   - name: a few words.
  ///   - minimum: in how many of a thousand scripts it should happen, at least; 0 for no matter.
  ///   - applies: whether it happens in a performance.
  public init(
    _ name: StaticText, atLeast minimum: Int64,
    _ applies: @escaping @Sendable (Performance<Subject>) -> Bool
  ) {
    self.name = name
    self.minimum = minimum
    self.applies = applies
  }

  /// A label of performances in which something happens at some moment.
  fileprivate init(
    _ name: StaticText, _ minimum: Int64,
    atSomeMoment applies: @escaping @Sendable (Moment<Subject>) -> Bool
  ) {
    self.init(name, atLeast: minimum) { $0.moments.contains(where: applies) }
  }
}

extension Label {
  /// What should happen in scripts about any control.
  public static var ofEveryControl: [Label] {
    [
      Label("drag", 50) { $0.start.phase != .dragging && $0.end.phase == .dragging },
      Label("program change", 50) { $0.isHost },
      Label("tap inside slop", 50) { moment in
        moment.pointer?.phase == .up && moment.start.phase == .pressed
      },
      Label("cancel while dragging", 50) { moment in
        moment.pointer?.phase == .cancel && moment.start.phase == .dragging
      },
      Label("two moves at the same time", 50) { moment in
        moment.pointer?.phase == .move && moment.start.phase == .dragging
          && moment.isSimultaneous
      },
      Label("second pointer", 10) { $0.pointer?.id == 1 && $0.start.phase == .dragging },
      Label("right to left", 10) { $0.settings.isRightToLeft },
      Label("vertical", 10) { $0.settings.axis == .y },
      Label("disabled during a drag", 10) { moment in
        guard case .set(let setting, _) = moment.deed, setting.name == "enabled" else {
          return false
        }
        return !moment.settings.isEnabled && moment.start.phase == .dragging
      },
    ]
  }

}

extension Label where Subject.Configuration == RulerConfiguration {
  /// What should happen in scripts about rulers.
  public static var ofRulers: [Label] {
    ofEveryControl + [
      Label("settling", 50) { $0.end.phase == .settling },
      Label("caught while moving", 50) { moment in
        moment.pointer?.phase == .down && moment.start.isMoving
      },
      Label("overscroll", 50) { moment in
        let range = moment.configuration.offsets
        return moment.end.offset < range.lower || moment.end.offset > range.upper
      },
      Label("fling over 1000 pt/s", 50) { moment in
        moment.end.phase == .coasting && abs(moment.end.velocity) > 1000
      },
      Label("range change that clamps", 50) { moment in
        guard case .set(let setting, _) = moment.deed, setting.name == "range" else { return false }
        return moment.start.value != moment.end.value
      },
      Label("more than 100 ticks", atLeast: 10) { performance in
        var ticks: Int64 = 0
        for case .tick(let run, _) in performance.effects { ticks += min(run.length, 1000) }
        return ticks > 100
      },
      Label("range of one value", 10) {
        $0.configuration.bounds.lowerBound == $0.configuration.bounds.upperBound
      },
      Label("release outside the bounds", 10) { moment in
        let range = moment.configuration.offsets
        let offset = moment.start.offset
        return moment.pointer?.phase == .up && (offset < range.lower || offset > range.upper)
      },
      Label("key at an end", 10) { moment in
        guard case .event(.key) = moment.deed else { return false }
        return moment.effects.contains { if case .bound = $0 { true } else { false } }
      },
      Label("wheel", 10) { if case .event(.wheel) = $0.deed { true } else { false } },
    ]
  }

}

extension Label where Subject.Configuration == RatingConfiguration {
  /// What should happen in scripts about ratings.
  public static var ofRatings: [Label] {
    ofEveryControl + [
      Label("preview", 50) { moment in
        moment.effects.contains { if case .preview(_?, _, _) = $0 { true } else { false } }
      },
      Label("cleared", 10) { $0.start.value > 0 && $0.end.value == 0 && !$0.isHost },
      Label("hover", 10) { $0.pointer?.phase == .hover },
      Label("key at an end", 10) { moment in
        guard case .event(.key) = moment.deed else { return false }
        return moment.effects.contains { if case .bound = $0 { true } else { false } }
      },
    ]
  }
}

extension LawTally {
  /// Labels that certainly happen too seldom: if they happened as often as they should, a share as
  /// small as this one would come up in less than one run of a hundred (by the score test of Wilson,
  /// 1927). So a short run never complains by bad luck.
  ///
  /// - Parameter minima: in how many of a thousand scripts each should happen.
  /// - Returns: the indices of the labels.
  public func missing(_ minima: [Int64]) -> [Int] {
    counts.indices.filter { index in
      guard cases > 0, index < minima.count else { return false }
      let wanted = Double(minima[index]) / 1000
      let difference = wanted - Double(counts[index]) / Double(cases)
      let z = 2.326
      return difference > 0
        && difference * difference * Double(cases) > z * z * wanted * (1 - wanted)
    }
  }
}
