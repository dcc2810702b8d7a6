import { calloutOf } from '../../../mdx/foreign/callouts.js';
import { componentOf, containerLine, partsOfRest } from '../../../mdx/foreign/directives.js';
import { attribute, plainTitle } from './written.js';

/** The block that a line opens. */
export interface Opening {
  /** Component around the content; undefined if only the content stays. */
  tag?: string | undefined;
  attributes?: string;
  /** Ends the block: a line with this mark, or less indentation. */
  end: { mark: string } | { indentation: number };
  /** True if lines with four spaces after it are options of the block. */
  hasOptions?: boolean;
  /** True if lines such as `== Title` divide its content into tabs. */
  hasTabs?: boolean;
}

/** Number of columns before the first character of a line. */
export const widthOf = (line: string): number => line.replaceAll('\t', '    ').search(/\S|$/);
const titled = (title: string | undefined): string => attribute('title', plainTitle(title ?? ''));
const foldable = (title: string, isOpen: boolean): Pick<Opening, 'tag' | 'attributes'> => ({
  tag: 'Accordion',
  attributes: `${titled(title)}${isOpen ? ' defaultOpen' : ''}`,
});
const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Reads a line that opens a block of MkDocs: `!!! type "title"`, `??? type`, `=== "tab"`, `/// type | title`. */
export function mkdocsOpening(line: string): Opening | undefined {
  const inside = { indentation: widthOf(line) + 4 };
  const [, marks = '', kind = '', quoted] =
    /^\s*(!!!|\?\?\?\+?)[ \t]*([\w-]*)[\w \t-]*(?:"(.*)")?[ \t]*$/.exec(line) ?? [];
  if (marks === '!!!') return { tag: calloutOf(kind) ?? 'Note', attributes: titled(quoted), end: inside };
  if (marks !== '') return { ...foldable(quoted ?? capitalized(kind), marks.endsWith('+')), end: inside };
  const [, tab] = /^\s*===[+!]*[ \t]+["'](.*)["'][ \t]*$/.exec(line) ?? [];
  if (tab !== undefined) return { tag: 'Tab', attributes: titled(tab.replaceAll('`', '')), end: inside };
  const [, slashes = '', name = '', , title = ''] =
    /^\s*(\/{3,})[ \t]+([\w-]+)[ \t]*(\|[ \t]*(.*?))?[ \t]*$/.exec(line) ?? [];
  if (name === '') return undefined;
  const fenced = { end: { mark: slashes }, hasOptions: true };
  if (name === 'tab') return { tag: 'Tab', attributes: titled(title), ...fenced };
  if (name === 'details') return { ...foldable(title === '' ? 'Details' : title, false), ...fenced };
  return { tag: name === 'admonition' ? 'Note' : calloutOf(name), attributes: titled(title), ...fenced };
}

/** Reads a line that opens a container: `:::tip Title`. */
export function containerOpening(line: string): Opening | undefined {
  const [, , mark = '', name = '', rest = ''] = containerLine.exec(line) ?? [];
  if (name === '') return undefined;
  const { title, attributes } = partsOfRest(rest);
  const tag = componentOf(name);
  const end = { mark };
  if (name === 'tabs') return { end, hasTabs: true };
  if (tag === 'Accordion') return { ...foldable(title === '' ? 'Details' : title, attributes.includes('open')), end };
  return { tag, attributes: tag === undefined || tag === 'CodeGroup' ? '' : titled(title), end };
}

/** Reads a line that starts a tab in a container of VitePress' plug-in for tabs: `== Title {#id}`. */
export function tabOpening(line: string, end: Opening['end']): Opening | undefined {
  const [, title] = /^\s*==[ \t]+(.+?)[ \t]*(?:\{#[\w-]+\})?[ \t]*$/.exec(line) ?? [];
  return title === undefined ? undefined : { tag: 'Tab', attributes: titled(title), end };
}
