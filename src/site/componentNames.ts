export type { ComponentName } from '../content/componentProperties.js';
