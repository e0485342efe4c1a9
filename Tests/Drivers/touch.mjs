// A driver with the value 1 if its page sees a touch screen from the first script on: node touch.mjs mouse|touch
import { mouse, serve, touch } from '../../Frontends/drivers/node/lib/example.mjs';

const page = `<script>
const value = Number('ontouchstart' in window && navigator.maxTouchPoints > 1);
globalThis.control = { reported: [], make() {}, set() {}, focus() {}, value: () => value };
</script>`;
await serve(page, '/', { name: 'touch', ...(process.argv[2] === 'touch' ? touch : mouse) });
