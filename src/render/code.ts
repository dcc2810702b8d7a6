export type { CodeOptions } from '../highlight/options.js';
export { typedName } from '../highlight/twoslash/annotation.js';
export { hasTypes } from '../highlight/twoslash/fence.js';
export { takeNotations } from '../highlight/twoslash/notations.js';
