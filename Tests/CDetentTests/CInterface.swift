import CDetent
import ControlCore
import Rating
import Ruler
import TestSupport

@testable import CDetentImplementation

/// Functions of the header for one control.
struct CInterface<Storage, Configuration, State, Scene, Part> {
  typealias Status = detent_status
  typealias Context = UnsafeMutableRawPointer
  typealias Handled = UnsafeMutablePointer<detent_handled>

  let configurationInit: (UnsafeMutablePointer<Configuration>?, Int) -> Status
  let problem: (UnsafePointer<Configuration>?, Int) -> UnsafePointer<CChar>?
  let start:
    (UnsafeMutablePointer<Storage>?, Int, UnsafePointer<Configuration>?, Int, Double) -> Status
  let handle:
    (
      UnsafeMutablePointer<Storage>?, UnsafePointer<detent_event>?, Int, detent_sink?, Context?,
      Handled?
    )
      -> Status
  let advance: (UnsafeMutablePointer<Storage>?, Int64, detent_sink?, Context?) -> Status
  let setValue: (UnsafeMutablePointer<Storage>?, Double, Int32, detent_sink?, Context?) -> Status
  let setConfiguration:
    (UnsafeMutablePointer<Storage>?, UnsafePointer<Configuration>?, Int, detent_sink?, Context?)
      -> Status
  let read: (UnsafePointer<Storage>?, UnsafeMutablePointer<State>?, Int) -> Status
  let readConfiguration:
    (UnsafePointer<Storage>?, UnsafeMutablePointer<Configuration>?, Int) -> Status
  let accessibility:
    (
      UnsafePointer<Storage>?, UnsafePointer<detent_environment>?,
      UnsafeMutablePointer<detent_accessibility>?, Int
    ) -> Status
  let readScene:
    (
      UnsafePointer<Storage>?, UnsafePointer<detent_environment>?, UnsafeMutablePointer<Scene>?,
      Int, UnsafeMutablePointer<Part>?, Int
    ) -> Status
}

/// A control with functions in the header.
protocol HostedControl: StoredControl where Configuration: TriedConfiguration {
  associatedtype Reported
  associatedtype State
  associatedtype Scene
  associatedtype Part

  static var c: CInterface<Storage, Reported, State, Scene, Part> { get }
  /// Size of the configuration, in bytes, in the header version that introduced it.
  static var leastConfiguration: Int { get }
  /// Returns the configuration as its C structure.
  static func reported(_ configuration: Configuration) -> Reported
  /// States, scenes and parts as numbers: C structures first, then Swift in the same order.
  static func numbers(_ state: State) -> [Double]
  static func numbers(_ scene: Scene) -> [Double]
  static func numbers(_ part: Part) -> [Double]
  var stateNumbers: [Double] { get }
  func sceneNumbers(_ environment: detent_environment) -> [Double]
  func partNumbers(_ environment: detent_environment) -> [[Double]]
  func accessibilityNumbers(_ environment: detent_environment) -> [Double]
}

extension RulerControl: HostedControl {
  static var leastConfiguration: Int { detent_ruler_configuration.firstSize }
  static var c:
    CInterface<
      detent_ruler, detent_ruler_configuration, detent_ruler_state, detent_ruler_scene, detent_mark
    >
  {
    CInterface(
      configurationInit: detent_ruler_configuration_init,
      problem: detent_ruler_configuration_problem, start: detent_ruler_init,
      handle: detent_ruler_handle, advance: detent_ruler_advance,
      setValue: detent_ruler_set_value,
      setConfiguration: { detent_ruler_update($0, $1, $2, nil, 0, 0, $3, $4) },
      read: detent_ruler_read, readConfiguration: detent_ruler_read_configuration,
      accessibility: detent_ruler_accessibility, readScene: detent_ruler_read_scene)
  }
}

extension RatingControl: HostedControl {
  static var leastConfiguration: Int { detent_rating_configuration.firstSize }
  static var c:
    CInterface<
      detent_rating, detent_rating_configuration, detent_rating_state, detent_rating_scene,
      detent_symbol
    >
  {
    CInterface(
      configurationInit: detent_rating_configuration_init,
      problem: detent_rating_configuration_problem, start: detent_rating_init,
      handle: detent_rating_handle, advance: detent_rating_advance,
      setValue: detent_rating_set_value,
      setConfiguration: { detent_rating_update($0, $1, $2, nil, 0, 0, $3, $4) },
      read: detent_rating_read, readConfiguration: detent_rating_read_configuration,
      accessibility: detent_rating_accessibility, readScene: detent_rating_read_scene)
  }
}
