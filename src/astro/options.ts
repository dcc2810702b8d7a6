import type { TrellisPlugin } from '../features/plugin.js';

/** Options that an Astro project passes to the integration. */
export interface TrellisOptions {
  /** Folder with docs.json: absolute, or from the project's root; the root itself when left out. */
  folder?: string;
  /** Path below the project's base at which the documentation is served, such as `/docs`; the base itself when left out. */
  base?: string;
  /** The development server also answers API requests, with responses made up from the specifications. */
  mock?: boolean;
  /** The folder comes from somebody who is not trusted: its code does not run, and nothing outside of it is read or requested. */
  untrusted?: boolean;
  /** They run in this order. */
  plugins?: readonly TrellisPlugin[];
}
