import { fileURLToPath } from 'node:url';
import { Renderer } from '@takumi-rs/core';
import { describe, expect, it } from 'vitest';
import { card, cardSize } from '../../../../src/astro/images/card.js';
import { loadFonts } from '../../../../src/astro/images/fonts.js';
import { build } from '../../site/build.js';

describe('the fonts of pictures', () => {
  it.each([
    ['Größe', true],
    ['Žluťoučký — Ωμέγα Привет Tiếng', true],
    ['植物', false],
    ['مقدمة', false],
    ['🌱', false],
  ])('have the letters of %s: %s', async (text, has) => {
    const fonts = await loadFonts(new Renderer(), []);
    await fonts.learn([text]);
    expect(fonts.have(text)).toBe(has);
  });

  it('of an author are asked for the letters that the bundled one lacks', async () => {
    const katex = fileURLToPath(
      new URL('../../../../node_modules/katex/dist/fonts/KaTeX_AMS-Regular.woff2', import.meta.url),
    );
    const fonts = await loadFonts(new Renderer(), [katex]);
    await fonts.learn(['∴', '植']);
    expect([fonts.have('∴'), fonts.have('植')]).toEqual([true, false]);
    expect(fonts.families).toHaveLength(2);
  });

  it('leave out a file that is none', async () => {
    const fonts = await loadFonts(new Renderer(), [fileURLToPath(import.meta.url)]);
    expect(fonts.families).toEqual(['Inter']);
  });
});

describe('a picture', () => {
  const { theme } = build({ navigation: [{ group: 'G', pages: ['a'] }] }, { pages: ['a'] });
  const text = {
    title: 'A title '.repeat(40),
    description: 'Some words '.repeat(60),
    crumbs: ['One', 'Two'],
    name: 'Fern',
  };

  it.each(['light', 'dark'] as const)('holds the longest texts inside its edges in %s', async (mode) => {
    const renderer = new Renderer();
    const { families } = await loadFonts(renderer, []);
    const { children, height } = await renderer.measure(card(text, { theme, mode, families }), cardSize);
    const body = children.at(-1);
    expect(height).toBe(cardSize.height);
    expect((body?.transform[5] ?? 0) + (body?.height ?? 0)).toBeLessThanOrEqual(cardSize.height - 60);
    expect(body?.transform[5] ?? 0).toBeGreaterThan(120);
  });
});
