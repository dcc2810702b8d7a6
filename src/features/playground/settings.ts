import type { ExplorerContent, Json, JsonObject, PlaygroundOperation, SecurityScheme } from './model.js';
import { mapSecurity, type FieldNames, type Prefill } from './security.js';
import { addressQuestion, serverObjects, type AddressQuestion, type ServerKnowledge } from './servers.js';

/** An operation in the form that Scalar's client expects. */
export interface ClientOperation {
  /** A self-contained OpenAPI 3.1 document with the servers and security that docs.json and the page ask for. */
  document: JsonObject;
  /** As in the document: in lower case, or as written in `additionalOperations`. */
  method: string;
  path: string;
  servers: JsonObject[];
  prefills: Prefill[];
  schemes: readonly SecurityScheme[];
  /** Content type of a body that is a file. */
  fileType?: string;
  /** Present if no server has a complete address. */
  question?: AddressQuestion;
}

/** Applies `api` of docs.json and the page's frontmatter to a specification (FORMAT.md 1.14). */
export function mapOperation(
  content: PlaygroundOperation,
  knowledge: ServerKnowledge,
  names: FieldNames,
): ClientOperation {
  const { path, security, document } = content;
  const components = objectOf(document['components']);
  const { requirements, schemes, prefills } = mapSecurity(security, objectOf(components['securitySchemes']), names);
  const servers = serverObjects(content.servers, knowledge);
  const item = objectOf(objectOf(document['paths'])[path]);
  const others = objectOf(item['additionalOperations']);
  const isOther = others[content.method] !== undefined;
  const method = isOther ? content.method : content.method.toLowerCase();
  // Scalar shows the summary as the request's heading, and a gap without one.
  const summary = `${content.method} ${path}`;
  const operation = { summary, ...objectOf((isOther ? others : item)[method]), security: requirements };
  const held = { [method]: without(operation, 'servers') };
  return {
    document: {
      ...without(document, 'security', 'servers'),
      servers,
      paths: { [path]: { ...without(item, 'servers'), ...(isOther ? { additionalOperations: held } : held) } },
      components: { ...components, securitySchemes: schemes },
    },
    method,
    path,
    servers,
    prefills,
    schemes: security.alternatives.flat(),
    ...(content.fileType !== undefined && { fileType: content.fileType }),
    ...(servers.length === 0 && { question: addressQuestion(content.servers) }),
  };
}

/** A specification in the form that the explorer expects. */
export interface ExplorerDocument {
  document: JsonObject;
  prefills: Prefill[];
  schemes: readonly SecurityScheme[];
}

/** Applies `api.mdx` of docs.json to a specification: `server` to every operation, `auth` to those that need authentication. */
export function mapExplorer(
  { document, servers, scheme }: ExplorerContent,
  knowledge: ServerKnowledge,
  names: FieldNames,
): ExplorerDocument {
  const mapped = scheme && mapSecurity({ alternatives: [[scheme]] }, {}, names);
  const components = objectOf(document['components']);
  const paths = Object.entries(objectOf(document['paths'])).map(([path, item]) => {
    const pathItem = without(objectOf(item), ...(servers ? ['servers'] : []));
    const others = objectOf(pathItem['additionalOperations']);
    const own = operationsWith(pathItem, servers, mapped?.requirements);
    return [
      path,
      pathItem['additionalOperations'] === undefined
        ? own
        : { ...own, additionalOperations: operationsWith(others, servers, mapped?.requirements) },
    ];
  });
  return {
    document: {
      ...document,
      ...(servers && { servers: serverObjects(servers, knowledge) }),
      ...(mapped && {
        security: replaced(document['security'], mapped.requirements),
        components: { ...components, securitySchemes: mapped.schemes },
      }),
      paths: Object.fromEntries(paths),
    },
    prefills: mapped?.prefills ?? [],
    schemes: scheme ? [scheme] : [],
  };
}

function operationsWith(holder: JsonObject, servers: unknown, requirements: Json[] | undefined): JsonObject {
  return Object.fromEntries(
    Object.entries(holder).map(([key, value]) => [key, operationWith(value, servers, requirements)]),
  );
}

function operationWith(value: Json | undefined, servers: unknown, requirements: Json[] | undefined): Json | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const operation = servers ? without(objectOf(value), 'servers') : objectOf(value);
  return requirements && operation['security'] !== undefined
    ? { ...operation, security: replaced(operation['security'], requirements) }
    : operation;
}

/** An operation without authentication keeps none. */
function replaced(security: Json | undefined, requirements: Json[]): Json {
  const isOpen = !Array.isArray(security) || security.every((each) => Object.keys(objectOf(each)).length === 0);
  return isOpen ? [] : requirements;
}

function objectOf(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

function without(value: JsonObject, ...keys: string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}
