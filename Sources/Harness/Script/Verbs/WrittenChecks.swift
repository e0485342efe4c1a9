extension [UInt8] {
  package mutating func append(check: Script.Check) {
    switch check {
    case .idle: append("idle")
    case .compare(let field, let comparison, let part):
      append("", Vocabulary.fields, field)
      append(index: part)
      append(comparison: comparison)
    case .calls(let calls):
      append("calls")
      for call in calls { append(call: call) }
    case .never(let name, let part):
      append("never ", Vocabulary.calls, name)
      append(index: part)
    }
  }

  private mutating func append(comparison: Script.Check.Comparison) {
    switch comparison {
    case .number(let relation, let number):
      append(" ", Vocabulary.relations, relation)
      append(" ", number: number)
    case .near(let number, let tolerance):
      append(" ~ ", number: number)
      append(" +- ", number: tolerance)
    case .within(let lower, let upper):
      append(" in ", number: lower)
      append("..", number: upper)
    case .phase(let equality, let phase):
      append(" ", Vocabulary.equalities, equality)
      append(" ", Vocabulary.phases, phase)
    case .absent(let equality):
      append(" ", Vocabulary.equalities, equality)
      append(" none")
    case .truth(let equality, let truth):
      append(" ", Vocabulary.equalities, equality)
      append(" ", Vocabulary.truths, truth)
    }
  }

  private mutating func append(call: Script.Check.Call) {
    append(" ", Vocabulary.calls, call.name)
    append(index: call.part)
    if let argument = call.argument {
      append("(", number: argument)
      append(")")
    }
    if call.count != 1 { append("*", whole: call.count) }
  }
}
