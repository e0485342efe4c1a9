# shellcheck shell=bash
# Part of swiftui.sh for the documentation of DetentUI in Xcode: articles, the tutorial and every
# symbol, without a warning; each step of the tutorial's code compiles alone.

# Arguments: the folder of the module with all declarations, and the output folder.
check_docc() {
  local catalogue=Sources/DetentUI/DetentUI.docc target step
  target=$(swiftc -print-target-info | sed -nE 's/.*"triple": "(.*)".*/\1/p' | head -1)
  mkdir -p "$2/graphs"
  swift-symbolgraph-extract -module-name DetentUI -target "$target" -I "$modules" -I "$1" \
    -minimum-access-level public -output-dir "$2/graphs" >"$2/graphs.log" 2>&1 ||
    { cat "$2/graphs.log"; fail "DetentUI.docc: there are no symbols"; return; }
  docc convert "$catalogue" --additional-symbol-graph-dir "$2/graphs" --output-path "$2/archive" --warnings-as-errors \
    >"$2/docc.log" 2>&1 || { grep -iE 'warning|error' "$2/docc.log"; fail "$catalogue: docc finds something"; }
  for step in "$catalogue"/Resources/*.swift; do
    check "$(basename "$1")" "$2/step.log" "$step" || { cat "$2/step.log"; fail "$step: does not compile"; }
  done
  steps=$(find "$catalogue/Resources" -name '*.swift' | wc -l)
  articles=$(find "$catalogue" -name '*.md' | wc -l)
  echo "swiftui: docc converts $articles articles and a tutorial of $steps steps that compile, without a warning"
}
