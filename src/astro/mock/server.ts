import { createRequire } from 'node:module';
import { isArray, isObject, objectOf, type Json, type JsonObject } from '../../openapi/json.js';

/** Answers requests for one operation as its description says. */
export interface MockServer {
  /** Refuses what breaks the description: 401 for missing credentials, 422 for everything else. */
  strict(request: Request): Promise<Response>;
  /** Answers everything; `Prefer: code=400` asks for a declared response. */
  lenient(request: Request): Promise<Response>;
}

/** The mock server is an optional dependency, which is not installed. */
export class MissingMockServer extends Error {
  override name = 'MissingMockServer';
  constructor() {
    super('The mock needs the package @scalar/mock-server. Install it beside Trellis: npm install @scalar/mock-server');
  }
}

// Loaded late, as it is large, and not by import(): when Astro has read its configuration, the runner that loaded this module
// has been closed, and imports with it.
const require = createRequire(import.meta.url);

/** Whether the mock server is installed. */
export function hasMockServer(): boolean {
  try {
    require.resolve('@scalar/mock-server');
    return true;
  } catch {
    return false;
  }
}

/** @throws MissingMockServer */
export function loadMockServer(): typeof import('@scalar/mock-server') {
  try {
    return require('@scalar/mock-server') as typeof import('@scalar/mock-server');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') throw new MissingMockServer();
    throw error;
  }
}

/**
 * Starts mocks for a document that holds one operation.
 *
 * @throws MissingMockServer
 */
export async function createMockServer(slice: JsonObject): Promise<MockServer> {
  const { createMockServer: create } = loadMockServer();
  const document = prepared(slice, '') as Record<string, unknown>;
  const open = { ...document, security: [], paths: openPaths(objectOf(slice['paths'])) };
  const strict = await create({ document, logger: false });
  const lenient = await create({
    document: prepared(open as JsonObject, '') as Record<string, unknown>,
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

/**
 * A copy that the mock server can own: without code that it would run (`x-handler`, `x-seed`), and without asking requests for
 * properties that only answers have (`readOnly`).
 */
function prepared(value: Json | undefined, key: string): Json | undefined {
  if (isArray(value)) return value.map((item) => prepared(item, '') ?? null);
  if (!isObject(value)) return value;
  const entries = Object.entries(value)
    .filter(([name, child]) => !((name === 'x-handler' || name === 'x-seed') && typeof child === 'string'))
    .map(([name, child]) => [name, prepared(child, name)] as const);
  const copy = Object.fromEntries(entries);
  const properties = objectOf(value['properties']);
  if (key === 'properties' || !isArray(value['required'])) return copy;
  const isSent = (name: Json): boolean => typeof name !== 'string' || objectOf(properties[name])['readOnly'] !== true;
  return { ...copy, required: value['required'].filter(isSent) };
}
