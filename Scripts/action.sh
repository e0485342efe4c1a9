#!/usr/bin/env bash
# What action.yml does: gets the command, checks scripts, and tries laws on a control behind a driver. What fails becomes an
# annotation. Its inputs are variables: BINARY, SCRIPTS, DRIVER, CONTROL, SEED, CASES.
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
if [ -n "${DRIVER:-}" ]; then driver=(--driver "$DRIVER" ${CONTROL:+--control "$CONTROL"}); fi
if [ -n "${SCRIPTS:-}" ]; then
  read -ra scripts <<<"$SCRIPTS"
  "$detent" check --format github "${driver[@]}" "${scripts[@]}" || status=$?
fi
if [ -n "${DRIVER:-}" ]; then
  log=$(mktemp)
  "$detent" fuzz "${driver[@]}" --cases "${CASES:-2000}" ${SEED:+--seed "$SEED"} >"$log" || status=$?
  cat "$log"
  sed -n 's/^FAIL \(.*\)/::error title=A law is broken::\1/p' "$log"
fi
exit $status
