import type { Lost, WrittenObject } from '../written.js';
import { isObject } from '../written.js';
import { Addresses } from './addresses.js';
import type { OtherFolder } from './folder.js';
import { NavigationWriter } from './navigation.js';
import { PageWriter } from './page.js';
import type { ForeignSite } from './site.js';

/** A documentation folder converted from another generator's site. */
export interface WrittenSite {
  docs: WrittenObject;
  /** Texts by path. */
  texts: ReadonlyMap<string, string>;
  /** Files to copy: source by target. */
  copies: ReadonlyMap<string, string>;
  pages: number;
  lost: Lost[];
}

/** Files with settings for the old site's host or tools. */
const ofHosts = /(?:^|\/)(?:_redirects|_headers|CNAME|\.nojekyll|robots\.txt|\.DS_Store)$/;

const isEmpty = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

/** Replaces paths of images in settings (`source:docs/img/logo.svg`) with their addresses, and leaves out empty objects. */
function withAddresses(value: WrittenObject, addressOf: (file: string) => string | undefined): WrittenObject {
  const entries = Object.entries(value).map(([key, each]) => {
    if (typeof each === 'string' && each.startsWith('source:'))
      return [key, addressOf(each.slice('source:'.length))] as const;
    return [key, isObject(each) ? withAddresses(each, addressOf) : each] as const;
  });
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined && !isEmpty(each)));
}

/** Merges settings that are lost for the same reason into the first one, with a count. */
function mergeLost(lost: readonly Lost[]): Lost[] {
  return [...Map.groupBy(lost, ({ what, why }) => `${what}\0${why}`).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const places = others.length === 1 ? 'one more place' : `${others.length} more places`;
    return others.length === 0 ? first : { ...first, why: `${first.why} (and in ${places})` };
  });
}

/** Converts a site to a documentation folder. */
export function writeSite(folder: OtherFolder, site: ForeignSite): WrittenSite {
  const addresses = new Addresses(folder, site);
  const navigation = new NavigationWriter();
  const docsJson: WrittenObject = { theme: 'mint', ...site.docs, navigation: navigation.write(site) };
  const writer = new PageWriter(folder, site, addresses);
  const texts = new Map<string, string>();
  const waiting = new Map<string, string>();
  const add = (path: string, file: string, isSnippet: boolean): void => {
    const page = writer.write(file, isSnippet);
    texts.set(path, page.text);
    for (const [name, source] of page.snippets) if (!texts.has(name)) waiting.set(name, source);
  };
  let pages = 0;
  for (const part of site.parts)
    for (const id of part.pages.ids) {
      add(`${NavigationWriter.pathOf(part, id)}.mdx`, part.pages.fileOf(id), false);
      pages += 1;
    }
  for (const [name, source] of waiting) if (!texts.has(name)) add(name, source, true);
  for (const [path, { title, url }] of navigation.links)
    texts.set(`${path}.mdx`, `---\ntitle: ${JSON.stringify(title)}\nurl: ${JSON.stringify(url)}\n---\n`);
  const { redirects } = site.docs;
  if (Array.isArray(redirects))
    docsJson.redirects = redirects
      .filter((rule) => isObject(rule))
      .flatMap(({ source, destination }): WrittenObject[] => {
        const to = addresses.link(String(destination), '') ?? String(destination);
        return addresses.isPage(String(source)) || to === source ? [] : [{ source: String(source), destination: to }];
      });
  const docs = withAddresses(docsJson, (file) =>
    addresses.link(`@/${file.slice(site.project === '.' ? 0 : site.project.length + 1)}`, ''),
  );
  const copies = new Map([...addresses.copies].filter(([target]) => !ofHosts.test(target) && !texts.has(target)));
  return { docs, texts, copies, pages, lost: mergeLost([...site.lost, ...writer.lost]) };
}
