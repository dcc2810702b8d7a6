import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { isObject } from '../openapi/json.js';
import type { SpecificationPlace } from '../openapi/operation.js';
import type { ReadOther, ReadResult, WrittenSpecification } from '../openapi/read.js';
import { bundle } from '../openapi/read/bundle.js';
import type { Load } from '../openapi/read/loadedFiles.js';
import { createLocate } from '../openapi/read/locate.js';
import { filePlaceIn } from '../openapi/read/parsedFile.js';
import { shapeProblems } from './shape.js';
import { asyncSpecificationOf } from './specification.js';
import { declaredAsyncVersion, isKnownAsyncVersion } from './version.js';

/** Reads AsyncAPI 2.x and 3.x documents with everything they refer to; other files are left to other readers. */
export const readAsyncapi: ReadOther = (written, load) => {
  const { value } = written.source;
  return isObject(value) && value['asyncapi'] !== undefined ? read(written, load) : undefined;
};

async function read({ id, location, base, source }: WrittenSpecification, load: Load): Promise<ReadResult> {
  const version = declaredAsyncVersion(source.value);
  if (version === undefined || !isKnownAsyncVersion(version))
    return { diagnostics: [unknownVersion(version, filePlaceIn(source, '/asyncapi'))] };
  const { document, origin, diagnostics: found } = await bundle(source, base, load, 'asyncDocument');
  const locate = createLocate(origin, false);
  const specification = asyncSpecificationOf(document, { id, location, locate });
  const diagnostics = [...found, ...shapeProblems(document, locate)];
  return { specification: { ...specification, diagnostics }, diagnostics };
}

function unknownVersion(version: string | undefined, place: SpecificationPlace): Diagnostic {
  return diagnostic('openapi/version', {
    message: version === undefined ? '`asyncapi` says no version.' : `AsyncAPI version \`${version}\` is not known.`,
    help: 'Begin the document with `asyncapi: 3.0.0` (2.x is read as well).',
    ...place,
  });
}
