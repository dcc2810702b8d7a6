import type { Settings } from '../../../site/site.js';

type Font = NonNullable<Settings['fonts']['body']>;

const quoted = (text: string): string => `'${text.replace(/[\\'<>\n]/g, '')}'`;

function face({ family, weight, source: file, format }: Font, addressOf: (file: string) => string): string {
  if (file === undefined) return '';
  const source = `url(${quoted(addressOf(file))})${format ? ` format(${quoted(format)})` : ''}`;
  return `@font-face{font-family:${quoted(family)};font-display:swap;src:${source};font-weight:${weight ?? '100 900'}}`;
}

/**
 * Rules for the fonts of docs.json (FORMAT.md 1.20). Fonts with a file are loaded from it; others are used if the reader has them installed. The
 * bundled font is the fallback, and no font service is used.
 *
 * @param addressOf converts the address of a font file in docs.json for use in the page.
 */
export function fontRules({ heading, body }: Partial<Settings['fonts']>, addressOf: (file: string) => string): string {
  const faces = [heading, body].flatMap((font) => (font ? [face(font, addressOf)] : []));
  const properties = [
    body && `--tr-font-sans:${quoted(body.family)},var(--tr-font-bundled)`,
    heading && `--tr-font-heading:${quoted(heading.family)},var(--tr-font-sans)`,
    body?.weight && `--tr-weight-body:${body.weight}`,
    heading?.weight && `--tr-weight-heading:${heading.weight}`,
  ].filter(Boolean);
  return properties.length === 0 ? '' : `${[...new Set(faces)].join('')}:root{${properties.join(';')}}`;
}
