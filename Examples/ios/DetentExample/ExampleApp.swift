import DetentUI
import SwiftUI

/// Detent's controls beside other gestures: in a scrolling page, a list, a sheet, and tabs.
@main struct ExampleApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        PageScreen().tabItem { Label("Page", systemImage: "doc.plaintext") }
        ListScreen().tabItem { Label("List", systemImage: "list.bullet") }
        SheetScreen().tabItem { Label("Sheet", systemImage: "rectangle.bottomthird.inset.filled") }
      }
    }
  }
}

/// Counts of a screen's edits; as many must end as have begun.
struct EditCount: View {
  let begun: Int
  let ended: Int

  var body: some View {
    Text(verbatim: "\(begun) edits, \(ended) ended")
      .font(.footnote.monospacedDigit())
      .foregroundStyle(begun == ended ? Color.secondary : Color.red)
  }
}
