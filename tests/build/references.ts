import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { markdownToMdast, type MdastNode } from 'satteri';
import { filesOf, has } from './trellis.js';

/** An address that a built file names. */
interface Reference {
  file: string;
  target: string;
}

/** Targets that a page offers to references, and its own references. */
interface Page {
  ids: ReadonlySet<string>;
  targets: readonly string[];
}

/** Attributes that begin with a slash without being an address. */
const texts = new Set([
  'd',
  'alt',
  'title',
  'content',
  'value',
  'aria-label',
  'aria-labelledby',
  'data-label',
  'data-current-path',
  'data-page-href',
]);
/** Names in structured data that are no addresses. */
const names = /#(?:website|organization|breadcrumb|article|api)$/;

function readPage(html: string, origin: string): Page {
  const ids = new Set<string>();
  const targets: string[] = [];
  let json: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (attributes['id']) ids.add(attributes['id']);
      if (name === 'a' && attributes['name']) ids.add(attributes['name']);
      for (const [key, value] of Object.entries(attributes)) {
        const isRooted = /^\/(?!\/)/.test(value) && !texts.has(key);
        if (key === 'srcset') targets.push(...matches(value, /(?:^|,\s*)(\S+)/g));
        else if (isRooted || value.startsWith(`${origin}/`)) targets.push(value);
        else if (key === 'href' && value.startsWith('#')) targets.push(value);
      }
      const refresh = attributes['http-equiv'] === 'refresh' ? /url=(.*)$/.exec(attributes['content'] ?? '') : null;
      if (refresh?.[1]) targets.push(refresh[1]);
      if (attributes['type'] === 'application/ld+json') json = '';
    },
    ontext(text) {
      if (json !== undefined) json += text;
    },
    onclosetag() {
      if (json !== undefined) targets.push(...stringsIn(JSON.parse(json)).filter((text) => text.startsWith(origin)));
      json = undefined;
    },
  });
  parser.end(html);
  return { ids, targets: targets.filter((target) => !names.test(target)) };
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function urlsIn(node: MdastNode): string[] {
  const own = 'url' in node ? [node.url] : [];
  return 'children' in node ? [...own, ...(node.children as MdastNode[]).flatMap(urlsIn)] : own;
}

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);
const decoded = (xml: string): string => xml.replaceAll('&amp;', '&').replaceAll('&apos;', "'").replaceAll('&lt;', '<');

/** The addresses that a file names which is no page; those of its own site alone. */
function namedIn(file: string, read: () => string, base: string): string[] {
  const under = (target: string): string => `${base}${target}`;
  if (/\.(?:md|txt)$/.test(file)) return urlsIn(markdownToMdast(read(), { features: { gfm: true } }));
  if (file.endsWith('.xml'))
    return matches(read(), /(?:<(?:loc|link|guid)>|href=")([^<"]+)/g)
      .map(decoded)
      .flatMap((target) => target);
  if (file.endsWith('.css')) return matches(read(), /url\(\s*["']?(\/[^"')]+)/g);
  if (file.endsWith('.js')) return matches(read(), /["'`](\/[\w./-]*_(?:astro|trellis)\/[\w./-]+\.\w+)["'`]/g);
  if (file === '_redirects') return matches(read(), /^\S+ (\S+) \d+$/gm).filter((target) => !target.includes(':splat'));
  if (file === 'vercel.json') {
    const { redirects } = JSON.parse(read()) as { redirects: { destination: string }[] };
    return redirects.map(({ destination }) => destination).filter((target) => !/\/:/.test(target));
  }
  if (file === '_trellis/pages.json')
    return (JSON.parse(read()) as { pages: { path: string }[] }).pages.map(({ path: url }) => under(encodeURI(url)));
  return [];
}

/** Addresses that a search result leads to: pages, and places in them. */
function foundIn(fragment: Buffer, base: string): string[] {
  const text = gunzipSync(fragment).toString();
  const { url, anchors } = JSON.parse(text.slice(text.indexOf('{'))) as { url: string; anchors: { id: string }[] };
  return [url, ...anchors.map(({ id }) => `${url}#${id}`)].map((target) => `${base}${encodeURI(target)}`);
}

/**
 * Every address of the site that its files name and that answers nothing, has no such place, or lost its base: in pages, their redirects,
 * structured data and tags for others, in Markdown, `llms.txt`, feeds, the sitemap, rules for hosts, styles, scripts and the search index.
 *
 * @param base without trailing slash.
 * @param origin that the site was built for.
 */
export function strayReferences(output: string, base: string, origin: string): string[] {
  const files = filesOf(output);
  const known = new Set(files);
  const read = (file: string): string => readFileSync(path.join(output, file), 'utf8');
  const pages = new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, readPage(read(file), origin)]),
  );
  const fileAt = (url: string): string | undefined =>
    [url, path.join(url, 'index.html'), `${url}.html`].find((file) => known.has(file));

  function isStray({ file, target }: Reference): boolean {
    const own = target.startsWith(origin) ? target.slice(origin.length) : target;
    if (!/^[/#.]/.test(own) || own.startsWith('//')) return false;
    const [, address = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(own) ?? [];
    const url = decodeURIComponent(address);
    // Markdown stands beside its page, whose places it speaks of.
    const self = file.endsWith('.md') ? (fileAt(file.slice(0, -3)) ?? file.replace(/\.md$/, '.html')) : file;
    if (url === '' && fragment !== undefined) return !hasPlace(self, fragment);
    if (url !== base && !url.startsWith(`${base}/`)) return true;
    const found = fileAt(url.slice(base.length).replace(/^\/|\/$/g, '') || 'index.html');
    return found === undefined || (fragment !== undefined && !hasPlace(found, fragment));
  }

  const hasPlace = (file: string, fragment: string): boolean =>
    fragment === '' || pages.get(file)?.ids.has(decodeURIComponent(fragment)) !== false;

  const references = files.flatMap((file): Reference[] => {
    const fragment = file.endsWith('.pf_fragment') ? readFileSync(path.join(output, file)) : undefined;
    const targets =
      pages.get(file)?.targets ?? (fragment ? foundIn(fragment, base) : namedIn(file, () => read(file), base));
    return targets.map((target) => ({ file, target }));
  });
  if (!has(output, 'llms.txt') || references.length === 0) return ['nothing was read'];
  return references.filter(isStray).map(({ file, target }) => `${file} -> ${target}`);
}
