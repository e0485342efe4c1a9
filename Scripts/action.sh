#!/usr/bin/env bash
# What action.yml does: gets the command, checks scripts, and tries laws on a control behind a driver. What fails becomes an
# annotation. Its inputs are variables: BINARY, SCRIPTS, DRIVER, CONTROL, SEED, CASES, LAWS, WAIVERS, DRIVER_TIMEOUT, PROBES.
set -euo pipefail
case "$BINARY" in
https://*)
  detent=$(mktemp)
  curl -fsSL --retry 3 -o "$detent" "$BINARY"
  chmod +x "$detent" ;;
*) detent=$(realpath "$BINARY") ;;
esac
"$detent" --version
status=0
driver=()
if [ -n "${DRIVER:-}" ]; then
  driver=(--driver "$DRIVER" ${CONTROL:+--control "$CONTROL"} ${DRIVER_TIMEOUT:+--driver-timeout "$DRIVER_TIMEOUT"})
fi
laws=(${LAWS:+--laws "$LAWS"} ${WAIVERS:+--waivers "$WAIVERS"})
# Runs a verb of the command, shows what it says, and annotates each law that it finds broken.
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
