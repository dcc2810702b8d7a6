import { inLetterCase, joinSegments } from '../links.js';
import { namedInFile } from './namedFiles.js';
import { isServedUnnamed } from './kinds.js';
import { isSecretText } from './secrets.js';
import { decode } from '../../shared/url.js';

/** A reference to a file. */
export interface Naming {
  /** The address as written. */
  target: string;
  /** Address of the file or page that contains the reference; relative targets start there. */
  from: string;
}

/** Maps root-relative addresses of files to absolute paths: `/files/a.zip`. */
export type PublishedFiles = ReadonlyMap<string, string>;

/** Files of a folder that are published, and those that are named but not published. */
export interface Published {
  assets: PublishedFiles;
  /** Addresses of published files that something names. */
  named: ReadonlySet<string>;
  /** Addresses of named files that contain a secret. */
  refused: ReadonlySet<string>;
}

/** The addresses that a target can mean: relative to its file, to the root, and without the site's own address. */
function meantBy({ target, from }: Naming, prefixes: readonly string[]): string[] {
  const [address = ''] = target.split(/[?#]/);
  const shortened = prefixes
    .filter((prefix) => address.startsWith(`${prefix}/`))
    .map((prefix) => address.slice(prefix.length));
  return [
    ...new Set([
      joined(from.split('/').slice(1, -1), address),
      ...[address, ...shortened].map((each) => joined([], each)),
    ]),
  ];
}

function joined(folder: readonly string[], address: string): string {
  return `/${joinSegments(address.startsWith('/') ? [] : folder, decode(address)).join('/')}`;
}

/** Compiles an address such as `/data/${name}.csv`, in which an expression matches part of a single name. */
function matcherOf(address: string): RegExp | undefined {
  const parts = address.split('${}');
  if (parts.length < 2 || !/^\/[^/]+\//.test(parts[0] ?? '')) return undefined;
  return new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^/]*')}$`);
}

/**
 * Chooses the files of a site: those of kinds meant for readers, those that something names, and those that these files name in turn.
 *
 * @param files all files that may be published.
 * @param asked addresses of files that are always published.
 * @param moved new addresses of files whose original address differs from another only in letter case.
 * @param prefixes possible prefixes of an address: the site's address, and the path at which it is served.
 */
export function publishedFiles(
  files: PublishedFiles,
  asked: Iterable<string>,
  namings: Iterable<Naming>,
  prefixes: readonly string[] = [],
  moved: ReadonlyMap<string, string> = new Map(),
): Published {
  const assets = new Map<string, string>();
  const addresses = new Set<string>();
  const refused = new Set<string>();
  const open: Naming[] = [];
  const alike = inLetterCase(files.keys());

  function publish(url: string, isNamed: boolean): void {
    const file = files.get(url);
    if (isNamed) addresses.add(url);
    if (file === undefined || assets.has(url) || refused.has(url)) return;
    if (isNamed && !isServedUnnamed(url.slice(1)) && isSecretText(file)) refused.add(url);
    else {
      assets.set(url, file);
      for (const target of namedInFile(file)) open.push({ target, from: url });
    }
  }

  const keys = new Set<string>();

  function name(naming: Naming): void {
    const { target, from } = naming;
    const key = target.startsWith('/') ? target : `${from.slice(0, from.lastIndexOf('/'))} ${target}`;
    if (keys.has(key)) return;
    keys.add(key);
    for (const url of meantBy(naming, prefixes)) {
      const matcher = url.includes('${}') ? matcherOf(url) : undefined;
      if (!matcher) publish(moved.get(url) ?? (files.has(url) ? url : (alike(url) ?? url)), true);
      else for (const each of files.keys()) if (matcher.test(each)) publish(each, true);
    }
  }

  for (const url of files.keys()) if (isServedUnnamed(url.slice(1))) publish(url, false);
  for (const url of asked) publish(url, false);
  for (const naming of namings) name(naming);
  for (let next = open.pop(); next; next = open.pop()) name(next);
  return { assets, named: addresses, refused };
}
