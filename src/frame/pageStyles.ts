import { digest } from '../shared/digest.js';
import type { Edits } from '../shared/edits.js';
import { valueIn, type Tag, type TagReader } from '../shared/readTags.js';
import { needTest, readTokens, type StylePart } from './styleParts.js';

/** Source of a style sheet that consists of parts. */
export interface SheetSource {
  /** First word of the file name. */
  name: string;
  /** Rules that every page has, before all parts. */
  start: string;
  parts: readonly StylePart[];
}

const address = /^\/_astro\/(\w+)\.([\w-]+)(?:\.([\da-z]+))?(?:\.([\w-]+))?\.css$/;
const iconSheets = '/_astro/icons.';
const bundled = /^(.*)\/_astro\/page\.[\w-]+\.css$/;

/**
 * Composes style sheets from the parts that a page needs. The name of a style sheet lists its parts, so pages with the same parts share it.
 */
export class PageStyles {
  /** Changes with the styles of any page. */
  readonly digest: string;
  readonly #icons: (name: string) => string | undefined;
  readonly #sheets: readonly (SheetSource & { tests: readonly ReturnType<typeof needTest>[] })[];

  /**
   * @param sheets the first one is for every page.
   * @param icons returns the style sheet with the icons of a sidebar, by its name.
   */
  constructor(sheets: readonly SheetSource[], icons: (name: string) => string | undefined) {
    this.#icons = icons;
    this.#sheets = sheets.map((sheet) => ({ ...sheet, tests: sheet.parts.map(needTest) }));
    this.digest = digest(JSON.stringify(sheets)).slice(0, 8);
  }

  /**
   * Replaces the style sheet that Astro links with those that a page needs. The first one also contains the sidebar's icons.
   *
   * @param used addresses of files that the page needs; the reader adds to it.
   */
  reader(html: string, edits: Edits, used: Set<string>): TagReader {
    let link: { tag: Tag; base: string } | undefined;
    const { open, tokens } = readTokens();
    return {
      open(tag) {
        open(tag);
        const [, base] = (tag.name === 'link' && bundled.exec(valueIn(tag, 'href') ?? '')) || [];
        if (base !== undefined) link ??= { tag, base };
      },
      end: () => {
        if (!link) return;
        const { tag, base } = link;
        const icons = [...used].find((each) => each.startsWith(iconSheets));
        if (icons !== undefined) used.delete(icons);
        const addresses = this.#addressesFor(html, tokens(), icons?.slice(iconSheets.length) ?? 'css');
        for (const each of addresses) used.add(each);
        const links = addresses.map((each) => `<link rel="stylesheet" href="${base}${each}">`);
        edits.add(tag.start, tag.end, links.join(''));
      },
    };
  }

  /** @param ending end of the first style sheet's address. */
  #addressesFor(html: string, tokens: ReadonlySet<string>, ending: string): string[] {
    const beyondAscii = (html.match(/[^\0-\x7f]+/g) ?? []).join('');
    return this.#sheets.flatMap(({ name, start, tests }, index) => {
      const mask = tests.reduce(
        (bits, test, part) => (test(beyondAscii, tokens) ? bits | (1n << BigInt(part)) : bits),
        0n,
      );
      const address = `/_astro/${name}.${this.digest}.${mask.toString(36)}.${index === 0 ? ending : 'css'}`;
      return mask === 0n && start === '' ? [] : [address];
    });
  }

  /** Returns the style sheet at an address that a page links; undefined for other addresses. */
  at(target: string): string | undefined {
    const [, name, version = '', mask, icons] = address.exec(target) ?? [];
    if (mask === undefined) return name === 'icons' ? this.#icons(version) : undefined;
    const sheet = this.#sheets.find((each) => each.name === name);
    if (!sheet || version !== this.digest) return undefined;
    const bits = [...mask].reduce((value, digit) => value * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
    const parts = sheet.parts.map(({ css }, index) => ((bits >> BigInt(index)) & 1n ? css : ''));
    return [sheet.start, ...parts, icons === undefined ? '' : this.#icons(icons)].join('');
  }
}
