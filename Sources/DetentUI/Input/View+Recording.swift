#if canImport(SwiftUI)
internal import ControlCore
public import SwiftUI

extension View {
  /// Records the input of Detent's controls within the view, each as a script: a `.gesture` file,
  /// which `detent run` replays exactly.
  ///
  /// A recording begins when the control is idle, and rebuilds it with its current value.
  ///
  /// - Parameters:
  ///   - isRecording: true to record; turning it on again begins a new script.
  ///   - perform: called at rest after each edit, with the script of the whole recording.
  /// - Returns: the view with recorded controls.
  public nonisolated func recordingGestures(
    _ isRecording: Bool = true, perform: @escaping @MainActor (_ script: String) -> Void
  ) -> some View {
    environment(\.detent.recorder, isRecording ? GestureRecorder(report: perform) : nil)
  }
}

/// The receiver of scripts.
struct GestureRecorder: Sendable {
  let report: @MainActor (String) -> Void
}

/// Records a control on request, and reports the script after each edit.
struct RecordingOutput<Engine: Control>: ViewModifier
where Engine.Configuration: ControlConfiguration {
  let driver: Binding<ControlDriver<Engine>>
  @Environment(\.detent.recorder) private var recorder

  func body(content: Content) -> some View {
    content
      .whenChanged(isDue) { isDue in
        if isDue { driver.wrappedValue.record(recorder != nil) }
      }
      .whenChanged(driver.wrappedValue.hasScript) { hasScript in
        if hasScript, let script = driver.wrappedValue.takeScript() { recorder?.report(script) }
      }
      .onAppear {
        if isDue { driver.wrappedValue.record(recorder != nil) }
      }
  }

  /// True if a recording has to begin or end, and can.
  private var isDue: Bool {
    let driver = driver.wrappedValue
    return (driver.recording != nil) != (recorder != nil)
      && (recorder == nil || driver.control.isIdle)
  }
}
#endif
