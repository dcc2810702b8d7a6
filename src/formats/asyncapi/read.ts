import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import type { DocumentPlace } from '../../documents/documentPlace.js';
import type { ReadResult, WrittenFile } from '../format.js';
import { bundle } from '../../documents/read/bundle.js';
import type { Load } from '../../documents/read/loadedFiles.js';
import { createLocate } from '../../documents/read/locate.js';
import { filePlaceIn } from '../../documents/read/parsedFile.js';
import { structureProblems } from '../openapi/structure/problems.js';
import { shapeProblems } from './shape.js';
import { channelStructure } from './structure.js';
import type { ChannelDocument } from './channelEntry.js';
import { channelDocumentOf } from './document.js';
import { declaredAsyncVersion, isKnownAsyncVersion } from './version.js';

/** Reads AsyncAPI 2.x and 3.x documents with everything they refer to. */
export async function readAsyncapi(
  { id, location, base, source: parse }: WrittenFile,
  load: Load,
): Promise<ReadResult<ChannelDocument>> {
  const source = parse();
  if (!source) return { diagnostics: [] };
  const version = declaredAsyncVersion(source.value);
  if (version === undefined || !isKnownAsyncVersion(version))
    return { diagnostics: [unknownVersion(version, filePlaceIn(source, '/asyncapi'))] };
  const bundled = await bundle(source, base, load, 'asyncDocument');
  const { document, origin, diagnostics } = bundled;
  const locate = createLocate(origin, false);
  return {
    document: channelDocumentOf(document, { id, location, locate }, () =>
      structureProblems(bundled, channelStructure()),
    ),
    diagnostics: [...diagnostics, ...shapeProblems(document, locate)],
  };
}

function unknownVersion(version: string | undefined, place: DocumentPlace): Diagnostic {
  return diagnostic('openapi/version', {
    message: version === undefined ? '`asyncapi` says no version.' : `AsyncAPI version \`${version}\` is not known.`,
    help: 'Begin the document with `asyncapi: 3.0.0` (2.x is read as well).',
    ...place,
  });
}
