/** The elements in templates, for Vue 3: `import 'detent/vue'`. */
import type { DetentElements } from './generated/templates.js';

type Components = { [Tag in keyof DetentElements]: new () => { $props: DetentElements[Tag] & { name?: string } } };

declare module 'vue' {
  interface GlobalComponents extends Components {}
}
