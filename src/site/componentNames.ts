export type { ComponentName } from '../content/components.js';
