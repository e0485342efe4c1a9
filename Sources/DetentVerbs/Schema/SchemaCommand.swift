import GestureScript
import GestureWire

extension Command {
  package static let schema = Command(
    name: "schema", operands: "",
    summary: "print the language of scripts as JSON",
    details: """
      One object: the controls with their settings (word, kind, unit, limits, default, meaning,
      example), the verbs, the fields and calls of checks, and the fixed words. It is generated from the
      reader's own tables, so the two cannot differ. Later versions of 'schema' 1 only add members. An
      end of limits is null if there is none, and "inf" if infinity may be written. '--driver-lines'
      prints a JSON Schema of the messages between a driver and 'detent'; the guide to drivers explains
      them.
      """,
    options: [Option("--driver-lines", .none, "print the JSON Schema of the lines of drivers")]
  ) { arguments throws(CommandError) in
    guard arguments.paths.isEmpty else {
      throw CommandError("'schema' takes no files", help: "detent schema")
    }
    let controls = arguments.controls
    arguments.console.print(
      arguments.has("--driver-lines") ? DriverSchema.json(of: controls) : Schema.json(of: controls))
    return .passed
  }
}
