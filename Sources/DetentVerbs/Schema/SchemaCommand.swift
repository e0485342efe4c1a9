import GestureScript
import GestureWire

extension Command {
  package static let schema = Command(
    name: "schema", operands: "",
    summary: "print all that scripts may say, as JSON",
    details: """
      One object: the controls with their settings (word, kind, unit, limits, default, meaning,
      example), the verbs, the fields and calls of checks, and the words that stand for things. It is
      made of the tables that the reader goes by, so it cannot differ from it. Later versions of
      'schema' 1 only add members. An end of limits is null if there is none, and "inf" if infinity
      may be written. With '--driver-lines' it prints what a driver and 'detent' say to each other, as a
      JSON Schema; the guide to drivers tells what it means.
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
