import { describe, expect, it } from 'vitest';
import { colorProperties, tileClass, tileRules } from '../../../src/layout/head/colors.js';
import { faviconLinks } from '../../../src/layout/head/favicon.js';
import type { Theme, View } from '../../../src/site/site.js';

const theme: Theme = {
  primary: '#16a34a',
  light: '#4ade80',
  dark: '#166534',
  background: { light: '#ffffff', dark: '#0f1117' },
  accentText: { light: '#0c7a35', dark: '#4ade80' },
  accentSurface: { light: '#e8f6ed', dark: '#152522' },
  onDark: '#ffffff',
};

describe('colours', () => {
  it('are channels, so that an author can set their opacity', () => {
    expect(colorProperties(theme)).toContain('--primary:22 163 74;');
    expect(colorProperties(theme)).toContain('--background-dark:15 17 23;');
  });

  it.each([
    [undefined, '--tile:#16a34a}'],
    ['#2563eb', '--tile:#2563eb}'],
    [{ from: '#0d7a4f', to: '#5ce0a8' }, '--tile:linear-gradient(45deg,#0d7a4f,#5ce0a8)}'],
    [{ from: '#0d7a4f', via: '#ffffff', to: '#5ce0a8' }, '--tile:linear-gradient(45deg,#0d7a4f,#ffffff,#5ce0a8)}'],
  ])('of anchors that set none: %j', (anchors, rule) => {
    expect(colorProperties({ ...theme, anchors })).toContain(rule);
  });

  it('of anchors make one rule each, however many anchors have them', () => {
    const anchor = { id: 'a', label: 'A', href: '/a', external: false, color: '#2563EB' };
    const view: View = { id: '', tabs: [], anchors: [anchor, anchor], tree: [], size: 0, digest: '' };
    expect(tileRules([view, view])).toBe('.tile-2563eb{--tile:#2563EB}');
    expect(tileClass({ from: '#0D7A4F', to: '#5CE0A8' })).toBe('tile-0d7a4f-5ce0a8');
  });
});

describe('favicon', () => {
  const identity = { name: 'fern', logoHref: '/' };

  it('is the one of docs.json', () => {
    expect(faviconLinks({ ...identity, favicon: { light: '/f.ico', dark: '/f.ico' } }, theme)).toEqual([
      { rel: 'icon', href: '/f.ico', type: 'image/x-icon' },
    ]);
  });

  it('stands on home screens where it is a picture that they take', () => {
    expect(faviconLinks({ ...identity, favicon: { light: '/l.png?v=2', dark: '/d.png' } }, theme)).toEqual([
      { rel: 'icon', href: '/l.png?v=2', type: 'image/png', media: '(prefers-color-scheme: light)' },
      { rel: 'icon', href: '/d.png', type: 'image/png', media: '(prefers-color-scheme: dark)' },
      { rel: 'apple-touch-icon', href: '/l.png?v=2' },
    ]);
    const [first, ...rest] = faviconLinks({ ...identity, favicon: { light: '/icon', dark: '/icon' } }, theme);
    expect([first, rest]).toEqual([{ rel: 'icon', href: '/icon' }, []]);
  });

  it('is the one of the mode that the system is in', () => {
    expect(faviconLinks({ ...identity, favicon: { light: '/l.svg', dark: '/d.svg' } }, theme)).toEqual([
      { rel: 'icon', href: '/l.svg', type: 'image/svg+xml', media: '(prefers-color-scheme: light)' },
      { rel: 'icon', href: '/d.svg', type: 'image/svg+xml', media: '(prefers-color-scheme: dark)' },
    ]);
  });

  it.each([
    ['fern', 'F'],
    [' ünder', 'Ü'],
    ['🌱 Plants', '🌱'],
    ['<script>', '&#60;'],
  ])('is drawn from the name %j', (name, letter) => {
    const [type, svg = ''] = faviconLinks({ ...identity, name }, theme)[0]?.href.split(',', 2) ?? [];
    expect(type).toBe('data:image/svg+xml');
    expect(decodeURIComponent(svg)).toContain(`>${letter}</text>`);
    expect(decodeURIComponent(svg)).toContain('fill="#166534"');
  });
});
