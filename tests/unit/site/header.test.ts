import { describe, expect, it } from 'vitest';
import { build } from './build.js';

const navigation = [{ group: 'Start', pages: ['intro'] }];
const of = (docs: object) =>
  build({ ...docs, navigation }, { pages: ['intro'], assets: ['/logo.svg', '/l.svg', '/d.svg'] });

describe('Header', () => {
  it('Keeps the order of internal and external links', () => {
    const topbarLinks = [
      { name: 'Mail', url: 'mailto:a@x.example' },
      { name: 'Page', url: 'intro.mdx#top' },
      { name: 'Here', url: '.' },
      { type: 'github', url: 'https://github.com/fern/moss/tree/main/x' },
      { name: 'Out', url: 'https://x.example' },
    ];
    expect(of({ topbarLinks }).header).toEqual({
      links: [
        { label: 'Mail', href: 'mailto:a@x.example', external: true },
        { label: 'Page', href: '/intro#top', external: false },
        { label: 'Here', href: '/', external: false },
        { type: 'github', href: 'https://github.com/fern/moss/tree/main/x', owner: 'fern', repository: 'moss' },
        { label: 'Out', href: 'https://x.example', external: true },
      ],
    });
  });

  it('A link shows its icon, without text if it has no label and the icon exists', () => {
    const links = [
      { label: 'Blog', href: '/intro', icon: 'pencil' },
      { label: '', href: 'https://discord.gg/fern', icon: { name: 'discord', style: 'brands' } },
      { href: 'https://x.example', icon: 'no-such-thing' },
      { type: 'discord', href: 'https://discord.gg/moss' },
    ];
    const { header, diagnostics } = build(
      {
        theme: 'mint',
        colors: { primary: '#0D7A4F', light: '#5CE0A8' },
        navbar: { links },
        navigation: { pages: ['intro'] },
      },
      { pages: ['intro'] },
    );
    expect(header.links).toEqual([
      { label: 'Blog', href: '/intro', external: false, icon: { name: 'pencil' } },
      {
        label: 'Discord',
        href: 'https://discord.gg/fern',
        external: true,
        icon: { name: 'discord', style: 'brands' },
        isIconAlone: true,
      },
      { label: 'No such thing', href: 'https://x.example', external: true, icon: { name: 'no-such-thing' } },
      { label: 'Discord', href: 'https://discord.gg/moss', external: true, icon: { name: 'discord' } },
    ]);
    expect(diagnostics.map(({ code, span }) => [code, span?.start.line !== undefined])).toEqual([
      ['site/unknown-icon', true],
    ]);
  });

  it('The button has its style', () => {
    const topbarCtaButton = { name: 'Go', url: '/intro', style: 'roundedRectangle', arrow: false };
    expect(of({ topbarCtaButton }).header.cta).toEqual({
      type: 'link',
      label: 'Go',
      href: '/intro',
      external: false,
      style: 'roundedRectangle',
      arrow: false,
    });
  });

  it('The name of a repository omits .git', () => {
    const topbarCtaButton = { type: 'github', url: 'https://github.com/fern/moss.git' };
    expect(of({ topbarCtaButton }).header.cta).toMatchObject({ type: 'github', owner: 'fern', repository: 'moss' });
  });
});

describe('Identity of the site', () => {
  it('A single logo serves both modes', () => {
    expect(of({ logo: 'logo.svg' }).identity.logo).toEqual({ light: '/logo.svg', dark: '/logo.svg' });
    expect(of({ logo: { dark: '/d.svg' } }).identity.logo).toEqual({ light: '/d.svg', dark: '/d.svg' });
  });

  it('A site without a logo links to its first page', () => {
    const { identity } = of({ description: 'About ferns' });
    expect(identity).toEqual({ name: 'Test', description: 'About ferns', logoHref: '/intro' });
  });

  it('External addresses of logo and favicon are kept', () => {
    const logo = { light: 'https://x.example/l.svg', dark: '/d.svg', href: 'https://x.example' };
    expect(of({ logo, favicon: 'https://x.example/f.ico' }).identity).toMatchObject({
      logo: { light: 'https://x.example/l.svg', dark: '/d.svg' },
      logoHref: 'https://x.example',
      favicon: { light: 'https://x.example/f.ico', dark: 'https://x.example/f.ico' },
    });
  });
});
