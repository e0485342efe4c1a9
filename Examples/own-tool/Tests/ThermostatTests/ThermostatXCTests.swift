import Harness
import XCTest

@testable import thermostat

/// The same control in a suite of XCTest.
final class ThermostatXCTests: XCTestCase {
  func testItKeepsEveryLaw() {
    var trial = LawTrial(of: Thermostat.self)
    trial.cases = 200
    trial.run { XCTFail("\($0)") }
  }
}
