#!/usr/bin/env bash
# Steps of action.yml: downloads the command, checks scripts, and checks laws on a control through a driver; annotates
# failures. Input: BINARY, SHA256, SCRIPTS, DRIVER, CONTROL, SEED, CASES, LAWS, WAIVERS, DRIVER_TIMEOUT, PROBES.
set -euo pipefail
fail() { echo "::error title=Detent cannot be had::$*"; exit 1; }
fetched=$(mktemp -d)
sum=${SHA256:-}
case "$BINARY" in
https://*)
  file=$fetched/$(basename "$BINARY")
  curl -fsSL --retry 3 -o "$file" "$BINARY" || fail "there is nothing at $BINARY"
  # A checksum from the same server detects damage in transit; your own checksum also detects replacement.
  if [ -z "$sum" ]; then
    curl -fsSL --retry 3 -o "$file.sha256" "$BINARY.sha256" || fail "no sum beside $BINARY: name it by sha256"
    sum=$(cut -d ' ' -f 1 "$file.sha256")
  fi ;;
*) file=$(realpath "$BINARY") ;;
esac
if [ -n "$sum" ]; then
  found=$(sha256sum "$file" | cut -d ' ' -f 1)
  [ "$found" = "$sum" ] || fail "the SHA-256 sum of $BINARY is $found, and not $sum"
fi
case "$file" in
*.tar.gz | *.tgz)
  mkdir "$fetched/release"
  tar -xzf "$file" -C "$fetched/release" --strip-components 1
  detent=$fetched/release/bin/detent
  [ -x "$detent" ] || fail "$BINARY has no bin/detent: take detent-VERSION-linux-MACHINE.tar.gz" ;;
*)
  detent=$file
  [ -x "$detent" ] || { cp "$file" "$fetched/detent" && chmod +x "$fetched/detent" && detent=$fetched/detent; } ;;
esac
"$detent" --version
status=0
driver=()
if [ -n "${DRIVER:-}" ]; then
  driver=(--driver "$DRIVER" ${CONTROL:+--control "$CONTROL"} ${DRIVER_TIMEOUT:+--driver-timeout "$DRIVER_TIMEOUT"})
fi
laws=(${LAWS:+--laws "$LAWS"} ${WAIVERS:+--waivers "$WAIVERS"})
# Runs a verb of the command, shows its output, and annotates each broken law.
annotate() {
  local log
  log=$(mktemp)
  "$detent" "$@" >"$log" || status=$?
  cat "$log"
  sed -n 's/^FAIL \(.*\)/::error title=A law is broken::\1/p' "$log"
}
if [ -n "${SCRIPTS:-}" ]; then
  read -ra scripts <<<"$SCRIPTS"
  "$detent" check --format github "${driver[@]}" "${laws[@]}" "${scripts[@]}" || status=$?
fi
if [ -n "${DRIVER:-}" ]; then
  if [ "${PROBES:-true}" = true ]; then annotate probe "${driver[@]}" "${laws[@]}"; fi
  annotate fuzz "${driver[@]}" "${laws[@]}" --cases "${CASES:-2000}" ${SEED:+--seed "$SEED"}
fi
exit $status
