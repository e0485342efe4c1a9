#!/usr/bin/env bash
# Checks that the dial, the fourth control, changed no other code: its code is in files named after it, and
# Scripts/check/rooms.txt lists the other files that mention it, with reasons. A new control needs one more line in each of
# those; this check fails if other code begins to depend on the dial.
#   Scripts/check/rooms.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

# Documents, examples, and generated or recorded files may mention any control.
found=$(git grep -lE '\b[Dd]ials?\b|[a-z_]Dial|Dial[A-Z]|dial_' -- . ':!*.md' ':!Examples/*.gesture' ':!Examples/*.trace' \
  ':!Tests/DetentTests/Golden' ':!Manual' ':!Editors' ':!Scripts/check/rooms.*' ':!*/generated/*' ':!Scripts/make/interfaces/schema.json' ':!*/custom-elements.json' ':!*/vscode-*.json' ':!*/storybook.json' | grep -vi dial | sort)
listed=$(sed -nE 's/^([^#:]+):.*/\1/p' Scripts/check/rooms.txt | sort)
difference=$(diff <(echo "$listed") <(echo "$found") | grep '^[<>]' || true)
if [ -z "$difference" ]; then
  echo "rooms: the dial has its own rooms, and $(echo "$listed" | wc -l) other files name it"
  exit 0
fi
echo "$difference"
echo 'rooms: the files that name the dial, and Scripts/check/rooms.txt, differ (<: only listed, >: only found)'
echo '  = help: give what is of the dial a file named after it, or list the file with why it must know'
exit 1
