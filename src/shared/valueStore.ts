import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { stampOf, stampOfStats } from './stampOf.js';
import { writeWhole } from './wholeFile.js';

/** Bytes before an entry: lengths of its key and value, and a checksum of both. */
const headLength = 12;

interface Entry {
  bytes: Buffer;
  /** Offset of the value in `bytes`. */
  start: number;
}

const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/**
 * A key-value store that lasts between commands, in one file that grows by appending. Several commands may use the file at once. Entries after the
 * first damaged or incomplete one are ignored.
 */
export class ValueStore<Value> {
  readonly #file: string;
  readonly #header: Buffer;
  readonly #onDamage: (file: string) => void;
  readonly #spare: number;
  readonly #used = new Set<string>();
  readonly #added = new Map<string, Entry>();
  #stored: Map<string, Entry> | undefined;
  /** Length of the file, to which entries can be appended; 0 if the file must be rewritten. */
  #length = 0;
  /** Stamp of the file when this process last read or wrote it. */
  #stamp = '';

  /**
   * @param file absolute path.
   * @param form version of the values' format. A file with another version is ignored.
   * @param onDamage is called if the file is damaged.
   * @param spare number of bytes of unused values that the file may always contain. Above it, unused values may take as many bytes as used
   * ones.
   */
  constructor(file: string, form: string, onDamage: (file: string) => void = () => undefined, spare = 0) {
    this.#file = file;
    this.#spare = spare;
    // Other versions of V8 may serialise values differently.
    this.#header = Buffer.from(`trellis ${form}, V8 ${process.versions.v8}\n`);
    this.#onDamage = onDamage;
  }

  /** Returns a value and marks it as used. */
  get(key: string): Value | undefined {
    const entry = this.#added.get(key) ?? this.#load().get(key);
    if (!entry) return undefined;
    this.#used.add(key);
    return deserialize(entry.bytes.subarray(entry.start)) as Value;
  }

  has(key: string): boolean {
    return this.#added.has(key) || this.#load().has(key);
  }

  /** Marks a value as used without reading it. */
  keep(key: string): void {
    this.#used.add(key);
  }

  /** Keeps a value. */
  set(key: string, value: Value): void {
    this.#load();
    this.#used.add(key);
    const name = Buffer.from(key);
    const data = serialize(value);
    // Memory of its own: an entry would keep the whole of the pool that `Buffer.concat` takes small ones from.
    const bytes = Buffer.alloc(headLength + name.length + data.length);
    bytes.writeUInt32LE(name.length, 0);
    bytes.writeUInt32LE(data.length, 4);
    name.copy(bytes, headLength);
    data.copy(bytes, headLength + name.length);
    bytes.writeUInt32LE(crc32(bytes.subarray(headLength)), 8);
    this.#added.set(key, { bytes, start: headLength + name.length });
  }

  /** Writes new values. Unused values are dropped when they take up too much of the file. */
  write(): void {
    // No value was used.
    if (this.#stored === undefined && this.#added.size === 0) return;
    const stored = this.#load();
    const rest = [...stored].filter(([key]) => this.#used.has(key) && !this.#added.has(key));
    const kept = rest.map(([, { bytes }]) => bytes);
    const added = Array.from(this.#added.values(), ({ bytes }) => bytes);
    const size = lengthOf(kept);
    const isSparse = this.#length - size > Math.max(size, this.#spare);
    if (this.#length > 0 && !isSparse && (added.length === 0 || this.#append(added))) {
      this.#length += lengthOf(added);
    } else if (added.length > 0 || stored.size > 0) {
      const parts = [this.#header, ...kept, ...added];
      writeWhole(this.#file, parts);
      this.#stamp = stampOf(this.#file);
      this.#length = lengthOf(parts);
      this.#stored = new Map(rest);
    }
    for (const [key, entry] of this.#added) this.#stored?.set(key, entry);
    this.#added.clear();
  }

  /**
   * Appends entries with a single call, so that those of two processes cannot be mixed.
   *
   * @returns false if another process has changed or replaced the file.
   */
  #append(entries: readonly Buffer[]): boolean {
    let descriptor: number;
    try {
      descriptor = openSync(this.#file, constants.O_WRONLY | constants.O_APPEND);
    } catch {
      // The cache was deleted.
      return false;
    }
    try {
      if (stampOfStats(fstatSync(descriptor)) !== this.#stamp) return false;
      writeFileSync(descriptor, Buffer.concat(entries));
      this.#stamp = stampOfStats(fstatSync(descriptor));
      return true;
    } finally {
      closeSync(descriptor);
    }
  }

  /** Writes new values, and frees the memory of all values. */
  save(): void {
    this.write();
    this.free();
  }

  /** Frees the memory of all values. The file is read again on the next request. */
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
    this.#stamp = stampOf(this.#file);
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
    const { end, isDamaged } = readEntries(file, this.#header.length, entries);
    if (isDamaged) this.#onDamage(this.#file);
    if (end === file.length) this.#length = end;
    return entries;
  }
}

/**
 * Reads the entries of a file up to the first damaged or incomplete one. The last entry is incomplete while another process appends it, and after
 * that process was killed.
 *
 * @returns as `end` the offset of that entry, or the length of the file.
 */
function readEntries(file: Buffer, begin: number, entries: Map<string, Entry>): { end: number; isDamaged: boolean } {
  let place = begin;
  while (place + headLength <= file.length) {
    const keyLength = file.readUInt32LE(place);
    const end = place + headLength + keyLength + file.readUInt32LE(place + 4);
    if (end > file.length) break;
    const bytes = file.subarray(place, end);
    if (crc32(bytes.subarray(headLength)) !== file.readUInt32LE(place + 8)) return { end: place, isDamaged: true };
    entries.set(bytes.toString('utf8', headLength, headLength + keyLength), { bytes, start: headLength + keyLength });
    place = end;
  }
  return { end: place, isDamaged: false };
}

/**
 * Adds the values of other files to a file. Files whose format differs from that of the last file are ignored.
 *
 * @param file absolute path; need not exist.
 * @param others absolute paths; missing files are ignored.
 */
export function joinStores(file: string, others: readonly string[]): void {
  const files = [file, ...others].flatMap((each) => (existsSync(each) ? [readFileSync(each)] : []));
  const header = (each: Buffer): Buffer => each.subarray(0, each.indexOf('\n') + 1);
  const form = header(files.at(-1) ?? Buffer.alloc(0));
  const entries = new Map<string, Entry>();
  for (const each of files) if (header(each).equals(form)) readEntries(each, form.length, entries);
  if (entries.size > 0) writeWhole(file, [form, ...Array.from(entries.values(), ({ bytes }) => bytes)]);
}
