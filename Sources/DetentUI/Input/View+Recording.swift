#if canImport(SwiftUI)
internal import ControlCore
public import SwiftUI

extension View {
  /// Records what is done with Detent's controls within the view, each as the text of a script: a `.gesture` file, which
  /// `detent run` replays to what the control has done.
  ///
  /// A control that begins to be recorded starts anew, with its value: it begins once nothing moves and nobody holds it.
  ///
  /// - Parameters:
  ///   - isRecording: whether anything is recorded; a control that is recorded again begins another script.
  ///   - perform: is called after each edit, when the control rests, with the script of everything since the recording began.
  /// - Returns: the view, whose controls are recorded.
  public nonisolated func recordingGestures(
    _ isRecording: Bool = true, perform: @escaping @MainActor (_ script: String) -> Void
  ) -> some View {
    environment(\.gestureRecorder, isRecording ? GestureRecorder(report: perform) : nil)
  }
}

/// Who is told of scripts.
struct GestureRecorder: Sendable {
  let report: @MainActor (String) -> Void
}

extension EnvironmentValues {
  var gestureRecorder: GestureRecorder? {
    get { self[RecorderKey.self] }
    set { self[RecorderKey.self] = newValue }
  }
}

private struct RecorderKey: EnvironmentKey {
  static var defaultValue: GestureRecorder? { nil }
}

/// Records a control as long as somebody wants it, and tells of the script after each edit.
struct RecordingOutput<Engine: Control>: ViewModifier
where Engine.Configuration: ControlConfiguration {
  let driver: Binding<ControlDriver<Engine>>
  @Environment(\.gestureRecorder) private var recorder

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

  /// Whether a recording is to begin or to end, and can.
  private var isDue: Bool {
    let driver = driver.wrappedValue
    return (driver.recording != nil) != (recorder != nil)
      && (recorder == nil || driver.control.isIdle)
  }
}
#endif
