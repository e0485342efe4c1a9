import DetentUI
import SwiftUI

/// Detent's controls where fingers have other things to do too: in a page that scrolls, a list, a sheet, and tabs.
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

/// Tells of the edits of a screen: as many have to end as have begun.
struct EditCount: View {
  let begun: Int
  let ended: Int

  var body: some View {
    Text(verbatim: "\(begun) edits, \(ended) ended")
      .font(.footnote.monospacedDigit())
      .foregroundStyle(begun == ended ? Color.secondary : Color.red)
  }
}
