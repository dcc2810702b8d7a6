import type { TrellisPlugin } from '../features/plugin.js';

/** Options that an Astro project passes to the integration. */
export interface TrellisOptions {
  /** Folder with docs.json: absolute, or relative to the project's root. Defaults to the root. */
  folder?: string;
  /** Path below the project's base at which the documentation is served, such as `/docs`. Defaults to the base. */
  base?: string;
  /** Makes the development server answer API requests with examples from the specifications. */
  mock?: boolean;
  /**
   * Treats the folder's author as untrusted: does not run the folder's code, and neither reads nor requests anything outside of the folder.
   */
  untrusted?: boolean;
  /** Plug-ins, in the order in which they run. */
  plugins?: readonly TrellisPlugin[];
}
