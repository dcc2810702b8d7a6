export type { ComponentName } from '../content/componentNames.js';
