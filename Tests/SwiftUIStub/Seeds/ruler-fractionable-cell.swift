// compiles
import DetentUI
import Foundation
import SwiftUI

struct Cell: FractionableView {
  static var fractions: Int { 5 }
  var body: some View { Capsule().fill(Color.gray).frame(width: 1, height: 12) }
}

struct CellStyle: SlidingRulerStyle {
  func makeCellBody(configuration: SlidingRulerStyleConfiguration) -> Cell { Cell() }
  func makeCursorBody() -> some View { Circle().fill(Color.red).frame(width: 5, height: 5) }
}

func fractions() -> Int { CellStyle().fractions }
