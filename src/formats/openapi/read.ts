import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { repeatedOperations } from './duplicates.js';
import type { JsonObject } from './json.js';
import type { SpecificationPlace, Specification } from './operation.js';
import { overlaid, type Overlays } from './overlay/overlays.js';
import { bundle } from './read/bundle.js';
import { readEntry, type EntryWords } from './read/entry.js';
import type { Source } from './read/parsedFile.js';
import type { Load } from './read/loadedFiles.js';
import { createLocate } from './read/locate.js';
import { filePlaceIn } from './read/parsedFile.js';
import { declaredVersion, isKnownVersion, upgraded } from './read/version.js';
import { specificationOf } from './specification.js';

/** A specification, unless it cannot be read at all, and what is wrong with it. */
export interface ReadResult {
  specification?: Specification;
  diagnostics: readonly Diagnostic[];
}

/** A specification's own file, parsed, with its overlays applied. */
export interface WrittenSpecification {
  id: string;
  location: string;
  /** Base of its relative references. */
  base: string;
  source: Source;
}

/** Reads specifications of another standard; undefined for files that are of none of its. */
export type ReadOther = (written: WrittenSpecification, load: Load) => Promise<ReadResult> | undefined;

/** Reads files that docs.json calls something else than specifications; undefined for those that it does not. */
export type ReadNamed = (entry: string, id: string, load: Load) => Promise<ReadResult> | undefined;

const words: EntryWords = {
  what: 'specification',
  help: 'Name a file by its path from the folder of `docs.json`, or an http(s) address.',
  unreachable:
    'Check the address and the network; until it can be read, pages of its operations contain only their own text.',
};

/**
 * Reads a specification: OpenAPI 3.x or Swagger 2.0, JSON or YAML, a file or a URL, with everything it refers to.
 * Only what cannot be made sense of is refused; a document that breaks the standard's rules but can be shown is shown.
 *
 * @param entry as in `docs.json`: a path relative to the documentation folder (leading `/` or `./` tolerated) or an http(s) URL.
 * @param id name of the specification, unique among the site's.
 * @param overlays those of the site; what belongs to this specification is applied before anything else reads it.
 * @param readOther is asked before the file is taken for OpenAPI.
 * @param readNamed is asked before it is read at all.
 */
export async function readSpecification(
  entry: string,
  id: string,
  load: Load,
  overlays?: Overlays,
  readOther?: ReadOther,
  readNamed?: ReadNamed,
): Promise<ReadResult> {
  const named = readNamed?.(entry, id, load);
  if (named) return named;
  const { location, base, source: written, diagnostics: reading } = await readEntry(entry, words, load);
  if (!written) return { diagnostics: reading };
  const { source, diagnostics: changes } = overlaid(written, overlays ? await overlays.of(location) : []);
  const found = [...reading, ...changes];
  const other = await readOther?.({ id, location, base, source }, load);
  if (other) return withFindings(other, found);

  const version = declaredVersion(source.value);
  if (version === undefined || !isKnownVersion(version)) {
    return { diagnostics: [...found, unknownVersion(version, filePlaceIn(source, '/openapi'))] };
  }
  const bundled = await bundle(source, base, load);
  const document = tryUpgrade(bundled.document, version);
  if (!document) return { diagnostics: [...found, ...bundled.diagnostics, notUpgraded(version, location)] };
  const locate = createLocate(bundled.origin, version.startsWith('2'));
  const specification = specificationOf(document, { id, location, locate });
  const { operations } = specification;
  const diagnostics = [...found, ...bundled.diagnostics, ...repeatedOperations(operations, locate)];
  return { specification: { ...specification, diagnostics }, diagnostics };
}

function withFindings({ specification, diagnostics: own }: ReadResult, found: readonly Diagnostic[]): ReadResult {
  const diagnostics = [...found, ...own];
  return { diagnostics, ...(specification && { specification: { ...specification, diagnostics } }) };
}

/** The converter throws on documents that are malformed in ways nobody has foreseen. */
function tryUpgrade(document: JsonObject, version: string): JsonObject | undefined {
  try {
    return upgraded(document, version);
  } catch {
    return undefined;
  }
}

function notUpgraded(version: string, file: string): Diagnostic {
  return diagnostic('openapi/version', {
    message: `The document does not follow OpenAPI ${version} closely enough to be converted to 3.1.`,
    help: 'Validate it against its version, or convert it with another tool.',
    file,
  });
}

function unknownVersion(version: string | undefined, place: SpecificationPlace): Diagnostic {
  return diagnostic('openapi/version', {
    message:
      version === undefined
        ? 'The file is not an OpenAPI document: it has no `openapi` key.'
        : `OpenAPI version \`${version}\` is not known.`,
    help: 'Begin the document with `openapi: 3.1.0` (3.0 and Swagger 2.0 are read as well).',
    ...place,
  });
}
