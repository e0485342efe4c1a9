# shellcheck shell=bash
# npm packages: the web elements with their modules, and the driver kit. Downloads nothing.
. Scripts/check/needs.sh
needs npm:npm esbuild:esbuild wasm-opt:binaryen python3:python3
stage=$work/web
mkdir -p "$stage"
# Only files listed in package.json are included. Modules are built beside it, or copied from
# DETENT_WEB, a folder built by Scripts/build/dist.sh --single.
git ls-files -z --cached --others --exclude-standard Frontends/web ':!Frontends/web/tests' ':!Frontends/web/demo' | tar --null -T - -cf - | tar -xf - -C "$work"
mv "$work/Frontends/web/"* "$stage/"
if [ -d "${DETENT_WEB:-}/dist" ]; then
  cp "$DETENT_WEB"/*.wasm "$DETENT_WEB"/*-module.js "$stage/"
  cp -R "$DETENT_WEB/dist" "$stage/"
else
  Scripts/build/dist.sh --single "$stage" >&2
fi
cp LICENSE "$stage/"
cp -R Frontends/drivers/node "$work/node"
cp LICENSE "$work/node/"
for each in "$stage" "$work/node"; do
  chmod -R u=rwX,go=rX "$each"
  file=$(cd "$each" && npm pack --silent --offline --pack-destination "$folder")
  made "$folder/$file"
done
