import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Renderer } from '@takumi-rs/core';
import { library } from '../../shared/packageRoot.js';

const subsets = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'] as const;
/** A character that no font contains, to recognise how missing characters are rendered. */
const nobody = '\u{10FFFD}';
const box = 48;

type Range = readonly [first: number, last: number];

function rangesOf(list: string): Range[] {
  return list.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

export interface Fonts {
  /** Families in order of precedence. */
  families: string[];
  /** Families for code, in order of precedence. */
  monospace: string[];
  /** True if the fonts contain every character of a text. The text must have been passed to `learn`. */
  have(text: string): boolean;
  learn(texts: Iterable<string>): Promise<void>;
}

/**
 * Loads the bundled font and the author's fonts into a renderer.
 *
 * @param own absolute paths of font files, in order of precedence.
 */
export async function loadFonts(renderer: Renderer, own: readonly string[]): Promise<Fonts> {
  const read = (file: string): Buffer => readFileSync(path.join(library, 'fonts', file));
  for (const subset of subsets)
    await renderer.registerFont({ name: 'Inter', data: read(`inter-${subset}-wght-normal.woff2`) });
  const rangeLists = JSON.parse(read('inter.json').toString()) as Record<string, string>;
  const ranges = subsets.flatMap((subset) => rangesOf(rangeLists[subset] ?? ''));
  await renderer.registerFont({ name: 'JetBrains Mono', data: read('jetbrains-mono-latin-wght-normal.woff2') });
  // Arrows and mathematical symbols, which titles contain and text fonts lack.
  await renderer.registerFont({ name: 'Signs', data: read('KaTeX_Main-Regular.woff2') });
  const coverage = new Map<string, boolean>();
  const families: string[] = [];
  for (const [index, file] of own.entries()) {
    const name = `Own${index}`;
    try {
      await renderer.registerFont({ name, data: readFileSync(file) });
      families.push(name);
    } catch {
      // A file that is not a font; browsers skip it too.
    }
  }

  const paint = (letter: string): Promise<Buffer> =>
    renderer.render(
      {
        type: 'text',
        text: letter,
        style: { fontSize: box / 2, color: '#000', fontFamily: [...families, 'Signs'].join(',') },
      },
      { width: box, height: box, format: 'raw' },
    );
  let missing: Buffer | undefined;
  async function has(letter: string): Promise<boolean> {
    const point = letter.codePointAt(0) ?? 0;
    if (ranges.some(([first, last]) => point >= first && point <= last)) return true;
    missing ??= await paint(nobody);
    return !missing.equals(await paint(letter));
  }

  return {
    families: [...families, 'Inter', 'Signs'],
    monospace: ['JetBrains Mono', ...families, 'Inter', 'Signs'],
    have: (text) => [...text].every((letter) => coverage.get(letter)),
    async learn(texts) {
      for (const letter of new Set([...texts].flatMap((text) => [...text])))
        if (!coverage.has(letter)) coverage.set(letter, await has(letter));
    },
  };
}
