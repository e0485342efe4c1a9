import GestureLaws
import GestureScript
import GestureWire

extension DrivenControl {
  /// The laws that the driver checks itself.
  static var ofTheDriver: [Law<DrivenControl>] {
    Host.capabilities.laws.enumerated().map { number, law in
      Law(LawText([UInt8]("own/") + law.id), LawText(law.id), LawText(law.sentence)) {
        recorded -> Verdict in
        let start = Verdict(recorded.start.own[number])
        if case .broken = start { return start }
        for (index, record) in recorded.steps.enumerated() {
          guard let finding = Verdict(record.end.own[number]).finding else { continue }
          return .broken(finding.at(index))
        }
        return Verdict(recorded.end.own[number])
      }.by(.own)
    }
  }
}

extension Verdict {
  /// Converts a verdict of the driver.
  fileprivate init(_ said: OwnVerdict) {
    switch said {
    case .notMet: self = .notMet
    case .kept: self = .kept
    case .broken(let why): self = .broken(Finding(reported: why))
    }
  }
}
