extension PointerEvent {
  /// Coordinates further away than this count as there: 2⁴⁰ pt.
  private static let farthest = 1_099_511_627_776.0

  /// Brings the position back to where numbers are exact enough, if it has a meaning.
  ///
  /// - Returns: `false` if it is no position.
  @inline(never)
  public mutating func confine() -> Bool {
    if phase == .cancel || phase == .leave { return true }
    guard position.isFinite else { return false }
    position.x = min(max(position.x, -Self.farthest), Self.farthest)
    position.y = min(max(position.y, -Self.farthest), Self.farthest)
    return true
  }
}
