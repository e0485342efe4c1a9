import GestureLaws
import GestureScript
import GestureWire

extension DriverCapabilities {
  /// The laws that the driver checks itself.
  var ownLaws: [Law] {
    laws.enumerated().map { number, law in
      let id = String(decoding: law.id, as: UTF8.self)
      return Law("own/\(id)", id, String(decoding: law.sentence, as: UTF8.self)) {
        recorded -> Verdict in
        let start = Verdict(recorded.start, number)
        if case .broken = start { return start }
        for (index, record) in recorded.steps.enumerated() {
          guard let finding = Verdict(record.end, number).finding else { continue }
          return .broken(finding.at(index))
        }
        return Verdict(recorded.end, number)
      }.by(.own)
    }
  }
}

extension Verdict {
  /// Converts the verdict of a driver on one of its laws.
  fileprivate init(_ subject: Subject, _ number: Int) {
    switch subject.driven?.own[number] ?? .notMet {
    case .notMet: self = .notMet
    case .kept: self = .kept
    case .broken(let why): self = .broken(Finding(reported: why))
    }
  }
}
