import ControlCore
import Dial
import Rating
import Ruler
import Slider

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
  /// Where the other scripts are that the script being read may name with `like`; `nil` if there are no files.
  public var folder: ScriptFolder?
  /// The driver whose control is played on; `nil` for controls of the program itself.
  public var driver: Driver?
  /// Which list of types the controls are of.
  private let types: Types

  private enum Types: Sendable {
    case ours
    #if !hasFeature(Embedded)
    case any([any ScriptedControl.Type])
    #endif
  }

  /// The controls of this project: the ruler, which a script is about that names no other, the rating, the slider and the dial.
  public static let ours = ControlSet()

  /// One control, for who reads scripts about it and plays them by its type.
  package init<Subject: ScriptedControl>(reading control: Subject.Type) {
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
  public func table(of settings: Script.Settings) -> ControlTable {
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
  @inlinable package func visit<Visitor: ControlVisitor>(
    _ name: StaticText?, _ visitor: inout Visitor
  ) -> Visitor.Result {
    #if !hasFeature(Embedded)
    if let foreign = foreignControl(name) { return visitor.visit(foreign) }
    #endif
    return OurControls.visit(known(name), &visitor) ?? visitor.visit(RulerControl.self)
  }

  /// The name, if there is a control of that name; else that of the first control.
  @inlinable package func known(_ name: StaticText?) -> StaticText {
    tables.first { $0.name == name }?.name ?? first.name
  }

  #if !hasFeature(Embedded)
  /// The control of a name, or the first if there is no such control; `nil` if it is one of the project's own, of which
  /// there is code that was compiled for them alone.
  @usableFromInline package func foreignControl(_ name: StaticText?) -> (any ScriptedControl.Type)?
  {
    guard case .any(let controls) = types else { return nil }
    let control = controls[tables.firstIndex { $0.name == name } ?? 0]
    return OurControls.contains(control) ? nil : control
  }
  #endif
}

/// Something that is done with a control whose type is known only when the program runs.
@usableFromInline package protocol ControlVisitor {
  associatedtype Result
  mutating func visit<Subject: ScriptedControl>(_ control: Subject.Type) -> Result
}

/// Controls as a type: a list that the compiler makes code of for each control in it.
@usableFromInline package protocol ControlList {
  /// Visits the control of this name, if it is in the list.
  static func visit<Visitor: ControlVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result?

  static func visitAll<Visitor: ControlVisitor>(_ visitor: inout Visitor)

  #if !hasFeature(Embedded)
  static func contains(_ control: any ScriptedControl.Type) -> Bool
  #endif
}

@usableFromInline package enum NoControls: ControlList {
  @inlinable package static func visit<Visitor: ControlVisitor>(
    _ name: StaticText, _ visitor: inout Visitor
  ) -> Visitor.Result? { nil }

  @inlinable package static func visitAll<Visitor: ControlVisitor>(_ visitor: inout Visitor) {}

  #if !hasFeature(Embedded)
  @usableFromInline package static func contains(_ control: any ScriptedControl.Type) -> Bool {
    false
  }
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
  @usableFromInline package static func contains(_ control: any ScriptedControl.Type) -> Bool {
    control == First.self || Others.contains(control)
  }
  #endif
}

/// The project's own controls: whoever adds one names it here.
@usableFromInline package typealias OurControls = Controls<
  RulerControl, Controls<RatingControl, Controls<SliderControl, Controls<DialControl, NoControls>>>
>

/// Lists the tables of controls.
private struct TableLister: ControlVisitor {
  var tables: [ControlTable] = []

  mutating func visit<Subject: ScriptedControl>(_ control: Subject.Type) {
    tables.append(ControlTable.of(control))
  }
}
