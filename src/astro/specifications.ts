import { closeSync, openSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config, NavigationGroup } from '../config/config.js';
import { checkSpecification } from '../openapi/check.js';
import { readSpecifications, type Specifications } from '../openapi/specifications.js';
import { createLoad } from '../openapi/read/load.js';
import { cacheFolder } from './paths.js';

const headBytes = 4096;
const none: Specifications = { specifications: [], unreachable: [], unusable: [], diagnostics: [] };

/** Whether a file begins like an OpenAPI document; its version stands near the top. */
function isSpecification(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(headBytes);
    const head = buffer.toString('utf8', 0, readSync(handle, buffer, 0, headBytes, 0));
    return /^\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?\d/m.test(head) && !/^\s*["']?arazzo["']?\s*:/m.test(head);
  } finally {
    closeSync(handle);
  }
}

function groupsOf(nodes: readonly (string | NavigationGroup)[]): NavigationGroup[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...groupsOf(node.pages)]));
}

/** The specifications that docs.json names, as written. */
export function namedSpecifications(config: Config): string[] {
  const holders = [...config.tabs, ...config.anchors, ...groupsOf(config.navigation)];
  return [...config.openapi, ...holders.flatMap(({ openapi }) => openapi ?? [])];
}

/** What docs.json names, then what lies in the documentation folder (format spec 1.15). */
function entriesOf(config: Config, assets: ReadonlyMap<string, string>): string[] {
  const named = namedSpecifications(config);
  const lying = [...assets]
    .filter(([url, file]) => /\.(json|ya?ml)$/i.test(url) && isSpecification(file))
    .map(([url]) => url);
  return [...named, ...lying];
}

/** Reads the specifications of a documentation folder, and keeps them while their files stay the same. */
export class SpecificationReader {
  readonly #folder: string;
  readonly #contentFolder: string;
  #stamp = '';
  #last: Specifications = none;

  constructor(folder: string, contentFolder: string) {
    this.#folder = folder;
    this.#contentFolder = contentFolder;
  }

  async read(config: Config, assets: ReadonlyMap<string, string>): Promise<Specifications> {
    const entries = entriesOf(config, assets);
    if (entries.length === 0) return none;
    const hasBaseUrl = config.api.baseUrl.length > 0;
    const stamp = JSON.stringify([
      hasBaseUrl,
      entries,
      [...assets.values()].filter((file) => /\.(json|ya?ml)$/i.test(file)).map(stampOf),
    ]);
    if (stamp === this.#stamp) return this.#last;
    const load = createLoad({
      folders: [...new Set([this.#folder, this.#contentFolder])],
      entries,
      cacheDirectory: path.join(cacheFolder(this.#folder), 'specifications'),
    });
    const read = await readSpecifications(entries, load);
    const checked = read.specifications.flatMap((specification) => checkSpecification(specification, hasBaseUrl));
    this.#last = { ...read, diagnostics: [...read.diagnostics, ...checked] };
    this.#stamp = stamp;
    return this.#last;
  }
}

function stampOf(file: string): string {
  const { mtimeMs, size } = statSync(file);
  return `${file} ${mtimeMs} ${size}`;
}
