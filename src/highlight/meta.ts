import { lineNumbers } from './ranges.js';

/** Options after a fence's language (part 4.6 of the format). */
export interface FenceMeta {
  /** Words that are not options; undefined if there are none. */
  title?: string;
  icon?: string;
  /** Highlighted lines, counted from 1. */
  highlight?: number[];
  /** Focused lines, counted from 1. */
  focus?: number[];
  /** Show line numbers. */
  lines?: true;
  /** Wrap long lines instead of scrolling. */
  wrap?: true;
  /** Show only the beginning until the reader expands the block. */
  expandable?: true;
  /** Show no copy button. */
  nocopy?: true;
  /** Show the types of names. */
  twoslash?: true;
  /** Corner of a diagram's controls. */
  placement?: string;
  /** True if a diagram has controls. */
  actions?: boolean;
}

const flags = {
  lines: 'lines',
  linenumbers: 'lines',
  showlinenumbers: 'lines',
  wrap: 'wrap',
  expandable: 'expandable',
  nocopy: 'nocopy',
  twoslash: 'twoslash',
} as const;
/** Options of other tools that do not change how a static block looks. */
const ignored = new Set(['theme', 'lang']);

// `key={…}`, `key="…"`, `key=word`, `{…}`, a quoted text, or a word.
const part = /([\w-]+)=(?:\{([^}]*)\}|"([^"]*)"|'([^']*)'|(\S+))|\{([^}]*)\}|"([^"]*)"|'([^']*)'|(\S+)/g;

function flagOf(word: string): (typeof flags)[keyof typeof flags] | undefined {
  const name = word.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  return Object.hasOwn(flags, name) ? flags[name as keyof typeof flags] : undefined;
}

/** Applies `key=value`; false for an unknown key, which becomes part of the title. */
function option(meta: FenceMeta, key: string, value: string): boolean {
  const plain = value.replace(/^(["'`])(.*)\1$/, '$2').trim();
  const flag = flagOf(key);
  if (flag) {
    if (plain !== 'false') meta[flag] = true;
    return true;
  }
  switch (key.toLowerCase()) {
    case 'title':
    case 'filename':
      meta.title = plain;
      return true;
    case 'icon':
      meta.icon = plain;
      return true;
    case 'highlight':
      meta.highlight = [...(meta.highlight ?? []), ...lineNumbers(plain)];
      return true;
    case 'focus':
      meta.focus = [...(meta.focus ?? []), ...lineNumbers(plain)];
      return true;
    case 'placement':
      meta.placement = plain;
      return true;
    case 'actions':
      meta.actions = plain !== 'false';
      return true;
    default:
      return ignored.has(key.toLowerCase());
  }
}

/**
 * Parses the text after a fence's language: options in any order. All other words form the title.
 *
 * @param text such as `src/water.ts {1,3-5} lines icon="leaf"`.
 */
export function parseMeta(text: string): FenceMeta {
  const meta: FenceMeta = {};
  const title: string[] = [];
  for (const [whole, key, ...values] of text.matchAll(part)) {
    const [braced, double, single, bare, lines, doubleQuoted, singleQuoted, word] = values;
    if (key !== undefined) {
      if (!option(meta, key, braced ?? double ?? single ?? bare ?? '')) title.push(whole);
    } else if (lines !== undefined) {
      const numbers = lineNumbers(lines);
      if (numbers.length > 0) meta.highlight = [...(meta.highlight ?? []), ...numbers];
      else title.push(whole);
    } else if (word !== undefined) {
      const flag = flagOf(word);
      if (flag) meta[flag] = true;
      else if (!ignored.has(word)) title.push(word);
    } else {
      title.push(doubleQuoted ?? singleQuoted ?? '');
    }
  }
  // VitePress puts the titles of grouped blocks into brackets.
  const words = title
    .join(' ')
    .trim()
    .replace(/^\[(.+)\]$/, '$1');
  if (meta.title === undefined && words !== '') meta.title = words;
  return meta;
}

/** Splits the text directly after the backticks: `js{1,3}` is the language `js` with highlighted lines, and `title="x"` is not a language. */
export function splitInfo(info: string, rest: string): { lang: string; meta: string } {
  const match = /^([^{=]*?)(\{.*|)$/.exec(info);
  if (!match) return { lang: '', meta: `${info} ${rest}`.trim() };
  return { lang: match[1] ?? '', meta: `${match[2] ?? ''} ${rest}`.trim() };
}
