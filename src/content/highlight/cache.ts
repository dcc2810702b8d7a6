import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Maximum number of characters of HTML in the file. */
const capacity = 60_000_000;

interface Stored {
  version: string;
  entries: [key: string, html: string][];
}

/** Cache of highlighted code, in one file that is read on first use and written once. */
export class HighlightCache {
  readonly #file: string;
  readonly #version: string;
  #entries: Map<string, string> | undefined;
  #changed = false;

  readonly #onDamage: (file: string) => void;

  /**
   * @param version entries stored under another version are ignored.
   * @param onDamage is called if the file is damaged.
   */
  constructor(file: string, version: string, onDamage: (file: string) => void = () => undefined) {
    this.#file = file;
    this.#onDamage = onDamage;
    this.#version = version;
  }

  get(key: string): string | undefined {
    const entries = this.#load();
    const html = entries.get(key);
    if (html === undefined) return undefined;
    // Entries are ordered by last use, so the oldest is dropped first.
    entries.delete(key);
    entries.set(key, html);
    return html;
  }

  set(key: string, html: string): void {
    this.#load().set(key, html);
    this.#changed = true;
  }

  /** Writes the file if there are new entries. If it is too large, the least recently used entries are dropped. */
  save(): void {
    if (!this.#changed) return;
    const kept: Stored['entries'] = [];
    let size = 0;
    for (const entry of [...this.#load()].reverse()) {
      size += entry[1].length;
      if (size > capacity) break;
      kept.unshift(entry);
    }
    const stored: Stored = { version: this.#version, entries: kept };
    mkdirSync(path.dirname(this.#file), { recursive: true });
    // Another build may be reading the file, and must see the old or the new one.
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(stored));
    renameSync(draft, this.#file);
    this.#changed = false;
  }

  #load(): Map<string, string> {
    this.#entries ??= new Map(this.#read());
    return this.#entries;
  }

  #read(): Stored['entries'] {
    let text: string;
    try {
      text = readFileSync(this.#file, 'utf8');
    } catch {
      // No file yet.
      return [];
    }
    try {
      const { version, entries } = JSON.parse(text) as Partial<Stored>;
      if (version !== undefined && version !== this.#version) return [];
      if (Array.isArray(entries) && entries.every(isEntry)) return entries;
    } catch {
      // The file is incomplete, so everything is highlighted again.
    }
    this.#onDamage(this.#file);
    return [];
  }
}

function isEntry(entry: unknown): boolean {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string';
}
