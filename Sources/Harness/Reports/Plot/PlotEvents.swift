import ControlCore
import GestureReplay
import GestureScript

/// Events of a script that are missing from its trace: pointers, checks, and changes by the host.
struct PlotEvents {
  private(set) var strokes: [Plot.Stroke] = []
  private(set) var inputs = PlotBursts()
  private(set) var labels: [Plot.Label] = []
  private(set) var changes: [PlotBuilder.HostChange] = []

  /// The strokes in progress.
  private var open: [(id: Int64, index: Int)] = []
  /// The stroke of the hovering pointer.
  private var hovering: Int?

  init(_ script: Script, _ replay: Replay) {
    var expander = ScriptExpander(script.settings)
    var failures = replay.failures[...]
    for (line, start) in zip(script.body, replay.lineTimes)
    where !expander.isOfOtherButton(line.verb) {
      var now = start.nanoseconds
      let axis = expander.settings.axis
      expander.expand(line, from: now) { piece, point, time in
        now = time
        follow(piece.verb, at: time, along: point.map { axis == .x ? $0.x : $0.y })
      }
      if case .expect(let check) = line.verb {
        let isFailed = failures.first.map { $0.span == line.position && $0.time == start } ?? false
        if isFailed { failures = failures.dropFirst() }
        var text: [UInt8] = []
        text.append(check: check)
        add(isFailed ? .failed : .passed, text, at: now)
      }
      if case .set(let settings, let isAnimated) = line.verb {
        note(settings, isAnimated, line, at: now)
      }
    }
  }

  private mutating func follow(_ verb: Script.Verb, at time: Int64, along place: Double?) {
    switch verb {
    case .down(let id, _, _):
      end(id, .cancelled, at: time, nil)
      hover(to: nil, at: time)
      open.append((id, strokes.count))
      strokes.append(Plot.Stroke(id: id, path: PlotSeries(), ending: .down))
      extend(id, to: place, at: time)
    case .move(let id, _, _): extend(id, to: place, at: time)
    case .up(let id, _, _, _): end(id, .up, at: time, place)
    case .cancel(let id?): end(id, .cancelled, at: time, nil)
    case .cancel(nil):
      for stroke in open { end(stroke.id, .cancelled, at: time, nil) }
    case .hover: hover(to: place, at: time)
    case .wheel, .rotate, .adjust: inputs.append(from: time, to: time)
    case .key(let stroke):
      if stroke.action != .up { inputs.append(from: time, to: time, count: stroke.count) }
    default: break
    }
  }

  private mutating func extend(_ id: Int64, to place: Double?, at time: Int64) {
    guard let place, let stroke = open.first(where: { $0.id == id }) else { return }
    extend(stroke.index, to: place, at: time)
  }

  private mutating func extend(_ index: Int, to place: Double, at time: Int64) {
    strokes[index].path.hold(until: time, .pressed)
    strokes[index].path.append(place, at: time, .pressed)
  }

  /// Moves the hovering pointer, or removes it.
  private mutating func hover(to place: Double?, at time: Int64) {
    if let place {
      if hovering == nil {
        hovering = strokes.count
        strokes.append(Plot.Stroke(id: 0, path: PlotSeries(), ending: .hovered))
      }
      if let hovering { extend(hovering, to: place, at: time) }
    } else if let index = hovering {
      if let last = strokes[index].path.points.last { extend(index, to: last.value, at: time) }
      hovering = nil
    }
  }

  private mutating func end(
    _ id: Int64, _ ending: Plot.Stroke.Ending, at time: Int64, _ place: Double?
  ) {
    guard let number = open.firstIndex(where: { $0.id == id }) else { return }
    let index = open[number].index
    extend(id, to: place ?? strokes[index].path.points.last?.value, at: time)
    strokes[index].ending = ending
    open.remove(at: number)
  }

  private mutating func note(
    _ settings: [Setting], _ isAnimated: Bool, _ line: Script.Line, at time: Int64
  ) {
    changes.append(
      PlotBuilder.HostChange(
        line: line.position.line, time: time, settings: settings, isAnimated: isAnimated))
    var text: [UInt8] = []
    text.append(verb: line.verb, isTight: false)
    add(.setting, text, at: time)
  }

  private mutating func add(_ kind: Plot.Label.Kind, _ text: [UInt8], at time: Int64) {
    labels.append(Plot.Label(kind: kind, time: time, text: text))
  }
}
