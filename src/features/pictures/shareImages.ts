import { readFileSync } from 'node:fs';
import type { ImageSource, Renderer } from '@takumi-rs/core';
import { parseEndpoint } from '../../formats/openapi/api.js';
import { digestOf } from '../../shared/digest.js';
import { directionOf } from '../../site/language.js';
import { crumbsOf } from '../../site/crumbs.js';
import { summaryOf } from '../../render/summary.js';
import { isLeftOut } from '../../site/visibility.js';
import type { Route } from '../../site/site.js';
import type { SiteFile } from '../siteFile.js';
import { assetAt, ownFonts, type PictureSource } from './assets.js';
import { card, cardSize, type CardText } from './card.js';
import { loadFonts, type Fonts } from './fonts.js';
import { PictureStore } from './pictureStore.js';

/** Version of the design. Images of another version are rendered again. */
const design = 'card 2';
const addressPrefix = '/_trellis/images/';

interface Tools {
  renderer: Renderer;
  fonts: Fonts;
  logo: ImageSource | undefined;
  background: ImageSource | undefined;
  /** Changes when something that all images share changes. */
  frame: string;
}

/** The share images of pages, rendered during a build. Each is rendered once and stored by its contents. */
export class ShareImages {
  readonly #source: PictureSource;
  readonly #store: PictureStore;
  #tools: Tools | undefined;

  /** @param cache folder in which images are stored between builds. */
  constructor(source: PictureSource, cache: string) {
    this.#source = source;
    this.#store = new PictureStore(cache);
  }

  /** Loads the renderer. Before that, no page has an image. */
  async prepare(): Promise<void> {
    const { Renderer } = await import('@takumi-rs/core');
    const { site } = this.#source;
    const renderer = new Renderer({ cacheMaxBytes: 8 * 1024 * 1024 });
    const own = ownFonts(this.#source);
    const fonts = await loadFonts(renderer, own);
    const texts = [...site.routes.values()].map((route) => wordsOf(route));
    await fonts.learn([
      site.identity.name,
      ...texts.flatMap(({ title, description, crumbs, path }) => [title, description, path, ...crumbs]),
    ]);
    const logo = assetAt(this.#source, site.identity.logo?.[site.images.mode]);
    const background = assetAt(this.#source, site.images.background);
    const files = [...own, logo, background].flatMap((file) =>
      file === undefined ? [] : readFileSync(file, 'base64'),
    );
    this.#tools = {
      renderer,
      fonts,
      logo: logo === undefined ? undefined : await readable(renderer, 'logo', readFileSync(logo)),
      background:
        background === undefined ? undefined : await readable(renderer, 'background', readFileSync(background)),
      frame: digestOf(design, site.theme, site.images.mode, files),
    };
  }

  /** Address of a page's image, root-relative without base; undefined for a page that is not public or names its own image. */
  addressOf(route: Route): string | undefined {
    const text = this.#textOf(route);
    return text && this.#tools && `${addressPrefix}${this.#nameOf(text, route)}`;
  }

  /** The images of all pages, by address in the site. Each is rendered when it is written. */
  *files(): Generator<[string, SiteFile]> {
    const tools = this.#tools;
    if (!tools) return;
    const names = new Set<string>();
    for (const route of this.#source.site.routes.values()) {
      const text = this.#textOf(route);
      if (!text) continue;
      const name = this.#nameOf(text, route);
      if (names.has(name)) continue;
      names.add(name);
      this.#store.keep(name);
      const contents = (): Promise<Uint8Array> => this.#store.of(name, () => this.#paint(tools, text, route));
      yield [`${addressPrefix}${name}`, { key: () => name, contents }];
    }
    this.#store.sweep();
  }

  #nameOf(text: CardText, route: Route): string {
    return `${digestOf(this.#tools?.frame, text, this.#languageOf(text, route))}.png`;
  }

  /** The site's image, used for pages with characters that the fonts lack, is the same for all languages. */
  #languageOf({ title }: CardText, route: Route): string {
    return title === undefined ? this.#source.site.language : (route.textLanguage ?? route.language);
  }

  #paint({ renderer, fonts, logo, background }: Tools, text: CardText, route: Route): Promise<Buffer> {
    const { site } = this.#source;
    const language = this.#languageOf(text, route);
    const look = {
      theme: site.theme,
      mode: site.images.mode,
      direction: directionOf(language),
      families: fonts.families,
      monospace: fonts.monospace,
      ...(logo ? { logo: logo.src } : {}),
      ...(background ? { background: background.src } : {}),
    };
    return renderer.render(card(text, look), {
      ...cardSize,
      format: 'png',
      images: [logo, background].filter((image) => image !== undefined),
      lang: language,
    });
  }

  /** The texts on a page's image, without parts that contain characters that the fonts lack. */
  #textOf(route: Route): CardText | undefined {
    if (!this.#tools) return undefined;
    const { fonts, logo } = this.#tools;
    const { site } = this.#source;
    const { identity, settings } = site;
    const hasOwn = (route.frontmatter['og:image'] ?? settings.metatags['og:image']) !== undefined;
    if (hasOwn || isLeftOut(route, site)) return undefined;
    const painted = (words: string): string | undefined => {
      // A symbol can be left out; a word without one of its letters would be another word.
      const text = [...words].filter((letter) => fonts.have(letter) || !/\p{S}/u.test(letter)).join('');
      const line = text.replace(/\s+/g, ' ').trim();
      return line !== '' && fonts.have(line) ? line : undefined;
    };
    const words = wordsOf(route);
    const title = painted(words.title);
    const name = logo ? undefined : painted(withoutEmoji(identity.name));
    if (title === undefined) return logo || name ? { crumbs: [], ...(name ? { name } : {}) } : undefined;
    const description = painted(words.description);
    return {
      title,
      crumbs: words.crumbs.flatMap((crumb) => painted(crumb) ?? []),
      ...(name ? { name } : {}),
      ...(description ? { description } : {}),
      ...(words.path !== '' && painted(words.path) ? { endpoint: { method: words.method, path: words.path } } : {}),
    };
  }
}

/** A picture that the renderer can decode; undefined for any other, which browsers may still show. */
async function readable(renderer: Renderer, src: string, data: Buffer): Promise<ImageSource | undefined> {
  const images = [{ src, data }];
  const size = { width: 8, height: 8 };
  try {
    await renderer.render({ type: 'image', src, style: size }, { ...size, format: 'raw', images });
    return images[0];
  } catch {
    return undefined;
  }
}

function withoutEmoji(words: string): string {
  return words
    .replace(/\p{RGI_Emoji}/gv, '')
    .replace(/\s+/g, ' ')
    .trim();
}

interface Words {
  title: string;
  description: string;
  crumbs: string[];
  /** HTTP method of an operation; empty on other pages. */
  method: string;
  path: string;
}

function wordsOf(route: Route): Words {
  const { title } = route;
  return {
    title: withoutEmoji(title),
    description: withoutEmoji(summaryOf(route, 160)),
    crumbs: crumbsOf(route).slice(-3).map(withoutEmoji),
    ...operationOf(route),
  };
}

function operationOf({ source, frontmatter: { api } }: Route): Pick<Words, 'method' | 'path'> {
  if (source.kind === 'operation') {
    return { method: source.operation.badge ?? '', path: source.operation.path };
  }
  const { endpoint } = parseEndpoint(api ?? '', [], {});
  return { method: endpoint?.method ?? '', path: endpoint?.path ?? '' };
}
