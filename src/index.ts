export { trellis, type TrellisOptions } from './astro/integration.js';
export type { Config } from './config/config.js';
export type { Diagnostic } from './diagnostics/diagnostic.js';
