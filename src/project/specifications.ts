import path from 'node:path';
import { Boundary } from '../config/boundary.js';
import { readWhenChanged, stampOf } from '../shared/stampOf.js';
import { textAt } from '../shared/textAt.js';
import type { Config } from '../config/config.js';
import { nodesOf } from '../config/navigation/walk.js';
import type { ConfigSource } from '../config/source.js';
import type { JsonPath } from '../config/tree.js';
import type { Diagnostic } from '../diagnostics/diagnostic.js';
import { nearest } from '../diagnostics/nearest.js';
import { formats } from '../formats/list.js';
import { readDocuments, type NamedFile, type ReadDocuments } from '../formats/read.js';
import { createLoad } from '../documents/read/load.js';
import type { Load } from '../documents/read/loadedFiles.js';
import { isRemote, resolveLocation } from '../documents/read/location.js';
import { isOverlayText } from '../documents/read/recognise.js';
import { cacheFolder } from '../shared/cacheFolder.js';

const dataFile = /\.(?:json|ya?ml|graphqls?|gql)$/i;
const absent = new Set<string>(['openapi/missing', 'openapi/unreachable']);
const none: ReadDocuments = { documents: [], unread: [], diagnostics: [] };

/** Kind of a data file in the folder. */
type Kind = 'specification' | 'overlay' | 'other';

// Specifications in the documentation folder count even if docs.json does not name them (FORMAT.md 1.15).
function kindOf(file: string): Kind {
  const text = textAt(file) ?? '';
  if (formats.some(({ isFound }) => isFound?.(text))) return 'specification';
  return isOverlayText(text) ? 'overlay' : 'other';
}

interface Naming {
  entry: string;
  place: JsonPath;
}

function namingsIn(openapi: readonly string[] = [], place: JsonPath): Naming[] {
  return openapi.map((entry, index) => ({ entry, place: [...place, 'openapi', index] }));
}

function namingsOf(config: Config): Naming[] {
  return [
    ...namingsIn(config.api.openapi, ['api']),
    ...[...nodesOf(config.navigation)].flatMap(({ node, path }) =>
      'openapi' in node ? namingsIn(node.openapi, path) : [],
    ),
  ];
}

/** Files that docs.json or a page names under a format's key. */
function namedFiles({ schemas = [], libraries = [] }: Config, ofPages: readonly string[]): NamedFile[] {
  const sources = [...libraries.map(({ source }) => source), ...ofPages];
  return [
    ...schemas.map(({ source, ...naming }) => ({ source, format: 'graphql', naming })),
    ...sources.map((source) => ({ source, format: 'typedoc' })),
  ];
}

/** Overlays that docs.json names, and sources of specifications with a name. */
function overlaysOf({ overlays = [] }: Config): Naming[] {
  return overlays.flatMap(({ overlays: list = [], as, source }, index) => [
    ...list.map((entry, at): Naming => ({ entry, place: ['overlays', index, 'overlays', at] })),
    ...(as === undefined ? [] : [{ entry: source, place: ['overlays', index, 'source'] }]),
  ]);
}

/** The specifications that docs.json names, as written. */
function namedSpecifications(config: Config): string[] {
  return namingsOf(config).map(({ entry }) => entry);
}

/**
 * Moves diagnostics about missing specifications to the positions at which docs.json names them.
 *
 * @param source the text of docs.json.
 */
export function pointToNames(
  diagnostics: readonly Diagnostic[],
  config: Config,
  source: Pick<ConfigSource, 'placeOf'>,
): Diagnostic[] {
  const places = new Map<string, JsonPath>();
  for (const { entry, place } of [...namingsOf(config), ...overlaysOf(config)])
    if (!places.has(entry)) places.set(entry, place);
  return diagnostics.map((each) => {
    const place = absent.has(each.code) ? places.get(each.file ?? '') : undefined;
    if (!place) return each;
    const position = source.placeOf(place);
    // A single specification need not be in a list.
    return { ...each, ...(position.span ? position : source.placeOf(place.slice(0, -1))) };
  });
}

