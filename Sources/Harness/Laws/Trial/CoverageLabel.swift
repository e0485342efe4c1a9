import ControlCore
import GestureGenerators
import GestureReplay
import GestureScript
import Rating
import Ruler

/// A kind of event in scripts to be counted: a test without flings proves nothing about flings.
public struct CoverageLabel: Sendable {
  /// The name of the count.
  public let name: StaticText
  /// The least number of such scripts per thousand.
  public let minimum: Int64
  /// The abilities that a control needs for the event.
  public private(set) var needs: ControlAbilities = []
  /// The settings that must be changeable for the event.
  public private(set) var settings: [StaticText] = []
  /// Returns true if a run is counted.
  public let applies: @Sendable (RecordedRun) -> Bool

  /// - Parameters:
  ///   - name: a few words.
  ///   - minimum: the least number of such scripts per thousand; 0 for no minimum.
  ///   - applies: returns true for a run with the event.
  public init(
    _ name: StaticText, atLeast minimum: Int64,
    _ applies: @escaping @Sendable (RecordedRun) -> Bool
  ) {
    self.name = name
    self.minimum = minimum
    self.applies = applies
  }

  /// Restricts the label to controls with certain abilities and settings.
  ///
  /// - Parameters:
  ///   - abilities: the abilities that a control must have.
  ///   - settings: names of settings that a script must be able to set.
  /// - Returns: a copy.
  public func needing(_ abilities: ControlAbilities, settings: [StaticText] = []) -> CoverageLabel {
    var label = self
    label.needs.formUnion(abilities)
    label.settings += settings
    return label
  }

  /// Creates a label for runs with an event at some step.
  init(
    _ name: StaticText, _ minimum: Int64,
    atSomeStep applies: @escaping @Sendable (StepRecord) -> Bool
  ) {
    self.init(name, atLeast: minimum) { $0.steps.contains(where: applies) }
  }
}

extension CoverageLabel {
  /// The events that should occur in scripts of any control.
  public static var ofEveryControl: [CoverageLabel] {
    [
      CoverageLabel("drag", 50) { $0.start.phase != .dragging && $0.end.phase == .dragging }
        .needing([.pointer, .phase]),
      CoverageLabel("drag that moves the value", 50) { record in
        record.pointer?.phase == .move && record.start.values != record.end.values
      }.needing(.pointer),
      CoverageLabel("program change", 50) { $0.isHost }.needing(.set),
      CoverageLabel("tap inside slop", 50) { record in
        record.pointer?.phase == .up && record.start.phase == .pressed
      }.needing([.pointer, .phase]),
      CoverageLabel("cancel while dragging", 50) { record in
        record.pointer?.phase == .cancel && record.start.phase == .dragging
      }.needing([.pointer, .cancel]),
      CoverageLabel("two moves at the same time", 50) { record in
        record.pointer?.phase == .move && record.start.phase == .dragging
          && record.isSimultaneous
      }.needing([.pointer, .virtualTime]),
      CoverageLabel("second pointer", 10) { $0.pointer?.id == 1 && $0.start.phase == .dragging }
        .needing([.pointer, .pointers]),
      CoverageLabel("right to left", 10) { $0.settings.isRightToLeft }
        .needing([], settings: ["layout"]),
      CoverageLabel("vertical", 10) { $0.settings.axis == .y }.needing([], settings: ["axis"]),
      CoverageLabel("disabled during a drag", 10) { record in
        record.action.sets("enabled") && !record.settings.isEnabled
          && record.start.phase == .dragging
      }.needing(.pointer, settings: ["enabled"]),
    ]
  }

  private static var keyAtAnEnd: CoverageLabel {
    CoverageLabel("key at an end", 10) { record in
      guard case .event(.key) = record.action else { return false }
      return record.effects.contains { $0.isBound }
    }
  }
}

extension CoverageLabel {
  /// The events that should occur in scripts of rulers.
  public static var ofRulers: [CoverageLabel] {
    ofEveryControl + [
      CoverageLabel("settling", 50) { $0.end.phase == .settling },
      CoverageLabel("caught while moving", 50) { record in
        record.pointer?.phase == .down && record.start.isMoving
      },
      CoverageLabel("overscroll", 50) { record in
        let range = record.ruler.offsets
        return record.end.offset < range.lower || record.end.offset > range.upper
      },
      CoverageLabel("fling over 1000 pt/s", 50) { record in
        record.end.phase == .coasting && abs(record.end.velocity) > 1000
      },
      CoverageLabel("range change that clamps", 50) { record in
        record.action.sets("range") && record.newValue == nil
          && record.start.value != record.end.value
      },
      CoverageLabel("more than 100 ticks", atLeast: 10) { recorded in
        var ticks: Int64 = 0
        for case .tick(let run, _) in recorded.effects { ticks += min(run.length, 1000) }
        return ticks > 100
      },
      CoverageLabel("range of one value", 10) {
        $0.configuration.bounds.lowerBound == $0.configuration.bounds.upperBound
      },
      CoverageLabel("release outside the bounds", 10) { record in
        let range = record.ruler.offsets
        let offset = record.start.offset
        return record.pointer?.phase == .up && (offset < range.lower || offset > range.upper)
      },
      keyAtAnEnd,
      CoverageLabel("wheel", 10) { if case .event(.wheel) = $0.action { true } else { false } },
    ]
  }

}

extension CoverageLabel {
  /// The events that should occur in scripts of ratings.
  public static var ofRatings: [CoverageLabel] {
    ofEveryControl + [
      CoverageLabel("preview", 50) { record in
        record.effects.contains { if case .preview(_?, _, _) = $0 { true } else { false } }
      },
      CoverageLabel("cleared", 10) { $0.start.value > 0 && $0.end.value == 0 && !$0.isHost },
      CoverageLabel("hover", 10) { $0.pointer?.phase == .hover },
      keyAtAnEnd,
    ]
  }
}

extension LawTally {
  /// Returns the labels that are certainly too rare. At the wanted rate, a share this small has a
  /// probability below 1 % (score test of Wilson, 1927), so short runs raise no false alarms.
  ///
  /// - Parameter minima: the least number of scripts per thousand, for each label.
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

extension ControlTable {
  /// Returns true if the events of a label can occur with the control.
  func canDo(_ label: CoverageLabel) -> Bool {
    abilities.isSuperset(of: label.needs)
      && label.settings.allSatisfy { name in
        self[name] != nil && !fixed.contains { $0.name == name }
      }
  }
}
