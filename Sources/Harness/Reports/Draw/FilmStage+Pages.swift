import ControlCore
import GestureReplay
import GestureScript
import Pictures
import Presentation

extension FilmStage {
  /// The maximum number of drawing operations on all pages.
  private static var mostOperations: Int64 { 100_000 }

  /// Draws a page for each distinct picture of the control.
  ///
  /// - Parameter style: one of the control's styles.
  /// - Returns: true if it was drawn; false if the pages exceed the limit.
  public mutating func drawPages(_ style: StaticText) -> Bool {
    drawPages(style, within: size, most: Self.mostOperations, counting: nil)
  }

  /// Draws a page for each distinct picture of the control.
  ///
  /// - Parameters:
  ///   - style: one of the control's styles.
  ///   - space: the area visible on any page; also the distance between pages.
  ///   - most: the limit for all pages together.
  ///   - count: returns the amount on the page of a frame; `nil` to count drawing operations.
  /// - Returns: true if it was drawn; false if the pages exceed the limit.
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
