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

const link = /<link rel="stylesheet" href="[^"]*(\/_astro\/\w+\.[\w-]+\.[\da-z]+\.css)">/g;

/** Style sheets that contain what a page shows. Their names say which parts they have, so pages with the same parts share them. */
export class PageStyles {
  /** Changes with the styles of any page. */
  readonly digest: string;
  readonly #sheets: readonly (SheetSource & { tests: readonly ReturnType<typeof needTest>[] })[];

  constructor(sheets: readonly SheetSource[]) {
    this.#sheets = sheets.map((sheet) => ({ ...sheet, tests: sheet.parts.map(needTest) }));
    this.digest = digest(JSON.stringify(sheets)).slice(0, 8);
  }

  /** Addresses, without base, of the style sheets that a page needs. */
  addressesFor(html: string): string[] {
    const tokens = tokensOf(html);
    return this.#sheets.flatMap(({ name, start, tests }) => {
      const mask = tests.reduce((bits, test, index) => (test(html, tokens) ? bits | (1n << BigInt(index)) : bits), 0n);
      return mask === 0n && start === '' ? [] : [`/_astro/${name}.${this.digest}.${mask.toString(36)}.css`];
    });
  }

  /** Addresses of the style sheets that a finished page links. */
  linkedFrom(html: string): string[] {
    return Array.from(html.matchAll(link), ([, address = '']) => address).filter(
      (address) => this.at(address) !== undefined,
    );
  }

  /** The style sheet with an address that `addressesFor` has returned; undefined for all other addresses. */
  at(address: string): string | undefined {
    const [, name, version, mask = ''] = /^\/_astro\/(\w+)\.([\w-]+)\.([\da-z]+)\.css$/.exec(address) ?? [];
    const sheet = this.#sheets.find((each) => each.name === name);
    if (!sheet || version !== this.digest) return undefined;
    const bits = [...mask].reduce((value, digit) => value * 36n + BigInt(Number.parseInt(digit, 36)), 0n);
    return sheet.start + sheet.parts.map(({ css }, index) => ((bits >> BigInt(index)) & 1n ? css : '')).join('');
  }
}
