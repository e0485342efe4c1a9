#!/usr/bin/env bash
# Steps of action.yml: fetches the command, checks scripts, judges the controls of a page, and checks laws on a control through a
# driver. Whatever ends it is an annotation too. Input: BINARY, SHA256, URL, START, SCRIPTS, DRIVER, CONTROL, SEED, CASES, LAWS,
# WAIVERS, DRIVER_TIMEOUT, PROBES.
set -euo pipefail

# Prints an annotation with a title and a message of any lines.
annotate() {
  local text=$2
  text=${text//'%'/%25} text=${text//$'\r'/%0D} text=${text//$'\n'/%0A}
  echo "::error title=$1::$text"
}
fail() { annotate 'Detent has not run' "$*"; exit 1; }
unfetched() { annotate 'Detent could not be fetched' "$*"; exit 1; }

# GitHub drops misspelt inputs, so what is left must make sense.
scripts=()
while IFS= read -r line; do
  line=${line#"${line%%[![:space:]]*}"} line=${line%"${line##*[![:space:]]}"}
  [ -n "$line" ] || continue
  [ -e "$line" ] || fail "scripts: there is no file or folder '$line'; write one path a line"
  scripts+=("$line")
done <<<"${SCRIPTS:-}"
if [ -z "${DRIVER:-}" ]; then
  [ ${#scripts[@]} -gt 0 ] || [ -n "${URL:-}" ] || fail "nothing to do: give 'url', 'scripts' or 'driver'; is the name of an input misspelt?"
  [ -z "${CONTROL:-}${DRIVER_TIMEOUT:-}" ] && [ -z "${SEED:-}" -o -n "${URL:-}" ] ||
    fail "'control', 'seed' and 'driver-timeout' need 'driver', which is empty; is its name misspelt?"
fi
[ -z "${START:-}" ] || [ -n "${URL:-}" ] || fail "'start' needs 'url', the address that it serves"
case ${PROBES:-true} in true | false) ;; *) fail "probes: write true or false, not '$PROBES'" ;; esac
for file in ${WAIVERS:+"$WAIVERS"}; do [ -f "$file" ] || fail "waivers: there is no file '$file'"; done

fetched=$(mktemp -d)
sum=${SHA256:-}
case "${BINARY:-}" in
'') unfetched "'binary' is empty: give the path or https address of the command; is the name of the input misspelt?" ;;
https://*)
  file=$fetched/$(basename "$BINARY")
  curl -fsSL --retry 3 -o "$file" "$BINARY" || unfetched "there is nothing at $BINARY"
  # A checksum from the same server detects damage in transit; your own checksum also detects replacement.
  if [ -z "$sum" ]; then
    curl -fsSL --retry 3 -o "$file.sha256" "$BINARY.sha256" || unfetched "there is no checksum at $BINARY.sha256: set sha256"
    sum=$(cut -d ' ' -f 1 "$file.sha256")
  fi ;;
*://*) unfetched "binary: $BINARY is not an https address" ;;
*)
  [ -f "$BINARY" ] || unfetched "binary: there is no file '$BINARY'"
  file=$(realpath "$BINARY") ;;
esac
if [ -n "$sum" ]; then
  found=$(sha256sum "$file" | cut -d ' ' -f 1)
  [ "$found" = "$(tr A-F a-f <<<"$sum")" ] || unfetched "the SHA-256 sum of $BINARY is $found, expected $sum"
fi
case "$file" in
*.tar.gz | *.tgz)
  mkdir "$fetched/release"
  tar -xzf "$file" -C "$fetched/release" --strip-components 1 || unfetched "$BINARY is no archive that tar can unpack"
  detent=$fetched/release/bin/detent
  [ -x "$detent" ] || unfetched "$BINARY has no bin/detent: take detent-VERSION-linux-MACHINE.tar.gz" ;;
*)
  detent=$file
  [ -x "$detent" ] || { cp "$file" "$fetched/detent" && chmod +x "$fetched/detent" && detent=$fetched/detent; } ;;
esac
version=$("$detent" --version) && [[ $version == 'detent '* ]] || unfetched "$BINARY does not run here as detent"
echo "$version"

status=0
driver=()
if [ -n "${DRIVER:-}" ]; then
  driver=(--driver "$DRIVER" ${CONTROL:+--control "$CONTROL"} ${DRIVER_TIMEOUT:+--driver-timeout "$DRIVER_TIMEOUT"})
fi
laws=(${LAWS:+--laws "$LAWS"} ${WAIVERS:+--waivers "$WAIVERS"})
# Runs a verb of the command, shows its output, and annotates each broken law; if none of its lines is an annotation and it
# fails, its first message.
run() {
  local code=0 output=$fetched/output errors=$fetched/errors
  "$detent" "$@" >"$output" 2>"$errors" || code=$?
  cat "$output"
  cat "$errors" >&2
  sed -n 's/^FAIL \(.*\)/::error title=A law is broken::\1/p' "$output"
  [ $code != 0 ] || return 0
  status=$code
  grep -qE '^(::error |FAIL )' "$output" "$errors" || annotate "detent $1 failed" "$([ -s "$errors" ] && head -2 "$errors" || tail -1 "$output") (exit status $code)"
}
# Serves the page until the end, in a process group of its own, and waits for its first answer.
serve() {
  set -m
  bash -c "$START" >"$fetched/server" 2>&1 </dev/null &
  set +m
  server=$!
  trap 'kill -- "-$server" 2>/dev/null || true' EXIT
  for _ in $(seq 240); do
    case $URL in http*://*) ! curl -s -o "$fetched/page" --max-time 5 "$URL" || return 0 ;; *) [ ! -e "$URL" ] || return 0 ;; esac
    kill -0 "$server" 2>/dev/null || fail "start: '$START' has ended, and there is nothing at $URL"$'\n'"$(tail -5 "$fetched/server")"
    sleep 0.5
  done
  fail "start: there is nothing at $URL after two minutes"$'\n'"$(tail -5 "$fetched/server")"
}
if [ -n "${URL:-}" ]; then
  # A command without its archive has no driver of pages beside it.
  [ -n "${DETENT_DRIVER:-}" ] || [ -d "$(dirname "$detent")/../share/detent/driver" ] ||
    export DETENT_DRIVER=${GITHUB_ACTION_PATH:-$(realpath "$(dirname "$0")/..")}/Frontends/drivers/node
  [ -z "${START:-}" ] || serve
  # Without a control that could be judged the exit status is 6, so the step is red.
  run page "$URL" "${laws[@]}" ${SEED:+--seed "$SEED"}
fi
if [ ${#scripts[@]} -gt 0 ]; then run check --format github "${driver[@]}" "${laws[@]}" -- "${scripts[@]}"; fi
if [ -n "${DRIVER:-}" ]; then
  if [ "${PROBES:-true}" = true ]; then run probe "${driver[@]}" "${laws[@]}"; fi
  run fuzz "${driver[@]}" "${laws[@]}" --cases "${CASES:-2000}" ${SEED:+--seed "$SEED"}
fi
exit $status
