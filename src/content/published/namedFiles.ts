import { textAt } from '../../shared/textAt.js';
import { endingOf } from './kinds.js';

/** A text that may name a file, or several files through a template: `/data/${name}.csv`. */
const fileLike = /^[^\s<>"]*[^\s/<>"]\.[a-z\d]{1,12}(?:[?#][^\s<>"]*)?$/i;

const all = (text: string, pattern: RegExp, group = 1): string[] =>
  [...text.matchAll(pattern)].map((match) => match[group] ?? '');

function quotedIn(text: string): string[] {
  return all(text, /(["'`])((?:(?!\1)[^\n\\])+)\1/g, 2);
}

const markdownLinks = (text: string): string[] => all(text, /\]\(\s*<?([^)\s>]+)/g);
const bareAttributes = (text: string): string[] => all(text, /\b(?:href|src|data|action|poster)=([^\s"'`<>{}]+)/gi);
const inStyles = (text: string): string[] => [
  ...all(text, /\burl\(\s*["']?([^"')]+?)["']?\s*\)/gi),
  ...all(text, /@import\s+["']([^"']+)["']/gi),
];
const inData = (text: string): string[] => [
  ...all(text, /\$ref["']?\s*:\s*["']?([^\s"'#,}]+)/g),
  ...all(text, /\bexternalValue["']?\s*:\s*["']?([^\s"',}]+)/g),
  ...markdownLinks(text),
  ...all(text, /\b(?:href|src)=\\?["']([^\s"'\\]+)/g),
];

const rootedPath = /^\/(?!\/)(?:\$\{[^{}]*\}|[^\s<>{}])+$/;

/** What a text names besides its links and images. */
interface Named {
  files: string[];
  /** Paths of the site that its code may pass to components, as written: `/guides/start`, `/images/${name}.png`. */
  paths: string[];
}

const pathsIn = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => rootedPath.test(text)))];

/**
 * Files and paths that an MDX or Markdown text may name besides its links and images: in attributes and expressions, but not in code.
 *
 * @param script the text's own JavaScript, without imports.
 * @param site address at which the site is served. An address that starts with it names a file even in code.
 */
export function namedInPage(source: string, script: string, site = ''): Named {
  const whole =
    site === ''
      ? []
      : source
          .split(`${site}/`)
          .slice(1)
          .map((rest) => `/${/^[^\s"'`<>()[\]|\\]*/.exec(rest)?.[0] ?? ''}`);
  const prose = source
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?[ \t]*\2[`~]*[ \t]*$/gm, '')
    .replace(/(?<!\{\s*)(`+)(?!`)[^\n]*?[^`\n]\1(?!`)/g, '');
  const expressions = all(prose, /\{((?:[^{}]|\{[^{}]*\})*)\}/g);
  const attributes = all(prose, /=\s*(["'])((?:(?!\1)[^\n])+)\1/g, 2);
  const inCode = [script, ...expressions].flatMap(quotedIn);
  return { files: filesIn([...whole, ...attributes, ...bareAttributes(prose), ...inCode]), paths: pathsIn(inCode) };
}

/** Files that the links and images of a Markdown text may name, found without parsing it. */
export function namedInLinks(source: string): string[] {
  return filesIn(markdownLinks(source));
}

/** Files that an author's program or data may request, and paths that it may pass to components. */
export function namedInScript(source: string): Named {
  const texts = quotedIn(source);
  return { files: filesIn(texts), paths: pathsIn(texts) };
}

/** Files that texts in docs.json and frontmatter may name, as a whole or in Markdown. */
export function namedInValue(value: unknown): string[] {
  if (typeof value === 'string') return filesIn([value, ...markdownLinks(value), ...quotedIn(value)]);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namedInValue) : [];
}

export function namedInFile(file: string): string[] {
  const read = (): string => textAt(file) ?? '';
  switch (endingOf(file)) {
    case 'css':
      return inStyles(read());
    case 'js':
    case 'mjs':
    case 'gltf':
      return filesIn(quotedIn(read()));
    case 'html':
    case 'htm': {
      const text = read();
      return [...quotedIn(text), ...bareAttributes(text), ...inStyles(text)];
    }
    case 'json':
    case 'yaml':
    case 'yml':
      return inData(read());
    case 'txt':
      return markdownLinks(read());
    case 'm3u8':
      return all(read(), /^([^#\s].*?)\s*$/gm);
    default:
      return [];
  }
}

function filesIn(texts: readonly string[]): string[] {
  const trimmed = texts.map((text) => text.trim().replace(/\$\{[^}]*\}/g, '${}'));
  return [...new Set(trimmed.filter((text) => fileLike.test(text)))];
}
