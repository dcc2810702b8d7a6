import { describe, expect, it } from 'vitest';
import { colorProperties, tileClass, tileRules } from '../../../../src/theme/layout/head/colors.js';
import { faviconLinks, type IconPictures } from '../../../../src/theme/layout/head/favicon.js';
import type { PaintedIcon } from '../../../../src/render/rendering.js';
import type { Theme } from '../../../../src/site/site.js';
import type { View } from '../../../../src/site/navigation/view.js';

const theme: Theme = {
  primary: '#16a34a',
  light: '#4ade80',
  dark: '#166534',
  background: { light: '#ffffff', dark: '#0f1117' },
  accentText: { light: '#0c7a35', dark: '#4ade80' },
  accentSurface: { light: '#e8f6ed', dark: '#152522' },
  fill: {
    light: { color: '#166534', text: '#ffffff', hover: '#166534' },
    dark: { color: '#1b8040', text: '#ffffff', hover: '#1b8040' },
  },
  ownFills: [],
};

describe('Colours', () => {
  it('Colours are channels, so that an author can set their opacity', () => {
    expect(colorProperties(theme)).toContain('--primary:22 163 74;');
    expect(colorProperties(theme)).toContain('--background-dark:15 17 23;');
    expect(colorProperties(theme)).not.toContain('fill:#fff}');
    expect(colorProperties(theme)).not.toContain('--gray');
    expect(colorProperties(theme, true)).toContain('--gray-950:3 7 18');
    expect(colorProperties({ ...theme, ownFills: ['#topbar-cta-button', '#banner'] })).toMatch(
      /}#topbar-cta-button,#banner\{--tr-color-on-accent-fill:#fff\}$/,
    );
  });

  it.each([
    [undefined, '--tr-tile:#16a34a}'],
    ['#2563eb', '--tr-tile:#2563eb}'],
    [{ from: '#0d7a4f', to: '#5ce0a8' }, '--tr-tile:linear-gradient(45deg,#0d7a4f,#5ce0a8)}'],
    [{ from: '#0d7a4f', via: '#ffffff', to: '#5ce0a8' }, '--tr-tile:linear-gradient(45deg,#0d7a4f,#ffffff,#5ce0a8)}'],
  ])('The default colour %j of anchors becomes the rule %s', (anchors, rule) => {
    expect(colorProperties({ ...theme, anchors })).toContain(rule);
  });

  it('Equal colours of anchors share one rule', () => {
    const anchor = { id: 'a', label: 'A', href: '/a', external: false, color: '#2563EB' };
    const view: View = {
      id: '',
      levels: [{ kind: 'anchor', divisions: [anchor, anchor] }],
      tree: [],
      size: 0,
      digest: '',
    };
    expect(tileRules([view, view])).toBe('.tile-2563eb{--tr-tile:#2563EB}');
    expect(tileClass({ from: '#0D7A4F', to: '#5CE0A8' })).toBe('tile-0d7a4f-5ce0a8');
  });
});

describe('Favicon', () => {
  const identity = { name: 'fern', logoHref: '/' };
  const one = (path: string) => ({ ...identity, favicon: { light: path, dark: path } });
  const nothing: IconPictures = { painted: [], sizeOf: () => undefined };
  const painted: PaintedIcon[] = [
    { rel: 'icon', size: 32, href: '/32.png' },
    { rel: 'apple-touch-icon', size: 180, href: '/180.png' },
  ];

  it('The favicon of docs.json is linked', () => {
    expect(faviconLinks(one('/f.ico'), theme, nothing)).toEqual([
      { rel: 'icon', href: '/f.ico', type: 'image/x-icon' },
    ]);
    expect(faviconLinks(one('/icon'), theme, nothing)).toEqual([{ rel: 'icon', href: '/icon' }]);
  });

  it('PNG versions are linked before the SVG icon', () => {
    expect(faviconLinks(one('/f.svg'), theme, { ...nothing, painted })).toEqual([
      { rel: 'icon', href: '/32.png', sizes: '32x32', type: 'image/png' },
      { rel: 'icon', href: '/f.svg', sizes: 'any', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/180.png', sizes: '180x180', type: 'image/png' },
    ]);
  });

  it('The link states the size of the image', () => {
    expect(faviconLinks(one('/f.png'), theme, { painted, sizeOf: () => ({ width: 512, height: 512 }) })).toContainEqual(
      {
        rel: 'icon',
        href: '/f.png',
        sizes: '512x512',
        type: 'image/png',
      },
    );
    const touch = faviconLinks(one('/f.png'), theme, { ...nothing, painted }).filter(({ rel }) => rel !== 'icon');
    expect(touch).toMatchObject([{ href: '/180.png' }]);
  });

  it('An image without PNG versions is also the icon for home screens', () => {
    expect(faviconLinks(one('https://x.example/l.png?v=2'), theme, nothing)).toEqual([
      { rel: 'icon', href: 'https://x.example/l.png?v=2', type: 'image/png' },
      { rel: 'apple-touch-icon', href: 'https://x.example/l.png?v=2' },
    ]);
  });

  it('Each colour mode has its own favicon', () => {
    const both = { ...identity, favicon: { light: '/l.svg', dark: '/d.svg' } };
    const dark: PaintedIcon = { rel: 'icon', size: 32, href: '/32.png', mode: 'dark' };
    expect(faviconLinks(both, theme, { ...nothing, painted: [dark] })).toMatchObject([
      { href: '/32.png', media: '(prefers-color-scheme: dark)' },
      { href: '/l.svg', media: '(prefers-color-scheme: light)' },
      { href: '/d.svg', media: '(prefers-color-scheme: dark)' },
    ]);
  });

  it.each([
    ['fern', 'F'],
    [' ünder', 'Ü'],
    ['🌱 Plants', '🌱'],
    ['<script>', '&lt;'],
  ])('The generated favicon for the name %j shows %s', (name, letter) => {
    const address = faviconLinks({ ...identity, name }, theme, nothing)[0]?.href ?? '';
    expect(address).toMatch(/^data:image\/svg\+xml,[^"#<>]+$/);
    expect(decodeURIComponent(address)).toContain(`>${letter}</text>`);
    expect(decodeURIComponent(address)).toContain("fill='#166534'");
  });
});
