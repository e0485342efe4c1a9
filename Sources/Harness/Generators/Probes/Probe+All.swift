import ControlCore
import GestureScript

extension Probe {
  /// All probes, the simplest first.
  public static var all: [Probe] {
    [rest] + ofDrags + ofHands + ofKeys + ofHosts + ofParts + ofAmounts + ofAria
  }

  /// The probes that every control can play.
  private static var rest: Probe {
    Probe(
      "rest", for: ["W1", "W2", "R35", "R24", "R25", "R36"],
      "Nothing is done for a second.", needs: []
    ) {
      $0.wait(1000)
    }
  }
}
