/** The elements in templates, for React 19: `import 'detent/jsx'`. */
import type { DetentElements } from './generated/templates.js';

type WithHost<Attributes> = Attributes & { children?: unknown; class?: string; id?: string; style?: unknown; ref?: unknown };
type Hosted = { [Tag in keyof DetentElements]: WithHost<DetentElements[Tag]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Hosted {}
  }
}
