#!/usr/bin/env bash
# A newcomer's paths through the packages, in an empty folder: a trace, a driver's verdict, a moving element, a Python
# control. Prints each command with its seconds; each path may take two minutes. Needs Chromium, npm, and Python with venv.
#   Scripts/check/newcomer.sh [--install]
# DETENT_PACKAGES names a folder with built packages; otherwise they are built first, outside the measured time.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs python3:python3-venv:'python3 -m venv --help' npm:npm chromium:chromium
root=$PWD
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
packages=${DETENT_PACKAGES:-$work/packages}
most=120
if [ -z "${DETENT_PACKAGES:-}" ]; then
  for name in command wheel npm; do
    begin=$SECONDS
    Scripts/build/packages.sh $name "$packages" >"$work/log" 2>&1 || { tail -20 "$work/log" >&2; exit 1; }
    echo "newcomer: the package '$name' is built in $((SECONDS - begin)) s, which are not counted"
  done
fi
packages=$(realpath "$packages")

# Starts a path: an empty folder with the packages in dist, only system programs, and no registry.
way() {
  title=$1 total=0 count=0 folder=$work/way-$((++ways))
  mkdir -p "$folder"
  ln -s "$packages" "$folder/dist"
  echo "== $title"
}
ways=0

# Runs a command as a newcomer would, and prints it with its seconds; its output goes to the file `says`.
try() {
  local begin=$EPOCHREALTIME spent
  (cd "$folder" && env -i HOME="$folder" PATH="$folder/.venv/bin:/usr/local/bin:/usr/bin:/bin" LANG=C.UTF-8 PIP_NO_INDEX=1 PIP_DISABLE_PIP_VERSION_CHECK=1 \
    npm_config_offline=true npm_config_audit=false npm_config_fund=false npm_config_update_notifier=false bash -c "$1") >"$folder/says" 2>&1 || {
    tail -20 "$folder/says" >&2
    echo "newcomer: $title: this fails: $1" >&2
    exit 1
  }
  spent=$(awk "BEGIN { printf \"%.1f\", $EPOCHREALTIME - $begin }")
  total=$(awk "BEGIN { printf \"%.1f\", $total + $spent }") count=$((count + 1))
  printf '%6s s  $ %s\n' "$spent" "$1"
}

# Expects a result.
arrive() {
  grep -qE -- "$1" "$folder/says" || { tail -20 "$folder/says" >&2; echo "newcomer: $title: '$1' is not there" >&2; exit 1; }
  awk "BEGIN { exit !($total <= $most) }" || { echo "newcomer: $title takes $total s, of at most $most" >&2; exit 1; }
  echo "newcomer: $title: $count commands, $total s, of at most $most; $(grep -m1 -E -- "$1" "$folder/says")"
}

if env -i PATH=/usr/local/bin:/usr/bin:/bin bash -c 'command -v detent'; then
  echo 'newcomer: the system has a command detent, so nothing would be shown by this' >&2
  exit 1
fi

way 'a recording becomes a trace'
cp "$root/Examples/recordings/flick.csv" "$folder/"
try 'python3 -m venv .venv'
try 'pip install -q dist/detent_command-*.whl'
try 'detent import flick.csv --output flick.gesture'
try 'detent run --level calls flick.gesture'
arrive '^end .*phase=idle digest='

way 'a driver is judged'
cp "$root/Examples/drivers/plain.py" "$folder/"
try 'tar xzf dist/detent-[0-9]*-linux-*.tar.gz && mkdir -p .venv && cp -R detent-[0-9]*/bin .venv/'
try 'detent fuzz --driver "python3 plain.py" --seed 1 --cases 500'
arrive '^[0-9]+ scripts, no law is broken'

way 'an element moves in a page'
cp "$root/Scripts/check/newcomer/page.html" "$folder/"
try 'npm install --silent ./dist/detent-[0-9]*.tgz'
try "$root/Scripts/check/newcomer/element.py"
arrive 'it coasts to'

way 'a control runs in Python'
try 'python3 -m venv .venv'
try 'pip install -q dist/detent-[0-9]*.whl'
try "python3 -c 'from detent import Event, Ruler; ruler = Ruler(20); ruler.handle(Event.increment(0)); print(ruler)'"
arrive '^<Ruler 21'
