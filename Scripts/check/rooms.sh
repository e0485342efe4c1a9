#!/usr/bin/env bash
# The dial was the fourth control, and nothing had to be bent for it: its code is in files of its own, named after it,
# and the others that know of it are in Scripts/check/rooms.txt, each with its reason. A new control needs one more line in
# each of those, and a change that makes other code know of the dial is seen here.
#   Scripts/check/rooms.sh
set -euo pipefail
cd "$(dirname "$0")/../.."

# Documents, examples, and what is generated or recorded may speak of anything.
found=$(git grep -lE '\b[Dd]ials?\b|[a-z_]Dial|Dial[A-Z]|dial_' -- . ':!*.md' ':!Examples/*.gesture' ':!Examples/*.trace' \
  ':!Tests/DetentTests/Golden' ':!Manual' ':!Editors' ':!Scripts/check/rooms.*' ':!*/generated/*' ':!Scripts/make/interfaces/schema.json' ':!*/custom-elements.json' | grep -vi dial | sort)
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
