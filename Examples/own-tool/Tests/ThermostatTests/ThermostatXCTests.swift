import Harness
import XCTest

@testable import thermostat

/// The thermostat in an XCTest suite.
final class ThermostatXCTests: XCTestCase {
  func testItKeepsEveryLaw() {
    var trial = LawTrial(of: Thermostat.self)
    trial.cases = 200
    trial.run { XCTFail("\($0)") }
  }
}
