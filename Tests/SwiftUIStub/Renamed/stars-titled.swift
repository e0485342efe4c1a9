// A title and a number of stars, in rows.
import StarRater
import SwiftUI

struct SurveyScreen: View {
  @State private var answers = [0, 0, 0]

  var body: some View {
    Form {
      ForEach(answers.indices, id: \.self) { question in
        RatingView("Question \(question + 1)", rating: $answers[question], maxRating: 7)
      }
    }
  }
}
