import { fileURLToPath } from 'node:url';
import { Renderer, type MeasuredNode } from '@takumi-rs/core';
import { describe, expect, it } from 'vitest';
import { card, cardSize, type CardLook, type CardText } from '../../../../src/features/pictures/card.js';
import { loadFonts } from '../../../../src/features/pictures/fonts.js';
import { build } from '../../site/build.js';

describe('Fonts of social images', () => {
  it.each([
    ['Größe', true],
    ['Žluťoučký — Ωμέγα Привет Tiếng', true],
    ['A → B, x ≥ 2', true],
    ['植物', false],
    ['مقدمة', false],
    ['🌱', false],
  ])('The check for the letters of %s returns %s', async (text, has) => {
    const fonts = await loadFonts(new Renderer(), []);
    await fonts.learn([text]);
    expect(fonts.have(text)).toBe(has);
  });

  it('Fonts of an author are used for letters that the bundled font lacks', async () => {
    const katex = fileURLToPath(
      new URL('../../../../node_modules/katex/dist/fonts/KaTeX_AMS-Regular.woff2', import.meta.url),
    );
    const fonts = await loadFonts(new Renderer(), [katex]);
    await fonts.learn(['∴', '植']);
    expect([fonts.have('∴'), fonts.have('植')]).toEqual([true, false]);
    expect(fonts.families).toHaveLength(3);
  });

  it('A file that is not a font is left out', async () => {
    const fonts = await loadFonts(new Renderer(), [fileURLToPath(import.meta.url)]);
    expect(fonts.families).toEqual(['Inter', 'Signs']);
  });
});

describe('Social image', () => {
  const { theme } = build({ navigation: [{ group: 'G', pages: ['a'] }] }, { pages: ['a'] });
  const text = {
    title: 'A title '.repeat(40),
    description: 'Some words '.repeat(60),
    crumbs: ['One', 'Two'],
    name: 'Fern',
  };

  const endpoint = {
    method: 'DELETE',
    path: '/greenhouses/{greenhouse_id}/beds/{bed_id}/plants/{plant_id}/leaves/{leaf}',
  };
  const longName = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
  const look = { theme, mode: 'light', direction: 'ltr' } as const;

  async function measured(words: CardText, more: Partial<CardLook> = {}): Promise<MeasuredNode> {
    const renderer = new Renderer();
    const { families, monospace } = await loadFonts(renderer, []);
    return renderer.measure(card(words, { ...look, families, monospace, ...more }), cardSize);
  }

  /** Left, top, right and bottom of a part and of all in it. */
  function boundsOf({ transform, width, height, children, runs }: MeasuredNode): number[] {
    const [left = 0, top = 0] = transform.slice(4);
    const boxes = [[left, top, left + width, top + height], ...children.map(boundsOf)];
    for (const { x, y, width: wide, height: high } of runs)
      boxes.push([left + x, top + y, left + x + wide, top + y + high]);
    return [0, 1, 2, 3].map((side) => (side < 2 ? Math.min : Math.max)(...boxes.map((box) => box[side] ?? 0)));
  }

  it.each<[string, CardText, Partial<CardLook>]>([
    ['the longest texts', text, {}],
    ['the longest texts in the dark', text, { mode: 'dark' }],
    [
      'a word longer than a line',
      { title: longName, description: longName, crumbs: [longName, longName], name: longName },
      {},
    ],
    ['a long address', { ...text, endpoint }, {}],
    ['a right-to-left language', { ...text, endpoint }, { direction: 'rtl' }],
  ])('Keeps %s inside its margins', async (_name, words, more) => {
    const whole = await measured(words, more);
    expect(whole.height).toBe(cardSize.height);
    const [head, body] = whole.children.slice(-2).map(boundsOf);
    for (const [left = 0, top = 0, right = 0] of [head ?? [], body ?? []]) {
      expect(left).toBeGreaterThanOrEqual(60);
      expect(right).toBeLessThanOrEqual(cardSize.width - 60);
      expect(top).toBeGreaterThanOrEqual(50);
    }
    expect(body?.[3]).toBeLessThanOrEqual(cardSize.height - 60);
    expect(body?.[1]).toBeGreaterThan(head?.[3] ?? Infinity);
  });
});
