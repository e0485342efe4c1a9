import GestureScript

/// The recordings of a file's parts, and the errors of the parts left out.
struct RecordingParts {
  private var groups: [(value: [UInt8], recording: Recording)] = []
  private var leftOut: [Diagnostic] = []

  /// Adds the part of a value, unless finishing its recording throws.
  mutating func add(_ value: [UInt8], _ finish: () throws(Diagnostic) -> Recording) {
    do throws(Diagnostic) {
      groups.append((value, try finish()))
    } catch {
      leftOut.append(error)
    }
  }

  /// - Throws: the error of the first part left out if no other is left, or an error for no parts.
  func finish(column: [UInt8]) throws(Diagnostic) -> PartedRecording {
    guard !groups.isEmpty || !leftOut.isEmpty else { throw JSONRecording.withoutEvents }
    return try PartedRecording(groups, leftOut: leftOut, column: column)
  }
}
