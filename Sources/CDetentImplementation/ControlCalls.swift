import CDetent
import ControlCore
import Presentation
import Slider

// The implementation of calls for all kinds of controls, in the order of the header. The generated
// functions of each kind forward to these.

extension ControlStorage {
  static func configurationInit(
    _ configuration: UnsafeMutablePointer<Stored.Configuration.CStructure>?, _ size: Int
  ) -> detent_status {
    let status = require(UnsafePointer(configuration), size)
    if status == .ok { Stored.Configuration.defaults.write(to: configuration, size) }
    return status.rawValue
  }

  static func configurationProblem(
    _ configuration: UnsafePointer<Stored.Configuration.CStructure>?, _ size: Int
  ) -> UnsafePointer<CChar>? {
    PassedConfiguration<Stored.Configuration>(configuration, size).problem
  }

  static func initialise(
    _ storage: UnsafeMutablePointer<Stored.Storage>?, _ size: Int,
    _ configuration: UnsafePointer<Stored.Configuration.CStructure>?, _ configurationSize: Int,
    _ value: Double
  ) -> detent_status {
    initialise(storage, size, PassedConfiguration(configuration, configurationSize), value)
  }

  static func initialise(
    _ storage: UnsafeMutablePointer<Stored.Storage>?, _ size: Int,
    _ configuration: UnsafePointer<Stored.Configuration.CStructure>?, _ configurationSize: Int,
    _ values: UnsafePointer<Double>?, _ count: Int
  ) -> detent_status {
    initialise(
      storage, size, PassedConfiguration(configuration, configurationSize),
      PassedValues(values, count))
  }

  static func handle(
    _ storage: UnsafePointer<Stored.Storage>?, _ events: UnsafePointer<detent_event>?,
    _ count: Int, _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?,
    _ handled: UnsafeMutablePointer<detent_handled>?
  ) -> detent_status {
    make(
      .events(events, count, handled), to: storage, given: require(events, count: count),
      Sink(function: sink, context: context))
  }

  static func advance(
    _ storage: UnsafePointer<Stored.Storage>?, _ time: Int64, _ sink: detent_sink?,
    _ context: UnsafeMutableRawPointer?
  ) -> detent_status {
    make(.time(time), to: storage, Sink(function: sink, context: context))
  }

  static func setValue(
    _ storage: UnsafePointer<Stored.Storage>?, _ value: Double, _ animated: Int32,
    _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?
  ) -> detent_status {
    setValue(storage, 0, value, animated, sink, context)
  }

  static func setValue(
    _ storage: UnsafePointer<Stored.Storage>?, _ part: Int32, _ value: Double, _ animated: Int32,
    _ sink: detent_sink?, _ context: UnsafeMutableRawPointer?
  ) -> detent_status {
    make(
      .value(value, of: Int(part), isAnimated: animated != 0), to: storage,
      Sink(function: sink, context: context))
  }

  static func update(
    _ storage: UnsafePointer<Stored.Storage>?,
    _ configuration: UnsafePointer<Stored.Configuration.CStructure>?, _ size: Int,
    _ values: UnsafePointer<Double>?, _ count: Int, _ animated: Int32, _ sink: detent_sink?,
    _ context: UnsafeMutableRawPointer?
  ) -> detent_status {
    let passed = PassedValues(values, count)
    let other = configuration.map { PassedConfiguration<Stored.Configuration>($0, size) }
    let status = other?.status ?? .ok
    return make(
      .update(other, passed, isAnimated: animated != 0), to: storage,
      given: status == .ok ? passed.status : status, Sink(function: sink, context: context))
  }
}

extension ControlStorage {
  static func read<Reading: ControlReading>(
    _ storage: UnsafePointer<Stored.Storage>?, _ reading: UnsafeMutablePointer<Reading>?,
    _ size: Int
  ) -> detent_status where Reading.Stored == Stored {
    read(storage, given: require(UnsafePointer(reading), size)) {
      Reading($0.pointee).write(to: reading, size)
    }
  }

  static func readConfiguration<Reading: ControlReading>(
    _ storage: UnsafePointer<Stored.Storage>?, _ reading: UnsafeMutablePointer<Reading>?,
    _ size: Int
  ) -> detent_status where Reading.Stored == Stored {
    read(storage, reading, size)
  }

  static func accessibility(
    _ storage: UnsafePointer<Stored.Storage>?, _ environment: UnsafePointer<detent_environment>?,
    _ accessibility: UnsafeMutablePointer<detent_accessibility>?, _ size: Int
  ) -> detent_status {
    read(storage, given: require(UnsafePointer(accessibility), size)) {
      write(accessibility, size, of: $0, part: 0, environment.environment)
    }
  }

  static func accessibility(
    _ storage: UnsafePointer<Stored.Storage>?, _ part: Int32,
    _ environment: UnsafePointer<detent_environment>?,
    _ accessibility: UnsafeMutablePointer<detent_accessibility>?, _ size: Int
  ) -> detent_status {
    read(storage, part: Int(part), given: require(UnsafePointer(accessibility), size)) {
      write(accessibility, size, of: $0, part: Int(part), environment.environment)
    }
  }
}

extension ControlStorage<SliderControl> {
  static func readPart(
    _ storage: UnsafePointer<detent_slider>?, _ part: Int32,
    _ state: UnsafeMutablePointer<detent_slider_part>?, _ size: Int
  ) -> detent_status {
    read(storage, part: Int(part), given: require(UnsafePointer(state), size)) {
      detent_slider_part($0.pointee, Int(part)).write(to: state, size)
    }
  }
}
