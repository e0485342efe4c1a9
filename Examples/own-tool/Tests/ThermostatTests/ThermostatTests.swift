import Harness
import Testing

@testable import thermostat

/// Your own control in a Swift Testing suite.
@Suite struct ThermostatTests {
  @Test func `it keeps every law`() {
    var trial = LawTrial(of: Thermostat.self)
    trial.cases = 200
    trial.run { Issue.record("\($0)") }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `it keeps them whatever the seed`(seed: UInt64) {
    var trial = LawTrial(of: Thermostat.self)
    (trial.seed, trial.cases) = (seed, 50)
    trial.run { Issue.record("\($0)") }
  }
}
