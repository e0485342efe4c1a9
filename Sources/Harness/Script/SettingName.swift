extension Setting {
  /// Which setting it is.
  public enum Name: Equatable, Sendable {
    case title, control, range, step, fractions, snap, tick, value, viewport, unitWidth, frame
    case axis, layout, pointer, slop, cancel, origin, capture, rearm, deceleration, rubber
    case minFling, maxFling, spring, fine, fineDistance, enabled, readOnly
    case stars, granularity, symbolWidth, spacing, minimum, clear, selection, hoverPreview

    /// Whether it belongs to the header alone and cannot change while the script runs.
    public var isFixed: Bool {
      switch self {
      case .title, .control, .frame, .pointer: true
      default: false
      }
    }
  }

  public var name: Name {  // table
    switch self {
    case .title: .title
    case .control: .control
    case .range: .range
    case .step: .step
    case .fractions: .fractions
    case .snap: .snap
    case .tick: .tick
    case .value: .value
    case .viewport: .viewport
    case .unitWidth: .unitWidth
    case .frame: .frame
    case .axis: .axis
    case .layout: .layout
    case .pointer: .pointer
    case .slop: .slop
    case .cancel: .cancel
    case .origin: .origin
    case .capture: .capture
    case .rearm: .rearm
    case .deceleration: .deceleration
    case .rubber: .rubber
    case .minFling: .minFling
    case .maxFling: .maxFling
    case .spring: .spring
    case .fine: .fine
    case .fineDistance: .fineDistance
    case .enabled: .enabled
    case .readOnly: .readOnly
    case .stars: .stars
    case .granularity: .granularity
    case .symbolWidth: .symbolWidth
    case .spacing: .spacing
    case .minimum: .minimum
    case .clear: .clear
    case .selection: .selection
    case .hoverPreview: .hoverPreview
    }
  }
}
