import ControlCore
import Dial
import Harness
import Slider
import Testing

/// Tests that the laws of scenes and accessibility states catch bugs and hold without them.
@Suite struct SceneLawTests {
  /// Returns the laws that a control with a bug breaks in some of 500 scripts.
  private func broken<Subject: LawfulControl>(
    _ subject: Subject.Type, _ laws: [Law], _ maker: ScriptMaker, _ bug: Bug
  ) -> Set<String> {
    Bug.$planted.withValue(bug) {
      var trial = LawTrial(of: subject, laws: laws, scripts: maker)
      (trial.seed, trial.cases) = (7, 500)
      return Set(trial.tally(of: 0..<500).broken.map { "\($0.law)" })
    }
  }

  private func broken(inSlider bug: Bug) -> Set<String> {
    broken(
      Planted<SliderControl>.self, Law.ofSliderScenes, ScriptMaker(for: SliderControl.self), bug)
  }

  private func broken(inDial bug: Bug) -> Set<String> {
    broken(Planted<DialControl>.self, Law.ofDialScenes, ScriptMaker(for: DialControl.self), bug)
  }

  @Test func `what is drawn right, and reported right, breaks none`() {
    #expect(broken(inSlider: Bug("none")) == [])
    #expect(broken(inDial: Bug("none")) == [])
  }

  @Test func `a slider that is drawn from left to right for everybody is found`() {
    let bug = Bug("it is not mirrored") { bug in
      bug.drawSlider = { slider in
        var (copy, configuration) = (slider, slider.configuration)
        configuration.layoutDirection = .leftToRight
        copy.set(configuration: configuration) { _ in }
        return copy.scene()
      }
    }
    #expect(broken(inSlider: bug) == ["T12"])
  }

  @Test func `thumbs of which each has the keyboard are found`() {
    let bug = Bug("each has the keyboard") { bug in
      bug.node = { state in
        var state = state
        state.isFocused = true
        return state
      }
    }
    #expect(broken(inSlider: bug) == ["T13"])
  }

  @Test func `a thumb that is reported the ends of the track as its limits is found`() {
    let bug = Bug("it forgets its neighbours") { bug in
      bug.node = { state in
        var state = state
        if let least = state.minimum { state.minimum = least - 1 }
        return state
      }
    }
    #expect(broken(inSlider: bug) == ["T13"])
  }

  @Test func `a dial that is drawn from the top wherever it begins is found`() {
    let bug = Bug("it begins at the top") { bug in
      bug.drawDial = { dial in
        var (copy, configuration) = (dial, dial.configuration)
        configuration.start = 0
        copy.set(configuration: configuration) { _ in }
        return copy.scene()
      }
    }
    #expect(broken(inDial: bug) == ["D11"])
  }
}
