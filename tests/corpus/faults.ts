import { componentNames as names } from '../../src/mdx/componentProperties.js';
import type { BuiltPage } from './page.js';

/** Something that is wrong on a built page. */
export interface Fault {
  page: string;
  what: string;
}

const inProse: readonly { name: string; pattern: RegExp }[] = [
  { name: 'an object as text', pattern: /\[object \w+\]/ },
  { name: 'undefined', pattern: /\bundefined\b|\bNaN\b/ },
  { name: 'a component as text', pattern: /(?<![\w<])<\/?[A-Z]\w*(?:\.\w+)?(?:\s[^<>]*)?\/?>/ },
  { name: 'a directive', pattern: /^:::/m },
  { name: 'a placeholder', pattern: /\{\{/ },
  { name: 'a comment', pattern: /<!--|\{\/\*|\*\/\}/ },
  { name: 'a module statement', pattern: /^(?:import\s[\w{*][^\n]*\sfrom\s+['"]|export\s+(?:const|default)\s)/m },
  { name: 'Markdown', pattern: /\]\((?:https?:|\/|\.|#)[^)\s]*\)|^#{1,6} \S|(?<!\*)\*\*\w[^*\n]*\*\*(?!\*)|```/m },
  { name: 'an id of a heading', pattern: /\{#[\w-]+\}/ },
];

const componentNames: ReadonlySet<string> = new Set(names);

const reactNames = new Set(
  'className htmlFor strokeWidth strokeLinecap strokeLinejoin strokeMiterlimit strokeDasharray fillRule clipRule clipPath fillOpacity stopColor stopOpacity xlinkHref dangerouslySetInnerHTML defaultValue'.split(
    ' ',
  ),
);

function excerpt(text: string, at: number): string {
  return text.slice(Math.max(0, at - 30), at + 60).replace(/\s+/g, ' ');
}

/** Returns true if a line closes more square brackets than it opens. */
const isUnpaired = (line: string): boolean => line.split(']').length > line.split('[').length;

/** Returns true if the author wrote it: `undefined`, a `<Thing>` in code or a title, the end of a comment without a start. */
function isAuthors(name: string, match: string, source: string): boolean {
  // Signs that the author kept from being Markdown, and a link whose address was written within an address.
  // Bold that begins within a link and ends behind it is none; nor is `#` in a cell, or an address behind a bracket that nothing opens.
  if (name === 'Markdown') {
    if (match.startsWith('**')) return /\\\*|\*{4}|\*\*\[[^\]\n]*\*\*[^\]\n]*\]\(/.test(source);
    if (match.startsWith('#')) return source.includes(`| ${match}`);
    return match.lastIndexOf('](') > 0 || source.split('\n').some((line) => line.includes(match) && isUnpaired(line));
  }
  if (name === 'a comment') return source.includes('*/}') && !source.includes('{/*');
  const isComponent = name === 'a component as text' && !componentNames.has(/\w+/.exec(match)?.[0] ?? '');
  return (isComponent || name === 'undefined' || name === 'a placeholder') && source.includes(match);
}

/**
 * Text and markup that show that something was not rendered.
 *
 * @param source what the author wrote: the page, titles and descriptions from elsewhere.
 */
export function betrayals(page: BuiltPage, source = ''): Fault[] {
  const found: Fault[] = [];
  const add = (what: string): number => found.push({ page: page.address, what });
  for (const text of page.prose) {
    for (const { name, pattern } of inProse) {
      const match = pattern.exec(text);
      if (match && !isAuthors(name, match[0], source)) add(`${name}: ${excerpt(text, match.index)}`);
    }
  }
  for (const tag of page.componentTags) add(`a component as an element: <${tag}>`);
  for (const { tag, name, value } of page.attributes) {
    if (reactNames.has(name)) add(`a React attribute: <${tag} ${name}>`);
    if (/\[object \w+\]/.test(value) || /(?:^|[\s/])(?:undefined|NaN)$/.test(value))
      if (!source.includes(value)) add(`an attribute: <${tag} ${name}="${value.slice(0, 60)}">`);
  }
  return found;
}

/** Pictures whose size was known when the site was built, without it. */
export function unsizedImages(page: BuiltPage, isLocal: (source: string) => boolean): Fault[] {
  return page.images
    .filter(({ source, isSized }) => !isSized && isLocal(source))
    .map(({ source }) => ({ page: page.address, what: source }));
}

/**
 * Ids that stand more than once.
 *
 * @param source what the author wrote: an id that stands there twice is the author's own.
 */
export function duplicateIds(page: BuiltPage, source = ''): Fault[] {
  const seen = new Set<string>();
  const twice = new Set(page.ids.filter((id) => seen.has(id) || !seen.add(id)));
  const isOurs = (id: string): boolean => source.split(`id="${id}"`).length < 3;
  return [...twice].filter(isOurs).map((id) => ({ page: page.address, what: id }));
}

/** A page that shows nothing, though its author wrote something. */
export function emptiness(page: BuiltPage, source: string | undefined): Fault[] {
  const written = (source ?? 'generated')
    .replace(/^---\r?\n[\s\S]*?\r?\n---/, '')
    .replace(/^(?:import|export)\s.*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g, '')
    .trim();
  const isEmpty = page.weight === 0 && written !== '' && !page.isRedirect;
  return isEmpty ? [{ page: page.address, what: 'nothing is shown' }] : [];
}

/** Places where a page says that a part of it is missing. */
export function missingParts(page: BuiltPage): Fault[] {
  const notes = page.attributes.filter(({ name, value }) => name === 'class' && value.split(/\s+/).includes('fault'));
  return notes.length === 0 ? [] : [{ page: page.address, what: `${notes.length} missing` }];
}
