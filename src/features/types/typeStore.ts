import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { digest } from '../../shared/digest.js';
import type { TypeReading } from '../../highlight/twoslash/reading.js';
import { typedCodeSchema } from '../../highlight/twoslash/typedCode.js';
import { textAt } from '../../shared/textAt.js';
import { writeWhole } from '../../shared/wholeFile.js';
import { remember } from '../../shared/remember.js';

/** Digests of files by path; empty for a missing file. */
const filesSchema = z.record(z.string(), z.string());
const fileSchema = z.object({
  version: z.string(),
  entries: z.record(z.string(), z.object({ typed: typedCodeSchema, files: filesSchema })),
});

interface Entry {
  reading: TypeReading;
  files: z.infer<typeof filesSchema>;
}

const lockFiles = [
  ...['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml'],
  ...['yarn.lock', 'bun.lock', 'deno.lock', 'package.json'],
];

const digestOfFile = (file: string): string => {
  const text = textAt(file);
  return text === undefined ? '' : digest(text);
};

/** Changes if other packages may be found from a folder. */
export function installedFrom(folder: string): string {
  const installed = textAt(path.join(folder, 'node_modules/.package-lock.json'));
  const own = [installed ?? '', ...lockFiles.map((name) => digestOfFile(path.join(folder, name)))];
  const above = path.dirname(folder);
  return above === folder ? digest(...own) : digest(...own, installedFrom(above));
}

/** Stores the types of the last build's code blocks in a file for the next one. */
export class TypeStore {
  /** Entries stored under another version are ignored. */
  readonly version: string;
  readonly #file: string;
  readonly #folder: string;
  #entries: ReadonlyMap<string, Entry>;
  #used = new Map<string, Entry>();
  /** Digests of files since the last save; many code blocks depend on the same files. */
  readonly #digests = new Map<string, string>();
  #isNew = false;

  constructor(file: string, folder: string, version: string) {
    this.#file = file;
    this.#folder = folder;
    this.version = version;
    this.#entries = this.#read();
  }

  get(key: string): TypeReading | undefined {
    const entry = this.#used.get(key) ?? this.#entries.get(key);
    if (!entry) return undefined;
    const isStill = Object.entries(entry.files).every(([file, digest]) => this.#digestOf(file) === digest);
    if (!isStill) return undefined;
    this.#used.set(key, entry);
    return entry.reading;
  }

  /** @param sought absolute paths of the files that the types depend on. */
  set(key: string, reading: TypeReading, sought: readonly string[]): void {
    const files = sought.map((file): [string, string] => [path.relative(this.#folder, file), digestOfFile(file)]);
    this.#used.set(key, { reading, files: Object.fromEntries(files) });
    this.#isNew = true;
  }

  /** Stores the types that were used since the last save, and forgets others. Faults are not stored, so the next build finds them again. */
  save(): void {
    this.#entries = this.#used;
    this.#used = new Map();
    this.#digests.clear();
    if (!this.#isNew) return;
    this.#isNew = false;
    const entries = [...this.#entries].flatMap(([key, { reading, files }]) =>
      'typed' in reading ? [[key, { typed: reading.typed, files }]] : [],
    );
    try {
      writeWhole(
        this.#file,
        JSON.stringify({ version: this.version, entries: Object.fromEntries(entries) as unknown }),
      );
    } catch {
      // If the folder is not writable, types are found again each time.
    }
  }

  #digestOf(file: string): string {
    return remember(this.#digests, file, () => digestOfFile(path.resolve(this.#folder, file)));
  }

  #read(): ReadonlyMap<string, Entry> {
    try {
      const { version, entries } = fileSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
      if (version !== this.version) return new Map();
      return new Map(Object.entries(entries).map(([key, { typed, files }]) => [key, { reading: { typed }, files }]));
    } catch {
      // The file is missing or incomplete.
      return new Map();
    }
  }
}
