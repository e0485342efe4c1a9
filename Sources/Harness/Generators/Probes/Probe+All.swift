extension Probe {
  /// All probes, the simplest first.
  public static var all: [Probe] {
    [rest] + ofDrags + ofHands + ofKeys + ofHosts + ofParts + ofAmounts + ofAria
  }

  /// The probe that every control can play.
  private static var rest: Probe {
    Probe("rest", for: "W1 W2 R35 R24 R25 R36", "Nothing is done for a second.", "wait 1s")
  }
}
