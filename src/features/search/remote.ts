import { digest } from '../../shared/digest.js';
import { hrefOf } from '../../content/links.js';
import { published, type Address } from '../../site/address.js';
import type { TextSection } from '../../render/text/sections.js';
import type { SearchRecord } from './record.js';
import { defined } from '../../shared/object.js';

/** Names of the levels of a record, from the tab to the deepest heading. */
const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
type Level = (typeof levels)[number];

/** A record as DocSearch has them: a page, a heading, or a text under one. */
export interface RemoteRecord {
  /** The same in every build, for a record with the same place; another one on another site, for indexes over several. */
  objectID: string;
  /** Kind of the record: the level of a heading, or a text. */
  type: Level | 'content';
  hierarchy: Readonly<Record<Level, string | null>>;
  content: string | null;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Tags of the languages in which it is found. */
  language: readonly string[];
  /** Versions in which it is found; empty when the site has none. */
  version: readonly string[];
  /** Method and path of an API page. */
  method?: string;
  endpoint?: string;
  weight: { pageRank: number; level: number; position: number };
}

/** Characters of a text in one record: services take records of at most 10 kB, and a character may be three bytes. */
const longest = 1500;
/** Characters of a title; only mistakes are longer. */
const longestTitle = 150;

/**
 * A page as the records that services for searching take, in the shape of DocSearch.
 *
 * @param siteName stands in for the group of a page that is in none.
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
    for (const text of piecesOf(section)) add('content', text, section.id);
  }
  return records;
}

/** Position in the hierarchy: headings as they are, what has a title without being a heading below all of them. */
function depthOf({ id, title, depth }: TextSection): number | undefined {
  if (id === undefined || title === undefined) return undefined;
  return Math.min(6, Math.max(2, depth ?? 6));
}

/** The text of a section with its code, without its title. */
function piecesOf({ title, text, code }: TextSection): string[] {
  const own = title !== undefined && text.startsWith(title) ? text.slice(title.length) : text;
  return inPieces(`${own} ${code}`.replace(/\s+/g, ' '));
}

/** A text in pieces that fit into records, cut at words where there are any. */
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

/** The first characters of a text, none of them cut in two. */
const begin = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

const cut = (title: string): string => (title.length > longestTitle ? `${begin(title, longestTitle)}…` : title);

/** A page counts before the level of a heading, the level before the position. */
const rank = { page: 1_000_000_000, level: 1000 };

/**
 * A record as Typesense takes it: flat, with an id of its own name, and with the number by which a collection of its DocSearch scraper
 * sorts what matches equally well.
 */
export function flatRecord({ objectID, hierarchy, weight, ...record }: RemoteRecord): Record<string, unknown> {
  const named = (prefix: string, values: object): [string, unknown][] =>
    Object.entries(values).map(([key, value]: [string, unknown]) => [`${prefix}.${key}`, value]);
  const flat: [string, unknown][] = [
    ...Object.entries({ id: objectID, ...record }),
    ['item_priority', Math.round(weight.pageRank * rank.page) + weight.level * rank.level - weight.position],
    ...named('hierarchy', hierarchy),
    ...named('weight', weight),
  ];
  return Object.fromEntries(flat.filter(([, value]) => value !== null));
}

/** Path of the records in a built site. */
export const recordsPath = '/_trellis/search/records.json';

export interface RecordOptions {
  siteName: string;
  address: Address;
  /** As Typesense takes them. */
  isFlat: boolean;
}

/** The records of pages as a JSON array, one on each line. */
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
