import ControlCore
import GestureGenerators
import GestureScript

/// How often pointers should have moved a value, and how often they did: a run in which none ever did has tried nothing.
public struct PointerReach: Equatable, Sendable {
  /// In how many scripts a pointer was pressed inside an enabled control, and moved by an eighth of its length or more.
  public private(set) var tried: Int64 = 0
  /// In how many scripts a value changed while a pointer went down, moved or went up.
  public private(set) var moved: Int64 = 0

  /// Fewer scripts than this say nothing.
  public static let least: Int64 = 20

  /// Whether so much was tried that a value should have moved, and none has.
  public var isNone: Bool { tried >= Self.least && moved == 0 }

  mutating func note<Subject>(_ recorded: RecordedRun<Subject>) {
    var pressed: [(id: Int64, place: Double)] = []
    var (isTried, isMoved) = (false, false)
    for record in recorded.steps {
      guard let pointer = record.pointer else { continue }
      let place = record.settings.along(pointer.position)
      let length = record.settings.axis == .x ? record.settings.width : record.settings.height
      switch pointer.phase {
      case .down where record.settings.isEnabled && place >= 0 && place <= length:
        pressed.append((pointer.id, place))
      case .move:
        isTried =
          isTried
          || pressed.contains {
            $0.id == pointer.id && abs(place - $0.place) >= length / 8
          }
      case .cancel, .hover, .leave: continue
      case .down, .up: break
      }
      isMoved = isMoved || record.start.values != record.end.values
      if pointer.phase == .up { pressed.removeAll { $0.id == pointer.id } }
    }
    tried += isTried ? 1 : 0
    moved += isMoved ? 1 : 0
  }

  mutating func add(_ later: PointerReach) {
    tried += later.tried
    moved += later.moved
  }
}
