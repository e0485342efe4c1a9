import GestureScript
import Pictures

/// Pictures that show one after another, each of them drawn once.
struct FilmPageTracker {
  private(set) var pages: [DisplayList] = []
  private(set) var track: FilmTrack
  private let height: Double

  /// - Parameters:
  ///   - track: turns the pages; stepped.
  ///   - height: of a page, in points.
  init(_ track: FilmTrack, height: Double) {
    self.track = track
    self.height = height
  }

  /// Shows a page from a time on.
  ///
  /// - Parameters:
  ///   - page: what is on it.
  ///   - time: times only grow.
  /// - Returns: whether it has not been shown before.
  @discardableResult
  mutating func show(_ page: DisplayList, at time: Int64) -> Bool {
    let known = pages.lastIndex(of: page)
    if known == nil { pages.append(page) }
    let number = known ?? pages.count - 1
    track.add(FilmTrack.translate(0, -Double(number) * height), at: time)
    return known == nil
  }
}
