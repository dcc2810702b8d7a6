import { diagnostic } from '../../diagnostics/create.js';
import type { Diagnostic } from '../../diagnostics/diagnostic.js';
import { indexLines, type LineIndex } from '../../diagnostics/lines.js';
import type { GraphqlSchema } from '../openapi/graphqlSchema.js';
import type { ReadOther, ReadResult, WrittenSpecification } from '../openapi/read.js';
import { filePlaceIn } from '../openapi/read/parsedFile.js';
import { resolveLocation } from '../openapi/read/location.js';
import { introspectionIn, schemaOfIntrospection } from './introspection.js';
import { schemaProblems } from './problems.js';
import { schemaOfSdl } from './sdl.js';
import { graphqlSpecificationOf, type LocateName } from './specification.js';

/** A schema that docs.json names under `graphql`. */
export interface NamedSchema {
  source: string;
  endpoint?: string | undefined;
  subscriptionEndpoint?: string | undefined;
}

type Endpoints = Pick<GraphqlSchema, 'endpoint' | 'subscriptionEndpoint'>;

/** Tokens of a document; GitHub's schema has about 130,000. */
const MAX_TOKENS = 3_000_000;

/**
 * Makes the reader of GraphQL schemas: SDL, and results of introspection. Other files are left to other readers, unless docs.json
 * names them as schemas.
 */
export function createGraphqlReader(named: readonly NamedSchema[] = []): ReadOther {
  const endpoints = new Map<string, Endpoints>();
  for (const { source, endpoint, subscriptionEndpoint } of named) {
    const location = resolveLocation(source, '') ?? source;
    endpoints.set(location, {
      ...(endpoint !== undefined && { endpoint }),
      ...(subscriptionEndpoint !== undefined && { subscriptionEndpoint }),
      ...endpoints.get(location),
    });
  }
  return (written) => {
    const { value } = written.source;
    const given = endpoints.get(written.location);
    if (typeof value === 'string' && written.source.isSdl) return readSdl(written, value, given);
    const introspection = introspectionIn(value);
    if (introspection) {
      const place = filePlaceIn(written.source, introspection.pointer);
      const schema = schemaOfIntrospection(introspection.schema);
      return Promise.resolve(resultOf(written, { ...schema, ...given }, () => place));
    }
    return endpoints.has(written.location) ? Promise.resolve({ diagnostics: [notASchema(written)] }) : undefined;
  };
}

/** The library is loaded where a site has such a schema. */
async function readSdl(written: WrittenSpecification, text: string, given?: Endpoints): Promise<ReadResult> {
  const lines = indexLines(text);
  const { parse } = await import('graphql/language/parser.js');
  try {
    const document = parse(text, { maxTokens: MAX_TOKENS });
    const { location: file } = written;
    const locate: LocateName = (offset = 0, name = '') => ({ file, span: lines.spanAt(offset, offset + name.length) });
    const schema = { ...schemaOfSdl(document, text), ...given };
    return resultOf(written, schema, locate, schemaProblems(schema, document, locate));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { diagnostics: [syntaxProblem(error, written.location, lines)] };
  }
}

function resultOf(
  { id, location }: WrittenSpecification,
  schema: GraphqlSchema,
  locate: LocateName,
  found: readonly Diagnostic[] = [],
): ReadResult {
  const missing = schema.roots.query === undefined ? [noQuery(locate)] : [];
  const diagnostics = [...found, ...missing];
  return { specification: { ...graphqlSpecificationOf(schema, { id, location }, locate), diagnostics }, diagnostics };
}

function noQuery(locate: LocateName): Diagnostic {
  return diagnostic('graphql/schema', {
    message: 'The GraphQL schema has no type `Query`.',
    help: 'Define `type Query`, or name another root in `schema { query: … }`; the types that it has are shown.',
    ...locate(),
  });
}

function notASchema({ source, location }: WrittenSpecification): Diagnostic {
  return diagnostic('graphql/schema', {
    message: `\`${location}\` is no GraphQL schema.`,
    help: 'Name a file in the schema definition language (`schema.graphql`), or the result of an introspection query: JSON with `__schema`.',
    ...filePlaceIn(source, ''),
  });
}

function syntaxProblem(error: Error, file: string, lines: LineIndex): Diagnostic {
  const [at] = 'positions' in error && Array.isArray(error.positions) ? (error.positions as number[]) : [];
  const isDeep = error instanceof RangeError;
  const reason = isDeep ? 'it nests too deeply' : error.message.replace(/^Syntax Error: /, '').replace(/\.$/, '');
  return diagnostic('graphql/syntax', {
    message: `The GraphQL schema cannot be read: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}.`,
    help: 'Correct the text at this place; what comes before it is sound.',
    file,
    ...(at !== undefined && { span: lines.spanAt(at, at + 1) }),
  });
}
