import { pathItemMethods } from '../../config/operationName.js';
import { CHANNEL_GRAMMAR, CHANNEL_SECTIONS, type ChannelKind } from './channelGrammar.js';
import { entriesOf, isArray, isObject, type JsonObject } from './json.js';
import { schemaKeywords } from './schemaKeywords.js';

/** The nouns of a specification in which a reference can stand or to which one can lead. */
export type Kind = OpenapiKind | ChannelKind;

type OpenapiKind =
  | 'document'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'requestBody'
  | 'response'
  | 'header'
  | 'mediaType'
  | 'encoding'
  | 'callback'
  | 'example'
  | 'link'
  | 'securityScheme'
  | 'schema';

type Shape = 'one' | 'list' | 'map';
type Grammar = Readonly<Record<string, readonly [Shape, Kind]>>;

/** The HTTP methods a Path Item can hold an operation under: those of OpenAPI 3.1, and 3.2's `query`. */
export const METHODS: ReadonlySet<string> = new Set(pathItemMethods);

const openapiSections: Readonly<
  Record<Exclude<OpenapiKind, 'document' | 'components' | 'operation' | 'encoding'>, string>
> = {
  schema: 'schemas',
  response: 'responses',
  parameter: 'parameters',
  example: 'examples',
  requestBody: 'requestBodies',
  header: 'headers',
  securityScheme: 'securitySchemes',
  link: 'links',
  callback: 'callbacks',
  pathItem: 'pathItems',
  mediaType: 'mediaTypes',
};

/** Sections of `components`, by kind. */
export const SECTIONS: Readonly<Partial<Record<Kind, string>>> = { ...openapiSections, ...CHANNEL_SECTIONS };

const describedBySchema: Grammar = {
  schema: ['one', 'schema'],
  content: ['map', 'mediaType'],
  examples: ['map', 'example'],
};

/** By the names of properties, or by the places of parts (OpenAPI 3.2), also of a part that has parts itself. */
const encodings: Grammar = {
  encoding: ['map', 'encoding'],
  prefixEncoding: ['list', 'encoding'],
  itemEncoding: ['one', 'encoding'],
};

/**
 * Kinds of objects by the keys of their parents, after OpenAPI 3.2, 3.1 and Swagger 2.0, AsyncAPI 3 and 2, and JSON Schema 2020-12 (with
 * older spellings still in use). Everything else (examples, defaults, extensions) is the author's data, in which a
 * `$ref` is no reference.
 */
const GRAMMAR: Readonly<Record<Kind, Grammar>> = {
  ...CHANNEL_GRAMMAR,
  document: {
    paths: ['map', 'pathItem'],
    webhooks: ['map', 'pathItem'],
    components: ['one', 'components'],
    definitions: ['map', 'schema'],
    parameters: ['map', 'parameter'],
    responses: ['map', 'response'],
  },
  components: Object.fromEntries(
    Object.entries(openapiSections).map(([kind, section]) => [section, ['map', kind as keyof typeof openapiSections]]),
  ),
  pathItem: {
    parameters: ['list', 'parameter'],
    ...Object.fromEntries(pathItemMethods.map((method) => [method, ['one', 'operation']] as const)),
    additionalOperations: ['map', 'operation'],
  },
  operation: {
    parameters: ['list', 'parameter'],
    requestBody: ['one', 'requestBody'],
    responses: ['map', 'response'],
    callbacks: ['map', 'callback'],
  },
  parameter: describedBySchema,
  header: describedBySchema,
  requestBody: { content: ['map', 'mediaType'] },
  response: {
    headers: ['map', 'header'],
    content: ['map', 'mediaType'],
    links: ['map', 'link'],
    schema: ['one', 'schema'],
  },
  mediaType: {
    schema: ['one', 'schema'],
    itemSchema: ['one', 'schema'],
    examples: ['map', 'example'],
    ...encodings,
  },
  encoding: { headers: ['map', 'header'], ...encodings },
  callback: {},
  example: {},
  link: {},
  securityScheme: {},
  schema: schemaKeywords,
};

/** A noun inside another one. */
export interface InnerNoun {
  kind: Kind;
  value: JsonObject;
  /** Keys that lead to it from the noun it stands in. */
  keys: readonly string[];
}

/** The nouns directly inside a noun, in file order. */
export function* partsOf(value: JsonObject, kind: Kind): Generator<InnerNoun> {
  const inner = kind === 'callback' ? 'pathItem' : kind === 'bindings' ? 'binding' : undefined;
  if (inner !== undefined) {
    for (const [key, item] of entriesOf(value)) if (isObject(item)) yield { kind: inner, value: item, keys: [key] };
    return;
  }
  const grammar = GRAMMAR[kind];
  for (const key of Object.keys(value)) {
    const rule = Object.hasOwn(grammar, key) ? grammar[key] : undefined;
    const child = value[key];
    if (!rule || typeof child !== 'object' || child === null) continue;
    // A list of `items` is how drafts before 2020 wrote a tuple.
    if (rule[0] === 'one' && isObject(child)) yield { kind: rule[1], value: child, keys: [key] };
    else if (isArray(child) ? rule[0] !== 'map' : rule[0] === 'map') {
      for (const [name, item] of Object.entries(child)) {
        if (isObject(item)) yield { kind: rule[1], value: item, keys: [key, name] };
      }
    }
  }
}
