export type { CodeOptions } from '../content/highlight/options.js';
