#!/usr/bin/env bash
# The web elements in Firefox and WebKitGTK, by the tests for Chromium, and in Chromium by its slower tests. Run
# Frontends/web/build.sh first. DETENT names a built command.
#   Scripts/check/web-browsers.sh [--install] [--sample]
# --sample runs a part in Firefox alone, in less than a minute, as web.sh does. Firefox supports Marionette itself and needs
# no driver; WebKitGTK needs webkit2gtk-driver and Xvfb. Missing browsers, and tests that a browser does not support, are
# reported in one line each.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs node:nodejs
browsers=(firefox webkit chromium)
files=(containers moves veto around labels transforms release/transforms-hands pointer taps wheel keys buttons slider dial form slider-form events echo)
if [ "${1:-}" = --sample ]; then
  browsers=(firefox)
  files=(containers transforms keys slider-form)
elif [ -z "${DETENT:-}" ]; then
  swift build -c release --product detent >&2
  DETENT="$(swift build -c release --show-bin-path)/detent"
fi
export DETENT
# web.sh runs all other tests in Chromium.
declare -A own=([chromium]=release/transforms-hands)
declare -A commands=([chromium]=${CHROMIUM:-chromium} [firefox]=${FIREFOX:-firefox-esr} [webkit]='WebKitWebDriver Xvfb')
declare -A sources=([chromium]=chromium [firefox]=firefox-esr [webkit]='webkit2gtk-driver xvfb')
declare -A names=([chromium]=Chromium [firefox]=Firefox [webkit]=WebKitGTK)

# Succeeds if all commands of a browser are installed.
is_there() {
  local command
  for command in ${commands[$1]}; do command -v "$command" >/dev/null || return 1; done
}

log=$(mktemp -d)
trap 'rm -rf "$log"' EXIT
failed=0
for browser in "${browsers[@]}"; do
  if ! is_there "$browser" && [ $may_install = yes ]; then install_packages ${sources[$browser]}; fi
  is_there "$browser" || { echo "web: ${names[$browser]} is not to be had, so it was not tried: apt-get install ${sources[$browser]}"; continue; }
  begin=$SECONDS
  tried=
  : >"$log/all"
  for file in ${own[$browser]:-${files[@]}}; do
    DETENT_BROWSER=$browser timeout 600 node --test-reporter=tap "Frontends/web/tests/browser/$file.test.mjs" >"$log/one" 2>&1 ||
      { failed=1; grep -A20 '^ *not ok' "$log/one" || tail -20 "$log/one"; }
    cat "$log/one" >>"$log/all"
    tried+="${file#release/} $(grep -E '^ *ok [0-9]+ - ' "$log/one" | grep -vc '# SKIP' || true), "
  done
  echo "web: ${names[$browser]}: ${tried}in $((SECONDS - begin)) s"
  grep -oE '# SKIP .*' "$log/all" | sed -E 's/^# SKIP [a-z]+: //' | sort | uniq -c | sed -E 's/^ *([0-9]+) (.*)/     \1 of these not tried: \2/' || true
done
exit $failed
