import DetentVerbs

extension Command {
  /// Verbs of every such command.
  static let all = [
    run, play, check, accept, compare, fmt, importing, exporting, plot, draw, probe, fuzz, page,
    shrink, stream, schema, completions,
  ]
}
