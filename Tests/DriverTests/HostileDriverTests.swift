import ControlCore
import GestureDrivers
import GestureLaws
import GestureReplay
import GestureScript
import Slider
import TestSupport
import Testing

/// Tests that no answer of a driver traps, and that an invalid one is reported as an error.
@Suite struct HostileDriverTests {
  typealias Driven = DrivenControl<SliderControl, HostileHost>

  /// Pieces of valid and invalid answers.
  private static let pieces = [
    "{", "}", "[", "]", ",", ":", "null", "true", "\"", "\\u0000", "-", "1e309", "1e308", "-0",
    "20.5", "0", "7",
    "9223372036854775807", "\"value\":", "\"values\":", "\"phase\":", "\"dragging\"", "\"shown\":",
    "\"rest\":",
    "\"effects\":", "[\"changed\",5]", "[\"began\"]", "[\"ended\",\"commit\"]", "[\"tick\",1e300]",
    "[\"tick\",3]",
    "[\"bound\",\"lower\"]", "[\"snapped\",null]", "{\"part\":9}", "{\"part\":0.5}", "{\"t\":-1}",
    "{\"t\":5e30}",
    "\"error\":", "\"no\"", "\u{7F}", "é",
  ]

  private static func piece(_ random: inout RandomBits) -> String {
    pieces[Int(random.whole(0...Int64(pieces.count - 1)))]
  }

  private static func answer(_ random: inout RandomBits) -> [UInt8] {
    switch random.whole(0...9) {
    case 0: return (0..<random.whole(0...40)).map { _ in UInt8(random.whole(0...255)) }
    case 1: return Array((0..<random.whole(0...12)).map { _ in piece(&random) }.joined().utf8)
    case 2...4:
      let members = (0..<random.whole(1...4)).map { _ in
        piece(&random) + piece(&random)
      }
      return Array("{\(members.joined(separator: ","))}".utf8)
    case 5, 6:
      var text = Array(
        "{\"value\":5,\"phase\":\"dragging\",\"rest\":null,\"effects\":[[\"changed\",5]]}".utf8)
      text[Int(random.whole(0...Int64(text.count - 1)))] = UInt8(random.whole(0...255))
      return text
    case 7:
      let values = (0..<random.whole(0...9)).map { _ in "\(random.whole(-9...9))" }
      return Array(
        "{\"values\":[\(values.joined(separator: ","))],\"rest\":\(random.whole(-1...5))}".utf8)
    default:
      return Array("{\"value\":\(random.number(-1e9...1e9)),\"effects\":[[\"changed\",1]]}".utf8)
    }
  }

  @Test(arguments: Seeds.all)
  func `a hundred thousand random answers trap nothing`(seed: UInt64) {
    let hand = HostileHand(seed: seed, Self.answer)
    HostileHost.$hand.withValue(hand) {
      let trial = LawTrial(of: Driven.self)
      let most = Cases.some(of: 100_000)
      var number: Int64 = 0
      var (failures, rejections, others) = (0, 0, 0)
      while hand.count < most {
        var choices = trial.choices(ofCase: number)
        let script = trial.script(&choices)
        number += 1
        let recorded = RecordedRun(script, on: Driven.self)
        switch recorded.end.error {
        case .failed(let text)?:
          #expect(!text.isEmpty)
          failures += 1
        case .rejected?: rejections += 1
        case nil: others += 1
        }
        if number % 50 == 0 { _ = trial.tally(of: number..<(number + 1)) }
      }
      #expect(
        failures > 0 && rejections > 0,
        "\(failures) failures, \(rejections) rejections, \(others) others")
    }
  }

  @Test(
    arguments: [
      ("{}", "it has neither"), ("[]", "not a JSON object"), ("{\"value\":\"1\"}", "not a number"),
      ("{\"values\":[]}", "1 to 8"), ("{\"value\":1,\"phase\":\"flying\"}", "phase"),
      ("{\"value\":1,\"rest\":0}", "rest"), ("{\"value\":1,\"shown\":[1,2]}", "shown"),
      ("{\"value\":1,\"vlaue\":2}", "vlaue"),
      ("{\"value\":1,\"effects\":[[\"chnaged\",2]]}", "chnaged"),
      ("{\"value\":1,\"effects\":[[\"changed\"]]}", "too little"),
      ("{\"value\":1,\"effects\":[[\"began\",{\"part\":8}]]}", "part"), ("nonsense", "JSON"),
    ])
  func `an answer that is none is an error that says why`(answer: String, part: String) {
    let hand = HostileHand(seed: 1) { _ in Array(answer.utf8) }
    HostileHost.$hand.withValue(hand) {
      hand.isHonest = true
      var slider = Driven(value: 1, configuration: DrivenConfiguration())
      hand.isHonest = false
      slider.handle(InputEvent(time: slider.time, action: .key(.end, .none))) { _ in }
      guard case .failed(let text)? = slider.error else {
        Issue.record("no fault")
        return
      }
      #expect(String(decoding: text, as: UTF8.self).contains(part))
      #expect(hand.errors.map(\.text) == [text])
    }
  }
}

/// A driver that answers at random.
final class HostileHand: @unchecked Sendable {
  private var random: RandomBits
  private let make: (inout RandomBits) -> [UInt8]
  private(set) var count = 0
  private(set) var errors: [DriverError] = []
  /// True while its answers are valid.
  var isHonest = false
  private(set) lazy var session = DriverSession(
    onError: { [unowned self] in errors.append($0) }, exchange: { [unowned self] _ in reply })

  init(seed: UInt64, _ make: @escaping (inout RandomBits) -> [UInt8]) {
    (random, self.make) = (RandomBits(seed: seed), make)
  }

  private var reply: DriverReply {
    count += 1
    return .answer(isHonest ? Array("{\"value\":1}".utf8) : make(&random))
  }
}

enum HostileHost: DriverHost {
  @TaskLocal static var hand = HostileHand(seed: 1) { _ in [] }

  static var capabilities: DriverCapabilities {
    var capabilities = DriverCapabilities()
    capabilities.abilities = .all
    capabilities.wantsTime = true
    return capabilities
  }

  static var session: DriverSession { hand.session }
}
