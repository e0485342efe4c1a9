import DetentVerbs
import Harness

extension CodeRow {
  /// Every code, in the order of their names.
  static let all: [CodeRow] = {
    let rows = ofTexts + ofDrivers
    return Diagnostic.Code.all.compactMap { code in rows.first { $0.code == code } }
  }()
}
