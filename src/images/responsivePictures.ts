import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type Sharp from 'sharp';
import { digestOf } from '../shared/digest.js';
import { sizeOfFile } from '../content/imageSize.js';
import { imprintOf } from '../content/imprint.js';
import { diagnostic } from '../diagnostics/create.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { conversionDesign, loadSharp, toAvif } from './conversion.js';
import { isStillPicture, isWorthwhile, widthsOf } from './pictureForm.js';
import { PictureStore } from './pictureStore.js';
import type { Candidate, Picture } from './sourceSet.js';

/** Folder of converted pictures in a built site; their names change with their content. */
const picturesFolder = '/_trellis/pictures/';

interface Converted {
  picture: Picture;
  /** Names of its files. */
  files: readonly string[];
}

/** The author's pictures as smaller files, in the widths that screens show. Each is kept by its content, and converted once. */
export class ResponsivePictures {
  readonly #files: readonly (readonly [address: string, file: string])[];
  readonly #kept: PictureStore;
  #sharp: typeof Sharp | undefined;
  #converted: ReadonlyMap<string, Converted> = new Map();
  #failed: readonly string[] = [];

  /**
   * @param files the author's files that something names: absolute paths by their addresses in the site.
   * @param cache folder that pictures are kept in between builds.
   * @param most pictures that are looked at.
   */
  constructor(files: ReadonlyMap<string, string>, cache: string, most = Infinity) {
    this.#files = [...files].filter(([address]) => /\.(?:png|jpe?g|webp)$/i.test(address)).slice(0, most);
    this.#kept = new PictureStore(cache);
  }

  /** Changes when a picture can no longer be converted, or can again. Content that has changed is not part of it. */
  get key(): string {
    return digestOf(conversionDesign, this.#failed);
  }

  /** The converted files of the picture at an address, without base; undefined where the author's own is as good. */
  at(address: string): Picture | undefined {
    return this.#converted.get(address)?.picture;
  }

  /**
   * Converts what was not kept; has to be done before pages are rendered, which name the files.
   *
   * @param named path of a file for messages.
   */
  async prepare(named: (file: string) => string): Promise<Diagnostic[]> {
    const diagnostics: Diagnostic[] = [];
    const converted = new Map<string, Converted>();
    const failed: string[] = [];
    const open = [...this.#files];
    const work = async (): Promise<void> => {
      for (let next = open.pop(); next; next = open.pop()) {
        const [address, file] = next;
        try {
          const made = await this.#convert(file);
          if (made) converted.set(address, made);
        } catch (error) {
          failed.push(address);
          if (!(error instanceof LibraryMissing)) diagnostics.push(broken(named(file), error));
          else if (diagnostics.every(({ code }) => code !== 'outputs/unconverted')) diagnostics.push(missing(error));
        }
      }
    };
    // Conversion is done in threads of the library's own.
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    this.#kept.sweep();
    this.#converted = converted;
    this.#failed = failed.sort();
    return diagnostics;
  }

  /** Writes the pictures into a built site. */
  async write(folder: string): Promise<void> {
    const names = new Set([...this.#converted.values()].flatMap(({ files }) => files));
    if (names.size === 0) return;
    const target = path.join(folder, picturesFolder);
    mkdirSync(target, { recursive: true });
    for (const name of names)
      writeFileSync(
        path.join(target, name),
        await this.#kept.of(name, () => Promise.reject(new Error(`${name} is not kept.`))),
      );
  }

  async #convert(file: string): Promise<Converted | undefined> {
    const size = sizeOfFile(file);
    const original = size && readFileSync(file);
    if (!original || !isWorthwhile(original.length, size) || !isStillPicture(original)) return undefined;
    const imprint = imprintOf(file);
    const files: string[] = [];
    const candidates: Candidate[] = [];
    for (const width of widthsOf(size)) {
      const name = `${digestOf(conversionDesign, imprint, width)}.avif`;
      const picture = await this.#kept.of(name, async () => {
        const smaller = await toAvif(this.#library(), original, width);
        // An empty one keeps in mind that the author's is as small.
        return smaller.length < original.length * 0.9 ? smaller : new Uint8Array();
      });
      if (picture.length === 0) continue;
      files.push(name);
      candidates.push({ address: `${picturesFolder}${name}`, width });
    }
    if (candidates.length === 0) return undefined;
    return { picture: { width: size.width, candidates }, files };
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
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return line.replace(/\.$/, '');
};

function missing(error: unknown): Diagnostic {
  return diagnostic('outputs/unconverted', {
    message: `Pictures are not converted on this machine: ${reasonOf(error)}.`,
    help: 'Readers get the files of the folder as they are. Install `sharp`, which Astro names as optional.',
  });
}

function broken(file: string, error: unknown): Diagnostic {
  return diagnostic('outputs/broken-picture', {
    message: `\`${file}\` cannot be read as a picture: ${reasonOf(error)}.`,
    help: 'Readers get the file as it is. Export it again from the program that it was made with.',
    file,
  });
}
