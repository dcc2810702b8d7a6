import type { Settings } from '../../../site/site.js';

type Font = NonNullable<Settings['fonts']['body']>;

const quoted = (text: string): string => `'${text.replace(/[\\'<>\n]/g, '')}'`;

function face({ family, weight, source: file, format }: Font, addressOf: (file: string) => string): string {
  if (file === undefined) return '';
  const source = `url(${quoted(addressOf(file))})${format ? ` format(${quoted(format)})` : ''}`;
  return `@font-face{font-family:${quoted(family)};font-display:swap;src:${source};font-weight:${weight ?? '100 900'}}`;
}

/**
 * Rules for the fonts of docs.json (FORMAT.md 1.20): those with a file are loaded from it, the others are taken if the reader
 * has them; the bundled font stands in. Nothing is fetched from a font service.
 *
 * @param addressOf makes the address of a font file, as it stands in docs.json, one that the page can use.
 */
export function fontRules({ heading, body }: Partial<Settings['fonts']>, addressOf: (file: string) => string): string {
  const faces = [heading, body].flatMap((font) => (font ? [face(font, addressOf)] : []));
  const properties = [
    body && `--font-sans:${quoted(body.family)},var(--font-bundled)`,
    heading && `--font-heading:${quoted(heading.family)},var(--font-sans)`,
    body?.weight && `--weight-body:${body.weight}`,
    heading?.weight && `--weight-heading:${heading.weight}`,
  ].filter(Boolean);
  return properties.length === 0 ? '' : `${[...new Set(faces)].join('')}:root{${properties.join(';')}}`;
}
