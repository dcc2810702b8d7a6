import { digest } from '../shared/digest.js';
import { needTest, tokensOf, type StylePart } from './styleParts.js';

/** A style sheet that is put together from parts. */
export interface SheetSource {
  /** First word of its name. */
  name: string;
  /** Rules before all parts, in every page. */
  start: string;
  parts: readonly StylePart[];
}

const link = /<link rel="stylesheet" href="[^"]*(\/_astro\/[\w.-]+\.css)">/g;
const address = /^\/_astro\/(\w+)\.([\w-]+)(?:\.([\da-z]+))?(?:\.([\w-]+))?\.css$/;
const bundledLink = /<link rel="stylesheet" href="([^"]*)\/_astro\/page\.[\w-]+\.css">/;
const iconsLink = /<link rel="stylesheet" href="[^"]*\/_astro\/icons\.([\w-]+)\.css">/;

/** Style sheets that contain what a page shows. Their names say which parts they have, so pages with the same parts share them. */
export class PageStyles {
  /** Changes with the styles of any page. */
  readonly digest: string;
  readonly #icons: (name: string) => string | undefined;
  readonly #sheets: readonly (SheetSource & { tests: readonly ReturnType<typeof needTest>[] })[];

  /**
   * @param sheets the first is what every page has.
   * @param icons returns the style sheet with the icons of a sidebar, by its name.
   */
  constructor(sheets: readonly SheetSource[], icons: (name: string) => string | undefined) {
    this.#icons = icons;
    this.#sheets = sheets.map((sheet) => ({ ...sheet, tests: sheet.parts.map(needTest) }));
    this.digest = digest(JSON.stringify(sheets)).slice(0, 8);
  }

  /** Puts the style sheets that a page needs in place of the one that Astro links. The first contains the icons of the sidebar, too. */
  link(html: string): string {
    if (!bundledLink.test(html)) return html;
    const [, icons] = iconsLink.exec(html) ?? [];
    const [first = '', ...others] = this.#addressesFor(html);
    const addresses = [icons === undefined ? first : first.replace(/\.css$/, `.${icons}.css`), ...others];
    return html
      .replace(iconsLink, '')
      .replace(bundledLink, (_link, base: string) =>
        addresses.map((each) => `<link rel="stylesheet" href="${base}${each}">`).join(''),
      );
  }

  #addressesFor(html: string): string[] {
    const tokens = tokensOf(html);
    return this.#sheets.flatMap(({ name, start, tests }) => {
      const mask = tests.reduce((bits, test, index) => (test(html, tokens) ? bits | (1n << BigInt(index)) : bits), 0n);
      return mask === 0n && start === '' ? [] : [`/_astro/${name}.${this.digest}.${mask.toString(36)}.css`];
    });
  }

  /** Addresses of the style sheets that a finished page links. */
  linkedFrom(html: string): string[] {
    return Array.from(html.matchAll(link), ([, each = '']) => each).filter((each) => this.at(each) !== undefined);
  }

  /** The style sheet with an address that a page links; undefined for all other addresses. */
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
