# shellcheck shell=bash
# npm packages in a fresh project, without a registry: the engine in node, the types, an element in Chromium, and the driver
# kit.
needs node:nodejs npm:npm tsc:node-typescript chromium:chromium
build npm
only "$packages/detent-[0-9]*.tgz"
elements=$found
only "$packages/detent-driver-*.tgz"
driver=$found
at_most "$elements" $((800 * 1024))
at_most "$driver" $((800 * 1024))
mkdir "$work/project"
cd "$work/project"
echo '{ "name": "uses", "type": "module", "private": true }' >package.json
begin=$EPOCHREALTIME
npm install --silent --offline --no-audit --no-fund --ignore-scripts "$elements" "$driver" >log 2>&1 || { cat log >&2; die 'npm does not install it'; }
end=$EPOCHREALTIME
no_traces node_modules/detent
no_traces node_modules/detent-driver
for file in LICENSE README.md; do
  [ -s "node_modules/detent/$file" ] && [ -s "node_modules/detent-driver/$file" ] || die "a package has no $file"
done
if find node_modules/detent \( -name '*.test.*' -o -name '*.sh' -o -name '*.c' -o -name demo -o -name tests \) | grep .; then die 'that is of no use to anybody'; fi

# Contents of package.json: every export, with its types.
cat >uses.mjs <<'END'
import { readFileSync, existsSync } from 'node:fs';
import { load, loadSlider, Ruler, Slider } from 'detent';
const manifest = JSON.parse(readFileSync('node_modules/detent/package.json'));
const paths = value => typeof value === 'string' ? [value] : Object.values(value).flatMap(paths);
for (const path of paths(manifest.exports)) if (!existsSync(`node_modules/detent/${path}`)) throw new Error(`${path} is missing`);
const effects = [];
const ruler = new Ruler(await load(), {
  value: 20, configuration: { lowerBound: 0, upperBound: 100 }, onEffect: effect => effects.push(effect.type) });
ruler.handle({ type: 'increment', time: 0 });
const slider = new Slider(await loadSlider(), { values: [20], configuration: { step: 5 } });
slider.handle({ type: 'increment', time: 0 });
console.log(effects.join(' '), ruler.state.value);
END
says=$(node uses.mjs 2>log) || { cat log >&2; die 'the engine does not run in node'; }
[ "$says" = 'began changed ended 21' ] || die "the engine says '$says' in node"
cat >uses.ts <<'END'
import { load, Ruler } from 'detent';
const ruler = new Ruler(await load(), { value: 20 });
const value: number = ruler.state.value;
// @ts-expect-error A value is no text.
const text: string = ruler.state.value;
export { value, text };
END
tsc --noEmit --strict --target es2022 --module nodenext --moduleResolution nodenext uses.ts >log 2>&1 || { cat log >&2; die 'tsc'; }
cat >elements.ts <<'END'
import { DetentSlider } from 'detent/slider';
import { DetentRating } from 'detent/dist/detent-all.js';
const values: number[] = document.querySelector('detent-slider')!.values;
export { DetentRating, DetentSlider, values };
END
for resolution in 'nodenext --module nodenext' 'node --module es2022'; do
  tsc --noEmit --strict --target es2022 --moduleResolution $resolution elements.ts >log 2>&1 || { cat log >&2; die "tsc, $resolution"; }
done

# An element in a page served from this project alone responds to an arrow key.
cat >page.html <<'END'
<!doctype html><title>waits</title>
<script type="module" src="node_modules/detent/detent-slider.js"></script>
<detent-slider id="it" aria-label="Volume" step="5" value="20"></detent-slider>
<script type="module">
const it = document.getElementById('it');
await customElements.whenDefined('detent-slider');
await it.ready;
it.focus();
const target = it.shadowRoot?.querySelector('[role=slider]') ?? it;
target.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
document.title = `value ${it.value}`;
document.body.append(document.title);
</script>
END
cat >serve.mjs <<'END'
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
const kinds = { html: 'text/html', js: 'text/javascript', wasm: 'application/wasm' };
createServer(async (request, answer) => {
  try {
    const path = new URL(request.url, 'http://x').pathname;
    const body = await readFile(`.${path}`);
    answer.writeHead(200, { 'content-type': kinds[path.split('.').pop()] ?? 'text/plain' }).end(body);
  } catch { answer.writeHead(404).end(); }
}).listen(0, '127.0.0.1', function () { console.log(this.address().port); });
END
coproc SERVER { exec node serve.mjs; }
server=$SERVER_PID
trap 'kill $server 2>/dev/null || true; rm -rf "$work"' EXIT
read -r port <&"${SERVER[0]}"
timeout 120 chromium --headless=new --no-sandbox --disable-gpu --user-data-dir="$work/profile" --virtual-time-budget=5000 \
  --dump-dom "http://127.0.0.1:$port/page.html" >dom 2>log || die 'Chromium ends with an error'
grep -q '<title>value 25</title>' dom || { grep -o '<title>[^<]*' dom >&2 || true; die 'the element does not move'; }
kill $server 2>/dev/null || true

node_modules/.bin/detent-driver --help >log 2>&1 || { cat log >&2; die 'detent-driver --help'; }
grep -q 'detent-driver' log || die 'detent-driver does not say what it is'
# With the command, Scripts/check/drivers.sh tries this.
if DETENT=no-such-command node_modules/.bin/detent-page page.html >log 2>&1; then die 'detent-page runs without the command'; fi
grep -q 'is the command detent installed' log || { cat log >&2; die 'detent-page does not say what is missing'; }
cd "$root"
[ "${DETENT_FAST:-}" = 1 ] || same_twice npm
echo "packages: npm: elements $(wc -c <"$elements") bytes, kit for drivers $(wc -c <"$driver"); installed without a registry in" \
  "$(awk "BEGIN { printf \"%.1f\", $end - $begin }") s; node, tsc and Chromium use them"
