import ControlCore
import Foundation
import Ruler
import Slider
import TestSupport
import Testing

@testable import DetentUI

/// A view in its window: turned about its corner, scaled, mirrored, and moved.
private struct Turned: CustomTestStringConvertible {
  let degrees: Double
  let scale: Double
  let isMirrored: Bool
  var corner = Point(x: 150, y: 320)

  static let all = stride(from: 0.0, to: 360, by: 15).flatMap { degrees in
    [0.5, 1, 1.7, 3].flatMap { scale in
      [false, true].map { Turned(degrees: degrees, scale: scale, isMirrored: $0) }
    }
  }

  var testDescription: String { "\(degrees)° × \(scale)\(isMirrored ? ", mirrored" : "")" }

  private var sense: Double { isMirrored ? -1 : 1 }

  /// Returns the place in the window of a point of the view.
  func window(_ point: Point) -> Point {
    let (x, y) = (point.x * scale * sense, point.y * scale)
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return Point(x: corner.x + x * cosine - y * sine, y: corner.y + x * sine + y * cosine)
  }

  /// Returns the place in the view of a point of the window, as the system converts it.
  func local(_ point: Point) -> Point {
    let (x, y) = (point.x - corner.x, point.y - corner.y)
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return Point(x: (x * cosine + y * sine) / scale * sense, y: (y * cosine - x * sine) / scale)
  }
}

/// Fingers on views that are turned, scaled, mirrored and moved: the value is under the finger.
@Suite struct FingerPathTests {
  /// Slides a finger along the view, with the places that a window reports, and lifts it.
  private func slide(
    _ view: Turned, from start: Double, to end: Double,
    corner: (DrivenSlider) -> Point = { _ in Point(x: 0, y: 0) }
  ) -> DrivenSlider {
    var slider = DrivenSlider([40], SliderSettings(bounds: 0...100, step: 1))
    // The view of a thumb has its corner in the control; the window sees both.
    func convert(_ point: Point) -> Point {
      let (place, corner) = (view.local(point), corner(slider))
      return Point(x: place.x - corner.x, y: place.y - corner.y)
    }
    let press = view.window(Point(x: start, y: 22))
    let path = FingerPath(from: press, corner: corner(slider), by: convert)
    for step in 0...8 {
      let along = start + (end - start) * Double(step) / 8
      let finger = view.window(Point(x: along, y: 22))
      let travel = path.travel(to: finger, by: convert)
      let place = path.place(of: finger, by: convert)
      if abs(along - start) > 20 {
        #expect(FingerClaim().verdict(x: travel.x, y: travel.y) == .control)
      }
      slider.act(at: .ms(16 * Double(step))) { $0.drag(to: place, from: path.start) }
      if step == 8 { slider.act(at: .ms(200)) { $0.lift(at: place, from: path.start) } }
    }
    slider.settle(220)
    return slider
  }

  @Test(arguments: Turned.all)
  fileprivate func `a slider has the value under the finger`(view: Turned) {
    for end in stride(from: 0.0, through: 400, by: 80) where end != 160 {
      #expect(slide(view, from: 160, to: end).host == [end / 4])
    }
  }

  @Test(arguments: Turned.all)
  fileprivate func `a thumb has the value under the finger, although its view follows`(view: Turned)
  {
    for end in stride(from: 0.0, through: 400, by: 80) where end != 160 {
      let slider = slide(view, from: 160, to: end) { slider in
        Point(x: slider.values[0] * 4 - 22, y: 0)
      }
      #expect(slider.host == [end / 4])
    }
  }

  @Test(arguments: Turned.all)
  fileprivate func `a view that scrolls under a finger at rest changes nothing`(view: Turned) {
    let press = view.window(Point(x: 160, y: 22))
    let path = FingerPath(from: press, corner: Point(x: 5, y: 7), by: view.local)
    var moved = view
    moved.corner = Point(x: 40, y: -60)
    let travel = path.travel(to: press, by: moved.local)
    #expect(travel == Point(x: 0, y: 0))
  }

  @Test(arguments: Turned.all)
  fileprivate func `a finger across the view is the page's`(view: Turned) {
    let press = view.window(Point(x: 160, y: 22))
    let path = FingerPath(from: press, corner: Point(x: 0, y: 0), by: view.local)
    let travel = path.travel(to: view.window(Point(x: 164, y: 60)), by: view.local)
    #expect(FingerClaim().verdict(x: travel.x, y: travel.y) == .page)
  }
}
