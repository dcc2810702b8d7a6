import type { Config } from '../config/config.js';
import type { ConfigSource } from '../config/source.js';
import type { Page } from '../content/page.js';
import type { ContentModule } from '../mdx/compiled.js';
import type { Exclusion } from '../content/published/exclusions.js';
import type { ReferenceDocument } from '../formats/format.js';
import type { Stars } from './header.js';
import type { RepositoryCandidates } from './repository.js';
import type { Route } from './site.js';
import type { TranslationRecord } from './translations/record.js';

/** Everything that the model is built from. */
export interface SiteInput {
  config: Config;
  /** Positions in docs.json, for messages. */
  configSource: Pick<ConfigSource, 'spanOf' | 'placeOf'>;
  pages: readonly Page[];
  modules?: readonly Pick<ContentModule, 'file' | 'references'>[];
  /** Root-relative paths of static files: `/images/a.png`. */
  assets: { has(path: string): boolean; keys(): Iterable<string> };
  /** URL prefix of the site without trailing slash. Addresses may be written with it. */
  base?: string;
  /** New paths of pages and files whose original path differs from another only in letter case. */
  moved?: ReadonlyMap<string, string>;
  /** Why the file at a path is not published; undefined if there is no such file. */
  exclusionAt?: (path: string) => Exclusion | undefined;
  /** Style sheets and scripts for every page, unless docs.json names others. */
  everywhere?: readonly string[];
  /** Texts of those style sheets. */
  styles?: readonly string[];
  specifications: readonly ReferenceDocument[];
  /** Ids of the parts of a page that are made from a specification; undefined if they are unknown. */
  referenceIds?: (route: Route) => readonly string[] | undefined;
  /** Specifications that could not be read, so that their contents are unknown. */
  unread?: readonly string[];
  repository?: RepositoryCandidates;
  stars?: Stars;
  /** Address at which the site is served; overrides docs.json. */
  url?: string | undefined;
  /** Translations that authors have accepted. */
  translations?: TranslationRecord;
  /** Dates of last changes: maps paths relative to the folder of docs.json to ISO 8601. Undefined if they were not read. */
  changed?: ReadonlyMap<string, string> | undefined;
}
