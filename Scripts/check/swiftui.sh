#!/usr/bin/env bash
# Checks that DetentUI compiles with SwiftUI. For lack of SwiftUI, it is type-checked against Tests/SwiftUIStub, written by
# hand, mostly from memory: as on iOS, as on a Mac, and with neither UIKit nor AppKit. Nothing runs. Then swiftui/systems.sh
# has the compiler check that no target of the package, including the command, uses names newer than the systems in
# Package.swift without an availability check.
#   Scripts/check/swiftui.sh               against stubs, which needs no SDK
#   Scripts/check/swiftui.sh --sdk PATH    all targets against an SDK of Apple's, or the textual part of one
set -euo pipefail
cd "$(dirname "$0")/../.."
if [ $# -gt 0 ]; then exec Scripts/check/swiftui/systems.sh "$@"; fi
. Scripts/check/swiftui/renamed.sh
. Scripts/check/swiftui/docc.sh
stub=Tests/SwiftUIStub
modules=$(mktemp -d)
trap 'rm -rf "$modules"' EXIT
variants=(uikit appkit none)
mkdir "${variants[@]/#/$modules/}"
touch "$modules/failures"

fail() { echo "$1" | tee -a "$modules/failures"; }

# Runs a command in parallel with the next one.
started=0
beside() {
  "$@" &
  started=$((started + 1))
  if [ $((started % 2)) = 0 ]; then wait; fi
}

# Arguments: a folder below $modules, a module, the folder of its sources, and options.
emit() {
  local files log=$modules/$1/$2.log
  mapfile -t files < <(find "$3" -name '*.swift' -not -path '*.docc/*' | sort)
  swiftc -swift-version 6 -parse-as-library -package-name detent -module-name "$2" -emit-module \
    -emit-module-path "$modules/$1/$2.swiftmodule" -I "$modules" -I "$modules/$1" "${@:4}" \
    "${files[@]}" >"$log" 2>&1 || { cat "$log"; echo "swiftui: $2 ($1) is wrong"; return 1; }
}

# Arguments: a variant, a log and files. Uses Swift 6 with all isolation checks.
check() {
  swiftc -swift-version 6 -parse-as-library -warnings-as-errors -typecheck -I "$modules" \
    -I "$modules/$1" "${@:3}" >"$2" 2>&1
}

# Compiles the library and every example in a variant.
check_variant() {
  local log=$modules/$1/usage.log
  emit "$1" DetentUI Sources/DetentUI -warnings-as-errors || { fail "swiftui: not built ($1)"; return; }
  check "$1" "$log" $stub/Usage/*.swift ||
    { cat "$log"; fail "swiftui: an example does not compile ($1)"; }
}

# Invalid code must not compile, for the reason in its first line.
check_wrong() {
  local log=$modules/$(basename "$1").log reason
  reason=$(head -1 "$1")
  if check none "$log" "$1"; then
    fail "$1: compiles"
  elif ! grep -qF -- "${reason#// error: }" "$log"; then
    cat "$log"
    fail "$1: is wrong for another reason"
  fi
}

# Fragments in the style of projects that inspired Detent: they compile, or fail for the reason in the first line.
check_seed() {
  local log=$modules/seed-$(basename "$1").log reason
  reason=$(head -1 "$1")
  if check none "$log" "$1"; then
    [ "$reason" = "// compiles" ] || fail "$1: compiles, and is not declined any more"
  elif [ "$reason" = "// compiles" ]; then
    grep 'error:' "$log" | head -3
    fail "$1: does not compile"
  elif ! grep -qF -- "${reason#// declined: }" "$log"; then
    cat "$log"
    fail "$1: is declined for another reason"
  fi
}

# A fragment of an app with SwiftUI's own Slider and Stepper, and a package of stars: it compiles with other names and no
# other change.
check_renamed() {
  local copy=$modules/renamed-$(basename "$1")
  rename_controls "$1" "$copy"
  if check none "$copy.log" "$copy"; then return; fi
  grep 'error:' "$copy.log" | head -3
  fail "$1: with other names it does not compile"
}

# An error planted in the library must be found. Arguments: a number and a sed command.
check_plant() {
  local copy=$modules/planted$1 planted
  cp -r Sources/DetentUI "$copy"
  mapfile -t planted < <(find "$copy" -name '*.swift' -not -path '*.docc/*' | sort)
  sed -i -e "$2" "${planted[@]}"
  if diff -rq Sources/DetentUI "$copy" >"$copy.log"; then fail "$2: changes nothing"; fi
  if check uikit "$copy.log" -module-name DetentUI "${planted[@]}"; then fail "$2: is not found"; fi
}

# The engine on the oldest Apple systems, without InlineArray.
emit . ControlCore Sources/ControlCore -DDETENT_ARRAYS
for module in Presentation Ruler Rating Slider Dial; do
  emit . $module Sources/$module -Xfrontend -experimental-skip-all-function-bodies
done
emit . MacTypes $stub/MacTypes -enable-library-evolution
emit . SwiftUI $stub/SwiftUI -enable-library-evolution
emit uikit UIKit $stub/UIKit
emit appkit AppKit $stub/AppKit

for variant in "${variants[@]}"; do beside check_variant "$variant"; done
wait
for wrong in "$stub"/Wrong/*.swift; do beside check_wrong "$wrong"; done
for seed in "$stub"/Seeds/*.swift; do beside check_seed "$seed"; done
for renamed in "$stub"/Renamed/*.swift; do beside check_renamed "$renamed"; done
plants=(
  's/minimumDistance:/minimalDistance:/' 's/paused: /isPaused: /' 's/\.onKeyPress(phases/.onKeyPress(phase/'
  's/ControlCore\.Point/Point/' 's/\.accessibilityAdjustableAction/.accessibilityAdjustAction/'
  's/\.sensoryFeedback(/.sensoryFeedback(of: /' 's/@MainActor fileprivate func play/fileprivate func play/'
  's/accessibilityRepresentation {/accessibilityRepresented {/' 's/@ViewBuilder minimumValueLabel: () -> ValueLabel,//'
)
for index in "${!plants[@]}"; do beside check_plant "$index" "${plants[index]}"; done
wait

if command -v docc >/dev/null && command -v swift-symbolgraph-extract >/dev/null; then
  check_docc "$modules/none" "$modules/documentation"
else
  echo "swiftui: this toolchain has no docc: the documentation is not looked at"
fi

mapfile -t sources < <(find Sources/DetentUI -name '*.swift' -not -path '*.docc/*' | sort)
for source in "${sources[@]}"; do
  # Since iOS 17 SwiftUI mirrors shapes by default, but these mirror themselves.
  shapes=$(grep -cE '\bstruct .*: .*\bShape\b' "$source" || true)
  fixed=$(grep -cE 'var layoutDirectionBehavior: .*\{ \.fixed \}' "$source" || true)
  [ "$shapes" = "$fixed" ] || fail "$source: $shapes shapes, of which $fixed are never mirrored by SwiftUI"
  # Without SwiftUI there is no public API: tests drive internal declarations.
  case $source in
    */Driver/*) if grep -qE '\bpublic\b|Foundation|SwiftUI$' "$source"; then fail "$source: knows too much"; fi ;;
    *) grep -qxE '#if canImport\(SwiftUI\)( && (!os\(tvOS\)|os\(iOS\)))?' <(head -1 "$source") || fail "$source: is not guarded" ;;
  esac
done

# A view that owns a driver must end its edits when it disappears.
grep -qF '.onDisappear { hand.leave() }' Sources/DetentUI/Input/ControlInput.swift ||
  fail "ControlInput.swift: an edit stays open when its view goes"
while IFS= read -r source; do
  grep -qE '\.modifier\(Control(Input|Output)\(|ControlInput\($' "$source" || fail "$source: nobody ends its edits"
done < <(grep -rlE '@State private var driver: ControlDriver' Sources/DetentUI)
grep -qF '.onDisappear { finish(press.lift(isInside: false)) }' Sources/DetentUI/Stepper/StepperButton.swift ||
  fail "StepperButton.swift: an edit stays open when its view goes"

failures=$(grep -c '' "$modules/failures" || true)
[ "$failures" = 0 ] || { echo "swiftui: $failures failures"; exit 1; }
usages=$(cat $stub/Usage/*.swift | grep -cE '^struct .*: View')
wrong=$(find $stub/Wrong -name '*.swift' | wc -l)
seeds=$(find $stub/Seeds -name '*.swift' | wc -l)
compiled=$(head -qn1 $stub/Seeds/*.swift | grep -c '// compiles')
renamed=$(find $stub/Renamed -name '*.swift' | wc -l)
[ "$renamed" -ge 20 ] || { echo "swiftui: $renamed fragments of an app, 20 are promised"; exit 1; }
[ "$compiled" -ge 28 ] || { echo "swiftui: $compiled of $seeds fragments compile, 28 are promised"; exit 1; }
echo "swiftui: $compiled of $seeds fragments of other projects compile, the rest is declined"
echo "swiftui: $renamed of $renamed fragments of an app with Slider, Stepper and stars compile with other names"
echo "swiftui: ${#sources[@]} files and $usages views that use them type-check in ${#variants[@]} variants" \
  "against a hand-written stub; $wrong wrong ones and ${#plants[@]} planted errors do not"
Scripts/check/swiftui/systems.sh
