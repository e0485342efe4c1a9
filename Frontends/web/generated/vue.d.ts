/** Made by Scripts/make/interfaces.py from the tables of settings. For Vue 3: `import 'detent/vue'`. */
import type { DetentElements } from './elements.js';

type Components = { [Tag in keyof DetentElements]: new () => { $props: DetentElements[Tag] & { name?: string } } };

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
