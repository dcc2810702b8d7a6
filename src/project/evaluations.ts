import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { Content } from '../content/page.js';
import type { CompiledBody } from '../mdx/compiled.js';
import { evaluatePage, type EvaluatedPage, type EvaluatePage } from '../render/evaluatePage.js';
import type { ContentNode } from '../render/contentNode.js';
import { islandAddress, type Islands } from './islands.js';
import { closeRun, openRun } from './runs.js';

/** An evaluated page. */
interface Entry {
  body: CompiledBody;
  /** Changes with everything else that the evaluation depends on. */
  key: string;
  page: EvaluatedPage;
  size: number;
}

type Filed = Omit<Entry, 'page'> & { path: string };

/** Maximum number of characters of evaluated pages in memory: a few hundred pages. */
const largestSize = 16_000_000;
/** Number of characters counted for a node in addition to its text. */
const nodeSize = 100;

function sizeOf(nodes: readonly ContentNode[]): number {
  let size = 0;
  for (const node of nodes) {
    size += nodeSize;
    if (typeof node === 'string') size += node.length;
    else if (node.kind === 'html') size += node.html.length;
    else if (node.kind !== 'lost') size += sizeOf(node.children);
    if (typeof node === 'object' && node.kind === 'component' && typeof node.props['code'] === 'string')
      size += node.props['code'].length;
  }
  return size;
}

/**
 * The evaluated pages of a documentation folder. Each is evaluated on first use, and again after it changes. Pages that exceed the memory
 * limit are stored in files. They do not replace pages in memory, because most passes over a site request all pages in the same order.
 */
export class Evaluations {
  readonly #project: string;
  readonly #largest: number;
  /** Evaluations in memory, by page file. */
  readonly #entries = new Map<string, Entry>();
  readonly #filed = new Map<string, Filed>();
  #size = 0;
  #files = 0;
  #folder: string | undefined;

  /** @param project absolute path of the documentation folder. */
  constructor(project: string, largest = largestSize) {
    this.#project = project;
    this.#largest = largest;
  }

  /**
   * Evaluates the pages of the folder in its current state.
   *
   * @param base URL prefix of the site, with which addresses of scripts begin.
   */
  at(modules: Content['modules'], islands: Islands, base: string): EvaluatePage {
    return (page) => {
      const { body, digest, file } = page;
      if (!body) return { nodes: [], thrown: [], lost: [] };
      const key = `${base} ${digest} ${islands.digestOf(page)}`;
      const entry = this.#entries.get(file) ?? this.#read(file);
      if (entry?.body === body && entry.key === key) return entry.page;
      this.#forget(file);
      const evaluated = evaluatePage({ ...page, body }, modules, (module) => {
        const address = islandAddress(islands, modules, module ?? file);
        return address === undefined ? undefined : base + address;
      });
      this.#keep(file, { body, key, page: evaluated, size: sizeOf(evaluated.nodes) });
      return evaluated;
    };
  }

  #keep(file: string, entry: Entry): void {
    if (this.#size + entry.size > this.#largest) return this.#write(file, entry);
    this.#entries.set(file, entry);
    this.#size += entry.size;
  }

  #forget(file: string): void {
    this.#size -= this.#entries.get(file)?.size ?? 0;
    this.#entries.delete(file);
    this.#filed.delete(file);
  }

  /** Stores a page in a file. If that fails, the page is evaluated again when needed. */
  #write(name: string, { page, ...entry }: Entry): void {
    try {
      const file = path.join(this.#scratch(), String((this.#files += 1)));
      writeFileSync(file, serialize(page));
      this.#filed.set(name, { ...entry, path: file });
    } catch {
      // The folder is not writable, or the page contains something that cannot be stored.
    }
  }

  #read(name: string): Entry | undefined {
    const filed = this.#filed.get(name);
    if (!filed) return undefined;
    try {
      const { path: file, ...entry } = filed;
      return { ...entry, page: deserialize(readFileSync(file)) as EvaluatedPage };
    } catch {
      // The cache was deleted.
      this.#filed.delete(name);
      return undefined;
    }
  }

  #scratch(): string {
    if (this.#folder !== undefined) return this.#folder;
    const run = openRun(this.#project);
    process.once('exit', () => closeRun(run));
    this.#folder = path.join(run, 'evaluated');
    mkdirSync(this.#folder);
    return this.#folder;
  }
}
