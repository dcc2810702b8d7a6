import type { Config } from '../config/config.js';
import type { ConfigSource } from '../config/source.js';
import type { ContentModule, Page } from '../content/page.js';
import type { Exclusion } from '../content/published/exclusions.js';
import type { ReferenceDocument } from '../formats/format.js';
import type { Stars } from './header.js';
import type { RepositoryCandidates } from './repository.js';

/** All that the model is made from. */
export interface SiteInput {
  config: Config;
  /** Positions in docs.json, for messages. */
  configSource: Pick<ConfigSource, 'spanOf' | 'placeOf'>;
  pages: readonly Page[];
  /** Files that the pages import. */
  modules?: Iterable<Pick<ContentModule, 'file' | 'references'>>;
  /** Root-relative paths of the files that may be served as they are: `/images/a.png`. */
  assets: { has(path: string): boolean; keys(): Iterable<string> };
  /** URL prefix of the site without trailing slash: an address may be written with it. */
  base?: string;
  /** Paths that differ from others only in letter case, with those that pages and files got instead. */
  moved?: ReadonlyMap<string, string>;
  /** Why the file at a path is not served; undefined when there is none. */
  exclusionAt?: (path: string) => Exclusion | undefined;
  /** Style sheets and scripts that belong to every page, unless docs.json names others. */
  everywhere?: readonly string[];
  /** Text of the style sheets among them, or of those that docs.json names. */
  styles?: readonly string[];
  specifications: readonly ReferenceDocument[];
  /** Specifications that could not be read: what they hold is not known. */
  unread?: readonly string[];
  repository?: RepositoryCandidates;
  stars?: Stars;
  /** Address that the site is served at; wins over the one of docs.json. */
  url?: string | undefined;
  /**
   * Dates of files' last changes: path relative to the folder of docs.json to ISO 8601. Undefined if they were not
   * read.
   */
  changed?: ReadonlyMap<string, string> | undefined;
}
