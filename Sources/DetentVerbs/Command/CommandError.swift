import GestureScript

/// Error that ends a verb.
package struct CommandError: Error {
  /// Exit status.
  let status: ExitStatus
  /// Message; `nil` if it has been reported already.
  package let message: String?
  let help: String?

  package init(_ message: String, help: String? = nil, status: ExitStatus = .usage) {
    (self.message, self.help, self.status) = (message, help, status)
  }

  package init(_ failure: Files.Failure) {
    self.init(failure.message)
  }

  /// Creates an error from the first of the diagnostics about the value of an option.
  package init(in option: String, _ diagnostics: [Diagnostic]) {
    let first = diagnostics.first
    self.init(
      "in '\(option)': \(String(decoding: first?.message ?? [], as: UTF8.self))",
      help: (first?.help).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Creates an error that has been reported already.
  package init(reported status: ExitStatus) {
    (self.status, message, help) = (status, nil, nil)
  }

  /// Reports the error to the user, and returns the status.
  package func report(_ console: Console) -> ExitStatus {
    if let message { console.report("detent: \(message)") }
    if let help { console.report("  = help: \(help)") }
    return status
  }
}
