import { Parser } from 'htmlparser2';

/** Visible content of a built page. */
export interface SeenPage {
  /** All visible text. */
  text: string;
  /** Method and path of the endpoint's bar: `POST /plants`, `WEBHOOK grown`; undefined on pages of no operation. */
  endpoint: string | undefined;
}

const unseen = new Set(['script', 'style', 'template', 'head', 'noscript']);
const inline = new Set(['a', 'b', 'code', 'em', 'i', 'span', 'strong', 'var', 'wbr']);

/** Reads a page as text. */
export function seePage(html: string): SeenPage {
  const text: string[] = [];
  const method: string[] = [];
  const path: string[] = [];
  const open: { name: string; into: string[] | undefined }[] = [];
  let hidden = 0;
  const parser = new Parser({
    onopentag(name, { class: classes = '' }) {
      if (unseen.has(name)) hidden += 1;
      const own = classes.split(' ');
      const isBar = open.some(({ name: above }) => above === 'endpoint-bar');
      const into = own.includes('endpoint-path') ? path : isBar && own.includes('method-pill') ? method : undefined;
      open.push({ name: own.includes('endpoint-bar') ? 'endpoint-bar' : name, into });
      if (!inline.has(name)) text.push(' ');
    },
    ontext(data) {
      if (hidden > 0) return;
      text.push(data);
      for (const { into } of open) into?.push(data);
    },
    onclosetag(name) {
      if (unseen.has(name)) hidden -= 1;
      open.pop();
      if (!inline.has(name)) text.push(' ');
    },
  });
  parser.end(html);
  const endpoint = path.length > 0 ? `${method.join('')} ${path.join('')}` : undefined;
  return { text: text.join('').replace(/\s+/g, ' '), endpoint };
}

/**
 * Makes the function that finds text which betrays a fault of the generator, with the words before it, unless the author wrote the same.
 */
export function createBetrayals(source: string): (text: string) => string[] {
  let written: string | undefined;
  const isWritten = (text: string): boolean => (written ??= plain(source)).includes(text);
  return (text) =>
    Array.from(
      text.matchAll(/\bundefined\b|\bNaN\b|\[object [A-Z]\w*\]|#\/(?:components|definitions|paths)\/\S*/g),
      ({ 0: found, index }) => ({ found, before: text.slice(Math.max(0, index - 30), index).replace(/^\S*\s/, '') }),
    )
      .filter(({ found, before }) => before.trim() === '' || !isWritten(plain(before + found)))
      .map(({ found, before }) => `…${before}${found}…`);
}

const plain = (text: string): string => text.replace(/\\n/g, ' ').replace(/[^\p{L}\p{N}]+/gu, '');
