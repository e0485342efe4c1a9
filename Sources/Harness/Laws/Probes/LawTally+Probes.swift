import GestureScript

extension LawTally {
  /// Takes over how often there was something to look at in probes, and how often a value moved.
  ///
  /// - Parameter run: what is broken in it stays its own.
  public mutating func add(_ run: ProbeRun) {
    reach.add(run.reach)
    for law in run.laws {
      guard let index = laws.firstIndex(where: { $0.id == law.id }) else { continue }
      laws[index].held += law.held
    }
  }
}
