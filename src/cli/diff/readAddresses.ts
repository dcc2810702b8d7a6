import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { withoutStack } from '../../project/report.js';
import { filesIn } from '../../shared/filesIn.js';
import { messageOf } from '../../shared/messageOf.js';
import { posixPath } from '../../shared/posixPath.js';
import { decode, isOtherSite } from '../../shared/url.js';
import { isFile, sourceOf } from '../../site/redirects.js';
import type { Redirect } from '../../site/site.js';
import type { Snapshot } from './snapshot.js';

/** Milliseconds that a server has to send a sitemap. */
const timeout = 30_000;

/** Maximum number of files that a sitemap index may name. A file has at most 50,000 addresses. */
const maxFiles = 500;

async function readText(place: string): Promise<string> {
  if (!isOtherSite(place)) return readFileSync(place, 'utf8');
  const response = await fetch(place, { signal: AbortSignal.timeout(timeout) }).catch((error: unknown) => {
    const { cause = error } = error as { cause?: unknown };
    throw withoutStack(`${place} cannot be fetched: ${messageOf(cause)}.`);
  });
  if (!response.ok) throw withoutStack(`${place} answers with status ${response.status}.`);
  return response.text();
}

/** The name of the outermost element of an XML text, and the texts of its `loc` elements. */
function parseSitemap(text: string): { root: string | undefined; places: string[] } {
  const document = parseDocument(text, { xmlMode: true });
  const places = DomUtils.getElementsByTagName('loc', document).map((element) => DomUtils.textContent(element).trim());
  return { root: DomUtils.findOne(() => true, document.children)?.name.toLowerCase(), places };
}

async function readPlaces(place: string, isIndexed = false): Promise<string[]> {
  const text = await readText(place);
  const { root, places } = parseSitemap(text);
  if (root === 'urlset') return places;
  if (root === 'sitemapindex' && !isIndexed) {
    const files = await Promise.all(places.slice(0, maxFiles).map((each) => readPlaces(each, true)));
    return files.flat();
  }
  const kind = /^\s*(?:<!doctype\s+html|<html)/i.test(text) ? 'an HTML page' : 'no sitemap';
  throw withoutStack(`${place} is ${kind}; its first element should be \`urlset\` or \`sitemapindex\`.`);
}

const withoutBase = (at: string, base: string): string =>
  base !== '' && (at === base || at.startsWith(`${base}/`)) ? at.slice(base.length) : at;

/**
 * Reads the addresses of a live site from its sitemap.
 *
 * @param place address or file of the sitemap.
 * @param base path that the site is served below, without trailing slash.
 */
export async function readSitemap(place: string, base: string): Promise<Snapshot> {
  const places = await readPlaces(place);
  const paths = places.flatMap((each) =>
    URL.canParse(each) ? sourceOf(withoutBase(new URL(each).pathname, base)) : [],
  );
  if (paths.length === 0) throw withoutStack(`${place} lists no address.`);
  const pages = new Map(paths.map((at) => [at, {}]));
  return { name: place, pages, files: new Map(), redirects: [], sources: [], hasFile: () => false };
}

/** The page that a redirect's own HTML file leads to. */
const refresh = /<meta http-equiv="refresh" content="0;\s*url=([^"]+)"/i;

/** Reads the addresses of a site that was built, by this tool or another. */
export function readBuiltFolder(name: string, folder: string, base: string): Snapshot {
  const files = filesIn(folder).map((file) => `/${posixPath(file)}`);
  const pages = new Map<string, object>();
  const redirects: Redirect[] = [];
  for (const file of files.filter((each) => /\.html?$/i.test(each) && each !== '/404.html')) {
    const at = sourceOf(
      encodeURI(file)
        .replace(/\.html?$/i, '')
        .replace(/\/index$/, '/'),
    );
    const [, target] = refresh.exec(readFileSync(path.join(folder, file), 'utf8').slice(0, 2000)) ?? [];
    if (target === undefined || at === '/') pages.set(at, {});
    else redirects.push({ source: at, destination: withoutBase(decode(target), base), permanent: true });
  }
  const all = new Set(files);
  const isWritten = (at: string): boolean => isFile(at, { assets: new Set(), hasPage: (page) => pages.has(page) });
  const own = files.filter((file) => !/\.html?$/i.test(file) && !isWritten(file));
  return {
    name,
    pages,
    files: new Map(own.map((file) => [file, undefined])),
    redirects,
    sources: redirects.map(({ source }) => source),
    hasFile: (at) => all.has(at) || isWritten(at),
  };
}
