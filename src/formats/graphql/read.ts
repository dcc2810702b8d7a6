import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { indexLines, type LineIndex } from '../../diagnostics/lines.js';
import { defined } from '../../shared/object.js';
import type { GraphqlSchema } from './schema.js';
import type { Naming, ReadResult, WrittenFile } from '../format.js';
import { filePlaceIn, type Source } from '../../documents/read/parsedFile.js';
import { schemaDocumentOf, type LocateName } from './document.js';
import { schemaOfIntrospection } from './introspection.js';
import { schemaProblems } from './problems.js';
import { introspectionIn, isSdl } from './recognise.js';
import { schemaOfSdl } from './sdl.js';

type Endpoints = Pick<GraphqlSchema, 'endpoint' | 'subscriptionEndpoint'>;

/** Maximum number of tokens in a document. GitHub's schema has about 130,000. */
const MAX_TOKENS = 3_000_000;

/** Reads a GraphQL schema in SDL or as an introspection result. A file that docs.json names as a schema may be neither. */
export function readGraphql(
  file: WrittenFile,
  { endpoint, subscriptionEndpoint }: Naming = {},
): ReadResult | Promise<ReadResult> {
  const endpoints = defined({ endpoint, subscriptionEndpoint });
  if (isSdl(file.text, file.location)) return readSdl(file, endpoints);
  const source = file.source();
  if (!source) return { diagnostics: [] };
  const introspection = introspectionIn(source.value);
  if (!introspection) return { diagnostics: [notASchema(source, file)] };
  const place = filePlaceIn(source, introspection.pointer);
  return resultOf(file, { ...schemaOfIntrospection(introspection.schema), ...endpoints }, () => place);
}

/** Loads the library only for sites that have such a schema. */
async function readSdl(source: WrittenFile, endpoints: Endpoints): Promise<ReadResult> {
  const { text } = source;
  const lines = indexLines(text);
  const { parse } = await import('graphql/language/parser.js');
  try {
    const document = parse(text, { maxTokens: MAX_TOKENS });
    const { location: file } = source;
    const locate: LocateName = (offset = 0, name = '') => ({ file, span: lines.spanAt(offset, offset + name.length) });
    const schema = { ...schemaOfSdl(document, text), ...endpoints };
    return resultOf(source, schema, locate, schemaProblems(schema, document, locate));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { diagnostics: [syntaxProblem(error, source.location, lines)] };
  }
}

function resultOf(
  { id, location }: WrittenFile,
  schema: GraphqlSchema,
  locate: LocateName,
  diagnostics: readonly Diagnostic[] = [],
): ReadResult {
  const missing = schema.roots.query === undefined ? [noQuery(locate)] : [];
  return { document: schemaDocumentOf(schema, { id, location }, locate), diagnostics: [...diagnostics, ...missing] };
}

function noQuery(locate: LocateName): Diagnostic {
  return diagnostic('graphql/schema', {
    message: 'The GraphQL schema has no type `Query`.',
    help: 'Define `type Query`, or name another root in `schema { query: … }`; the types that it has are shown.',
    ...locate(),
  });
}

function notASchema(source: Source, { location }: WrittenFile): Diagnostic {
  return diagnostic('graphql/schema', {
    message: `\`${location}\` is not a GraphQL schema.`,
    help: 'Name a file in the schema definition language (`schema.graphql`), or the result of an introspection query: JSON with `__schema`.',
    ...filePlaceIn(source, ''),
  });
}

function syntaxProblem(error: Error, file: string, lines: LineIndex): Diagnostic {
  const [at] = 'positions' in error && Array.isArray(error.positions) ? (error.positions as number[]) : [];
  const isDeep = error instanceof RangeError;
  const found = error.message
    .replace(/^Syntax Error: /, '')
    .replace(/\.$/, '')
    .replace('<EOF>', 'end of file');
  const reason = isDeep ? 'it nests too deeply' : found;
  return diagnostic('graphql/syntax', {
    message: `The GraphQL schema cannot be read: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
    help: 'Correct the text here; everything before it is valid.',
    file,
    ...(at !== undefined && { span: lines.spanAt(at, at + 1) }),
  });
}
