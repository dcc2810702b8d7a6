import { existsSync, readFileSync, statSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { writeParts, writeWholeOf } from './wholeFile.js';

/** Bytes before an entry: lengths of its key and value, and a checksum of both. */
const headLength = 12;

interface Entry {
  bytes: Buffer;
  /** Where its value begins in `bytes`. */
  start: number;
}

const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/**
 * Values that are kept between commands, by key, in one file to which new ones are appended. An entry that is damaged or was written only in part ends
 * the file: what follows is made again.
 */
export class ValueStore<Value> {
  readonly #file: string;
  readonly #header: Buffer;
  readonly #onDamage: (file: string) => void;
  readonly #spare: number;
  readonly #used = new Set<string>();
  readonly #added = new Map<string, Entry>();
  #stored: Map<string, Entry> | undefined;
  /** Bytes of the file that can be appended to; 0 if it must be written anew. */
  #length = 0;

  /**
   * @param file absolute path.
   * @param form changes with the form and the meaning of the values. A file in another form is ignored.
   * @param onDamage is called if the file is damaged.
   * @param spare bytes of values that nobody asked for which are kept in any case; more are kept beside as many that were asked for.
   */
  constructor(file: string, form: string, onDamage: (file: string) => void = () => undefined, spare = 0) {
    this.#file = file;
    this.#spare = spare;
    // Other versions of V8 may write values otherwise.
    this.#header = Buffer.from(`trellis ${form}, V8 ${process.versions.v8}\n`);
    this.#onDamage = onDamage;
  }

  /** The value with a key, which is kept from now on. */
  get(key: string): Value | undefined {
    const entry = this.#added.get(key) ?? this.#load().get(key);
    if (!entry) return undefined;
    this.#used.add(key);
    return deserialize(entry.bytes.subarray(entry.start)) as Value;
  }

  /** Keeps a value. */
  set(key: string, value: Value): void {
    this.#load();
    this.#used.add(key);
    const name = Buffer.from(key);
    const data = serialize(value);
    const head = Buffer.allocUnsafe(headLength);
    head.writeUInt32LE(name.length, 0);
    head.writeUInt32LE(data.length, 4);
    head.writeUInt32LE(crc32(data, crc32(name)), 8);
    this.#added.set(key, { bytes: Buffer.concat([head, name, data]), start: headLength + name.length });
  }

  /** Writes new values. Values that were not asked for are dropped when they take up too much of the file. */
  write(): void {
    // Nobody has asked for a value.
    if (this.#stored === undefined && this.#added.size === 0) return;
    const stored = this.#load();
    const rest = [...stored].filter(([key]) => this.#used.has(key) && !this.#added.has(key));
    const kept = rest.map(([, { bytes }]) => bytes);
    const added = Array.from(this.#added.values(), ({ bytes }) => bytes);
    const size = lengthOf(kept);
    if (this.#isWhole() && this.#length - size <= Math.max(size, this.#spare)) {
      if (added.length > 0) writeParts(this.#file, 'a', added);
      this.#length += lengthOf(added);
    } else if (added.length > 0 || stored.size > 0) {
      const parts = [this.#header, ...kept, ...added];
      writeWholeOf(this.#file, parts);
      this.#length = lengthOf(parts);
      this.#stored = new Map(rest);
    }
    for (const [key, entry] of this.#added) this.#stored?.set(key, entry);
    this.#added.clear();
  }

  /** True if the file is as it was read or written last. Another command may have written it since. */
  #isWhole(): boolean {
    return this.#length > 0 && statSync(this.#file, { throwIfNoEntry: false })?.size === this.#length;
  }

  /** Writes new values, and frees the memory of all. */
  save(): void {
    this.write();
    this.free();
  }

  /** Frees the memory of the values. They are read again when one is asked for. */
  free(): void {
    this.#stored = undefined;
    this.#added.clear();
    this.#used.clear();
  }

  #load(): Map<string, Entry> {
    this.#stored ??= this.#read();
    return this.#stored;
  }

  #read(): Map<string, Entry> {
    const entries = new Map<string, Entry>();
    this.#length = 0;
    let file: Buffer;
    try {
      file = readFileSync(this.#file);
    } catch {
      // There is no file yet.
      return entries;
    }
    if (!file.subarray(0, this.#header.length).equals(this.#header)) {
      if (!file.subarray(0, 8).equals(Buffer.from('trellis '))) this.#onDamage(this.#file);
      return entries;
    }
    const end = readEntries(file, this.#header.length, entries);
    if (end < file.length) this.#onDamage(this.#file);
    else this.#length = file.length;
    return entries;
  }
}

/**
 * Reads the entries of a file up to the first one that is damaged.
 *
 * @returns where that begins, or the length of the file.
 */
function readEntries(file: Buffer, begin: number, entries: Map<string, Entry>): number {
  let place = begin;
  while (place + headLength <= file.length) {
    const keyLength = file.readUInt32LE(place);
    const end = place + headLength + keyLength + file.readUInt32LE(place + 4);
    const bytes = file.subarray(place, end);
    if (end > file.length || crc32(bytes.subarray(headLength)) !== file.readUInt32LE(place + 8)) break;
    entries.set(bytes.toString('utf8', headLength, headLength + keyLength), { bytes, start: headLength + keyLength });
    place = end;
  }
  return place;
}

/**
 * Adds the values of other files to a file. Values in another form than those of the last file are left out.
 *
 * @param file absolute path; need not exist.
 * @param others absolute paths; those that do not exist are passed over.
 */
export function joinStores(file: string, others: readonly string[]): void {
  const files = [file, ...others].flatMap((each) => (existsSync(each) ? [readFileSync(each)] : []));
  const header = (each: Buffer): Buffer => each.subarray(0, each.indexOf('\n') + 1);
  const form = header(files.at(-1) ?? Buffer.alloc(0));
  const entries = new Map<string, Entry>();
  for (const each of files) if (header(each).equals(form)) readEntries(each, form.length, entries);
  if (entries.size > 0) writeWholeOf(file, [form, ...Array.from(entries.values(), ({ bytes }) => bytes)]);
}
