public import ControlCore

/// The track of each of the `Faders`: three points per unit of value, a mark every ten.
public struct FaderTrack: Track {
  let configuration: Faders.Configuration

  private var lower: Double { 3 * configuration.bounds.lowerBound }
  private var upper: Double { 3 * configuration.bounds.upperBound }
  public var scale: LimitedScale<Lattice> {
    LimitedScale(Lattice(step: 10, fractions: 10, unitWidth: 30), configuration.bounds)
  }
  public var ticks: TickRule {
    TickRule(pitch: 30, capture: 0.5, rearm: 7.5, lower: lower, upper: upper)
  }
  public var snap: SnapRule { configuration.snap }
  public var band: RubberBand { RubberBand(coefficient: 0.55, length: 300) }
  public var release: ReleasePlanner { ReleasePlanner(length: 300, lower: lower, upper: upper) }
  public var gestures: GestureSettings {
    GestureSettings(direction: .right, slop: configuration.slop)
  }
  public var interaction: ControlInteraction { configuration.interaction }
  public var detentWidth: Double { 30 }
}
