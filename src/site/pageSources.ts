import { librariesAround } from './librariesAround.js';
import type { Page } from '../content/page.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import type { FindEntry, NamedAt, ReferenceDocuments, ReferenceEntry } from '../formats/format.js';
import { formats } from '../formats/list.js';
import { documentsByLanguage } from './languageDocuments.js';
import { createFind } from './operations/specifications.js';
import type { SiteInput } from './input.js';

export interface PageSources {
  /** The entry of a specification that a page shows. */
  of(page: Page): ReferenceEntry | undefined;
  /** Reports of pages that name something missing from the specifications. */
  diagnostics: readonly Diagnostic[];
}

/** Position of a frontmatter key, for messages. */
export function atKey({ file, frontmatterSpans }: Page, key: string): NamedAt {
  const span = frontmatterSpans[key];
  return span ? { file, span } : { file };
}

/** The specifications of an input, in the form that look-ups need. */
export function specificationsOf({ specifications, unread = [] }: SiteInput): ReferenceDocuments {
  return { documents: specifications, unread };
}

/** Frontmatter keys that name an entry, with their look-ups. The first of several counts (FORMAT.md 6.1). */
const keys = ['openapi', 'asyncapi', 'sdk', 'openapi-schema'] as const;
const look = Object.assign({}, ...formats.map((format) => format.keys ?? {})) as Readonly<Record<string, FindEntry>>;

/** Looks up the entries that pages' frontmatter names. */
export function findPageSources(input: SiteInput): PageSources {
  const all = specificationsOf(input);
  const find = createFind(input.specifications);
  const documentsOf = documentsByLanguage(input.specifications, input.config.navigation);
  const around = librariesAround(input.config.navigation);
  const sources = new Map<Page, ReferenceEntry>();
  const diagnostics: Diagnostic[] = [];
  for (const page of input.pages) {
    const key = keys.find((each) => page.frontmatter[each] !== undefined);
    if (!key) continue;
    const name = page.frontmatter[key];
    const place = { at: atKey(page, key), around: find(around(page.route)) };
    const lookIn = (documents: typeof all.documents) => look[key]?.({ ...all, documents }, name, place);
    const own = lookIn(documentsOf(page.file, String(name)));
    // An operation in another language is better than none.
    const other = own?.entry ? undefined : lookIn(all.documents);
    const match = other?.entry ? other : own;
    if (!match) continue;
    diagnostics.push(...match.diagnostics);
    const { entry } = match;
    if (entry) sources.set(page, entry);
  }
  return { of: (page) => sources.get(page), diagnostics };
}
