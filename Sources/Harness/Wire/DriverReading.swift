/// Readings that only a control behind a driver has.
package protocol DriverReading {
  /// The verdicts of the driver on its own laws.
  var own: OwnVerdicts { get }
  /// The first uncaught error that the driver has reported, in UTF-8.
  var thrown: [UInt8]? { get }
  /// Returns the ARIA state of a part; `nil` if none is reported.
  func aria(of part: Int) -> AriaState?
}
