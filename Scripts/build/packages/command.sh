# shellcheck shell=bash
# Self-contained command: an archive to unpack anywhere, and a wheel for `pip install`.
build_command
name=detent-$version-linux-$machine
stage=$work/$name
place_command "$stage" "$programs/detent-static"
install -m 644 LICENSE CHANGELOG.md "$stage/"
cat >"$stage/README" <<END
The command detent $version. All verbs but one need no other file: copy bin/detent to a folder of your PATH.

share/detent has what \`detent page\` needs beside node and Chromium, share/man the pages for man, share/bash-completion, share/zsh
and share/fish the completions. To have all of them:

    cp -R bin share ~/.local/

Then: detent --help
END
pack_tar "$work" "$name"
python3 Scripts/build/packages/command_wheel.py "$programs/detent-static" "$stage/share/detent" "$version" "$machine" "$folder"
made "$folder/detent_command-$version-py3-none-manylinux_2_5_$machine.whl"
