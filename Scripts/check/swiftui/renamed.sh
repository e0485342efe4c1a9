# shellcheck shell=bash
# Changes in an app that migrates from SwiftUI's own Slider and Stepper, and from a package of stars: names, and the
# imported module.

# Arguments: a file of Tests/SwiftUIStub/Renamed, and the path of the renamed copy.
rename_controls() {
  sed -E -e 's/\b(Slider|Stepper)\b/Detent\1/g' -e '/^import StarRater$/d' \
    -e 's/^import SwiftUI$/import DetentUI\nimport SwiftUI/' "$1" >"$2"
}
