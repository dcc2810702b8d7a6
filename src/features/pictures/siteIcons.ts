import { readFileSync } from 'node:fs';
import type { Node, Renderer } from '@takumi-rs/core';
import type { SiteFile } from '../siteFile.js';
import { sizeOfFile } from '../../mdx/imageSize.js';
import { digestOf } from '../../shared/digest.js';
import type { PaintedIcon } from '../../render/rendering.js';
import { assetAt, ownFonts, type PictureSource } from './assets.js';
import { loadFonts } from './fonts.js';
import { PictureStore } from './pictureStore.js';

/** Version of the design. Icons of another version are rendered again. */
const design = 'icons 2';
const addressPrefix = '/_trellis/icons/';
/** Size of the icon in a browser's tab, at two device pixels per CSS pixel. */
const tabSize = 32;
/** Size of the icon on home screens, which round its corners. */
const touchSize = 180;
/** Minimum size of a picture that is sharp enough for a home screen. */
const leastForTouch = 96;

/** Source of the rendered icons. */
interface Original {
  /** The author's picture. */
  data?: Buffer;
  /** Length of the longer side in pixels; unlimited for SVG. */
  pixels: number;
}

type Kind = Omit<PaintedIcon, 'href'>;

/**
 * The site's icon in sizes that the author's file does not cover, for browsers without SVG icons and for home screens. Each is rendered during a
 * build and stored by its contents.
 */
export class SiteIcons {
  readonly #source: PictureSource;
  readonly #store: PictureStore;
  #painted: ReadonlyMap<string, { icon: PaintedIcon; picture: Uint8Array }> = new Map();

  /** @param cache folder in which icons are stored between builds. */
  constructor(source: PictureSource, cache: string) {
    this.#source = source;
    this.#store = new PictureStore(cache);
  }

  /** The rendered icons; empty before `prepare`. */
  get painted(): readonly PaintedIcon[] {
    return [...this.#painted.values()].map(({ icon }) => icon);
  }

  /** Renders icons that are not stored. Must run before pages are rendered, because they name the icons. */
  async prepare(): Promise<void> {
    const painted = new Map<string, { icon: PaintedIcon; picture: Uint8Array }>();
    for (const [kind, original] of this.#listIcons()) {
      const { identity, theme } = this.#source.site;
      const input = original.data?.toString('base64') ?? [identity.name, theme.fill.light.color, theme.fill.light.text];
      const name = `${digestOf(design, kind, input)}.png`;
      const picture = await this.#store.of(name, async () => (await this.#paint(kind, original)) ?? new Uint8Array());
      // An empty file records that the icon cannot be rendered.
      if (picture.length > 0) painted.set(name, { icon: { ...kind, href: `${addressPrefix}${name}` }, picture });
    }
    this.#store.sweep();
    this.#painted = painted;
  }

  /** The icons, by address in the site. */
  files(): [string, SiteFile][] {
    return Array.from(this.#painted, ([name, { icon, picture }]) => [
      icon.href,
      { key: () => name, contents: () => picture },
    ]);
  }

  #listIcons(): [Kind, Original][] {
    const { favicon } = this.#source.site.identity;
    const light = favicon ? this.#originalAt(favicon.light) : { pixels: Infinity };
    const isOne = !favicon || favicon.light === favicon.dark;
    const dark = isOne ? undefined : this.#originalAt(favicon.dark);
    const all: [Kind, Original | undefined, least: number][] = [
      [{ rel: 'icon', size: tabSize, ...(isOne ? {} : { mode: 'light' }) }, light, tabSize + 1],
      [{ rel: 'icon', size: tabSize, mode: 'dark' }, dark, tabSize + 1],
      [{ rel: 'apple-touch-icon', size: touchSize }, light, leastForTouch],
    ];
    return all.flatMap(([kind, original, least]) => (original && original.pixels >= least ? [[kind, original]] : []));
  }

  #originalAt(address: string): Original | undefined {
    const file = assetAt(this.#source, address);
    // An ICO file contains its own sizes.
    if (file === undefined || !/\.(?:svg|png|jpe?g|webp)$/i.test(file)) return undefined;
    const data = readFileSync(file);
    // Text in an SVG uses fonts of the reader's system.
    if (/\.svg$/i.test(file)) return data.includes('<text') ? undefined : { data, pixels: Infinity };
    const size = sizeOfFile(file);
    return size && { data, pixels: Math.max(size.width, size.height) };
  }

  /** Undefined if the file cannot be rendered. */
  async #paint({ rel, size }: Kind, { data }: Original): Promise<Buffer | undefined> {
    const { Renderer } = await import('@takumi-rs/core');
    const renderer = new Renderer();
    if (!data) return this.#renderLetter(renderer, size, rel === 'icon');
    const painting: Node = {
      type: 'image',
      src: 'icon',
      // Home screens show transparent areas in black.
      style: {
        width: size,
        height: size,
        objectFit: 'contain',
        ...(rel === 'icon' ? {} : { backgroundColor: '#ffffff' }),
      },
    };
    try {
      return await renderer.render(painting, {
        width: size,
        height: size,
        format: 'png',
        images: [{ src: 'icon', data }],
      });
    } catch {
      // Browsers may still be able to show it.
      return undefined;
    }
  }

  /** Renders the icon of a site without one; see `layout/head/favicon.ts`. */
  async #renderLetter(renderer: Renderer, size: number, isRound: boolean): Promise<Buffer | undefined> {
    const { identity, theme } = this.#source.site;
    const letter = ([...identity.name.trim()][0] ?? '').toUpperCase();
    const fonts = await loadFonts(renderer, ownFonts(this.#source));
    await fonts.learn([letter]);
    if (letter === '' || !fonts.have(letter)) return undefined;
    const painting: Node = {
      type: 'container',
      children: [
        {
          type: 'text',
          text: letter,
          style: { color: theme.fill.light.text, fontSize: size * 0.6, fontWeight: 600, lineHeight: 1 },
        },
      ],
      style: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        width: size,
        height: size,
        borderRadius: isRound ? size / 4 : 0,
        backgroundColor: theme.fill.light.color,
        fontFamily: fonts.families.join(','),
      },
    };
    return renderer.render(painting, { width: size, height: size, format: 'png' });
  }
}
