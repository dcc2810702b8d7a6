import type { TrellisHooks } from '../render/parts/hooks.js';

/** Options that an Astro project passes to the integration. */
export interface TrellisOptions {
  /** Folder with docs.json: absolute, or from the project's root; the root itself when left out. */
  folder?: string;
  /** Path below the project's base that the documentation is served under, such as `/docs`; the base itself when left out. */
  base?: string;
  /** The development server answers for the APIs of the site, as their specifications say. */
  mock?: boolean;
  /** The folder is somebody's who is not trusted: nothing in it runs, and nothing outside of it is read or asked. */
  untrusted?: boolean;
  /** Functions that change what is read and written. */
  hooks?: TrellisHooks;
}
