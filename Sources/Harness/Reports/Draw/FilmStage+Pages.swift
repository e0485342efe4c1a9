import ControlCore
import GestureReplay
import GestureScript
import Pictures
import Presentation

extension FilmStage {
  /// The most that is drawn on all pages together.
  private static var mostOperations: Int64 { 100_000 }

  /// A page for each picture that the control shows.
  ///
  /// - Parameter style: one of the control's.
  /// - Returns: whether it could be drawn: `false` if there is too much on the pages.
  public mutating func drawPages(_ style: StaticText) -> Bool {
    drawPages(style, within: size, most: Self.mostOperations, counting: nil)
  }

  /// A page for each picture that the control shows.
  ///
  /// - Parameters:
  ///   - style: one of the control's.
  ///   - space: all that shows on any page; pages are as far apart.
  ///   - most: how much may be on all pages together.
  ///   - count: says how much is on the page of a frame; `nil` to count what is drawn.
  /// - Returns: whether it could be drawn: `false` if there is too much.
  mutating func drawPages(
    _ style: StaticText, within space: Rect, most: Int64,
    counting count: ((ControlSnapshot<Subject>) -> Int64)?
  ) -> Bool {
    let space = space.inset(by: -8)
    var tracker = FilmPageTracker(track("p", 0, .stepped), height: space.height)
    var total: Int64 = 0
    for snapshot in snapshots {
      var page = DisplayList()
      snapshot.draw(style, on: &page)
      if tracker.show(page, at: snapshot.time.nanoseconds) {
        total += count.map { $0(snapshot) } ?? Int64(page.operations.count)
      }
      guard total <= most else { return false }
    }
    draw(pages: tracker.pages, turned: tracker.track, height: space.height, within: size)
    return true
  }
}
