import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Characters of HTML that the file may hold. */
const capacity = 60_000_000;

interface Stored {
  version: string;
  entries: [key: string, html: string][];
}

/** Highlighted code on disk, in one file that is read when it is first needed and written once. */
export class HighlightCache {
  readonly #file: string;
  readonly #version: string;
  #entries: Map<string, string> | undefined;
  #changed = false;

  /** @param version what is stored under another one is forgotten. */
  constructor(file: string, version: string) {
    this.#file = file;
    this.#version = version;
  }

  get(key: string): string | undefined {
    const entries = this.#load();
    const html = entries.get(key);
    if (html === undefined) return undefined;
    // What was used last stands last, and is dropped last.
    entries.delete(key);
    entries.set(key, html);
    return html;
  }

  set(key: string, html: string): void {
    this.#load().set(key, html);
    this.#changed = true;
  }

  /** Writes the file if there is something new; what has not been used for longest gives way when it grows too large. */
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
    // Another build may read the file at this moment: it sees the old one or the new one, never a half.
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
    try {
      const stored = JSON.parse(readFileSync(this.#file, 'utf8')) as Stored;
      return stored.version === this.#version && Array.isArray(stored.entries) ? stored.entries : [];
    } catch {
      // No file yet, or one that was cut short: everything is highlighted anew.
      return [];
    }
  }
}
