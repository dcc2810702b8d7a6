import { digest } from '../../shared/digest.js';
import { hrefOf } from '../../content/links.js';
import { published, type Address } from '../../site/address.js';
import type { TextSection } from '../../render/text/sections.js';
import type { SearchRecord } from './record.js';
import { defined } from '../../shared/object.js';

/** Levels of a record, from the tab to the deepest heading. */
const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof levels)[number];

/** A DocSearch record: a page, a heading, or a text below one. */
export interface RemoteRecord {
  /** Stays the same between builds for a record at the same position, and differs between sites, because several sites may share an index. */
  objectID: string;
  /** The level of a heading, or `content` for a text. */
  type: Level | 'content';
  hierarchy: Readonly<Record<Level, string | null>>;
  content: string | null;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Tags of the languages in which it is found. */
  language: readonly string[];
  /** Versions in which it is found; empty if the site has none. */
  version: readonly string[];
  /** Method and path of an API page. */
  method?: string;
  endpoint?: string;
  weight: { pageRank: number; level: number; position: number };
}

/** Maximum number of characters of text in a record. Services accept records of at most 10 kB, and a character may have three bytes. */
const longest = 1500;
/** Maximum number of characters in a title; only mistakes are longer. */
const longestTitle = 150;

/**
 * Converts a page to records for search services, in DocSearch's form.
 *
 * @param siteName used as the group of a page without one.
 */
export function remoteRecords(record: SearchRecord, siteName: string, address: Address): RemoteRecord[] {
  const { path, title, description, keywords, crumbs, languages, versions, method, endpoint, boost, sections } = record;
  const page = published(hrefOf(path), address);
  const trail: (string | null)[] = [cut(crumbs.join(' › ') || siteName), cut(title)];
  const records: RemoteRecord[] = [];
  const counts = new Map<string, number>();

  const add = (type: RemoteRecord['type'], content: string | null, anchor: string | undefined): void => {
    const position = records.length;
    const level = type === 'content' ? 0 : 100 - 10 * levels.indexOf(type);
    const place = `${anchor ?? ''} ${type}`;
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    records.push(
      defined({
        objectID: `${digest(page, place)}-${count}`,
        type,
        hierarchy: Object.fromEntries(
          levels.map((name, index) => [name, trail[index] ?? null]),
        ) as RemoteRecord['hierarchy'],
        content,
        url: anchor === undefined ? page : `${page}#${encodeURIComponent(anchor)}`,
        url_without_anchor: page,
        anchor: anchor ?? null,
        language: languages,
        version: versions,
        method,
        endpoint,
        weight: { pageRank: boost, level, position },
      }),
    );
  };

  add('lvl1', null, undefined);
  const about = [[method, endpoint].filter(Boolean).join(' '), description ?? '', keywords.join(', ')].filter(Boolean);
  for (const text of inPieces(about.join('\n'))) add('content', text, undefined);
  for (const section of sections) {
    const depth = depthOf(section);
    if (depth !== undefined) {
      trail.length = Math.min(trail.length, depth);
      while (trail.length < depth) trail.push(null);
      trail[depth] = cut(section.title ?? '');
      if (!section.isContinued) add(levels[depth] ?? 'lvl6', null, section.id);
    }
    for (const text of inPieces(`${section.text} ${section.code}`)) add('content', text, section.id);
  }
  return records;
}

/** Level in the hierarchy. Something with a title that is not a heading is below all headings. */
function depthOf({ id, title, depth }: TextSection): number | undefined {
  if (id === undefined || title === undefined) return undefined;
  return Math.min(6, Math.max(2, depth ?? 6));
}

/** Splits a text into pieces that fit into records, between words if possible. */
function inPieces(text: string): string[] {
  const pieces: string[] = [];
  let rest = text.trim();
  while (rest.length > longest) {
    const space = rest.lastIndexOf(' ', longest);
    const piece = space > 0 ? rest.slice(0, space) : begin(rest, longest);
    pieces.push(piece);
    rest = rest.slice(piece.length).trim();
  }
  return rest === '' ? pieces : [...pieces, rest];
}

/** The first characters of a text, without splitting a surrogate pair. */
const begin = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

const cut = (title: string): string => (title.length > longestTitle ? `${begin(title, longestTitle)}…` : title);

/** A page's rank counts more than a heading's level, which counts more than the position. */
const rank = { page: 1_000_000_000, level: 1000 };

/**
 * Converts a record to Typesense's form: flat, with its own name for the id, and with the number by which its DocSearch scraper sorts equal matches.
 */
export function flatRecord({ objectID, hierarchy, weight, ...record }: RemoteRecord): Record<string, unknown> {
  const entriesOf = (prefix: string, values: object): [string, unknown][] =>
    Object.entries(values).map(([key, value]: [string, unknown]) => [`${prefix}.${key}`, value]);
  const flat: [string, unknown][] = [
    ...Object.entries({ id: objectID, ...record }),
    ['item_priority', Math.round(weight.pageRank * rank.page) + weight.level * rank.level - weight.position],
    ...entriesOf('hierarchy', hierarchy),
    ...entriesOf('weight', weight),
  ];
  return Object.fromEntries(flat.filter(([, value]) => value !== null));
}

/** Path of the records in a built site. */
export const recordsPath = '/_trellis/search/records.json';

export interface RecordOptions {
  siteName: string;
  address: Address;
  /** True for Typesense's form. */
  isFlat: boolean;
}

/** The records of pages as a JSON array, one per line. */
export function* recordsJson(records: Iterable<SearchRecord>, options: RecordOptions): Generator<string> {
  const { siteName, address, isFlat } = options;
  let before = '[\n';
  for (const record of records) {
    for (const each of remoteRecords(record, siteName, address)) {
      yield before + JSON.stringify(isFlat ? flatRecord(each) : each);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
