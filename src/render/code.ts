export type { CodeOptions } from '../content/highlight/options.js';
export { typedName } from '../content/twoslash/annotation.js';
export { hasTypes } from '../content/twoslash/fence.js';
export { takeNotations } from '../content/twoslash/notations.js';
