#if canImport(SwiftUI)
internal import Foundation
public import SwiftUI

/// A recording indicator with a button that shares the script as a file. Before iOS 16, macOS 13
/// and watchOS 9 and on televisions, only the indicator is shown.
///
///     DetentSlider(value: $volume)
///       .recordingGestures { script = $0 }
///     GestureShare(script)
public struct GestureShare: View {
  private let script: String
  private let name: String
  /// The file with the script.
  @State private var file: URL?

  /// - Parameters:
  ///   - script: the script from `recordingGestures`; empty while there is none.
  ///   - name: the name of the file, without its suffix.
  public init(_ script: String, name: String = "recording") {
    self.script = script
    self.name = name
  }

  public var body: some View {
    HStack {
      Image(systemName: "record.circle")
        .foregroundColor(.red)
        .accessibilityLabel("Recording")
      #if !os(tvOS)
      if #available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *), let file {
        ShareLink(item: file)
      }
      #endif
    }
    .onAppear { write(script) }
    .whenChanged(script) { new in write(new) }
  }

  /// Writes the script to a file; on failure, nothing is shared.
  private func write(_ script: String) {
    file = nil
    if script.isEmpty { return }
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(name + ".gesture")
    if (try? script.write(to: place, atomically: true, encoding: .utf8)) != nil { file = place }
  }
}
#endif
