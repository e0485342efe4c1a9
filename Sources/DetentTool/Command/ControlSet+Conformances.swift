import DetentVerbs
import Harness

extension ControlSet {
  /// Protocol that a control lacks for laws or pictures; `nil` if none is missing.
  var missingConformance: [UInt8]? {
    for table in tables {
      guard let control = givenControl(table.name) else { continue }
      var missing: StaticString?
      if !(control is any LawfulControl.Type) { missing = "LawfulControl" }
      if !(control is any DrawnControl.Type) { missing = "DrawnControl" }
      guard let missing else { continue }
      return [UInt8]("the control '") + table.name.bytes + [UInt8]("' does not conform to ")
        + [UInt8](missing)
    }
    return nil
  }
}
