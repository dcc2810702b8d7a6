import { readFileSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type Sharp from 'sharp';
import { digestOf } from '../../shared/digest.js';
import { sizeOfFile } from '../../mdx/imageSize.js';
import { imprintOf } from '../../content/imprint.js';
import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { SiteFile } from '../siteFile.js';
import { conversionDesign, loadSharp, toAvif } from './conversion.js';
import { pictureSeconds } from '../../config/schema/trellis.js';
import { isStillPicture, isWorthwhile, widthsOf } from './pictureForm.js';
import { PictureStore } from './pictureStore.js';
import type { Candidate, Picture } from './sourceSet.js';
import { messageOf } from '../../shared/messageOf.js';

/** Folder of converted pictures in a built site; their names contain a hash. */
const picturesFolder = '/_trellis/pictures/';

interface Conversion {
  picture: Picture;
  /** Its files by name, with the function that converts each. */
  files: ReadonlyMap<string, () => Promise<Uint8Array>>;
  /** True if some of its files are left for the next build. */
  isPartial: boolean;
}

export interface ConversionOptions {
  /** Folder in which pictures are stored between builds. */
  cache: string;
  /** CPU seconds that a build may spend. The largest pictures come first, and later builds continue with the rest. */
  seconds: number;
  /** Addresses of pictures that come before the largest, because every page shows them. */
  everywhere?: readonly string[];
  /** See `widthsOf`. */
  hasWidePages: boolean;
}

/** Default number of CPU seconds for pictures: about a third of a build without them, which takes four to five seconds and 50 ms per page. */
export function conversionSeconds(pages: number): number {
  return Math.min(2 + pages / 50, pictureSeconds);
}

/** The author's pictures in smaller files, in the widths that screens need. Each is converted once and stored by its contents. */
export class ResponsivePictures {
  readonly #files: readonly (readonly [address: string, file: string])[];
  readonly #store: PictureStore;
  readonly #seconds: number;
  readonly #everywhere: ReadonlySet<string>;
  readonly #hasWidePages: boolean;
  #sharp: typeof Sharp | undefined;
  #converted: ReadonlyMap<string, Conversion> = new Map();
  #unconverted: readonly string[] = [];

  /** @param files the author's files that something names: maps their addresses in the site to absolute paths. */
  constructor(
    files: ReadonlyMap<string, string>,
    { cache, seconds, everywhere = [], hasWidePages }: ConversionOptions,
  ) {
    this.#files = [...files].filter(([address]) => /\.(?:png|jpe?g|webp)$/i.test(address));
    this.#store = new PictureStore(cache);
    this.#seconds = seconds;
    this.#everywhere = new Set(everywhere);
    this.#hasWidePages = hasWidePages;
  }

  /** Changes when it becomes possible or impossible to convert a picture. Changes in a picture's contents are not included. */
  get key(): string {
    return digestOf(conversionDesign, this.#hasWidePages, this.#unconverted);
  }

  /** The converted files of the picture at an address, without base; undefined if the original is as good. */
  at(address: string): Picture | undefined {
    return this.#converted.get(address)?.picture;
  }

  /**
   * Converts pictures that are not stored. Must run before pages are rendered, because they name the files.
   *
   * @param nameOf returns a file's path for messages.
   */
  async prepare(nameOf: (file: string) => string): Promise<Diagnostic[]> {
    const diagnostics: Diagnostic[] = [];
    const converted = new Map<string, Conversion>();
    const failed: string[] = [];
    const postponed: string[] = [];
    const open = this.#files
      .map(([address, file]) => ({ address, file, bytes: statSync(file, { throwIfNoEntry: false })?.size ?? 0 }))
      .sort((a, b) => this.#rankOf(a.address) - this.#rankOf(b.address) || a.bytes - b.bytes);
    const start = process.cpuUsage();
    // CPU time of this process alone measures the conversion, because nothing else runs meanwhile.
    const isOverBudget = (): boolean => {
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1e6 >= this.#seconds;
    };
    const work = async (): Promise<void> => {
      for (let next = open.pop(); next; next = open.pop()) {
        const { address, file } = next;
        try {
          const conversion = await this.#convert(file, isOverBudget);
          if (conversion?.isPartial) postponed.push(address);
          if (conversion && conversion.files.size > 0) converted.set(address, conversion);
        } catch (error) {
          failed.push(address);
          if (!(error instanceof LibraryMissing)) diagnostics.push(broken(nameOf(file), error));
          else if (diagnostics.every(({ code }) => code !== 'outputs/unconverted')) diagnostics.push(missing(error));
        }
      }
    };
    // The library converts in its own threads.
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    this.#store.sweep();
    this.#converted = converted;
    this.#unconverted = [...failed, ...postponed].sort();
    if (postponed.length > 0) diagnostics.push(late(postponed.length, this.#seconds));
    return diagnostics;
  }

  /** The converted files, by address in the site. */
  files(): [string, SiteFile][] {
    return [...this.#converted.values()].flatMap(({ files }) =>
      Array.from(files, ([name, convert]): [string, SiteFile] => [
        `${picturesFolder}${name}`,
        { key: () => name, contents: () => this.#store.of(name, convert) },
      ]),
    );
  }

  #rankOf(address: string): number {
    return this.#everywhere.has(address) ? 1 : 0;
  }

  async #convert(file: string, isOverBudget: () => boolean): Promise<Conversion | undefined> {
    const size = sizeOfFile(file);
    const original = size && readFileSync(file);
    if (!original || !isWorthwhile(original.length, size) || !isStillPicture(original)) return undefined;
    const imprint = imprintOf(file);
    const files = new Map<string, () => Promise<Uint8Array>>();
    const candidates: Candidate[] = [];
    let isPartial = false;
    for (const width of widthsOf(size, this.#hasWidePages)) {
      const name = `${digestOf(conversionDesign, imprint, width)}.avif`;
      const convert = (): Promise<Uint8Array> => this.#smaller(readFileSync(file), width);
      const picture = isOverBudget() ? this.#store.find(name) : await this.#store.of(name, convert);
      isPartial ||= picture === undefined;
      if (!picture?.length) continue;
      files.set(name, convert);
      candidates.push({ address: `${picturesFolder}${name}`, width });
    }
    return { picture: { width: size.width, candidates }, files, isPartial };
  }

  /** An empty file records that the original is as small. */
  async #smaller(original: Buffer, width: number): Promise<Uint8Array> {
    const file = await toAvif(this.#library(), original, width);
    return file.length < original.length * 0.9 ? file : new Uint8Array();
  }

  #library(): typeof Sharp {
    try {
      return (this.#sharp ??= loadSharp());
    } catch (error) {
      throw new LibraryMissing(reasonOf(error));
    }
  }
}

class LibraryMissing extends Error {}

const reasonOf = (error: unknown): string => {
  const [line = ''] = messageOf(error).split('\n');
  return line.replace(/\.$/, '');
};

function missing(error: unknown): Diagnostic {
  return diagnostic('outputs/unconverted', {
    message: `Pictures are not converted on this machine: ${reasonOf(error)}.`,
    help: 'Readers get the original files. Install `sharp`, an optional dependency of Astro.',
  });
}

function late(count: number, seconds: number): Diagnostic {
  const pictures = count === 1 ? '1 picture is' : `${count} pictures are`;
  return diagnostic('outputs/unconverted', {
    message: `${pictures} not converted yet, because the ${Number(seconds.toFixed(1))} seconds of CPU time for it are used up; the next build continues.`,
    help: 'Readers get the original files. `trellis.images.seconds` gives the build more time.',
  });
}

function broken(file: string, error: unknown): Diagnostic {
  return diagnostic('outputs/broken-picture', {
    message: `\`${file}\` cannot be read as a picture: ${reasonOf(error)}.`,
    help: 'Readers get the original file. Export it again from your image editor.',
    file,
  });
}
