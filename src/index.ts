import { createRequire } from 'node:module';
import type { AstroIntegration } from 'astro';
import type { TrellisOptions } from './astro/options.js';

export type { TrellisOptions } from './astro/options.js';
export type { BuiltSite, PageText, PluginFault, PluginPage, TrellisPlugin } from './features/plugin.js';
export type { ContentNode } from './render/contentNode.js';
export type { HeadElement } from './render/parts/head.js';
export type { Config } from './config/config.js';
export type { Diagnostic } from './diagnostics/diagnostic.js';

// Astro may run the project's configuration, and this module with it, in a module runner that it closes before the hooks are
// called. `require` is Node's own in either case, so that later imports are, too.
const load = createRequire(import.meta.url);

/**
 * The Astro integration: adds the pages of a documentation folder to an Astro project.
 *
 * @param options see `TrellisOptions`; none is needed if `docs.json` is beside `astro.config.mjs`.
 */
export function trellis(options: TrellisOptions = {}): AstroIntegration {
  const { integrate } = load('./node/integration.js') as { integrate: typeof trellis };
  return integrate(options);
}
