import { objectOf, textOf, type JsonObject } from '../../../documents/json.js';
import { schemaObject } from './schemaObject.js';

type Module = { default: object };

const modules: Readonly<Record<string, () => Promise<Module>>> = {
  '2.0': () => import('@seriousme/openapi-schema-validator/schemas/v2.0/schema.json'),
  '3.0': () => import('@seriousme/openapi-schema-validator/schemas/v3.0/schema.json'),
  '3.1': () => import('@seriousme/openapi-schema-validator/schemas/v3.1/schema.json'),
  '3.2': () => import('@seriousme/openapi-schema-validator/schemas/v3.2/schema.json'),
};

/** The official JSON Schema of a version of OpenAPI. */
export interface OfficialSchema {
  /** Major and minor version: `3.1`. */
  version: string;
  root: JsonObject;
  /** The part of `root` that describes Schema Objects. */
  schemaObject: JsonObject;
}

/** Loads the schema for a document; undefined if its version has none. */
export async function loadOfficialSchema(document: JsonObject, version: string): Promise<OfficialSchema | undefined> {
  const [name = ''] = /^\d+\.\d+/.exec(version) ?? [];
  const load = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (!load) return undefined;
  const root = (await load()).default as JsonObject;
  const definitions = objectOf(root['definitions'] ?? root['$defs']);
  const own = objectOf(definitions['Schema'] ?? definitions['schema']);
  // Schemas of another dialect may have other keywords.
  const isOwnDialect = /^3\.0|^2/.test(name) || isUsual(textOf(document['jsonSchemaDialect']));
  if (own['properties'] !== undefined || !isOwnDialect) return { version: name, root, schemaObject: own };
  return { version: name, root: { ...root, $defs: { ...definitions, schema: schemaObject } }, schemaObject };
}

function isUsual(dialect: string | undefined): boolean {
  return dialect === undefined || /\/\/(?:spec\.openapis\.org|json-schema\.org\/draft\/2020-12)\//.test(dialect);
}
