import { hash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { kindAt } from '../../shared/kindAt.js';
import { sweepFolder } from '../../shared/sweepFolder.js';
import { writeWhole } from '../../shared/wholeFile.js';

const digestLength = 32;

const digestOf = (picture: Uint8Array): Buffer => hash('sha256', picture, 'buffer');

/** Pictures stored between builds under names that identify their contents. Each is followed by its digest; a damaged one is rendered again. */
export class PictureStore {
  readonly #folder: string;
  readonly #used = new Set<string>();

  /** @param folder absolute; need not exist. */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Keeps a picture from being deleted. */
  keep(name: string): void {
    this.#used.add(name);
  }

  /** The picture with a name, if it is stored. */
  find(name: string): Uint8Array | undefined {
    this.keep(name);
    return this.#read(name);
  }

  /** The picture with a name, rendered if it is not stored. */
  async of(name: string, paint: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const picture = this.find(name);
    if (picture) return picture;
    const painted = await paint();
    const file = path.join(this.#folder, name);
    // Another process may read what it has just rendered.
    if (kindAt(file) === 'folder') rmSync(file, { recursive: true });
    writeWhole(file, Buffer.concat([painted, digestOf(painted)]));
    return painted;
  }

  /** Deletes old pictures that were neither requested nor kept. */
  sweep(): void {
    sweepFolder(this.#folder, (name) => this.#used.has(name));
  }

  #read(name: string): Uint8Array | undefined {
    try {
      const file = readFileSync(path.join(this.#folder, name));
      const picture = file.subarray(0, -digestLength);
      return digestOf(picture).equals(file.subarray(-digestLength)) ? picture : undefined;
    } catch {
      // It has not been rendered yet, or is not a file.
      return undefined;
    }
  }
}
