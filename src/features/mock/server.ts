import { mayBeEndless } from './patterns.js';
import { hiddenProperties } from '../../documents/example/validity.js';
import { isArray, isObject, objectOf, type Json, type JsonObject } from '../../documents/json.js';

/** Answers requests for one operation according to its description. */
export interface MockServer {
  /** Rejects requests that break the description: 401 for missing credentials, 422 for everything else. */
  strict(request: Request): Promise<Response>;
  /** Answers every request; `Prefer: code=400` selects a declared response. */
  lenient(request: Request): Promise<Response>;
}

/** Starts mocks for a document with one operation. */
export async function createMockServer(slice: JsonObject): Promise<MockServer> {
  // Loaded on demand because it is large.
  const { createMockServer: create } = await import('@scalar/mock-server');
  const document = prepared(slice, slice, '') as Record<string, unknown>;
  const open = { ...document, security: [], paths: openPaths(objectOf(slice['paths'])) };
  const strict = await create({ document, logger: false });
  const lenient = await create({
    document: prepared(slice, open, '') as Record<string, unknown>,
    logger: false,
    validateRequest: false,
  });
  return {
    strict: async (request) => strict.fetch(request),
    lenient: async (request) => lenient.fetch(request),
  };
}

function openPaths(paths: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(objectOf(item)).map(([key, value]) => [
          key,
          isObject(value) && 'security' in value ? { ...value, security: [] } : value,
        ]),
      ),
    ]),
  );
}

const isEndless = (pattern: Json | undefined): boolean => typeof pattern === 'string' && mayBeEndless(pattern);

const headerName = /^[\w!#$%&'*+.^`|~-]+$/;
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;

/** True if HTTP allows a declared header's name and examples. */
function canBeSent(name: string, declared: Json | undefined): boolean {
  const { schema, example, examples } = objectOf(declared);
  const { default: usual, enum: values, example: one, examples: several, const: only } = objectOf(schema);
  const candidates = [example, usual, one, only, values, several, ...Object.values(objectOf(examples))].flat();
  return (
    headerName.test(name) &&
    candidates.every((value) => {
      const text = isObject(value) ? value['value'] : value;
      return typeof text !== 'string' || headerValue.test(text);
    })
  );
}

/**
 * A copy for the mock server: without code that it would run (`x-handler`, `x-seed`), headers that HTTP does not allow and patterns that might never
 * end, and with `readOnly` properties not required in requests.
 */
function prepared(document: JsonObject, value: Json | undefined, key: string): Json | undefined {
  if (isArray(value)) return value.map((item) => prepared(document, item, '') ?? null);
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([name, child]) => !((name === 'x-handler' || name === 'x-seed') && typeof child === 'string'))
    .filter(([name, child]) => key !== 'headers' || canBeSent(name, child))
    .filter(([name, child]) => key === 'properties' || name !== 'pattern' || !isEndless(child))
    .filter(([name]) => key !== 'patternProperties' || !mayBeEndless(name))
    .map(([name, child]) => [name, prepared(document, child, name)] as const);
  const copy = Object.fromEntries(entries);
  if (key === 'properties' || !isArray(value['required'])) return copy;
  const hidden: readonly Json[] = hiddenProperties(document, value, 'request');
  return { ...copy, required: value['required'].filter((name) => !hidden.includes(name)) };
}
