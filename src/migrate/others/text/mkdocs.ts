/** HTML for the inline marks of Python Markdown's extensions. */
const marks: readonly [RegExp, (inside: string) => string][] = [
  [
    /\+\+([\w"+-]+)\+\+/g,
    (keys) =>
      keys
        .split('+')
        .map((key) => `<kbd>${key.replaceAll('"', '')}</kbd>`)
        .join('+'),
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

/** A list of attributes: `{ .class #id key=value }`. */
const attributeList = /[ \t]?\{:?[ \t]*(?:[.#][\w-]|[\w-]+=)[^{}\n]*\}/g;

/** Converts the text between elements of an MkDocs page. The result is not escaped again. */
export function inlineMkdocs(text: string): string {
  const plain = text.replace(attributeList, '').replace(icon, (_whole, set: string, name: string) => iconOf(set, name));
  return marks.reduce(
    (now, [pattern, write]) => now.replace(pattern, (_whole, inside: string) => write(inside)),
    plain,
  );
}

const generated = /^(?:[ \t]*):::[ \t]+[\w.]+[ \t]*\n(?:[ \t]+[\w-]+:.*\n|[ \t]+- .*\n|[ \t]*\n(?=[ \t]+[\w-]+:))*/gm;

/** Removes documentation that mkdocstrings generates from code. */
export function withoutGenerated(text: string): { text: string; names: string[] } {
  const names = [...`${text}\n`.matchAll(generated)].map(([whole]) => whole.trim().split('\n')[0] ?? '');
  return names.length === 0
    ? { text, names }
    : { text: `${text}\n`.replace(generated, (whole) => whole.replace(/[^\n]/g, '')), names };
}

/** Converts line-based syntax of Python Markdown's extensions: abbreviations, attributes of headings. */
export function linesOfMkdocs(text: string): string {
  return text
    .replace(/^\*\[[^\]]+\]:.*$/gm, '')
    .replace(/^(#{1,6}[ \t].*?)[ \t]*\{:?[ \t]*#([\w-]+)[^{}\n]*\}[ \t]*$/gm, '$1 {#$2}')
    .replace(/^(#{1,6}[ \t].*?)[ \t]*\{:?[ \t]*(?:\.|[\w-]+=)[^{}\n]*\}[ \t]*$/gm, '$1')
    .replace(/(<[\w-]+\b[^<>]*?)[ \t]+markdown(?:=["']?\w*["']?)?(?=[\s>/])/g, '$1')
    .replace(/`#!\w+[ \t]/g, '`');
}
