import ControlCore
import Rating
import Ruler

/// The controls that scripts can be about: readers know their words by it, and players their types.
///
///     let controls = ControlSet(RulerControl.self, RatingControl.self, KnobControl.self)
///     let reading = Replay.read(text, controls: controls)
public struct ControlSet: Sendable {
  /// What can be said of each, in order.
  public let tables: [ControlTable]
  /// Lines of a header, as `snap always`, that are read behind the header of every script and count more than it; none
  /// unless somebody says so.
  public var overrides: [[UInt8]] = []
  /// Which list of types the controls are of.
  private let types: Types

  private enum Types: Sendable {
    case ours
    #if !hasFeature(Embedded)
    case any([any ScriptedControl.Type])
    #endif
  }

  /// The controls of this project: the ruler, which a script is about that names no other, and the rating.
  public static let ours = ControlSet()

  /// One control, for who reads scripts about it and plays them by its type.
  init<Subject: ScriptedControl>(reading control: Subject.Type) {
    tables = [ControlTable.of(control)]
    types = .ours
  }

  private init() {
    var lister = TableLister()
    OurControls.visitAll(&lister)
    tables = lister.tables
    types = .ours
  }

  #if !hasFeature(Embedded)
  /// Some controls, no two of which have the same name.
  ///
  /// - Parameters:
  ///   - first: the one that a script is about which names no other.
  ///   - others: all the others.
  public init(_ first: any ScriptedControl.Type, _ others: any ScriptedControl.Type...) {
    self.init([first] + others)
  }

  init(_ controls: [any ScriptedControl.Type]) {
    var lister = TableLister()
    for control in controls { lister.visit(control) }
    tables = lister.tables
    types = .any(controls)
  }
  #endif

  /// The control that a script is about which names no other.
  public var first: ControlTable { tables[0] }

  /// The table of the control of this name.
  public func table(named name: ArraySlice<UInt8>) -> ControlTable? {
    tables.first { name.matches($0.name.text) }
  }

  /// The table of the control that a script is about; if there is no such control, that of the first.
  public func table(of settings: Settings) -> ControlTable {
    guard let name = settings.control else { return first }
    return tables.first { $0.name == name } ?? first
  }

  /// Whether the controls are those of this project.
  var isOurs: Bool {
    if case .ours = types { true } else { false }
  }

  /// The names of the controls.
  var names: WordList<StaticText> {
    WordList(tables.map { (word: $0.name.text, value: $0.name) })
  }

  /// Visits the control of a name; if there is no such control, the first.
  package func visit<Visitor: ControlVisitor>(
    _ name: StaticText?, _ visitor: inout Visitor
  ) -> Visitor.Result {
    let name = name ?? first.name
    switch types {
    case .ours:
      return OurControls.visit(name, &visitor) ?? visitor.visit(RulerControl.self)
    #if !hasFeature(Embedded)
    case .any(let controls):
      let index = tables.firstIndex { $0.name == name } ?? 0
      // Of the project's own controls there is code that was compiled for them alone.
      let isOurs = controls[index] == RulerControl.self || controls[index] == RatingControl.self
      if isOurs, let result = OurControls.visit(tables[index].name, &visitor) { return result }
      return visitor.visit(controls[index])
    #endif
    }
  }
}

/// Something that is done with a control whose type is known only when the program runs.
package protocol ControlVisitor {
  associatedtype Result
  mutating func visit<Subject: ScriptedControl>(_ control: Subject.Type) -> Result
}

/// Controls as a type: a list that the compiler makes code of for each control in it.
private protocol ControlList {
  /// Visits the control of this name, if it is in the list.
  static func visit<Visitor: ControlVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result?

  static func visitAll<Visitor: ControlVisitor>(_ visitor: inout Visitor)
}

private enum NoControls: ControlList {
  static func visit<Visitor: ControlVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result? { nil }

  static func visitAll<Visitor: ControlVisitor>(_ visitor: inout Visitor) {}
}

private enum Controls<First: ScriptedControl, Others: ControlList>: ControlList {
  static func visit<Visitor: ControlVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result? {
    guard StaticText(First.Configuration.controlName) == name else {
      return Others.visit(name, &visitor)
    }
    return visitor.visit(First.self)
  }

  static func visitAll<Visitor: ControlVisitor>(_ visitor: inout Visitor) {
    _ = visitor.visit(First.self)
    Others.visitAll(&visitor)
  }
}

/// The project's own controls: whoever adds one names it here.
private typealias OurControls = Controls<RulerControl, Controls<RatingControl, NoControls>>

/// Lists the tables of controls.
private struct TableLister: ControlVisitor {
  var tables: [ControlTable] = []

  mutating func visit<Subject: ScriptedControl>(_ control: Subject.Type) {
    tables.append(ControlTable.of(control))
  }
}
