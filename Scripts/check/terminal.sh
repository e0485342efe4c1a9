#!/usr/bin/env bash
# 'detent play' in tmux, a real terminal with real mouse bytes: drags, flicks, wheel, keys and resizes; restores the
# terminal after every kind of exit; recordings replay to the same trace; colours and characters; no work while
# idle.
#   Scripts/check/terminal.sh [--install]
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/check/needs.sh
needs tmux:tmux python3:python3
if [ -z "${DETENT:-}" ]; then
  swift build -c release --product detent 2>&1 | tail -1
  DETENT="$(swift build -c release --show-bin-path)/detent"
fi
work=$(mktemp -d)
trap 'for socket in "$work"/*.tmux; do tmux -S "$socket" kill-server; done 2>/dev/null || true; rm -rf "$work"' EXIT
python3 Scripts/check/terminal/drive.py "$DETENT" "$work"
