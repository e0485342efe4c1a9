import ControlCore
import Dial
import Rating
import Ruler
import Slider

/// The controls that scripts can name: words for readers, types for players.
///
///     let controls = ControlSet(RulerControl.self, RatingControl.self, KnobControl.self)
///     let reading = Replay.read(text, controls: controls)
public struct ControlSet: Sendable {
  /// The settings table of each control, in order.
  public let tables: [ControlTable]
  /// Header lines, as `snap always`, that override the header of every script; empty by default.
  public var overrides: [[UInt8]] = []
  /// The folder of the scripts that a script can name with `like`; `nil` without files.
  public var folder: ScriptFolder?
  /// The driver of the control; `nil` for controls of the program itself.
  public var driver: Driver?
  /// The list of types with the controls.
  private let types: Types

  private enum Types: Sendable {
    case ours
    #if !hasFeature(Embedded)
    case any([any ScriptedControl.Type])
    #endif
  }

  /// The controls of this project: the ruler, the default for scripts; the rating, slider and dial.
  public static let ours = ControlSet()

  private init() {
    var lister = TableLister()
    OurControls.visitAll(&lister)
    tables = lister.tables
    types = .ours
  }

  #if !hasFeature(Embedded)
  /// Creates a set of controls with unique names.
  ///
  /// - Parameters:
  ///   - first: the default control, for scripts that name none.
  ///   - others: the other controls.
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

  /// The default control, for scripts that name none.
  public var first: ControlTable { tables[0] }

  /// Returns the table of the control with a name.
  public func table(named name: ArraySlice<UInt8>) -> ControlTable? {
    tables.first { name.matches($0.name.text) }
  }

  /// Returns the table of a script's control; that of the first if its name is unknown.
  public func table(of settings: Script.Settings) -> ControlTable {
    guard let name = settings.control else { return first }
    return tables.first { $0.name == name } ?? first
  }

  /// True for the controls of this project.
  var isOurs: Bool {
    if case .ours = types { true } else { false }
  }

  /// The names of the controls.
  var names: WordList<StaticText> {
    WordList(tables.map { (word: $0.name.text, value: $0.name) })
  }

  /// Visits the control with a name; the first if the name is unknown.
  @inlinable package func visit<Visitor: ControlVisitor>(
    _ name: StaticText?, _ visitor: inout Visitor
  ) -> Visitor.Result {
    #if !hasFeature(Embedded)
    if let given = givenControl(name) { return OurControls.visit(given, &visitor) }
    #endif
    return OurControls.visit(known(name), &visitor) ?? visitor.visit(RulerControl.self)
  }

  /// Returns the name if a control has it; else that of the first control.
  @inlinable package func known(_ name: StaticText?) -> StaticText {
    tables.first { $0.name == name }?.name ?? first.name
  }

  #if !hasFeature(Embedded)
  /// Returns the type of the control with a name; the first if the name is unknown.
  package func control(_ name: StaticText?) -> any ScriptedControl.Type {
    var finder = TypeFinder()
    return visit(name, &finder)
  }

  /// Returns the control with a name, or the first if the name is unknown; `nil` if the set is that
  /// of the project's own controls.
  @usableFromInline package func givenControl(_ name: StaticText?) -> (any ScriptedControl.Type)? {
    guard case .any(let controls) = types else { return nil }
    return controls[tables.firstIndex { $0.name == name } ?? 0]
  }
  #endif
}

/// An operation on a control whose type is known only at run time.
@usableFromInline package protocol ControlVisitor {
  associatedtype Result
  mutating func visit<Subject: ScriptedControl>(_ control: Subject.Type) -> Result
}

/// A list of controls as a type, for which the compiler specializes code for each control.
@usableFromInline package protocol ControlList {
  /// Visits the control with this name, if it is in the list.
  static func visit<Visitor: ControlVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result?

  static func visitAll<Visitor: ControlVisitor>(_ visitor: inout Visitor)

  #if !hasFeature(Embedded)
  /// Visits a control; by specialized code if it is in the list.
  static func visit<Visitor: ControlVisitor>(
    _ control: any ScriptedControl.Type, _ visitor: inout Visitor
  ) -> Visitor.Result
  #endif
}

@usableFromInline package enum NoControls: ControlList {
  @inlinable package static func visit<Visitor: ControlVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result? { nil }

  @inlinable package static func visitAll<Visitor: ControlVisitor>(_ visitor: inout Visitor) {}

  #if !hasFeature(Embedded)
  @inlinable package static func visit<Visitor: ControlVisitor>(
    _ control: any ScriptedControl.Type, _ visitor: inout Visitor
  ) -> Visitor.Result { visitor.visit(control) }
  #endif
}

@usableFromInline package enum Controls<First: ScriptedControl, Others: ControlList>: ControlList {
  @inlinable package static func visit<Visitor: ControlVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result? {
    guard isFirst(name) else { return Others.visit(name, &visitor) }
    return visitor.visit(First.self)
  }

  @inlinable package static func isFirst(_ name: StaticText) -> Bool {
    StaticText(First.Configuration.controlName) == name
  }

  @inlinable package static func visitAll<Visitor: ControlVisitor>(_ visitor: inout Visitor) {
    _ = visitor.visit(First.self)
    Others.visitAll(&visitor)
  }

  #if !hasFeature(Embedded)
  @inlinable package static func visit<Visitor: ControlVisitor>(
    _ control: any ScriptedControl.Type, _ visitor: inout Visitor
  ) -> Visitor.Result {
    control == First.self ? visitor.visit(First.self) : Others.visit(control, &visitor)
  }
  #endif
}

/// The project's own controls; new ones are added here.
@usableFromInline package typealias OurControls = Controls<
  RulerControl, Controls<RatingControl, Controls<SliderControl, Controls<DialControl, NoControls>>>
>

#if !hasFeature(Embedded)
/// Returns the type of a control.
private struct TypeFinder: ControlVisitor {
  mutating func visit<Subject: ScriptedControl>(
    _ control: Subject.Type
  ) -> any ScriptedControl.Type { control }
}
#endif

/// Collects the tables of controls.
private struct TableLister: ControlVisitor {
  var tables: [ControlTable] = []

  mutating func visit<Subject: ScriptedControl>(_ control: Subject.Type) {
    tables.append(ControlTable.of(control))
  }
}
