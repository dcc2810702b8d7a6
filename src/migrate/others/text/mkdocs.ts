import { mapProse } from '../../../mdx/compile/tolerate.js';

/** HTML for the inline marks of Python Markdown's extensions. */
const marks: readonly [RegExp, (inside: string) => string][] = [
  [
    /\+\+((?:"[^"\n]+"|[\w-]+)(?:\+(?:"[^"\n]+"|[\w-]+))*)\+\+/g,
    (keys) => keys.replace(/"([^"]+)"|[^+]+/g, (key, quoted?: string) => `<kbd>${quoted ?? key}</kbd>`),
  ],
  [/==(?=\S)([^=\n]+?)(?<=\S)==/g, (inside) => `<mark>${inside}</mark>`],
  [/\^\^(?=\S)([^^\n]+?)(?<=\S)\^\^/g, (inside) => `<ins>${inside}</ins>`],
  [/(?<![\w~])~([^~\s]+)~(?!~)/g, (inside) => `<sub>${inside}</sub>`],
];

const icon = /:(material|octicons|fontawesome|simple)-([\w-]+):(?:\{[^{}]*\})?\s?/g;

/** Font Awesome icons have the same names here. Icons of other sets are decorative and dropped. */
function iconOf(set: string, name: string): string {
  const [, style = '', own = ''] = /^(brands|solid|regular)-(.*)$/.exec(name) ?? [];
  if (set !== 'fontawesome' || own === '') return '';
  return `<Icon icon="${own}"${style === 'solid' ? '' : ` iconType="${style}"`} /> `;
}

/** A list of attributes: `{ .class #id key=value }`. Of these, links need the id. */
const attributeList = /[ \t]?\{:?[ \t]*(?:[.#][\w-]|[\w-]+=)[^{}\n]*\}/g;

const anchorOf = (id: string | undefined): string => (id === undefined ? '' : `<a id="${id}"></a>`);

/** Converts the text between elements of an MkDocs page. The result is not escaped again. */
export function inlineMkdocs(text: string): string {
  const plain = text
    .replace(attributeList, (list) => anchorOf(/#([\w-]+)/.exec(list)?.[1]))
    .replace(icon, (_whole, set: string, name: string) => iconOf(set, name));
  return marks.reduce(
    (now, [pattern, write]) => now.replace(pattern, (_whole, inside: string) => write(inside)),
    plain,
  );
}

const generated =
  /^(?:[ \t]*):::[ \t]+(?:[\w.]+|mkdocs-\w+)[ \t]*\n(?:[ \t]+:?[\w-]+:.*\n|[ \t]+- .*\n|[ \t]*\n(?=[ \t]+:?[\w-]+:))*/gm;

/** Removes documentation that mkdocstrings or mkdocs-click generates from code. */
export function withoutGenerated(text: string): { text: string; names: string[] } {
  const names = [...`${text}\n`.matchAll(generated)].map(([whole]) => whole.trim().split('\n')[0] ?? '');
  return names.length === 0
    ? { text, names }
    : { text: `${text}\n`.replace(generated, (whole) => whole.replace(/[^\n]/g, '')), names };
}

/** Code, or a link with the name of an address: `[text][name]`, `[name][]`. */
const codeOrReference = /`+[^`\n]*`+|\[((?:`[^`]*`|[^[\]`])+)\]\[([^[\]\n]*)\]/g;

/** Replaces links whose address the page does not define with their text. mkdocstrings would look their names up in code. */
export function withoutCodeLinks(text: string): string {
  const names = new Set(Array.from(text.matchAll(/^[ \t]*\[([^\]\n]+)\]:/gm), ([, name = '']) => name.toLowerCase()));
  return mapProse(text, (prose) =>
    prose.replace(codeOrReference, (whole, label: string | undefined, name: string) =>
      label === undefined || names.has((name || label).toLowerCase()) ? whole : label,
    ),
  );
}

/** Converts line-based syntax of Python Markdown's extensions: abbreviations, attributes of headings. */
export function linesOfMkdocs(text: string): string {
  return (
    text
      .replace(/^\*\[[^\]]+\]:.*$/gm, '')
      .replace(/^(#{1,6}[ \t].*?)[ \t]*\{:?[ \t]*#([\w-]+)[^{}\n]*\}[ \t]*$/gm, '$1 {#$2}')
      .replace(/^(#{1,6}[ \t].*?)[ \t]*\{:?[ \t]*(?:\.|[\w-]+=)[^{}\n]*\}[ \t]*$/gm, '$1')
      .replace(/(<[\w-]+\b[^<>]*?)[ \t]+markdown(?:=["']?\w*["']?)?(?=[\s>/])/g, '$1')
      .replace(/!\[([^\]]*)\]\(([^\s()]+#(?:only|gh)-[\w-]+)\)(?:\{[^{}\n]*\})?/g, '<img src="$2" alt="$1" />')
      // A link without text and address only holds an id.
      .replace(/\[\]\(\)(?=\{)/g, '')
      .replace(/`#!\w+[ \t]/g, '`')
  );
}
