import type { Settings } from '../../site/site.js';

type Font = NonNullable<Settings['font']['body']>;

const quoted = (text: string): string => `'${text.replace(/[\\'<>\n]/g, '')}'`;

function face({ family, weight, url, format }: Font, addressOf: (url: string) => string): string {
  if (url === undefined) return '';
  const source = `url(${quoted(addressOf(url))})${format ? ` format(${quoted(format)})` : ''}`;
  return `@font-face{font-family:${quoted(family)};font-display:swap;src:${source};font-weight:${weight ?? '100 900'}}`;
}

/**
 * Rules for the fonts of docs.json (FORMAT.md 1.20): those with a file are loaded from it, the others are taken if the reader
 * has them; the bundled font stands in. Nothing is fetched from a font service.
 *
 * @param addressOf makes the address of a font file, as it stands in docs.json, one that the page can use.
 */
export function fontRules({ headings, body }: Partial<Settings['font']>, addressOf: (url: string) => string): string {
  const faces = [headings, body].flatMap((font) => (font ? [face(font, addressOf)] : []));
  const properties = [
    body && `--font-sans:${quoted(body.family)},var(--font-bundled)`,
    headings && `--font-heading:${quoted(headings.family)},var(--font-sans)`,
    body?.weight && `--weight-body:${body.weight}`,
    headings?.weight && `--weight-heading:${headings.weight}`,
  ].filter(Boolean);
  return properties.length === 0 ? '' : `${[...new Set(faces)].join('')}:root{${properties.join(';')}}`;
}
