import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { DocumentPlace } from '../../documents/documentPlace.js';
import type { ReadResult, WrittenFile } from '../format.js';
import { repeatedOperations } from './duplicates.js';
import type { JsonObject } from '../../documents/json.js';
import type { Specification } from './operation.js';
import { bundle } from '../../documents/read/bundle.js';
import type { Load } from '../../documents/read/loadedFiles.js';
import { createLocate } from '../../documents/read/locate.js';
import { filePlaceIn } from '../../documents/read/parsedFile.js';
import { withHeirs } from './read/heirs.js';
import { declaredVersion, isKnownVersion, upgradeDocument } from './read/version.js';
import { specificationOf } from './specification.js';
import { loadOfficialSchema } from './structure/officialSchema.js';
import { structureProblems } from './structure/problems.js';

/**
 * Reads OpenAPI 3.x or Swagger 2.0 with everything it refers to. Only a file that makes no sense at all is refused; a document that breaks the
 * standard's rules is shown as far as possible.
 */
export async function readOpenapi(
  { id, location, base, source: parse }: WrittenFile,
  load: Load,
): Promise<ReadResult<Specification>> {
  const source = parse();
  if (!source) return { diagnostics: [] };
  const version = declaredVersion(source.value);
  if (version === undefined || !isKnownVersion(version))
    return { diagnostics: [unknownVersion(version, filePlaceIn(source, '/openapi'))] };
  const bundled = await bundle(source, base, load);
  const upgraded = tryUpgrade(bundled.document, version);
  if (!upgraded) return { diagnostics: [...bundled.diagnostics, notUpgraded(version, location)] };
  const locate = createLocate(bundled.origin, version.startsWith('2'));
  const official = await loadOfficialSchema(bundled.document, version);
  const checkStructure = (): Diagnostic[] => (official ? structureProblems(bundled, official) : []);
  const specification = specificationOf(withHeirs(upgraded), { id, location, locate }, checkStructure);
  return {
    document: specification,
    diagnostics: [...bundled.diagnostics, ...repeatedOperations(specification.operations, locate)],
  };
}

/** The converter throws on documents that are malformed in unforeseen ways. */
function tryUpgrade(document: JsonObject, version: string): JsonObject | undefined {
  try {
    return upgradeDocument(document, version);
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

function unknownVersion(version: string | undefined, place: DocumentPlace): Diagnostic {
  return diagnostic('openapi/version', {
    message:
      version === undefined
        ? 'The file has neither an `openapi` nor an `asyncapi` key.'
        : `OpenAPI version \`${version}\` is not known.`,
    help: 'Begin the document with `openapi: 3.1.0` (3.2, 3.0 and Swagger 2.0 are read as well), or with `asyncapi: 3.0.0`.',
    ...place,
  });
}
