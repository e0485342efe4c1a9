import GestureScript
import Pictures

/// Successive pictures; equal ones are drawn once.
struct FilmPageTracker {
  private(set) var pages: [DisplayList] = []
  private(set) var track: FilmTrack
  private let height: Double

  /// - Parameters:
  ///   - track: the stepped track that selects the page.
  ///   - height: the height of a page, in points.
  init(_ track: FilmTrack, height: Double) {
    self.track = track
    self.height = height
  }

  /// Shows a page from a time on.
  ///
  /// - Parameters:
  ///   - page: the contents of the page.
  ///   - time: the time; must not decrease.
  /// - Returns: true if the page is new.
  @discardableResult
  mutating func show(_ page: DisplayList, at time: Int64) -> Bool {
    let known = pages.lastIndex(of: page)
    if known == nil { pages.append(page) }
    let number = known ?? pages.count - 1
    track.add(FilmTrack.translate(0, -Double(number) * height), at: time)
    return known == nil
  }
}
