import GestureScript

extension LawTally {
  /// Adds the counts of a probe run: the probes that met each law, and those that moved a value.
  ///
  /// - Parameter run: the probe run; its failures are not added.
  public mutating func add(_ run: ProbeRun) {
    reach.add(run.reach)
    for law in run.laws {
      guard let index = laws.firstIndex(where: { $0.id == law.id }) else { continue }
      laws[index].held += law.held
    }
  }
}
