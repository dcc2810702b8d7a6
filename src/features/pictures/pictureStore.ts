import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../shared/wholeFile.js';

const digestLength = 32;

const digestOf = (picture: Uint8Array): Buffer => hash('sha256', picture, 'buffer');

/** Pictures that are kept between builds, by names that say what they show. Each has its digest behind it: a damaged one is painted anew. */
export class PictureStore {
  readonly #folder: string;
  readonly #used = new Set<string>();

  /** @param folder absolute; need not exist. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The picture of a name, if it is kept. */
  find(name: string): Uint8Array | undefined {
    this.#used.add(name);
    return this.#read(name);
  }

  /** The picture of a name, painted where it is not kept. */
  async of(name: string, paint: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const kept = this.find(name);
    if (kept) return kept;
    const painted = await paint();
    const file = path.join(this.#folder, name);
    rmSync(file, { recursive: true, force: true });
    writeWhole(file, Buffer.concat([painted, digestOf(painted)]));
    return painted;
  }

  /** Forgets what was not asked for. */
  sweep(): void {
    mkdirSync(this.#folder, { recursive: true });
    for (const name of readdirSync(this.#folder))
      if (!this.#used.has(name)) rmSync(path.join(this.#folder, name), { recursive: true, force: true });
  }

  #read(name: string): Uint8Array | undefined {
    try {
      const file = readFileSync(path.join(this.#folder, name));
      const picture = file.subarray(0, -digestLength);
      return digestOf(picture).equals(file.subarray(-digestLength)) ? picture : undefined;
    } catch {
      // It was not painted yet, or is no file.
      return undefined;
    }
  }
}
