import Harness

extension Command {
  static let schema = Command(
    name: "schema", operands: "",
    summary: "print all that scripts may say, as JSON",
    details: """
      One object: the controls with their settings (word, kind, unit, limits, default, meaning,
      example), the verbs, the fields and calls of checks, and the words that stand for things. It is
      made of the tables that the reader goes by, so it cannot differ from it. Later versions of
      'schema' 1 only add members. An end of limits is null if there is none, and "inf" if infinity
      may be written.
      """,
    options: []
  ) { arguments throws(Refusal) in
    guard arguments.paths.isEmpty else {
      throw Refusal("'schema' takes no files", help: "detent schema")
    }
    arguments.console.print(Schema.json(of: arguments.controls))
    return .passed
  }
}
