import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import Validator from '@adobe/structured-data-validator';
import { Parser } from 'htmlparser2';
import { imageSize } from 'image-size';
import { vocabulary } from '../unit/theme/layout/vocabulary.js';
import { filesOf } from './trellis.js';

type Attributes = Readonly<Record<string, string>>;

interface Head {
  html: Attributes;
  titles: string[];
  metas: Attributes[];
  links: Attributes[];
  data: string[];
}

function readHead(text: string): Head {
  const head: Head = { html: {}, titles: [], metas: [], links: [], data: [] };
  let into: string[] | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'html') head.html = attributes;
      if (name === 'meta') head.metas.push(attributes);
      if (name === 'link') head.links.push(attributes);
      if (name === 'title') (into = head.titles).push('');
      if (name === 'script' && attributes['type'] === 'application/ld+json') (into = head.data).push('');
      if (name === 'body') parser.pause();
    },
    ontext(part) {
      if (into) into.push((into.pop() ?? '') + part);
    },
    onclosetag() {
      into = undefined;
    },
  });
  parser.write(text);
  return head;
}

const validator = new Validator(vocabulary);

async function faultsOfData(data: string): Promise<string[]> {
  const { '@graph': things } = JSON.parse(data) as { '@graph': ({ '@type': string } & object)[] };
  const jsonld: Record<string, object[]> = {};
  for (const thing of things) (jsonld[thing['@type']] ??= []).push(thing);
  const issues = await validator.validate({ jsonld });
  return issues.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

/** Elements that each page has once, with the pattern of their value. */
const once: Readonly<Record<string, RegExp>> = {
  viewport: /width=device-width/,
  'application-name': /./,
  'og:site_name': /./,
  'og:type': /^website$/,
  'og:title': /./,
  'og:locale': /^[a-z]{2,3}_[A-Z]{2}$/,
  'og:url': /^https:\/\//,
  'twitter:card': /^summary(?:_large_image)?$/,
  'twitter:title': /./,
};

async function faultsOf(text: string, output: string, origin: string, base: string): Promise<string[]> {
  const { html, titles, metas, links, data } = readHead(text);
  const faults: string[] = [];
  const values = (name: string): string[] =>
    metas.flatMap((meta) => ((meta['name'] ?? meta['property']) === name ? (meta['content'] ?? '') : []));
  const named = (rel: string): string[] => links.flatMap((link) => (link['rel'] === rel ? (link['href'] ?? '') : []));
  const expectOne = (what: string, found: readonly string[], form: RegExp): void => {
    if (found.length !== 1 || !form.test(found[0] ?? '')) faults.push(`${what}: ${JSON.stringify(found)}`);
  };
  expectOne('lang', Intl.getCanonicalLocales(html['lang'] ?? []), /./);
  expectOne('title', titles, /\S/);
  expectOne('canonical', named('canonical'), /^https:\/\//);
  for (const [name, form] of Object.entries(once)) expectOne(name, values(name), form);
  for (const name of ['description', 'og:description', 'robots', 'keywords', 'og:image', 'twitter:image'])
    if (values(name).length > 1) faults.push(`${name} is there ${values(name).length} times`);
  if (values('theme-color').length !== 2) faults.push('theme-color');
  if (named('icon').length === 0) faults.push('no icon');
  const [image = ''] = values('og:image');
  if (image.startsWith(`${origin}${base}/_trellis/`)) {
    const file = path.join(output, image.slice(`${origin}${base}`.length));
    const size = existsSync(file) ? imageSize(readFileSync(file)) : undefined;
    if (size?.width !== 1200 || size.height !== 630) faults.push(`og:image: ${image}`);
  }
  const isLeftOut = values('robots').some((robots) => robots.includes('noindex'));
  if (!isLeftOut && data.length !== 1) faults.push(`${data.length} pieces of structured data`);
  for (const each of data) faults.push(...(await faultsOfData(each)));
  return faults;
}

/** Faults in the heads of a built site's pages; a library judges their structured data. */
export async function headFaults(output: string, base: string, origin: string): Promise<string[]> {
  const faults: string[] = [];
  const pages = filesOf(output).filter((file) => file.endsWith('index.html') && !file.startsWith('_trellis/'));
  for (const file of pages) {
    const text = readFileSync(path.join(output, file), 'utf8');
    if (text.includes('http-equiv="refresh"')) continue;
    faults.push(...(await faultsOf(text, output, origin, base)).map((fault) => `${file} ${fault}`));
  }
  return faults;
}