/** Names the file that an entry without a file most likely means: one with a similar path, or the only one with the same name elsewhere. */
function withNearest(fault: Diagnostic, files: readonly string[]): Diagnostic {
  const entry = fault.code === 'openapi/missing' ? fault.file : undefined;
  if (entry === undefined) return fault;
  const [elsewhere, ...others] = files.filter((file) => path.posix.basename(file) === path.posix.basename(entry));
  const suggestion = nearest(entry, files) ?? (others.length === 0 ? elsewhere : undefined);
  return suggestion === undefined ? fault : { ...fault, help: `Did you mean \`${suggestion}\`?` };
}

/** Reads the specifications of a documentation folder, and caches them while their files stay the same. */
export class SpecificationReader {
  /** Absolute path of the documentation folder. */
  readonly folder: string;
  readonly #contentFolder: string;
  readonly #isUntrusted: boolean;
  #stamp = '';
  /** Stamps of the files that were read, by their locations. Those that a specification refers to can be of any kind and in any folder. */
  readonly #stamps = new Map<string, string>();
  #last: ReadDocuments = none;
  readonly #kindOf = readWhenChanged(kindOf);

  /** @param isUntrusted true if nothing outside of the folder is read and no server is asked. */
  constructor(folder: string, contentFolder: string, isUntrusted = false) {
    this.#isUntrusted = isUntrusted;
    this.folder = folder;
    this.#contentFolder = contentFolder;
  }

  /** Absolute paths of the local files that were read or looked for. */
  get files(): string[] {
    return [...this.#stamps.keys()].flatMap((location) => this.#fileOf(location) ?? []);
  }

  /** @param ofPages library references in pages. */
  async read(
    config: Config,
    assets: ReadonlyMap<string, string>,
    ofPages: readonly string[] = [],
  ): Promise<ReadDocuments> {
    const entries = [...namedSpecifications(config), ...ofPages];
    const locations = namedFiles(config, ofPages);
    const files = [...assets]
      .filter(([url]) => dataFile.test(url))
      .map(([url, file]) => ({ url, file, kind: this.#kindOf(file) }));
    const foundOf = (filter: Kind): string[] => files.flatMap(({ url, kind }) => (kind === filter ? url : []));
    const urls = foundOf('specification');
    if (entries.length + urls.length === 0) return none;
    const baseUrl = config.api.mdx.server;
    const changes = overlaysOf(config).map(({ entry }) => entry);
    const overlays = { named: config.overlays ?? [], found: foundOf('overlay') };
    const stamp = JSON.stringify([
      baseUrl.length > 0,
      locations,
      entries,
      overlays,
      urls,
      files.map(({ file }) => `${file} ${stampOf(file)}`),
    ]);
    const isSame = Array.from(this.#stamps).every(([location, each]) => each === this.#stampOf(location));
    if (stamp === this.#stamp && isSame) return this.#last;
    this.#stamps.clear();
    const load = createLoad({
      folders: [...new Set([this.folder, this.#contentFolder])],
      root: new Boundary(this.folder, this.#isUntrusted).folder,
      isLocal: this.#isUntrusted,
      entries: [...entries, ...changes],
      cacheDirectory: path.join(cacheFolder(this.folder), 'specifications'),
    });
    const loadFile: Load = (location) => {
      this.#stamps.set(location, this.#stampOf(location));
      return load(location);
    };
    const read = await readDocuments(entries, loadFile, { found: urls, overlays, named: locations });
    const checked = read.documents.flatMap((document) => document.check?.({ baseUrl }) ?? []);
    const names = [...urls, ...overlays.found].map((url) => url.slice(1));
    this.#last = { ...read, diagnostics: [...read.diagnostics.map((each) => withNearest(each, names)), ...checked] };
    this.#stamp = stamp;
    return this.#last;
  }

  #stampOf(entry: string): string {
    const file = this.#fileOf(entry);
    return file === undefined ? '' : stampOf(file);
  }

  #fileOf(entry: string): string | undefined {
    const location = resolveLocation(entry, '');
    return location === undefined || isRemote(location) ? undefined : path.join(this.#contentFolder, location);
  }
}
